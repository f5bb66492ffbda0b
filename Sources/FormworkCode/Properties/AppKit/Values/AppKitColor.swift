import FormworkModel

/// Writes colors for AppKit.
enum AppKitColor {
    /// Returns a `color` element as an expression that begins with its type; nil if it cannot be expressed.
    static func expression(_ element: Element, _ language: CodeLanguage = .swift) -> String? {
        func part(_ name: String) -> String? { element[name].flatMap { CodeLiteral.fraction($0) } }
        let space = element["customColorSpace"] ?? element["colorSpace"] ?? ""
        if let name = element["systemColor"] ?? (element["catalog"] == "System" ? element["name"] : nil) {
            return system(name, language: language)
        }
        if let name = element["name"] {
            let literal = language.string(name)
            return language.either(swift: "NSColor(named: \(literal))", objectiveC: "[NSColor colorNamed:\(literal)]")
        }
        let alpha = part("alpha") ?? "1"
        if let white = part("white") {
            if let name = ColorComponents.name(of: [white], alpha) { return system(name, language: language) }
            let first = [
                "deviceWhite": "deviceWhite", "genericGamma22GrayColorSpace": "genericGamma22White", "calibratedWhite": "calibratedWhite",
                "": "calibratedWhite",
            ][space]
            return made(
                first ?? "white", components: [("", ColorComponents.texts([white], language: language)[0]), ("alpha", alpha)],
                language: language)
        }
        if let red = part("red"), let green = part("green"), let blue = part("blue") {
            let first = ["sRGB": "srgbRed", "displayP3": "displayP3Red", "deviceRGB": "deviceRed", "calibratedRGB": "calibratedRed"][space]
            if let name = ColorComponents.name(of: [red, green, blue], alpha) { return system(name, language: language) }
            let parts = ColorComponents.texts([red, green, blue], language: language)
            return made(
                first ?? "red", components: [("", parts[0]), ("green", parts[1]), ("blue", parts[2]), ("alpha", alpha)], language: language)
        }
        if let hue = part("hue"), let saturation = part("saturation"), let brightness = part("brightness") {
            return made(
                "hue", components: [("", hue), ("saturation", saturation), ("brightness", brightness), ("alpha", alpha)], language: language
            )
        }
        guard let cyan = part("cyan"), let magenta = part("magenta"), let yellow = part("yellow"), let black = part("black") else {
            return nil
        }
        let inks: [(name: String, value: String)] = [
            ("", cyan), ("magenta", magenta), ("yellow", yellow), ("black", black), ("alpha", alpha),
        ]
        return made("deviceCyan", components: inks, language: language)
    }

    /// Returns the expression that creates a color from components: `NSColor(srgbRed: 1, …)` or `[NSColor colorWithSRGBRed:1 …]`.
    private static func made(_ first: String, components: [(name: String, value: String)], language: CodeLanguage) -> String {
        let rest = components.dropFirst()
        if language == .swift {
            return "NSColor(\(first): \(components[0].value)" + rest.map { ", \($0.name): \($0.value)" }.joined() + ")"
        }
        let name = first == "srgbRed" ? "SRGBRed" : first.prefix(1).uppercased() + first.dropFirst()
        return "[NSColor colorWith\(name):\(components[0].value)" + rest.map { " \($0.name):\($0.value)" }.joined() + "]"
    }

    /// Returns an expression that is never nil, with a fallback for colors that a catalog may lack.
    static func definite(_ expression: String) -> String {
        expression.hasPrefix("NSColor(named:") || expression.hasPrefix("NSColor(catalogName:") ? expression + " ?? .clear" : expression
    }

    /// Returns the expression of a system color. A color without a property of `NSColor` is looked up in the catalog.
    private static func system(_ name: String, language: CodeLanguage) -> String {
        if let other = irregular[name] { return "NSColor." + other }
        let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if shortened.contains(plain) { return "NSColor." + language.either(swift: plain, objectiveC: plain + "Color") }
        if full.contains(plain) { return "NSColor.\(plain)Color" }
        let literal = language.string(name)
        return language.either(
            swift: "NSColor(catalogName: \"System\", colorName: \(literal))",
            objectiveC: "[NSColor colorWithCatalogName:@\"System\" colorName:\(literal)]")
    }

    /// The properties of `NSColor` whose names have no suffix `Color` in Swift. Source: the documentation of `NSColor`.
    private static let shortened = words(
        """
        black darkGray lightGray white gray red green blue cyan yellow magenta orange purple brown clear
        systemRed systemGreen systemBlue systemOrange systemYellow systemBrown systemPink systemPurple systemGray systemTeal systemIndigo
        systemMint systemCyan systemFill secondarySystemFill tertiarySystemFill quaternarySystemFill quinarySystemFill quinaryLabel
        """)

    /// The properties whose names end with `Color`.
    private static let full = words(
        """
        label secondaryLabel tertiaryLabel quaternaryLabel link placeholderText windowFrameText selectedMenuItemText
        alternateSelectedControlText headerText separator grid windowBackground underPageBackground controlBackground
        selectedContentBackground unemphasizedSelectedContentBackground findHighlight text textBackground textInsertionPoint selectedText
        selectedTextBackground unemphasizedSelectedTextBackground unemphasizedSelectedText control controlText selectedControl
        selectedControlText disabledControlText keyboardFocusIndicator controlAccent highlight shadow windowFrame header knob selectedKnob
        scrollBar controlHighlight controlLightHighlight controlShadow controlDarkShadow selectedMenuItem secondarySelectedControl
        """)

    private static func words(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }

    /// Deprecated or private names, with the replacements that AppKit's headers give.
    private static let irregular = [
        "alternateSelectedControlColor": "selectedContentBackgroundColor", "_sourceListBackgroundColor": "controlBackgroundColor",
    ]
}
