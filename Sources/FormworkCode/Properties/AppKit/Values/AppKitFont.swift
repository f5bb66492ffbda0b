import FormworkModel

/// Writes fonts for AppKit.
enum AppKitFont {
    /// Whether a control uses the font of its appearance, which it has initially, rather than a font of its own.
    static func isLookOfControl(_ element: Element) -> Bool {
        element["usesAppearanceFont"] == "YES" && element["name"] == nil && element["metaFont"] == nil
    }

    /// Returns a `font` element as an expression that begins with its type; nil if it cannot be expressed.
    static func expression(_ element: Element, _ language: CodeLanguage = .swift) -> String? {
        if let style = element["textStyle"] {
            return textStyle(style).map { style in
                language.either(
                    swift: "NSFont.preferredFont(forTextStyle: .\(style))",
                    objectiveC:
                        "[NSFont preferredFontForTextStyle:NSFontTextStyle\(style.prefix(1).uppercased() + style.dropFirst()) options:@{}]")
            }
        }
        let size = element["size"].flatMap(Toolkit.appKit.number)
        guard let meta = element["metaFont"] else {
            guard let name = element["name"] else { return size.map { made("systemFont", size: $0, language: language) } }
            let literal = language.string(name)
            let font = language.either(
                swift: "NSFont(name: \(literal), size: \(size ?? "0"))", objectiveC: "[NSFont fontWithName:\(literal) size:\(size ?? "0")]")
            return definite(font, size: size, language: language)
        }
        if meta == "systemUltraLight" || weights.contains(meta) {
            let weight = String(meta.dropFirst(6))
            let size = size ?? "NSFont.systemFontSize"
            return language.either(
                swift: "NSFont.systemFont(ofSize: \(size), weight: .\(weight.prefix(1).lowercased() + weight.dropFirst()))",
                objectiveC: "[NSFont systemFontOfSize:\(size) weight:NSFontWeight\(weight)]")
        }
        guard let (name, usual) = metaFonts[meta] else { return nil }
        let font = made(name, size: size ?? usual, language: language)
        return name.hasPrefix("user") ? definite(font, size: size, language: language) : font
    }

    /// The fonts for purposes: the method that returns the font, and its default size.
    private static let metaFonts = [
        "system": ("systemFont", "NSFont.systemFontSize"), "systemBold": ("boldSystemFont", "NSFont.systemFontSize"),
        "smallSystem": ("systemFont", "NSFont.smallSystemFontSize"), "systemSmall": ("systemFont", "NSFont.smallSystemFontSize"),
        "smallSystemBold": ("boldSystemFont", "NSFont.smallSystemFontSize"), "miniSystem": ("systemFont", "9"),
        "miniSystemBold": ("boldSystemFont", "9"), "label": ("labelFont", "NSFont.labelFontSize"), "message": ("messageFont", "0"),
        "menu": ("menuFont", "0"), "menuBar": ("menuBarFont", "0"), "toolTip": ("toolTipsFont", "0"), "titleBar": ("titleBarFont", "0"),
        "palette": ("paletteFont", "0"), "controlContent": ("controlContentFont", "0"), "cellTitle": ("controlContentFont", "0"),
        "user": ("userFont", "0"), "userFixedPitch": ("userFixedPitchFont", "0"), "fixedUser": ("userFixedPitchFont", "0"),
    ]

    private static func made(_ method: String, size: String, language: CodeLanguage) -> String {
        language.either(swift: "NSFont.\(method)(ofSize: \(size))", objectiveC: "[NSFont \(method)OfSize:\(size)]")
    }

    /// Returns an expression that is never nil. A missing font is replaced with the system font, as it is when a document is loaded.
    private static func definite(_ font: String, size: String?, language: CodeLanguage) -> String {
        "\(font) \(language.either(swift: "??", objectiveC: "?:")) \(made("systemFont", size: size ?? "NSFont.systemFontSize", language: language))"
    }

    private static let weights: Set<String> = [
        "systemThin", "systemLight", "systemRegular", "systemMedium", "systemSemibold", "systemHeavy", "systemBlack",
    ]

    /// Returns the member of `NSFont.TextStyle` for a text style's name.
    private static func textStyle(_ name: String) -> String? {
        let name = name.hasPrefix("UICTFontTextStyle") ? String(name.dropFirst(17)) : name
        let lower = name.prefix(1).lowercased() + name.dropFirst()
        let known = [
            "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote", "caption1", "caption2",
        ]
        if known.contains(lower) { return lower }
        return ["title0": "largeTitle", "subhead": "subheadline"][lower]
    }
}
