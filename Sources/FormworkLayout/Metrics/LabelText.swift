import FormworkModel
import FormworkTree

/// What a label shows, ready to be set in any width.
struct LabelText: Sendable {
    /// How many lines there may be; 0 for any number.
    let lines: Int
    /// The width that the document gives for the time before there is one, in points.
    let preferredWidth: Double?
    let font: FontDescription
    /// Whether it has fonts of its own.
    let isAttributed: Bool
    private let text: String
    private let runs: [TextRun]
    /// The text in pieces that stay together, once it is wrapped.
    private var pieces: [TextPiece]?

    init(_ node: NodeIndex, _ values: ResolvedDocument, font: FontDescription, runs: [TextRun]?) {
        // More than any label has is as many as there is room for.
        // Safe: finite, from 0 to 100,000.
        lines = Int(min(max(values.layoutNumber(.numberOfLines, node) ?? 1, 0), 100_000))
        let preferred = lines == 1 ? nil : values.layoutNumber(.preferredMaxLayoutWidth, node)
        preferredWidth = preferred.flatMap { $0 > 0 ? $0 : nil }
        self.font = font
        isAttributed = runs != nil
        text = runs == nil ? values.text(.text, node, key: "text") ?? "" : ""
        self.runs = runs ?? []
    }

    /// How much room it takes.
    ///
    /// - Complexity: O(n) in the text's length; where it was wrapped before, in the number of its words.
    mutating func extent(maximumWidth: Double?, _ layout: TextLayout) -> TextExtent {
        let limit = lines == 1 ? nil : maximumWidth ?? preferredWidth
        if limit == nil, !isAttributed { return layout.extent(of: text, in: font, maximumWidth: nil, lines: lines) }
        let pieces = pieces ?? layout.pieces(of: isAttributed ? runs : [TextRun(text, font: font)])
        self.pieces = pieces
        return layout.extent(of: pieces, maximumWidth: limit, lines: lines)
    }
}
