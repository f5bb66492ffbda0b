package import FormworkDiagnostics
import FormworkTree

extension QueryResult {
    /// A line for each object, `Main.xib:12:9: label "Title" (a1B-c2-D3e)`, or their number; empty if there are none.
    public var text: String { shownText.text }

    /// The same text, for display.
    package var shownText: ShownText {
        if count == 0 { return "" }
        if options.onlyCounts { return "\(file): \(count)\n" }
        let words = ObjectText(document: document)
        return matches.map { match -> ShownText in
            var line: ShownText = "\(match.location.description): \(words.line(match.element))"
            for (name, values) in match.values where !values.isEmpty {
                line += "  \(name)=\(values.map(Self.quoted).joined(separator: ","))"
            }
            if let frame = match.solvedFrame { line += "  \(frame)" }
            return line + "\n"
        }.joined()
    }

    /// Returns a value in selector syntax: quoted unless it is one word.
    private static func quoted(_ value: String) -> String {
        let isWord = !value.isEmpty && value.utf8.allSatisfy { $0 > 0x20 && !"\"'],\\".utf8.contains($0) }
        if isWord { return value }
        let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }
}
