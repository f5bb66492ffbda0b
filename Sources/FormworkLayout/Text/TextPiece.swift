/// A stretch of text that no line break divides, unless it is wider than a line.
struct TextPiece: Sendable {
    enum Kind: Sendable { case word, space, lineBreak }

    var kind: Kind
    var text: Substring
    var font: FontDescription
    var kern: Double
    var width: Double
    var metrics: LineMetrics
    var paragraph: ParagraphStyle
    /// Whether a line may end before it.
    var startsAtBreak: Bool
    /// Whether a line may end after it.
    var endsAtBreak: Bool
    /// The place of its run among those of the text.
    var run = 0
}
