import FormworkModel

/// Fonts in Swift with AppKit.
enum AppKitFont {
    /// Whether a control has the font that it is made with: asked for by its look, without a font of its own.
    static func isLookOfControl(_ element: Element) -> Bool {
        element["usesAppearanceFont"] == "YES" && element["name"] == nil && element["metaFont"] == nil
    }

    /// A `font` element as an expression that begins with its type; nil for one that cannot be said.
    static func expression(_ element: Element) -> String? {
        if let style = element["textStyle"] { return textStyle(style).map { "NSFont.preferredFont(forTextStyle: .\($0))" } }
        let size = element["size"].flatMap(Toolkit.appKit.number)
        guard let meta = element["metaFont"] else {
            guard let name = element["name"] else { return size.map { "NSFont.systemFont(ofSize: \($0))" } }
            return definite("NSFont(name: \(CodeLiteral.string(name)), size: \(size ?? "0"))", size)
        }
        if meta == "systemUltraLight" || weights.contains(meta) {
            let weight = String(meta.dropFirst(6))
            return
                "NSFont.systemFont(ofSize: \(size ?? "NSFont.systemFontSize"), weight: .\(weight.prefix(1).lowercased() + weight.dropFirst()))"
        }
        switch meta {
        case "system": return "NSFont.systemFont(ofSize: \(size ?? "NSFont.systemFontSize"))"
        case "systemBold": return "NSFont.boldSystemFont(ofSize: \(size ?? "NSFont.systemFontSize"))"
        case "smallSystem", "systemSmall": return "NSFont.systemFont(ofSize: \(size ?? "NSFont.smallSystemFontSize"))"
        case "smallSystemBold": return "NSFont.boldSystemFont(ofSize: \(size ?? "NSFont.smallSystemFontSize"))"
        case "miniSystem": return "NSFont.systemFont(ofSize: \(size ?? "9"))"
        case "miniSystemBold": return "NSFont.boldSystemFont(ofSize: \(size ?? "9"))"
        case "label": return "NSFont.labelFont(ofSize: \(size ?? "NSFont.labelFontSize"))"
        case "message": return "NSFont.messageFont(ofSize: \(size ?? "0"))"
        case "menu": return "NSFont.menuFont(ofSize: \(size ?? "0"))"
        case "menuBar": return "NSFont.menuBarFont(ofSize: \(size ?? "0"))"
        case "toolTip": return "NSFont.toolTipsFont(ofSize: \(size ?? "0"))"
        case "titleBar": return "NSFont.titleBarFont(ofSize: \(size ?? "0"))"
        case "palette": return "NSFont.paletteFont(ofSize: \(size ?? "0"))"
        case "controlContent", "cellTitle": return "NSFont.controlContentFont(ofSize: \(size ?? "0"))"
        case "user": return definite("NSFont.userFont(ofSize: \(size ?? "0"))", size)
        case "userFixedPitch", "fixedUser": return definite("NSFont.userFixedPitchFont(ofSize: \(size ?? "0"))", size)
        default: return nil
        }
    }

    /// An expression that is never nil: a font that is missing is the system's, as it is for what is read from a document.
    private static func definite(_ font: String, _ size: String?) -> String {
        "\(font) ?? NSFont.systemFont(ofSize: \(size ?? "NSFont.systemFontSize"))"
    }

    private static let weights: Set<String> = [
        "systemThin", "systemLight", "systemRegular", "systemMedium", "systemSemibold", "systemHeavy", "systemBlack",
    ]

    /// The member of `NSFont.TextStyle`.
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
