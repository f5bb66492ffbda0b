package import FormworkDiagnostics
import FormworkModel

extension OutlineResult {
    /// The outline.
    public var text: String { shownText.text }

    /// The same text, for display.
    package var shownText: ShownText { lines.map { ShownText(lines: $0.text) + "\n" }.joined() }

    /// The number of tokens of the outline compared to that of the document.
    package var tokenText: ShownText {
        let (own, source) = (tokens, sourceTokens)
        let share = source == 0 ? 0 : Double(own) * 100 / Double(source)
        return "\(file): \(own) tokens, \(share.plainText(digits: 1)) % of \(source)\n"
    }

    /// Writes the result of `formwork outline` for one file, in the format that the article CommandLine of the module Formwork describes.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.string(file, key: "file")
            json.integer(tokens, key: "tokens")
            json.integer(sourceTokens, key: "sourceTokens")
            json.string("\(detail)", key: "detail")
            json.string("\(otherDetail)", key: "otherDetail")
            json.array(key: "lines") { json in
                for line in lines {
                    json.object { json in
                        json.string(line.element?.asScene?.id ?? line.element?.id, key: "id")
                        json.string(line.text, key: "text")
                    }
                }
            }
        }
    }
}
