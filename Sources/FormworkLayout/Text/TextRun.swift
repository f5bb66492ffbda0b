/// A piece of text in one font.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var font: FontDescription
    /// The extra spacing of each character, in points.
    package var kern: Double
    package var paragraph: ParagraphStyle

    package init(_ text: String, font: FontDescription, kern: Double = 0, paragraph: ParagraphStyle = ParagraphStyle()) {
        self.text = text
        self.font = font
        self.kern = kern
        self.paragraph = paragraph
    }
}
