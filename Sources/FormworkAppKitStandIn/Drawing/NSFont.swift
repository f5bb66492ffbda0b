package import FormworkDSL
import FormworkModel

/// AppKit's `NSFont`.
open class NSFont: NSObject, AttributeValue {
    /// AppKit's `Weight`.
    public struct Weight: Sendable {
        let name: String
        /// AppKit's `ultraLight`.
        public static let ultraLight = Weight(name: "UltraLight")
        /// AppKit's `thin`.
        public static let thin = Weight(name: "Thin")
        /// AppKit's `light`.
        public static let light = Weight(name: "Light")
        /// AppKit's `regular`.
        public static let regular = Weight(name: "Regular")
        /// AppKit's `medium`.
        public static let medium = Weight(name: "Medium")
        /// AppKit's `semibold`.
        public static let semibold = Weight(name: "Semibold")
        /// AppKit's `bold`.
        public static let bold = Weight(name: "Bold")
        /// AppKit's `heavy`.
        public static let heavy = Weight(name: "Heavy")
        /// AppKit's `black`.
        public static let black = Weight(name: "Black")
    }

    /// AppKit's `TextStyle`.
    public struct TextStyle: Sendable {
        let name: String
        /// AppKit's `body`.
        public static let body = TextStyle(name: "body")
        /// AppKit's `callout`.
        public static let callout = TextStyle(name: "callout")
        /// AppKit's `caption1`.
        public static let caption1 = TextStyle(name: "caption1")
        /// AppKit's `caption2`.
        public static let caption2 = TextStyle(name: "caption2")
        /// AppKit's `footnote`.
        public static let footnote = TextStyle(name: "footnote")
        /// AppKit's `headline`.
        public static let headline = TextStyle(name: "headline")
        /// AppKit's `largeTitle`.
        public static let largeTitle = TextStyle(name: "largeTitle")
        /// AppKit's `subheadline`.
        public static let subheadline = TextStyle(name: "subheadline")
        /// AppKit's `title1`.
        public static let title1 = TextStyle(name: "title1")
        /// AppKit's `title2`.
        public static let title2 = TextStyle(name: "title2")
        /// AppKit's `title3`.
        public static let title3 = TextStyle(name: "title3")
    }

    private let attributes: [LayoutContent.Attribute]

    private init(_ attributes: KeyValuePairs<String, String?>) {
        self.attributes = attributes.compactMap { name, value in value.map { .init(name, $0) } }
        super.init()
    }

    /// A font of the system; a size of 0 is the one that goes without saying.
    private convenience init(meta: String, _ size: CGFloat) {
        self.init(["metaFont": meta, "size": size == 0 ? nil : DocumentNumber.text(size)])
    }

    /// As Interface Builder writes it.
    package func attributeContent(_ key: String) -> LayoutContent {
        var result = LayoutContent("font", ["key": key])
        result.attributes += attributes
        return result
    }

    /// AppKit's initializer.
    public convenience init?(name: String, size: CGFloat) { self.init(["size": DocumentNumber.text(size), "name": name]) }

    /// AppKit's `systemFont`.
    public static func systemFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "system", size) }
    /// AppKit's `systemFont`.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont { NSFont(meta: "system" + weight.name, size) }
    /// AppKit's `monospacedDigitSystemFont`.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
        systemFont(ofSize: size, weight: weight)
    }
    /// AppKit's `boldSystemFont`.
    public static func boldSystemFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "systemBold", size) }
    /// AppKit's `labelFont`.
    public static func labelFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "label", size) }
    /// AppKit's `titleBarFont`.
    public static func titleBarFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "titleBar", size) }
    /// AppKit's `menuFont`.
    public static func menuFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "menu", size) }
    /// AppKit's `menuBarFont`.
    public static func menuBarFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "menuBar", size) }
    /// AppKit's `messageFont`.
    public static func messageFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "message", size) }
    /// AppKit's `paletteFont`.
    public static func paletteFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "palette", size) }
    /// AppKit's `toolTipsFont`.
    public static func toolTipsFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "toolTip", size) }
    /// AppKit's `controlContentFont`.
    public static func controlContentFont(ofSize size: CGFloat) -> NSFont { NSFont(meta: "controlContent", size) }
    /// AppKit's `userFont`.
    public static func userFont(ofSize size: CGFloat) -> NSFont? { NSFont(meta: "user", size) }
    /// AppKit's `userFixedPitchFont`.
    public static func userFixedPitchFont(ofSize size: CGFloat) -> NSFont? { NSFont(meta: "userFixedPitch", size) }
    /// AppKit's `preferredFont`.
    public static func preferredFont(forTextStyle style: TextStyle) -> NSFont { NSFont(["textStyle": style.name]) }

    /// AppKit's `systemFontSize`.
    public static var systemFontSize: CGFloat { 13 }
    /// AppKit's `smallSystemFontSize`.
    public static var smallSystemFontSize: CGFloat { 11 }
    /// AppKit's `labelFontSize`.
    public static var labelFontSize: CGFloat { 10 }
}
