import FormworkModel

/// Writes colors in Swift.
package enum ColorCode {
    /// Returns a `color` element as an expression of type `UIColor` or `UIColor?`; nil if it cannot be expressed.
    static func expression(_ element: Element) -> String? {
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"], let color = system(name) { return color }
        if let name = element["name"], element["colorSpace"] != "catalog" { return "UIColor(named: \(CodeLiteral.string(name)))" }
        if let name = element["cocoaTouchSystemColor"], let color = system(name) { return color }
        return components(element)
    }

    private static func components(_ element: Element) -> String? {
        func part(_ name: String) -> String? { element[name].flatMap { CodeLiteral.fraction($0) } }
        let alpha = part("alpha") ?? "1"
        let space = element["customColorSpace"] ?? element["colorSpace"] ?? ""
        if let white = part("white") {
            switch (white, alpha) {
            case ("0", "0"): return ".clear"
            case ("0", "1"): return ".black"
            case ("1", "1"): return ".white"
            default: return "UIColor(white: \(ColorComponents.texts([white], language: .swift)[0]), alpha: \(alpha))"
            }
        }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        if let name = ColorComponents.name(of: [red, green, blue], alpha) { return "." + name }
        if red == green, green == blue, red == "0" || red == "1" { return "UIColor(white: \(red), alpha: \(alpha))" }
        let name = space == "displayP3" ? "displayP3Red" : "red"
        let parts = ColorComponents.texts([red, green, blue], language: .swift)
        return "UIColor(\(name): \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(alpha))"
    }

    /// Returns the member of `UIColor` for Interface Builder's name of a color; nil for an unknown name. The suffix `Color` is left out.
    package static func system(_ name: String) -> String? {
        if let other = irregular[name] { return "." + other }
        guard name.hasSuffix("Color") else { return nil }
        let plain = String(name.dropLast(5))
        return regular.contains(plain) ? "." + plain : nil
    }

    private static let irregular: [String: String] = [
        "groupTableViewBackgroundColor": "systemGroupedBackground", "scrollViewTexturedBackgroundColor": "systemGray6",
        "viewFlipsideBackgroundColor": "systemGray6", "darkTextColor": "darkText", "lightTextColor": "lightText",
        "labelColor": "label", "secondaryLabelColor": "secondaryLabel", "tertiaryLabelColor": "tertiaryLabel",
        "quaternaryLabelColor": "quaternaryLabel", "placeholderTextColor": "placeholderText", "linkColor": "link",
        "separatorColor": "separator", "opaqueSeparatorColor": "opaqueSeparator", "clearColor": "clear", "tintColor": "tintColor",
    ]

    private static let regular: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange", "purple", "brown",
        "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal",
        "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3", "systemGray4",
        "systemGray5", "systemGray6", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
        "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill",
        "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    ]
}

extension ColorCode {
    /// Returns the expression with an explicit type, and with a fallback if it is optional.
    static func full(_ element: Element) -> String? {
        guard let code = expression(element) else { return nil }
        if code.hasPrefix(".") { return "UIColor" + code }
        return code.hasPrefix("UIColor(named:") ? code + " ?? UIColor.clear" : code
    }
}
