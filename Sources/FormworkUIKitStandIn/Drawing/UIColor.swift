package import FormworkDSL
import FormworkModel

/// UIKit's `UIColor`.
public final class UIColor: Sendable {
    /// What Interface Builder writes about it, without a key.
    let content: LayoutContent

    init(content: LayoutContent) {
        self.content = content
    }

    private convenience init(_ space: String, _ parts: KeyValuePairs<String, CGFloat>) {
        var content = LayoutContent("color")
        for (name, value) in parts { content[name] = DocumentNumber.text(value) }
        content["colorSpace"] = "custom"
        content["customColorSpace"] = space
        self.init(content: content)
    }

    /// UIKit's initializer.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init("sRGB", ["red": red, "green": green, "blue": blue, "alpha": alpha])
    }

    /// UIKit's initializer.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init("displayP3", ["red": displayP3Red, "green": green, "blue": blue, "alpha": alpha])
    }

    /// UIKit's initializer.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init("genericGamma22GrayColorSpace", ["white": white, "alpha": alpha])
    }

    /// UIKit's initializer.
    public convenience init?(named name: String) { self.init(content: LayoutContent("color", ["name": name])) }

    private convenience init(system name: String) { self.init(content: LayoutContent("color", ["systemColor": name])) }

    /// UIKit's `withAlphaComponent`.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        var content = content
        content["alpha"] = DocumentNumber.text(alpha)
        return UIColor(content: content)
    }

    /// UIKit's `cgColor`.
    public var cgColor: CGColor { CGColor(color: self) }

    func content(_ key: String) -> LayoutContent {
        var result = LayoutContent("color", ["key": key])
        result.attributes += content.attributes
        return result
    }
}

/// UIKit's `CGColor`.
public final class CGColor: Sendable {
    let color: UIColor

    init(color: UIColor) {
        self.color = color
    }
}

