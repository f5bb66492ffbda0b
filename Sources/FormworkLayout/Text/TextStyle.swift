/// The text styles of iOS, with their names in documents.
///
/// Source: Apple's Human Interface Guidelines, Typography: sizes and leading of Dynamic Type. Recorded multi-line labels are higher by the difference
/// of the line heights for every line but the first.
package enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle = "UICTFontTextStyleTitle0"
    case title1 = "UICTFontTextStyleTitle1"
    case title2 = "UICTFontTextStyleTitle2"
    case title3 = "UICTFontTextStyleTitle3"
    case headline = "UICTFontTextStyleHeadline"
    case body = "UICTFontTextStyleBody"
    case callout = "UICTFontTextStyleCallout"
    case subheadline = "UICTFontTextStyleSubhead"
    case footnote = "UICTFontTextStyleFootnote"
    case caption1 = "UICTFontTextStyleCaption1"
    case caption2 = "UICTFontTextStyleCaption2"

    /// Returns its font in a content size category.
    func font(at category: ContentSizeCategory) -> FontDescription {
        let numbers = self.numbers
        // A size and a line height for each category.
        let place = 2 * category.place
        var font = FontDescription(size: Double(numbers[place]), weight: self == .headline ? .semibold : .regular)
        font.styleLineHeight = Double(numbers[place + 1])
        font.style = self
        return font
    }

    /// Pairs of size and line height, from XS to XXXL and from AX1 to AX5, in points.
    private var numbers: [Int] {
        switch self {
        case .largeTitle: [31, 38, 32, 39, 33, 40, 34, 41, 36, 43, 38, 46, 40, 48, 44, 52, 48, 57, 52, 61, 56, 66, 60, 70]
        case .title1: [25, 31, 26, 32, 27, 33, 28, 34, 30, 37, 32, 39, 34, 41, 38, 46, 43, 51, 48, 57, 53, 62, 58, 68]
        case .title2: [19, 24, 20, 25, 21, 26, 22, 28, 24, 30, 26, 32, 28, 34, 34, 41, 39, 47, 44, 52, 50, 59, 56, 66]
        case .title3: [17, 22, 18, 23, 19, 24, 20, 25, 22, 28, 24, 30, 26, 32, 31, 38, 37, 44, 43, 51, 49, 58, 55, 65]
        case .headline, .body: [14, 19, 15, 20, 16, 21, 17, 22, 19, 24, 21, 26, 23, 29, 28, 34, 33, 40, 40, 48, 47, 56, 53, 62]
        case .callout: [13, 18, 14, 19, 15, 20, 16, 21, 18, 23, 20, 25, 22, 28, 26, 32, 32, 39, 38, 46, 44, 52, 51, 60]
        case .subheadline: [12, 16, 13, 18, 14, 19, 15, 20, 17, 22, 19, 24, 21, 28, 25, 31, 30, 37, 36, 43, 42, 50, 49, 58]
        case .footnote: [12, 16, 12, 16, 12, 16, 13, 18, 15, 20, 17, 22, 19, 24, 23, 29, 27, 33, 33, 40, 38, 46, 44, 52]
        case .caption1: [11, 13, 11, 13, 11, 13, 12, 16, 14, 19, 16, 21, 18, 23, 22, 28, 26, 32, 32, 39, 37, 44, 43, 51]
        case .caption2: [11, 13, 11, 13, 11, 13, 11, 13, 13, 18, 15, 20, 17, 22, 20, 25, 24, 30, 29, 35, 34, 41, 40, 48]
        }
    }
}

extension FontDescription {
    /// Returns a text style of iOS at the content size Large; nil for an unknown name.
    package static func textStyle(_ name: String) -> FontDescription? { TextStyle(rawValue: name)?.font(at: .large) }

    /// Returns the font of its text style in a content size category. Any other font is returned unchanged, because it does not scale by itself.
    package func at(_ category: ContentSizeCategory) -> FontDescription { style?.font(at: category) ?? self }
}
