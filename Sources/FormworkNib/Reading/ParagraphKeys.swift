/// The keys of paragraphs' styles, which are the same on all systems.
///
/// Source: legacy archives, and compiled files for iOS.
package enum ParagraphKeys {
    /// Measures by the attributes that say them.
    package static let measures = [
        ("lineSpacing", "NSLineSpacing"), ("paragraphSpacing", "NSParagraphSpacing"), ("headIndent", "NSHeadIndent"),
        ("firstLineHeadIndent", "NSFirstLineHeadIndent"), ("tailIndent", "NSTailIndent"), ("lineHeightMultiple", "NSLineHeightMultiple"),
        ("minimumLineHeight", "NSMinLineHeight"), ("maximumLineHeight", "NSMaxLineHeight"),
        ("paragraphSpacingBefore", "NSParagraphSpacingBefore"), ("defaultTabInterval", "NSDefaultTabInterval"),
    ]

    /// Directions of writing as `NSWritingDirection` has them: one more than their numbers, so that none is what is natural.
    package static let directions = ["natural": 0, "leftToRight": 1, "rightToLeft": 2]

    /// `NSTextAlignment`'s numbers.
    package static let alignments = ["left": 0, "center": 1, "right": 2, "justified": 3, "natural": 4]

    /// `NSLineBreakMode`'s numbers.
    package static let lineBreakModes = [
        "wordWrapping": 0, "charWrapping": 1, "clipping": 2, "truncatingHead": 3, "truncatingTail": 4, "truncatingMiddle": 5,
    ]
}
