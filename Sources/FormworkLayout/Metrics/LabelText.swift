import FormworkModel
import FormworkTree

/// A label's text, prepared for wrapping at any width.
struct LabelText: Sendable {
    /// The maximum number of lines; 0 for any number.
    let lines: Int
    /// The preferred width from the document, in points, for use before the actual width is known.
    let preferredWidth: Double?
    let font: FontDescription
    /// Whether the text is attributed.
    let isAttributed: Bool
    private let text: String
    private let runs: [TextRun]
    /// The text in unbreakable pieces, once it has been wrapped.
    private var pieces: [TextPiece]?

    init(_ node: NodeIndex, values: ResolvedDocument, font: FontDescription, runs: [TextRun]?) {
        // Greater numbers of lines than any label has mean no limit.
        // Safe: finite, from 0 to 100,000.
        lines = Int(min(max(values.layoutNumber(.numberOfLines, node: node) ?? 1, 0), 100_000))
        let preferred = lines == 1 ? nil : values.layoutNumber(.preferredMaxLayoutWidth, node: node)
        preferredWidth = preferred.flatMap { $0 > 0 ? $0 : nil }
        self.font = font
        isAttributed = runs != nil
        text = runs == nil ? values.text(.text, node: node, key: "text") ?? "" : ""
        self.runs = runs ?? []
    }

    /// Measures the text.
    ///
    /// - Complexity: O(n) in the length of the text; after the first wrapping, in the number of its words.
    mutating func extent(maximumWidth: Double?, _ layout: TextLayout) -> TextExtent {
        let limit = lines == 1 ? nil : maximumWidth ?? preferredWidth
        if limit == nil, !isAttributed { return layout.extent(of: text, in: font, maximumWidth: nil, lines: lines) }
        let pieces = pieces ?? layout.pieces(of: isAttributed ? runs : [TextRun(text, font: font)])
        self.pieces = pieces
        return layout.extent(of: pieces, maximumWidth: limit, lines: lines)
    }
}
