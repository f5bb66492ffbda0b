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

    /// A colour of the system; names that Swift cannot spell as a member are asked of the catalogue.
    private static func system(_ name: String) -> String {
        if let other = irregular[name] { return "NSColor." + other }
        let isPlain = name.hasSuffix("Color") && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard isPlain, name.first?.isLowercase == true else {
            return "NSColor(catalogName: \"System\", colorName: \(CodeLiteral.string(name)))"
        }
        return "NSColor." + (name.hasPrefix("system") || !shortened.contains(name) ? name : String(name.dropLast(5)))
    }

    /// Those whose names Swift cuts.
    private static let shortened: Set<String> = [
        "blackColor", "darkGrayColor", "lightGrayColor", "whiteColor", "grayColor", "redColor", "greenColor", "blueColor", "cyanColor",
        "yellowColor", "magentaColor", "orangeColor", "purpleColor", "brownColor", "clearColor",
    ]

    /// Those that are deprecated or hidden, with what AppKit's headers say to use.
    private static let irregular = [
        "alternateSelectedControlColor": "selectedContentBackgroundColor", "_sourceListBackgroundColor": "controlBackgroundColor",
    ]
}
