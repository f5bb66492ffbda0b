extension FontDescription {
    /// A text style of iOS at the content size Large; nil for a name that is none.
    ///
    /// Source: Apple's Human Interface Guidelines, Typography. Recorded labels of several lines are higher by the difference of
    /// the line heights for every line but the first.
    package static func textStyle(_ name: String) -> FontDescription? {
        func style(_ size: Double, _ lineHeight: Double, _ weight: Weight = .regular) -> FontDescription {
            var font = FontDescription(size: size, weight: weight)
            font.styleLineHeight = lineHeight
            return font
        }
        return switch name {
        case "UICTFontTextStyleTitle0": style(34, 41)
        case "UICTFontTextStyleTitle1": style(28, 34)
        case "UICTFontTextStyleTitle2": style(22, 28)
        case "UICTFontTextStyleTitle3": style(20, 25)
        case "UICTFontTextStyleHeadline": style(17, 22, .semibold)
        case "UICTFontTextStyleBody": style(17, 22)
        case "UICTFontTextStyleCallout": style(16, 21)
        case "UICTFontTextStyleSubhead": style(15, 20)
        case "UICTFontTextStyleFootnote": style(13, 18)
        case "UICTFontTextStyleCaption1": style(12, 16)
        case "UICTFontTextStyleCaption2": style(11, 13)
        default: nil
        }
    }

    /// A text style of iOS at the content size xSmall instead of Large; any other font as it is.
    ///
    /// Source: Apple's Human Interface Guidelines, Typography.
    package var atExtraSmallSize: FontDescription {
        guard styleLineHeight > 0 else { return self }
        var font = self
        switch size {
        case 34: (font.size, font.styleLineHeight) = (31, 38)
        case 28: (font.size, font.styleLineHeight) = (25, 31)
        case 22: (font.size, font.styleLineHeight) = (19, 24)
        case 20: (font.size, font.styleLineHeight) = (17, 22)
        case 17: (font.size, font.styleLineHeight) = (14, 19)
        case 16: (font.size, font.styleLineHeight) = (13, 18)
        case 15, 13: (font.size, font.styleLineHeight) = (12, 16)
        case 12: (font.size, font.styleLineHeight) = (11, 13)
        default: break
        }
        return font
    }
}
