import FormworkModel

/// Colours in Swift with AppKit.
enum AppKitColor {
    /// A `color` element as an expression that begins with its type; nil for one that cannot be said.
    static func expression(_ element: Element) -> String? {
        func part(_ name: String) -> String? { element[name].flatMap(Toolkit.appKit.number) }
        let space = element["customColorSpace"] ?? element["colorSpace"] ?? ""
        if let name = element["systemColor"] ?? (element["catalog"] == "System" ? element["name"] : nil) { return system(name) }
        if let name = element["name"] { return "NSColor(named: \(CodeLiteral.string(name)))" }
        let alpha = part("alpha") ?? "1"
        if let white = part("white") {
            switch space {
            case "deviceWhite": return "NSColor(deviceWhite: \(white), alpha: \(alpha))"
            case "genericGamma22GrayColorSpace": return "NSColor(genericGamma22White: \(white), alpha: \(alpha))"
            case "calibratedWhite", "": return "NSColor(calibratedWhite: \(white), alpha: \(alpha))"
            default: return "NSColor(white: \(white), alpha: \(alpha))"
            }
        }
        if let red = part("red"), let green = part("green"), let blue = part("blue") {
            let first = ["sRGB": "srgbRed", "displayP3": "displayP3Red", "deviceRGB": "deviceRed", "calibratedRGB": "calibratedRed"][space]
            return "NSColor(\(first ?? "red"): \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
        }
        if let hue = part("hue"), let saturation = part("saturation"), let brightness = part("brightness") {
            return "NSColor(hue: \(hue), saturation: \(saturation), brightness: \(brightness), alpha: \(alpha))"
        }
        guard let cyan = part("cyan"), let magenta = part("magenta"), let yellow = part("yellow"), let black = part("black") else {
            return nil
        }
        return "NSColor(deviceCyan: \(cyan), magenta: \(magenta), yellow: \(yellow), black: \(black), alpha: \(alpha))"
    }

    /// An expression that is never nil: a catalogue may lack a colour.
    static func definite(_ expression: String) -> String {
        expression.hasPrefix("NSColor(named:") || expression.hasPrefix("NSColor(catalogName:") ? expression + " ?? .clear" : expression
    }

    /// A colour of the system; one that `NSColor` has no property for is asked of the catalogue.
    private static func system(_ name: String) -> String {
        if let other = irregular[name] { return "NSColor." + other }
        let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if shortened.contains(plain) { return "NSColor." + plain }
        if full.contains(plain) { return "NSColor.\(plain)Color" }
        return "NSColor(catalogName: \"System\", colorName: \(CodeLiteral.string(name)))"
    }

    /// The properties of `NSColor` whose names Swift cuts; the documentation of `NSColor` lists them so.
    private static let shortened = words(
        """
        black darkGray lightGray white gray red green blue cyan yellow magenta orange purple brown clear
        systemRed systemGreen systemBlue systemOrange systemYellow systemBrown systemPink systemPurple systemGray systemTeal systemIndigo
        systemMint systemCyan systemFill secondarySystemFill tertiarySystemFill quaternarySystemFill quinarySystemFill quinaryLabel
        """)

    /// Those that end with `Color`.
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

    /// Those that are deprecated or hidden, with what AppKit's headers say to use.
    private static let irregular = [
        "alternateSelectedControlColor": "selectedContentBackgroundColor", "_sourceListBackgroundColor": "controlBackgroundColor",
    ]
}
