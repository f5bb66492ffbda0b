package import FormworkData
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

    /// The format of `formwork outline` for one file.
    package static let shape = JSONShape<OutlineResult>.object("outline", "A short outline of a document.") {
        JSONMember("file", ResultShapes.file) { $0.file }
        JSONMember("tokens", ResultShapes.count, "The number of tokens in the outline.") { $0.tokens }
        JSONMember("sourceTokens", ResultShapes.count, "The number of tokens in the document.") { $0.sourceTokens }
        JSONMember("detail", detail, "The level of detail for the objects of --at, or for everything.") { "\($0.detail)" }
        JSONMember("otherDetail", detail, "The level of detail for the rest.") { "\($0.otherDetail)" }
        JSONMember("lines", .list(of: line, atLeast: 1), "The lines; the first one describes the document.") { $0.lines }
    }

    private static let detail = JSONShape.words(OutlineDetail.allCases.map { "\($0)" }).named(
        "detail", "The level of detail, from least to most.")

    private static let line = JSONShape<(element: Element?, text: String)>.object(
        "outlineLine", "The description of an object: one line, and a second one for its constraints."
    ) {
        JSONMember("id", ResultShapes.id, "The id of the object; null for the document and for the number of omitted lines.") {
            $0.element?.asScene?.id ?? $0.element?.id
        }
        JSONMember("text", .text, "The text, indented by the depth of the object.") { $0.text }
    }
}
