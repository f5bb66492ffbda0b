package import FormworkDSL
import FormworkModel

/// AppKit's `NSColor`.
open class NSColor: NSObject, AttributeValue, RuntimeAttributeValue {
    let content: LayoutContent

    init(content: LayoutContent) {
        self.content = content
        super.init()
    }

    private convenience init(_ space: String, _ parts: KeyValuePairs<String, CGFloat>, custom: String? = nil) {
        var content = LayoutContent("color")
        for (name, value) in parts { content[name] = DocumentNumber.text(value) }
        content["colorSpace"] = space
        content["customColorSpace"] = custom
        self.init(content: content)
    }

    private convenience init(system name: String) {
        self.init(content: LayoutContent("color", ["name": name, "catalog": "System", "colorSpace": "catalog"]))
    }

    /// As Interface Builder writes it.
    package func attributeContent(_ key: String) -> LayoutContent {
        var result = LayoutContent("color", ["key": key])
        result.attributes += content.attributes
        return result
    }

    package var runtimeValue: RuntimeValue { .element(type: "color", attributeContent("value")) }

    /// AppKit's initializer.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
        self.init("calibratedWhite", ["white": white, "alpha": alpha])
    }

    /// AppKit's initializer.
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init("deviceWhite", ["white": white, "alpha": alpha]) }

    /// AppKit's initializer.
    public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) {
        self.init("custom", ["white": white, "alpha": alpha], custom: "genericGamma22GrayColorSpace")
    }

    /// AppKit's initializer.
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(genericGamma22White: white, alpha: alpha) }

    /// AppKit's initializer.
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init("calibratedRGB", ["red": red, "green": green, "blue": blue, "alpha": alpha])
    }

    /// AppKit's initializer.
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init("deviceRGB", ["red": red, "green": green, "blue": blue, "alpha": alpha])
    }

    /// AppKit's initializer.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init("custom", ["red": red, "green": green, "blue": blue, "alpha": alpha], custom: "sRGB")
    }

    /// AppKit's initializer.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init("custom", ["red": red, "green": green, "blue": blue, "alpha": alpha], custom: "displayP3")
    }

    /// AppKit's initializer.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// AppKit's initializer.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init("custom", ["hue": hue, "saturation": saturation, "brightness": brightness, "alpha": alpha])
    }

    /// AppKit's initializer.
    public convenience init(deviceCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        self.init("deviceCMYK", ["cyan": cyan, "magenta": magenta, "yellow": yellow, "black": black, "alpha": alpha])
    }

    /// AppKit's initializer.
    public convenience init?(named name: String) { self.init(content: LayoutContent("color", ["name": name])) }

    /// AppKit's initializer.
    public convenience init?(catalogName list: String, colorName: String) {
        self.init(content: LayoutContent("color", ["name": colorName, "catalog": list, "colorSpace": "catalog"]))
    }
}

