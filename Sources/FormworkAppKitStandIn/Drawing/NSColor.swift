import FormworkModel
package import FormworkTree

/// Apple's [NSColor](https://developer.apple.com/documentation/appkit/nscolor).
open class NSColor: NSObject, AttributeValue, RuntimeAttributeValue {
    let content: ElementFragment

    init(content: ElementFragment) {
        self.content = content
        super.init()
    }

    private convenience init(_ space: String, _ parts: KeyValuePairs<String, CGFloat>, custom: String? = nil) {
        var content = ElementFragment("color")
        for (name, value) in parts { content[name] = DocumentNumber.text(value) }
        content["colorSpace"] = space
        content["customColorSpace"] = custom
        self.init(content: content)
    }

    private convenience init(system name: String) {
        self.init(content: ElementFragment("color", ["name": name, "catalog": "System", "colorSpace": "catalog"]))
    }

    /// Returns Interface Builder's element for the colour.
    package func attributeContent(_ key: String) -> ElementFragment {
        var result = ElementFragment("color", ["key": key])
        result.attributes += content.attributes
        return result
    }

    package var runtimeValue: RuntimeValue { .element(type: "color", attributeContent("value")) }

    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
        self.init("calibratedWhite", ["white": white, "alpha": alpha])
    }

    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init("deviceWhite", ["white": white, "alpha": alpha]) }

    public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) {
        self.init("custom", ["white": white, "alpha": alpha], custom: "genericGamma22GrayColorSpace")
    }

    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(genericGamma22White: white, alpha: alpha) }

    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init("calibratedRGB", ["red": red, "green": green, "blue": blue, "alpha": alpha])
    }

    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init("deviceRGB", ["red": red, "green": green, "blue": blue, "alpha": alpha])
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init("custom", ["red": red, "green": green, "blue": blue, "alpha": alpha], custom: "sRGB")
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init("custom", ["red": red, "green": green, "blue": blue, "alpha": alpha], custom: "displayP3")
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init("custom", ["hue": hue, "saturation": saturation, "brightness": brightness, "alpha": alpha])
    }

    public convenience init(deviceCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        self.init("deviceCMYK", ["cyan": cyan, "magenta": magenta, "yellow": yellow, "black": black, "alpha": alpha])
    }

    public convenience init?(named name: String) { self.init(content: ElementFragment("color", ["name": name])) }

    public convenience init?(catalogName list: String, colorName: String) {
        self.init(content: ElementFragment("color", ["name": colorName, "catalog": list, "colorSpace": "catalog"]))
    }
}

