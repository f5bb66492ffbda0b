package import FormworkDSL
import FormworkModel

/// Apple's [NSFont](https://developer.apple.com/documentation/appkit/nsfont).
open class NSFont: NSObject, AttributeValue {
    public struct Weight: Sendable {
        let name: String
        public static let ultraLight = Weight(name: "UltraLight")
        public static let thin = Weight(name: "Thin")
        public static let light = Weight(name: "Light")
        public static let regular = Weight(name: "Regular")
        public static let medium = Weight(name: "Medium")
        public static let semibold = Weight(name: "Semibold")
        public static let bold = Weight(name: "Bold")
        public static let heavy = Weight(name: "Heavy")
        public static let black = Weight(name: "Black")
    }

    public struct TextStyle: Sendable {
        let name: String
        public static let body = TextStyle(name: "body")
        public static let callout = TextStyle(name: "callout")
        public static let caption1 = TextStyle(name: "caption1")
        public static let caption2 = TextStyle(name: "caption2")
        public static let footnote = TextStyle(name: "footnote")
        public static let headline = TextStyle(name: "headline")
        public static let largeTitle = TextStyle(name: "largeTitle")
        public static let subheadline = TextStyle(name: "subheadline")
        public static let title1 = TextStyle(name: "title1")
        public static let title2 = TextStyle(name: "title2")
        public static let title3 = TextStyle(name: "title3")
    }

    private let attributes: [ElementFragment.Attribute]

    private init(_ attributes: KeyValuePairs<String, String?>) {
        self.attributes = attributes.compactMap { name, value in value.map { .init(name, $0) } }
        super.init()
    }

    /// Creates a system font; a size of 0 means the default size.
    private convenience init(meta: String, _ size: CGFloat) {
        self.init(["metaFont": meta, "size": size == 0 ? nil : DocumentNumber.text(size)])
    }

    /// Returns Interface Builder's element for the font.
    package func attributeContent(_ key: String) -> ElementFragment {
        var result = ElementFragment("font", ["key": key])
        result.attributes += attributes
        return result
    }

    public convenience init?(name: String, size: CGFloat) { self.init(["size": DocumentNumber.text(size), "name": name]) }

    public static func systemFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "system", size) }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont { NSFont(meta: "system" + weight.name, size) }
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
        systemFont(ofSize: size, weight: weight)
    }
    public static func boldSystemFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "systemBold", size) }
    public static func labelFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "label", size) }
    public static func titleBarFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "titleBar", size) }
    public static func menuFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "menu", size) }
    public static func menuBarFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "menuBar", size) }
    public static func messageFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "message", size) }
    public static func paletteFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "palette", size) }
    public static func toolTipsFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "toolTip", size) }
    public static func controlContentFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "controlContent", size) }
    public static func userFont(ofSize size: CGFloat) -> NSFont? { NSFont(meta: "user", size) }
    public static func userFixedPitchFont(ofSize size: CGFloat) -> NSFont? { NSFont(meta: "userFixedPitch", size) }
    public static func preferredFont(forTextStyle style: TextStyle) -> NSFont { NSFont(["textStyle": style.name]) }

    public static var systemFontSize: CGFloat { 13 }
    public static var smallSystemFontSize: CGFloat { 11 }
    public static var labelFontSize: CGFloat { 10 }
}
