/// The keys of paragraphs' styles, which are the same on all systems.
///
/// Source: legacy archives, and compiled files for iOS.
enum ParagraphKeys {
    /// Measures by the attributes that say them.
    static let measures = [
        ("lineSpacing", "NSLineSpacing"), ("paragraphSpacing", "NSParagraphSpacing"), ("headIndent", "NSHeadIndent"),
        ("firstLineHeadIndent", "NSFirstLineHeadIndent"), ("tailIndent", "NSTailIndent"), ("lineHeightMultiple", "NSLineHeightMultiple"),
        ("minimumLineHeight", "NSMinLineHeight"), ("maximumLineHeight", "NSMaxLineHeight"),
        ("paragraphSpacingBefore", "NSParagraphSpacingBefore"), ("defaultTabInterval", "NSDefaultTabInterval"),
    ]

    /// Directions of writing as `NSWritingDirection` has them: one more than their numbers, so that none is what is natural.
    static let directions = ["natural": 0, "leftToRight": 1, "rightToLeft": 2]
}
