/// A piece of text in one font.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var font: FontDescription
    /// What every character gains, in points.
    package var kern: Double
    package var paragraph: ParagraphStyle

    package init(_ text: String, font: FontDescription, kern: Double = 0, paragraph: ParagraphStyle = ParagraphStyle()) {
        self.text = text
        self.font = font
        self.kern = kern
        self.paragraph = paragraph
    }
}

/// How a paragraph's lines stand, in points; the names are those of `NSParagraphStyle`.
package struct ParagraphStyle: Hashable, Sendable, BitwiseCopyable {
    package var lineSpacing = 0.0
    package var paragraphSpacing = 0.0
    package var minimumLineHeight = 0.0
    /// 0 for none.
    package var maximumLineHeight = 0.0
    /// 0 for none.
    package var lineHeightMultiple = 0.0

    package init() {}

    /// A line's height.
    func height(ofLine natural: Double) -> Double {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        height = max(height, minimumLineHeight)
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return height
    }
}
