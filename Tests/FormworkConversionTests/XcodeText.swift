/// The text of one element in a document as Xcode lays it out.
enum XcodeText {
    /// The lines of the element with an id, less its indentation; `key="view"` and the like apart.
    static func element(_ id: String, in text: [UInt8]) -> [String]? {
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let mark = " id=\"\(id)\""
        guard let first = lines.firstIndex(where: { $0.contains(mark) }) else { return nil }
        let indentation = lines[first].prefix { $0 == " " }
        let name = lines[first].dropFirst(indentation.count + 1).prefix { $0 != " " }
        var result = [lines[first].dropFirst(indentation.count).replacing("<\(name) key=\"view\"", with: "<\(name)").replacing("<\(name) key=\"window\"", with: "<\(name)")]
        if lines[first].hasSuffix("/>") { return result.map { String($0) } }
        for line in lines[(first + 1)...] {
            result.append(line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line)
            if line == "\(indentation)</\(name)>" { break }
        }
        return result.map { String($0) }
    }

    static func isReference(_ line: String) -> Bool {
        ["outlet", "action", "binding", "segue", "point", "variation", "mask", "exclude"].contains { line.contains("<\($0)") }
    }
}
