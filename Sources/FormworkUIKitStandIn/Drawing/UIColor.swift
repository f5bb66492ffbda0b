import FormworkModel
package import FormworkTree

/// Apple's [UIColor](https://developer.apple.com/documentation/uikit/uicolor).
public final class UIColor: Sendable {
    /// Interface Builder's element for the colour, without a key.
    let content: ElementFragment

    init(content: ElementFragment) {
        self.content = content
    }

    private convenience init(_ space: String, _ parts: KeyValuePairs<String, CGFloat>) {
        var content = ElementFragment("color")
        for (name, value) in parts { content[name] = DocumentNumber.text(value) }
        content["colorSpace"] = "custom"
        content["customColorSpace"] = space
        self.init(content: content)
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init("sRGB", ["red": red, "green": green, "blue": blue, "alpha": alpha])
    }

    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init("displayP3", ["red": displayP3Red, "green": green, "blue": blue, "alpha": alpha])
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init("genericGamma22GrayColorSpace", ["white": white, "alpha": alpha])
    }

    public convenience init?(named name: String) { self.init(content: ElementFragment("color", ["name": name])) }

    private convenience init(system name: String) { self.init(content: ElementFragment("color", ["systemColor": name])) }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        var content = content
        content["alpha"] = DocumentNumber.text(alpha)
        return UIColor(content: content)
    }

    public var cgColor: CGColor { CGColor(color: self) }

    func content(_ key: String) -> ElementFragment {
        var result = ElementFragment("color", ["key": key])
        result.attributes += content.attributes
        return result
    }
}

/// Apple's [CGColor](https://developer.apple.com/documentation/coregraphics/cgcolor).
public final class CGColor: Sendable {
    let color: UIColor

    init(color: UIColor) {
        self.color = color
    }
}

extension UIColor {
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let black = UIColor(white: 0, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let darkGray = UIColor(system: "darkGrayColor")
    public static let lightGray = UIColor(system: "lightGrayColor")
    public static let gray = UIColor(system: "grayColor")
    public static let red = UIColor(system: "redColor")
    public static let green = UIColor(system: "greenColor")
    public static let blue = UIColor(system: "blueColor")
    public static let cyan = UIColor(system: "cyanColor")
    public static let yellow = UIColor(system: "yellowColor")
    public static let magenta = UIColor(system: "magentaColor")
    public static let orange = UIColor(system: "orangeColor")
    public static let purple = UIColor(system: "purpleColor")
    public static let brown = UIColor(system: "brownColor")
    public static let systemRed = UIColor(system: "systemRedColor")
    public static let systemGreen = UIColor(system: "systemGreenColor")
    public static let systemBlue = UIColor(system: "systemBlueColor")
    public static let systemOrange = UIColor(system: "systemOrangeColor")
    public static let systemYellow = UIColor(system: "systemYellowColor")
    public static let systemPink = UIColor(system: "systemPinkColor")
    public static let systemPurple = UIColor(system: "systemPurpleColor")
    public static let systemTeal = UIColor(system: "systemTealColor")
    public static let systemIndigo = UIColor(system: "systemIndigoColor")
    public static let systemBrown = UIColor(system: "systemBrownColor")
    public static let systemMint = UIColor(system: "systemMintColor")
    public static let systemCyan = UIColor(system: "systemCyanColor")
    public static let systemGray = UIColor(system: "systemGrayColor")
    public static let systemGray2 = UIColor(system: "systemGray2Color")
    public static let systemGray3 = UIColor(system: "systemGray3Color")
    public static let systemGray4 = UIColor(system: "systemGray4Color")
    public static let systemGray5 = UIColor(system: "systemGray5Color")
    public static let systemGray6 = UIColor(system: "systemGray6Color")
    public static let tintColor = UIColor(system: "tintColor")
    public static let systemBackground = UIColor(system: "systemBackgroundColor")
    public static let secondarySystemBackground = UIColor(system: "secondarySystemBackgroundColor")
    public static let tertiarySystemBackground = UIColor(system: "tertiarySystemBackgroundColor")
    public static let systemGroupedBackground = UIColor(system: "systemGroupedBackgroundColor")
    public static let secondarySystemGroupedBackground = UIColor(system: "secondarySystemGroupedBackgroundColor")
    public static let tertiarySystemGroupedBackground = UIColor(system: "tertiarySystemGroupedBackgroundColor")
    public static let systemFill = UIColor(system: "systemFillColor")
    public static let secondarySystemFill = UIColor(system: "secondarySystemFillColor")
    public static let tertiarySystemFill = UIColor(system: "tertiarySystemFillColor")
    public static let quaternarySystemFill = UIColor(system: "quaternarySystemFillColor")
    public static let darkText = UIColor(system: "darkTextColor")
    public static let lightText = UIColor(system: "lightTextColor")
    public static let label = UIColor(system: "labelColor")
    public static let secondaryLabel = UIColor(system: "secondaryLabelColor")
    public static let tertiaryLabel = UIColor(system: "tertiaryLabelColor")
    public static let quaternaryLabel = UIColor(system: "quaternaryLabelColor")
    public static let placeholderText = UIColor(system: "placeholderTextColor")
    public static let link = UIColor(system: "linkColor")
    public static let separator = UIColor(system: "separatorColor")
    public static let opaqueSeparator = UIColor(system: "opaqueSeparatorColor")
}

extension UIColor: AttributeValue, RuntimeAttributeValue {
    package func attributeContent(_ key: String) -> ElementFragment { content(key) }

    package var runtimeValue: RuntimeValue { .element(type: "color", content("value")) }
}

extension CGColor: RuntimeAttributeValue {
    package var runtimeValue: RuntimeValue { color.runtimeValue }
}