extension NSColor {
    public static let black = NSColor(system: "blackColor")
    public static let darkGray = NSColor(system: "darkGrayColor")
    public static let lightGray = NSColor(system: "lightGrayColor")
    public static let white = NSColor(system: "whiteColor")
    public static let gray = NSColor(system: "grayColor")
    public static let red = NSColor(system: "redColor")
    public static let green = NSColor(system: "greenColor")
    public static let blue = NSColor(system: "blueColor")
    public static let cyan = NSColor(system: "cyanColor")
    public static let yellow = NSColor(system: "yellowColor")
    public static let magenta = NSColor(system: "magentaColor")
    public static let orange = NSColor(system: "orangeColor")
    public static let purple = NSColor(system: "purpleColor")
    public static let brown = NSColor(system: "brownColor")
    public static let clear = NSColor(system: "clearColor")
    public static let systemRed = NSColor(system: "systemRedColor")
    public static let systemGreen = NSColor(system: "systemGreenColor")
    public static let systemBlue = NSColor(system: "systemBlueColor")
    public static let systemOrange = NSColor(system: "systemOrangeColor")
    public static let systemYellow = NSColor(system: "systemYellowColor")
    public static let systemBrown = NSColor(system: "systemBrownColor")
    public static let systemPink = NSColor(system: "systemPinkColor")
    public static let systemPurple = NSColor(system: "systemPurpleColor")
    public static let systemGray = NSColor(system: "systemGrayColor")
    public static let systemTeal = NSColor(system: "systemTealColor")
    public static let systemIndigo = NSColor(system: "systemIndigoColor")
    public static let systemMint = NSColor(system: "systemMintColor")
    public static let systemCyan = NSColor(system: "systemCyanColor")
    public static let systemFill = NSColor(system: "systemFillColor")
    public static let secondarySystemFill = NSColor(system: "secondarySystemFillColor")
    public static let tertiarySystemFill = NSColor(system: "tertiarySystemFillColor")
    public static let quaternarySystemFill = NSColor(system: "quaternarySystemFillColor")
    public static let quinarySystemFill = NSColor(system: "quinarySystemFillColor")
    public static let quinaryLabel = NSColor(system: "quinaryLabelColor")
    public static let labelColor = NSColor(system: "labelColor")
    public static let secondaryLabelColor = NSColor(system: "secondaryLabelColor")
    public static let tertiaryLabelColor = NSColor(system: "tertiaryLabelColor")
    public static let quaternaryLabelColor = NSColor(system: "quaternaryLabelColor")
    public static let linkColor = NSColor(system: "linkColor")
    public static let placeholderTextColor = NSColor(system: "placeholderTextColor")
    public static let windowFrameTextColor = NSColor(system: "windowFrameTextColor")
    public static let selectedMenuItemTextColor = NSColor(system: "selectedMenuItemTextColor")
    public static let alternateSelectedControlTextColor = NSColor(system: "alternateSelectedControlTextColor")
    public static let headerTextColor = NSColor(system: "headerTextColor")
    public static let separatorColor = NSColor(system: "separatorColor")
    public static let gridColor = NSColor(system: "gridColor")
    public static let windowBackgroundColor = NSColor(system: "windowBackgroundColor")
    public static let underPageBackgroundColor = NSColor(system: "underPageBackgroundColor")
    public static let controlBackgroundColor = NSColor(system: "controlBackgroundColor")
    public static let selectedContentBackgroundColor = NSColor(system: "selectedContentBackgroundColor")
    public static let unemphasizedSelectedContentBackgroundColor = NSColor(system: "unemphasizedSelectedContentBackgroundColor")
    public static let findHighlightColor = NSColor(system: "findHighlightColor")
    public static let textColor = NSColor(system: "textColor")
    public static let textBackgroundColor = NSColor(system: "textBackgroundColor")
    public static let textInsertionPointColor = NSColor(system: "textInsertionPointColor")
    public static let selectedTextColor = NSColor(system: "selectedTextColor")
    public static let selectedTextBackgroundColor = NSColor(system: "selectedTextBackgroundColor")
    public static let unemphasizedSelectedTextBackgroundColor = NSColor(system: "unemphasizedSelectedTextBackgroundColor")
    public static let unemphasizedSelectedTextColor = NSColor(system: "unemphasizedSelectedTextColor")
    public static let controlColor = NSColor(system: "controlColor")
    public static let controlTextColor = NSColor(system: "controlTextColor")
    public static let selectedControlColor = NSColor(system: "selectedControlColor")
    public static let selectedControlTextColor = NSColor(system: "selectedControlTextColor")
    public static let disabledControlTextColor = NSColor(system: "disabledControlTextColor")
    public static let keyboardFocusIndicatorColor = NSColor(system: "keyboardFocusIndicatorColor")
    public static let controlAccentColor = NSColor(system: "controlAccentColor")
    public static let highlightColor = NSColor(system: "highlightColor")
    public static let shadowColor = NSColor(system: "shadowColor")
    public static let windowFrameColor = NSColor(system: "windowFrameColor")
    public static let headerColor = NSColor(system: "headerColor")
    public static let knobColor = NSColor(system: "knobColor")
    public static let selectedKnobColor = NSColor(system: "selectedKnobColor")
    public static let scrollBarColor = NSColor(system: "scrollBarColor")
    public static let controlHighlightColor = NSColor(system: "controlHighlightColor")
    public static let controlLightHighlightColor = NSColor(system: "controlLightHighlightColor")
    public static let controlShadowColor = NSColor(system: "controlShadowColor")
    public static let controlDarkShadowColor = NSColor(system: "controlDarkShadowColor")
    public static let selectedMenuItemColor = NSColor(system: "selectedMenuItemColor")
    public static let secondarySelectedControlColor = NSColor(system: "secondarySelectedControlColor")
    public static let alternateSelectedControlColor = NSColor(system: "alternateSelectedControlColor")
    public static let scrubberTexturedBackground = NSColor(system: "scrubberTexturedBackgroundColor")
}
