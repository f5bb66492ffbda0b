import FormworkModel
import FormworkTree

/// The lines of a document in Xcode's format, without indentation. Generated ids are numbered in the order in which they occur: `#1`, `#2`.
struct DocumentLines {
    private let lines: [(indent: Int, text: String)]

    init(_ text: String) {
        var numbers: [Substring: Int] = [:]
        let numbered = text.replacing(/\b[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}\b/) { match in
            let number = numbers[match.output] ?? numbers.count + 1
            numbers[match.output] = number
            return "#\(number)"
        }
        lines = numbered.split(separator: "\n").map { line in
            let text = line.drop { $0 == " " }
            return (line.count - text.count, String(text))
        }
    }

    /// Returns the lines of the first element whose tag contains a text; empty if there is none.
    func element(_ part: String) -> [String] {
        guard let start = lines.firstIndex(where: { $0.text.contains(part) }) else { return [] }
        let first = lines[start]
        if first.text.hasSuffix("/>") || first.text.contains("</") { return [first.text] }
        let tag = "</\(first.text.dropFirst().prefix { $0 != " " && $0 != ">" })>"
        let end = lines[(start + 1)...].firstIndex {
            // The end of a text of several lines isn't indented.
            $0.text.hasSuffix(tag) && ($0.indent <= first.indent || !$0.text.hasPrefix("<"))
        }
        return lines[start...(end ?? lines.count - 1)].map(\.text)
    }

    /// Returns the attributes of the first tag that contains a text; empty if there is none.
    func attributes(_ part: String) -> [String: String] {
        let tag = element(part).first ?? ""
        return Dictionary(tag.matches(of: /([\w-]+)="([^"]*)"/).map { (String($0.1), String($0.2)) }) { first, _ in first }
    }

    /// Returns the lines that contain a text.
    func all(_ part: String) -> [String] { lines.map(\.text).filter { $0.contains(part) } }

    /// Whether a line is equal to a text.
    func has(_ line: String) -> Bool { lines.contains { $0.text == line } }
}

extension InterfaceDocument {
    /// The element `document`.
    var root: Element {
        Element(document: self, node: storage.tree.nodeIndices.first { storage.tree.nodes[$0].kind == .element } ?? NodeIndex(0))
    }
}
