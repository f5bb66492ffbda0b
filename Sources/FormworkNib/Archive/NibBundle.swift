/// The files of a folder that represents one interface file: `X.nib/` or `X.storyboardc/`.
///
/// It can be packed into a single byte array, to be passed where a file's bytes are expected. The packed format is Formwork's own and is never
/// stored.
package struct NibBundle: Sendable {
    package struct Member: Sendable {
        /// The path relative to the folder, with slashes.
        package var name: String
        package var bytes: [UInt8]

        package init(name: String, bytes: [UInt8]) {
            self.name = name
            self.bytes = bytes
        }
    }

    /// The members, sorted by name.
    package private(set) var members: [Member]

    package init(_ members: [Member]) { self.members = members.sorted { $0.name < $1.name } }

    /// A signature that differs in each run, so that no file can begin with it.
    private static let signature = Array("\u{1}Formwork folder \(UInt64.random(in: 0 ... .max)) \(UInt64.random(in: 0 ... .max))\n".utf8)

    /// Whether bytes are a packed folder.
    package static func isPacked(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: signature) }

    package subscript(name: String) -> [UInt8]? { members.first { $0.name == name }?.bytes }

    /// The packed folder: all members with their names.
    package var packed: [UInt8] {
        var result = Self.signature
        for member in members {
            for part in [Array(member.name.utf8), member.bytes] {
                for position in (0..<8).reversed() { result.append(UInt8(truncatingIfNeeded: part.count >> (position * 8))) }
                result += part
            }
        }
        return result
    }

    /// Unpacks a packed folder.
    package init(packed bytes: [UInt8]) throws(NibError) {
        guard Self.isPacked(bytes) else { throw NibError(.unknownFormat, message: "the bytes are not a packed folder", at: 0) }
        var cursor = ByteCursor(bytes, at: Self.signature.count)
        var members: [Member] = []
        while cursor.rest > 0 {
            var parts: [[UInt8]] = []
            for _ in 0..<2 {
                let start = cursor.offset
                let count = try cursor.big(8)
                guard count <= UInt64(cursor.rest) else {
                    throw NibError(.truncated, message: "a member is longer than the folder", at: start)
                }
                parts.append(Array(bytes[try cursor.take(Int(count), what: "a member")]))
            }
            members.append(Member(name: String(decoding: parts[0], as: UTF8.self), bytes: parts[1]))
        }
        self.init(members)
    }
}

extension NibBundle {
    /// The file in a `.nib` folder that the newest system would load.
    ///
    /// - Returns: Nil if the folder has no compiled file; `designable.nib` is the source.
    package var newestMember: Member? {
        func version(_ name: String, prefix: String) -> [Int]? {
            guard name.hasPrefix(prefix), name.hasSuffix(".nib") else { return nil }
            let text = name.dropFirst(prefix.count).dropLast(4)
            let parts = (text.hasSuffix("+") ? text.dropLast() : text).split(separator: ".", omittingEmptySubsequences: false)
            let numbers = parts.compactMap { $0.utf8.allSatisfy { $0 &- 48 < 10 } ? Int($0) : nil }
            guard numbers.count == parts.count else { return nil }
            // 11 and 11.0 are the same version.
            return Array(numbers.reversed().drop { $0 == 0 }.reversed())
        }
        for prefix in ["objects-", "keyedobjects-"] {
            let found = members.compactMap { member in version(member.name, prefix: prefix).map { (member, $0) } }
            if let newest = found.max(by: { $0.1.lexicographicallyPrecedes($1.1) }) { return newest.0 }
        }
        return ["runtime.nib", "keyedobjects.nib", "objects.nib"].lazy.compactMap { name in members.first { $0.name == name } }.first
    }

    /// Whether the folder is a compiled storyboard: it has an Info.plist, or, if that is missing, files with other names than in a nib.
    package var isStoryboard: Bool {
        if members.contains(where: { $0.name == "Info.plist" }) { return true }
        return newestMember == nil && members.contains { $0.name.hasSuffix(".nib") && !Self.companions.contains($0.name) }
    }

    /// The files next to the compiled file in Interface Builder's folders.
    private static let companions: Set<String> = ["classes.nib", "designable.nib", "info.nib"]
}
