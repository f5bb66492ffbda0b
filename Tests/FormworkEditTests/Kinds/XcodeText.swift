/// The text of one element in a document as Xcode lays it out.
enum XcodeText {
    /// Returns the lines of the element with an id, without its indentation and attributes such as `key="view"`.
    static func element(_ id: String, in text: [UInt8]) -> [String]? {
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let mark = " id=\"\(id)\""
        guard let first = lines.firstIndex(where: { $0.contains(mark) }) else { return nil }
        let indentation = lines[first].prefix { $0 == " " }
        let name = lines[first].dropFirst(indentation.count + 1).prefix { $0 != " " }
        var result = [
            lines[first].dropFirst(indentation.count).replacing("<\(name) key=\"view\"", with: "<\(name)").replacing(
                "<\(name) key=\"window\"", with: "<\(name)")
        ]
        if lines[first].hasSuffix("/>") { return result.map { String($0) } }
        for line in lines[(first + 1)...] {
            result.append(line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line)
            if line == "\(indentation)</\(name)>" { break }
        }
        return result.map { String($0) }
    }

    /// Returns the lines without connections and canvas positions.
    static func withoutConnections(_ lines: [String]) -> [String] {
        var result: [String] = []
        var ending: String?
        for line in lines {
            if let end = ending {
                if line == end { ending = nil }
            } else if line.hasSuffix("<connections>") {
                ending = line.replacing("<connections>", with: "</connections>")
            } else if let last = result.last, !last.hasSuffix("/>"), line.contains("</"),
                last.hasPrefix(line.replacing("</", with: "<").dropLast()),
                !last.contains("</")
            {
                // It contained nothing else.
                result[result.count - 1] = last.dropLast() + "/>"
            } else if !line.contains("key=\"canvasLocation\"") {
                result.append(line)
            }
        }
        return result
    }
}
