import FormworkModel
import FormworkTree

extension UIButton {
    @MainActor
    public struct Configuration {
        public enum Size: Int, Sendable, InterfaceWord { case medium, small, mini, large }

        public enum CornerStyle: Int, Sendable, InterfaceWord { case fixed = -1, dynamic, small, medium, large, capsule }

        public enum TitleAlignment: Int, Sendable, InterfaceWord { case automatic, leading, center, trailing }

        public enum MacIdiomStyle: Int, Sendable, InterfaceWord { case automatic, bordered, borderless, borderlessTinted }

        let style: String
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var showsActivityIndicator = false
        public var automaticallyUpdateForSelection = true
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) { didSet { hasInsets = true } }
        public var background = UIBackgroundConfiguration()
        private var hasInsets = false

        private init(_ style: String) { self.style = style }

        public static func plain() -> Configuration { Configuration("plain") }
        public static func gray() -> Configuration { Configuration("gray") }
        public static func tinted() -> Configuration { Configuration("tinted") }
        public static func filled() -> Configuration { Configuration("filled") }
        public static func borderless() -> Configuration { Configuration("borderless") }
        public static func bordered() -> Configuration { Configuration("bordered") }
        public static func borderedTinted() -> Configuration { Configuration("borderedTinted") }
        public static func borderedProminent() -> Configuration { Configuration("borderedProminent") }

        var content: ElementFragment {
            var result = ElementFragment("buttonConfiguration", ["key": "configuration", "style": style])
            result["title"] = title
            result["subtitle"] = subtitle
            result.set(image, "image")
            if imagePlacement != .leading { result["imagePlacement"] = imagePlacement.interfaceWord }
            if imagePadding != 0 { result["imagePadding"] = DocumentNumber.text(imagePadding) }
            if titlePadding != 1 { result["titlePadding"] = DocumentNumber.text(titlePadding) }
            if titleAlignment != .automatic { result["titleAlignment"] = titleAlignment.interfaceWord }
            if cornerStyle != .dynamic { result["cornerStyle"] = cornerStyle.interfaceWord }
            if buttonSize != .medium { result["buttonSize"] = buttonSize.interfaceWord }
            if macIdiomStyle != .automatic { result["macIdiomStyle"] = macIdiomStyle.interfaceWord }
            if showsActivityIndicator { result["showsActivityIndicator"] = "YES" }
            if !automaticallyUpdateForSelection { result["automaticallyUpdatesForSelection"] = "NO" }
            if let font = titleTextAttributesTransformer?(AttributeContainer()).font {
                result.set(font.content("titleFontDescription"), "titleFontDescription")
            }
            if hasInsets { result.set(contentInsets.content("contentInsets"), "contentInsets") }
            result.set(baseForegroundColor?.content("baseForegroundColor"), "baseForegroundColor")
            result.set(baseBackgroundColor?.content("baseBackgroundColor"), "baseBackgroundColor")
            result.set(
                preferredSymbolConfigurationForImage?.content("preferredSymbolConfigurationForImage"),
                "preferredSymbolConfigurationForImage")
            if background.content != UIBackgroundConfiguration().content { result.set(background.content, "background") }
            return result
        }
    }
}

/// Apple's [UIBackgroundConfiguration](https://developer.apple.com/documentation/uikit/uibackgroundconfiguration), limited to the properties that buttons use.
@MainActor
public struct UIBackgroundConfiguration {
    public var cornerRadius: CGFloat = 0
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var backgroundColor: UIColor?
    public var strokeColor: UIColor?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) { didSet { hasInsets = true } }
    private var hasInsets = false

    var content: ElementFragment {
        var result = ElementFragment("backgroundConfiguration", ["key": "background"])
        if cornerRadius != 0 { result["cornerRadius"] = DocumentNumber.text(cornerRadius) }
        if strokeWidth != 0 { result["strokeWidth"] = DocumentNumber.text(strokeWidth) }
        if strokeOutset != 0 { result["strokeOutset"] = DocumentNumber.text(strokeOutset) }
        if imageContentMode != .scaleToFill { result["imageContentMode"] = imageContentMode.interfaceWord }
        result.set(image, "image")
        if hasInsets { result.set(backgroundInsets.content("backgroundInsets"), "backgroundInsets") }
        result.set(backgroundColor?.content("backgroundColor"), "backgroundColor")
        result.set(strokeColor?.content("strokeColor"), "strokeColor")
        return result
    }
}

/// Apple's [NSDirectionalRectEdge](https://developer.apple.com/documentation/uikit/nsdirectionalrectedge).
public struct NSDirectionalRectEdge: OptionSet, Sendable, InterfaceWord {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)

    package var interfaceWord: String {
        switch self {
        case .top: "top"
        case .bottom: "bottom"
        case .trailing: "trailing"
        default: "leading"
        }
    }
}

/// Apple's [AttributeContainer](https://developer.apple.com/documentation/foundation/attributecontainer).
public struct AttributeContainer: Sendable {
    public var font: UIFont?
    public var foregroundColor: UIColor?

    public init() {}
}

/// Apple's [UIConfigurationTextAttributesTransformer](https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer).
public struct UIConfigurationTextAttributesTransformer: Sendable {
    private let transform: @Sendable (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