extension NSColor {
    /// AppKit's `black`.
    public static let black = NSColor(system: "blackColor")
    /// AppKit's `darkGray`.
    public static let darkGray = NSColor(system: "darkGrayColor")
    /// AppKit's `lightGray`.
    public static let lightGray = NSColor(system: "lightGrayColor")
    /// AppKit's `white`.
    public static let white = NSColor(system: "whiteColor")
    /// AppKit's `gray`.
    public static let gray = NSColor(system: "grayColor")
    /// AppKit's `red`.
    public static let red = NSColor(system: "redColor")
    /// AppKit's `green`.
    public static let green = NSColor(system: "greenColor")
    /// AppKit's `blue`.
    public static let blue = NSColor(system: "blueColor")
    /// AppKit's `cyan`.
    public static let cyan = NSColor(system: "cyanColor")
    /// AppKit's `yellow`.
    public static let yellow = NSColor(system: "yellowColor")
    /// AppKit's `magenta`.
    public static let magenta = NSColor(system: "magentaColor")
    /// AppKit's `orange`.
    public static let orange = NSColor(system: "orangeColor")
    /// AppKit's `purple`.
    public static let purple = NSColor(system: "purpleColor")
    /// AppKit's `brown`.
    public static let brown = NSColor(system: "brownColor")
    /// AppKit's `clear`.
    public static let clear = NSColor(system: "clearColor")
    /// AppKit's `systemRed`.
    public static let systemRed = NSColor(system: "systemRedColor")
    /// AppKit's `systemGreen`.
    public static let systemGreen = NSColor(system: "systemGreenColor")
    /// AppKit's `systemBlue`.
    public static let systemBlue = NSColor(system: "systemBlueColor")
    /// AppKit's `systemOrange`.
    public static let systemOrange = NSColor(system: "systemOrangeColor")
    /// AppKit's `systemYellow`.
    public static let systemYellow = NSColor(system: "systemYellowColor")
    /// AppKit's `systemBrown`.
    public static let systemBrown = NSColor(system: "systemBrownColor")
    /// AppKit's `systemPink`.
    public static let systemPink = NSColor(system: "systemPinkColor")
    /// AppKit's `systemPurple`.
    public static let systemPurple = NSColor(system: "systemPurpleColor")
    /// AppKit's `systemGray`.
    public static let systemGray = NSColor(system: "systemGrayColor")
    /// AppKit's `systemTeal`.
    public static let systemTeal = NSColor(system: "systemTealColor")
    /// AppKit's `systemIndigo`.
    public static let systemIndigo = NSColor(system: "systemIndigoColor")
    /// AppKit's `systemMint`.
    public static let systemMint = NSColor(system: "systemMintColor")
    /// AppKit's `systemCyan`.
    public static let systemCyan = NSColor(system: "systemCyanColor")
    /// AppKit's `systemFill`.
    public static let systemFill = NSColor(system: "systemFillColor")
    /// AppKit's `secondarySystemFill`.
    public static let secondarySystemFill = NSColor(system: "secondarySystemFillColor")
    /// AppKit's `tertiarySystemFill`.
    public static let tertiarySystemFill = NSColor(system: "tertiarySystemFillColor")
    /// AppKit's `quaternarySystemFill`.
    public static let quaternarySystemFill = NSColor(system: "quaternarySystemFillColor")
    /// AppKit's `quinarySystemFill`.
    public static let quinarySystemFill = NSColor(system: "quinarySystemFillColor")
    /// AppKit's `quinaryLabel`.
    public static let quinaryLabel = NSColor(system: "quinaryLabelColor")
    /// AppKit's `labelColor`.
    public static let labelColor = NSColor(system: "labelColor")
    /// AppKit's `secondaryLabelColor`.
    public static let secondaryLabelColor = NSColor(system: "secondaryLabelColor")
    /// AppKit's `tertiaryLabelColor`.
    public static let tertiaryLabelColor = NSColor(system: "tertiaryLabelColor")
    /// AppKit's `quaternaryLabelColor`.
    public static let quaternaryLabelColor = NSColor(system: "quaternaryLabelColor")
    /// AppKit's `linkColor`.
    public static let linkColor = NSColor(system: "linkColor")
    /// AppKit's `placeholderTextColor`.
    public static let placeholderTextColor = NSColor(system: "placeholderTextColor")
    /// AppKit's `windowFrameTextColor`.
    public static let windowFrameTextColor = NSColor(system: "windowFrameTextColor")
    /// AppKit's `selectedMenuItemTextColor`.
    public static let selectedMenuItemTextColor = NSColor(system: "selectedMenuItemTextColor")
    /// AppKit's `alternateSelectedControlTextColor`.
    public static let alternateSelectedControlTextColor = NSColor(system: "alternateSelectedControlTextColor")
    /// AppKit's `headerTextColor`.
    public static let headerTextColor = NSColor(system: "headerTextColor")
    /// AppKit's `separatorColor`.
    public static let separatorColor = NSColor(system: "separatorColor")
    /// AppKit's `gridColor`.
    public static let gridColor = NSColor(system: "gridColor")
    /// AppKit's `windowBackgroundColor`.
    public static let windowBackgroundColor = NSColor(system: "windowBackgroundColor")
    /// AppKit's `underPageBackgroundColor`.
    public static let underPageBackgroundColor = NSColor(system: "underPageBackgroundColor")
    /// AppKit's `controlBackgroundColor`.
    public static let controlBackgroundColor = NSColor(system: "controlBackgroundColor")
    /// AppKit's `selectedContentBackgroundColor`.
    public static let selectedContentBackgroundColor = NSColor(system: "selectedContentBackgroundColor")
    /// AppKit's `unemphasizedSelectedContentBackgroundColor`.
    public static let unemphasizedSelectedContentBackgroundColor = NSColor(system: "unemphasizedSelectedContentBackgroundColor")
    /// AppKit's `findHighlightColor`.
    public static let findHighlightColor = NSColor(system: "findHighlightColor")
    /// AppKit's `textColor`.
    public static let textColor = NSColor(system: "textColor")
    /// AppKit's `textBackgroundColor`.
    public static let textBackgroundColor = NSColor(system: "textBackgroundColor")
    /// AppKit's `textInsertionPointColor`.
    public static let textInsertionPointColor = NSColor(system: "textInsertionPointColor")
    /// AppKit's `selectedTextColor`.
    public static let selectedTextColor = NSColor(system: "selectedTextColor")
    /// AppKit's `selectedTextBackgroundColor`.
    public static let selectedTextBackgroundColor = NSColor(system: "selectedTextBackgroundColor")
    /// AppKit's `unemphasizedSelectedTextBackgroundColor`.
    public static let unemphasizedSelectedTextBackgroundColor = NSColor(system: "unemphasizedSelectedTextBackgroundColor")
    /// AppKit's `unemphasizedSelectedTextColor`.
    public static let unemphasizedSelectedTextColor = NSColor(system: "unemphasizedSelectedTextColor")
    /// AppKit's `controlColor`.
    public static let controlColor = NSColor(system: "controlColor")
    /// AppKit's `controlTextColor`.
    public static let controlTextColor = NSColor(system: "controlTextColor")
    /// AppKit's `selectedControlColor`.
    public static let selectedControlColor = NSColor(system: "selectedControlColor")
    /// AppKit's `selectedControlTextColor`.
    public static let selectedControlTextColor = NSColor(system: "selectedControlTextColor")
    /// AppKit's `disabledControlTextColor`.
    public static let disabledControlTextColor = NSColor(system: "disabledControlTextColor")
    /// AppKit's `keyboardFocusIndicatorColor`.
    public static let keyboardFocusIndicatorColor = NSColor(system: "keyboardFocusIndicatorColor")
    /// AppKit's `controlAccentColor`.
    public static let controlAccentColor = NSColor(system: "controlAccentColor")
    /// AppKit's `highlightColor`.
    public static let highlightColor = NSColor(system: "highlightColor")
    /// AppKit's `shadowColor`.
    public static let shadowColor = NSColor(system: "shadowColor")
    /// AppKit's `windowFrameColor`.
    public static let windowFrameColor = NSColor(system: "windowFrameColor")
    /// AppKit's `headerColor`.
    public static let headerColor = NSColor(system: "headerColor")
    /// AppKit's `knobColor`.
    public static let knobColor = NSColor(system: "knobColor")
    /// AppKit's `selectedKnobColor`.
    public static let selectedKnobColor = NSColor(system: "selectedKnobColor")
    /// AppKit's `scrollBarColor`.
    public static let scrollBarColor = NSColor(system: "scrollBarColor")
    /// AppKit's `controlHighlightColor`.
    public static let controlHighlightColor = NSColor(system: "controlHighlightColor")
    /// AppKit's `controlLightHighlightColor`.
    public static let controlLightHighlightColor = NSColor(system: "controlLightHighlightColor")
    /// AppKit's `controlShadowColor`.
    public static let controlShadowColor = NSColor(system: "controlShadowColor")
    /// AppKit's `controlDarkShadowColor`.
    public static let controlDarkShadowColor = NSColor(system: "controlDarkShadowColor")
    /// AppKit's `selectedMenuItemColor`.
    public static let selectedMenuItemColor = NSColor(system: "selectedMenuItemColor")
    /// AppKit's `secondarySelectedControlColor`.
    public static let secondarySelectedControlColor = NSColor(system: "secondarySelectedControlColor")
    /// AppKit's `alternateSelectedControlColor`.
    public static let alternateSelectedControlColor = NSColor(system: "alternateSelectedControlColor")
    /// AppKit's `scrubberTexturedBackground`.
    public static let scrubberTexturedBackground = NSColor(system: "scrubberTexturedBackgroundColor")
}
