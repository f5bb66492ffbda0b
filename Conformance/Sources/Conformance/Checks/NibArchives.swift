import Foundation

/// Compiled files as the command and nib-dump, another reader, read them.
enum NibArchives {
    /// The objects of the files of each path by name (of a path that is a file: "."), as nib-dump reads them.
    typealias Peer = [String: [String: JSON]]

    /// Reads compiled files and folders with nib-dump; nil where it is missing.
    static func read(_ paths: [String]) throws(Failure) -> Peer? {
        let tool = "\(Corpus.shared)/tools/nib-dump"
        guard FileManager.default.fileExists(atPath: tool) else { return nil }
        let done = run("python3", ["scripts/nib_peer.py", tool] + paths)
        guard done.status == 0 else { throw Failure("nib-dump ended with \(done.summary)") }
        var peer: Peer = [:]
        for line in done.output.split(separator: UInt8(ascii: "\n")) {
            let entry = try JSON(line)
            peer[entry["path"].string ?? ""] = entry["files"].object
        }
        guard paths.allSatisfy({ peer[$0] != nil }) else { throw Failure("nib-dump printed other paths") }
        return peer
    }

    /// Compares the raw contents of files with those that nib-dump reads.
    ///
    /// - Returns: counts of `files`, of those that are the `same` when written again, and of graphs `compared` and `agreeing`; and the
    ///   differences.
    static func compare(_ paths: [String], _ peer: Peer?) throws(Failure) -> (Counter<String>, [String]) {
        var (count, problems) = (Counter<String>(), [String]())
        for entry in try Formwork.results(["import", "--raw"] + paths) {
            for member in entry["members"].isNull ? [entry] : entry["members"].list {
                let (path, name) = (entry["file"].string ?? "", member["name"].string ?? ".")
                func problem(_ text: String) { problems.append("\(path)\(name == "." ? "" : "/" + name): \(text)") }
                count.add("files")
                if member["isSameWhenWritten"].bool { count.add("same") } else { problem("other bytes when written again") }
                guard let peer, !member["contents"].isNull else { continue }
                count.add("compared")
                let difference = difference(member["contents"], peer[path]?[name]?.list ?? [])
                if let difference { problem(difference) } else { count.add("agreeing") }
            }
        }
        return (count, problems)
    }

    /// Returns the first difference between both readers.
    private static func difference(_ contents: JSON, _ nodes: [JSON]) -> String? {
        let ours = Dictionary(contents["objects"].list.map { ($0["index"].count, $0) }) { first, _ in first }
        // Python's property lists have one type of floating-point number.
        let isKeyed = contents["format"].string?.contains("keyed") == true
        func field(_ entry: JSON) -> String {
            let type = entry.list[1].string ?? ""
            return "\(entry.list[0].string ?? "") \(shown([.string(isKeyed && type == "f32" ? "f64" : type), entry.list[2]]))"
        }
        if nodes.isEmpty { return "nib-dump reads no objects" }
        for (index, node) in nodes.enumerated() {
            guard !node.isNull else {
                if ours[index] != nil { return "object \(index) is a class" }
                continue
            }
            guard let entry = ours[index] else { return "object \(index) is missing" }
            let (type, values) = (entry["class"].string ?? "", entry["values"].list)
            if type != node["class"].string { return "object \(index) is of class \(type), not \(node["class"])" }
            if node["items"].isNull {
                let (mine, theirs) = (values.map(field), node["values"].list.map(field))
                if mine != theirs {
                    return "object \(index) (\(type)) has other values: \(zip(mine, theirs).first { $0 != $1 } ?? ("", ""))"
                }
            } else if items(values).map({ shown($0.list) }) != node["items"].list.map({ shown($0.list) }) {
                return "object \(index) has other items"
            }
        }
        return nil
    }