extension UIColor {
    /// UIKit's `clear`.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// UIKit's `black`.
    public static let black = UIColor(white: 0, alpha: 1)
    /// UIKit's `white`.
    public static let white = UIColor(white: 1, alpha: 1)
    /// UIKit's `darkGray`.
    public static let darkGray = UIColor(system: "darkGrayColor")
    /// UIKit's `lightGray`.
    public static let lightGray = UIColor(system: "lightGrayColor")
    /// UIKit's `gray`.
    public static let gray = UIColor(system: "grayColor")
    /// UIKit's `red`.
    public static let red = UIColor(system: "redColor")
    /// UIKit's `green`.
    public static let green = UIColor(system: "greenColor")
    /// UIKit's `blue`.
    public static let blue = UIColor(system: "blueColor")
    /// UIKit's `cyan`.
    public static let cyan = UIColor(system: "cyanColor")
    /// UIKit's `yellow`.
    public static let yellow = UIColor(system: "yellowColor")
    /// UIKit's `magenta`.
    public static let magenta = UIColor(system: "magentaColor")
    /// UIKit's `orange`.
    public static let orange = UIColor(system: "orangeColor")
    /// UIKit's `purple`.
    public static let purple = UIColor(system: "purpleColor")
    /// UIKit's `brown`.
    public static let brown = UIColor(system: "brownColor")
    /// UIKit's `systemRed`.
    public static let systemRed = UIColor(system: "systemRedColor")
    /// UIKit's `systemGreen`.
    public static let systemGreen = UIColor(system: "systemGreenColor")
    /// UIKit's `systemBlue`.
    public static let systemBlue = UIColor(system: "systemBlueColor")
    /// UIKit's `systemOrange`.
    public static let systemOrange = UIColor(system: "systemOrangeColor")
    /// UIKit's `systemYellow`.
    public static let systemYellow = UIColor(system: "systemYellowColor")
    /// UIKit's `systemPink`.
    public static let systemPink = UIColor(system: "systemPinkColor")
    /// UIKit's `systemPurple`.
    public static let systemPurple = UIColor(system: "systemPurpleColor")
    /// UIKit's `systemTeal`.
    public static let systemTeal = UIColor(system: "systemTealColor")
    /// UIKit's `systemIndigo`.
    public static let systemIndigo = UIColor(system: "systemIndigoColor")
    /// UIKit's `systemBrown`.
    public static let systemBrown = UIColor(system: "systemBrownColor")
    /// UIKit's `systemMint`.
    public static let systemMint = UIColor(system: "systemMintColor")
    /// UIKit's `systemCyan`.
    public static let systemCyan = UIColor(system: "systemCyanColor")
    /// UIKit's `systemGray`.
    public static let systemGray = UIColor(system: "systemGrayColor")
    /// UIKit's `systemGray2`.
    public static let systemGray2 = UIColor(system: "systemGray2Color")
    /// UIKit's `systemGray3`.
    public static let systemGray3 = UIColor(system: "systemGray3Color")
    /// UIKit's `systemGray4`.
    public static let systemGray4 = UIColor(system: "systemGray4Color")
    /// UIKit's `systemGray5`.
    public static let systemGray5 = UIColor(system: "systemGray5Color")
    /// UIKit's `systemGray6`.
    public static let systemGray6 = UIColor(system: "systemGray6Color")
    /// UIKit's `tintColor`.
    public static let tintColor = UIColor(system: "tintColor")
    /// UIKit's `systemBackground`.
    public static let systemBackground = UIColor(system: "systemBackgroundColor")
    /// UIKit's `secondarySystemBackground`.
    public static let secondarySystemBackground = UIColor(system: "secondarySystemBackgroundColor")
    /// UIKit's `tertiarySystemBackground`.
    public static let tertiarySystemBackground = UIColor(system: "tertiarySystemBackgroundColor")
    /// UIKit's `systemGroupedBackground`.
    public static let systemGroupedBackground = UIColor(system: "systemGroupedBackgroundColor")
    /// UIKit's `secondarySystemGroupedBackground`.
    public static let secondarySystemGroupedBackground = UIColor(system: "secondarySystemGroupedBackgroundColor")
    /// UIKit's `tertiarySystemGroupedBackground`.
    public static let tertiarySystemGroupedBackground = UIColor(system: "tertiarySystemGroupedBackgroundColor")
    /// UIKit's `systemFill`.
    public static let systemFill = UIColor(system: "systemFillColor")
    /// UIKit's `secondarySystemFill`.
    public static let secondarySystemFill = UIColor(system: "secondarySystemFillColor")
    /// UIKit's `tertiarySystemFill`.
    public static let tertiarySystemFill = UIColor(system: "tertiarySystemFillColor")
    /// UIKit's `quaternarySystemFill`.
    public static let quaternarySystemFill = UIColor(system: "quaternarySystemFillColor")
    /// UIKit's `darkText`.
    public static let darkText = UIColor(system: "darkTextColor")
    /// UIKit's `lightText`.
    public static let lightText = UIColor(system: "lightTextColor")
    /// UIKit's `label`.
    public static let label = UIColor(system: "labelColor")
    /// UIKit's `secondaryLabel`.
    public static let secondaryLabel = UIColor(system: "secondaryLabelColor")
    /// UIKit's `tertiaryLabel`.
    public static let tertiaryLabel = UIColor(system: "tertiaryLabelColor")
    /// UIKit's `quaternaryLabel`.
    public static let quaternaryLabel = UIColor(system: "quaternaryLabelColor")
    /// UIKit's `placeholderText`.
    public static let placeholderText = UIColor(system: "placeholderTextColor")
    /// UIKit's `link`.
    public static let link = UIColor(system: "linkColor")
    /// UIKit's `separator`.
    public static let separator = UIColor(system: "separatorColor")
    /// UIKit's `opaqueSeparator`.
    public static let opaqueSeparator = UIColor(system: "opaqueSeparatorColor")
}

extension UIColor: AttributeValue, RuntimeAttributeValue {
    package func attributeContent(_ key: String) -> LayoutContent { content(key) }

    package var runtimeValue: RuntimeValue { .element(type: "color", content("value")) }
}

extension CGColor: RuntimeAttributeValue {
    package var runtimeValue: RuntimeValue { color.runtimeValue }
}
