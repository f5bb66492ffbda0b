/// A stretch of text that no line break divides, unless it is wider than a line.
struct TextPiece: Sendable {
    enum Kind: Sendable { case word, space, tab, lineBreak }

    var kind: Kind
    var text: Substring
    var font: FontDescription
    var kern: Double
    /// In points; that of a tab goes by where it stands.
    var width: Double
    var metrics: LineMetrics
    var paragraph: ParagraphStyle
    /// Whether a line may end before it.
    var startsAtBreak: Bool
    /// The place of its run among those of the text.
    var run = 0

    /// Whether a hyphen is shown at its end where a line ends there.
    var endsInSoftHyphen: Bool { kind == .word && text.utf8.last == 0xAD && text.unicodeScalars.last == "\u{AD}" }
}
