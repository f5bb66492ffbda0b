package import FormworkDSL
import FormworkModel

/// Apple's [UIFont](https://developer.apple.com/documentation/uikit/uifont).
public final class UIFont: Sendable, AttributeValue {
    public struct Weight: Hashable, Sendable {
        let name: String
        public static let ultraLight = Weight(name: "ultraLight")
        public static let thin = Weight(name: "thin")
        public static let light = Weight(name: "light")
        public static let regular = Weight(name: "regular")
        public static let medium = Weight(name: "medium")
        public static let semibold = Weight(name: "semibold")
        public static let bold = Weight(name: "bold")
        public static let heavy = Weight(name: "heavy")
        public static let black = Weight(name: "black")
    }

    public enum TextStyle: String, Sendable {
        case largeTitle = "Title0"
        case title1 = "Title1"
        case title2 = "Title2"
        case title3 = "Title3"
        case headline = "Headline"
        case body = "Body"
        case callout = "Callout"
        case subheadline = "Subhead"
        case footnote = "Footnote"
        case caption1 = "Caption1"
        case caption2 = "Caption2"
    }

    public static let buttonFontSize: CGFloat = 18
    public static let labelFontSize: CGFloat = 17
    public static let systemFontSize: CGFloat = 14
    public static let smallSystemFontSize: CGFloat = 12

    public let pointSize: CGFloat
    public let fontName: String
    private let attributes: [ElementFragment.Attribute]

    private init(_ size: CGFloat, name: String = ".SFUI", _ attributes: KeyValuePairs<String, String>) {
        pointSize = size
        fontName = name
        self.attributes = attributes.map { ElementFragment.Attribute($0, $1) }
    }

    public static func systemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(size, ["type": "system", "pointSize": DocumentNumber.text(size)])
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(size, ["type": "boldSystem", "pointSize": DocumentNumber.text(size)])
    }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(size, ["type": "italicSystem", "pointSize": DocumentNumber.text(size)])
    }

    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        switch weight {
        case .regular: systemFont(ofSize: size)
        case .bold: boldSystemFont(ofSize: size)
        default: UIFont(size, ["type": "system", "weight": weight.name, "pointSize": DocumentNumber.text(size)])
        }
    }

    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size, name: "Menlo-Regular", ["name": "Menlo-Regular", "family": "Menlo", "pointSize": DocumentNumber.text(size)])
    }

    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(17, ["style": "UICTFontTextStyle" + style.rawValue])
    }

    public convenience init?(name: String, size: CGFloat) {
        self.init(size, name: name, ["name": name, "pointSize": DocumentNumber.text(size)])
    }

    public func withSize(_ size: CGFloat) -> UIFont {
        UIFont(size, name: fontName, attributes.map { $0.name == "pointSize" ? .init("pointSize", DocumentNumber.text(size)) : $0 })
    }

    private init(_ size: CGFloat, name: String, _ attributes: [ElementFragment.Attribute]) {
        pointSize = size
        fontName = name
        self.attributes = attributes
    }

    /// Returns Interface Builder's `fontDescription` element.
    @MainActor
    func content(_ key: String) -> ElementFragment {
        var result = ElementFragment("fontDescription", ["key": key])
        result.attributes += attributes
        if let family = StandIn.fontFamilies[fontName], result["name"] != nil { result["family"] = family }
        return result
    }

    /// Returns Interface Builder's `font` element for an attributed text.
    package func attributeContent(_ key: String) -> ElementFragment {
        var result = ElementFragment("font", ["key": key])
        result["size"] = DocumentNumber.text(pointSize)
        func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
        if let name = value("name") {
            result["name"] = name
        } else if let weight = value("weight") {
            result["metaFont"] = "system" + weight.prefix(1).uppercased() + weight.dropFirst()
        } else {
            result["metaFont"] = value("type") == "boldSystem" ? "systemBold" : "system"
        }
        return result
    }
}
