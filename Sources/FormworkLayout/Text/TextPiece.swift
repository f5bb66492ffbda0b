/// A stretch of text that no line break divides, unless it is wider than a line.
struct TextPiece {
    enum Kind { case word, space, lineBreak }

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
}
