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
            json.key("file")
            json.string(file)
            json.key("tokens")
            json.integer(tokens)
            json.key("sourceTokens")
            json.integer(sourceTokens)
            json.key("detail")
            json.string("\(detail)")
            json.key("otherDetail")
            json.string("\(otherDetail)")
            json.key("lines")
            json.array { json in
                for line in lines {
                    json.object { json in
                        json.key("id")
                        json.string(line.element?.asScene?.id ?? line.element?.id)
                        json.key("text")
                        json.string(line.text)
                    }
                }
            }
        }
    }
}