    /// Returns the items of a collection, which nib-dump moves out of the fields.
    private static func items(_ values: [JSON]) -> [JSON] {
        var (items, names): ([JSON], [JSON]) = ([], [])
        for value in values.map(\.list) {
            switch value[0].string ?? "" {
            case "NS.objects": items = value[2].list
            case "NS.keys": names = value[2].list
            case let key where key == "UINibEncoderEmptyKey" || key.hasPrefix("NS.object."): items.append(.list(Array(value[1...])))
            default: break
            }
        }
        return names.isEmpty ? items : zip(names, items).flatMap { [$0, $1] }
    }

    /// Returns a type and a value as a text that only the same values share.
    private static func shown(_ item: [JSON]) -> String {
        let (type, value) = (item[0].string ?? "", item[1])
        switch type {
        case "data": return data(value).map { "data \($0.base64EncodedString())" } ?? "nib"
        case "list": return "[\(value.list.map { shown($0.list) }.joined(separator: ", "))]"
        case "dict":
            let parts = value.list.map { shown($0.list) }
            return "{\(parts.batches(of: 2).map { $0.joined(separator: ": ") }.sorted().joined(separator: ", "))}"
        default: return "\(type) \(value)"
        }
    }

    /// Returns the bytes of data; nil if it is a nib.
    private static func data(_ value: JSON) -> Data? {
        value["text"].string.map { Data($0.utf8) } ?? value["base64"].string.flatMap { Data(base64Encoded: $0) }
    }

    // MARK: - Frames

    private static let number = Pattern("-?[0-9.]+(?:e[+-]?[0-9]+)?")

    /// Returns the frames of objects of compiled files: left, lower or upper edge, width, height.
    static func storedFrames(_ files: [String: JSON]) -> Set<[Double]> {
        var (pending, frames) = (files.values.map(\.list), Set<[Double]>())
        while let nodes = pending.popLast() {
            for node in nodes where !node.isNull {
                let fields = Dictionary(node["values"].list.map { ($0.list[0].string ?? "", plain($0.list, nodes)) }) { _, last in last }
                func numbers(_ key: String) -> [Double] { self.numbers(fields[key] ?? nil) }
                for key in ["NSFrame", "NSFrameSize"] where fields[key] != nil { frames.insert(([0, 0] + numbers(key)).suffix(4)) }
                let (bounds, center) = (numbers("UIBounds"), numbers("UICenter"))
                if bounds.count == 4, center.count == 2 {
                    frames.insert([center[0] - bounds[2] / 2, center[1] - bounds[3] / 2, bounds[2], bounds[3]])
                }
                pending += fields.values.compactMap { $0.flatMap { $0["nib"].isNull ? nil : $0["nib"].list } }
            }
        }
        return frames
    }

    /// Returns the text or data of a field, or that of the object to which it refers.
    private static func plain(_ field: [JSON], _ nodes: [JSON], depth: Int = 0) -> JSON? {
        guard field[1].string == "ref" else { return field[2] }
        let node = nodes[field[2].count]
        // A value without a class is the contents itself.
        let inner = node["values"].list.first { node["class"].string == "" || ["NS.bytes", "NS.string"].contains($0.list[0].string) }
        return depth < 4 ? inner.flatMap { plain($0.list, nodes, depth: depth + 1) } : nil
    }

    private static func numbers(_ value: JSON?) -> [Double] {
        guard let value, let bytes = value.string.map({ Data($0.utf8) }) ?? data(value) else { return [] }
        func stored<Number: BinaryFloatingPoint & BitwiseCopyable>(_: Number.Type) -> [Double] {
            bytes.dropFirst().withUnsafeBytes { all in
                stride(from: 0, through: all.count - MemoryLayout<Number>.size, by: MemoryLayout<Number>.size).map {
                    Double(all.loadUnaligned(fromByteOffset: $0, as: Number.self))
                }
            }
        }
        if bytes.count > 8, bytes[0] == 6 { return stored(Float.self) }
        if bytes.count > 8, bytes[0] == 7 { return stored(Double.self) }
        return number.all(String(decoding: bytes, as: UTF8.self)).compactMap { Double($0[0]) }
    }
}
