/// A stretch of text that line breaks do not divide, unless it is wider than a line.
struct TextPiece: Sendable {
    enum Kind: Sendable { case word, space, tab, lineBreak }

    var kind: Kind
    var text: Substring
    var font: FontDescription
    var kern: Double
    /// The width in points; a tab's width depends on its position.
    var width: Double
    var metrics: FontDescription.LineMetrics
    var paragraph: ParagraphStyle
    /// Whether a line may end before the piece.
    var startsAtBreak: Bool
    /// The index of its run in the text.
    var run = 0

    /// Whether a hyphen is shown at its end if a line ends there.
    var endsInSoftHyphen: Bool { kind == .word && text.utf8.last == 0xAD && text.unicodeScalars.last == "\u{AD}" }
}
