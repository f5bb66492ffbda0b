import FormworkDSL
import FormworkModel

extension UIButton {
    /// UIKit's `Configuration`.
    @MainActor
    public struct Configuration {
        /// UIKit's `Size`.
        public enum Size: Int, Sendable, InterfaceWord { case medium, small, mini, large }

        /// UIKit's `CornerStyle`.
        public enum CornerStyle: Int, Sendable, InterfaceWord { case fixed = -1, dynamic, small, medium, large, capsule }

        /// UIKit's `TitleAlignment`.
        public enum TitleAlignment: Int, Sendable, InterfaceWord { case automatic, leading, center, trailing }

        /// UIKit's `MacIdiomStyle`.
        public enum MacIdiomStyle: Int, Sendable, InterfaceWord { case automatic, bordered, borderless, borderlessTinted }

        let style: String
        /// UIKit's `title`.
        public var title: String?
        /// UIKit's `subtitle`.
        public var subtitle: String?
        /// UIKit's `image`.
        public var image: UIImage?
        /// UIKit's `imagePlacement`.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// UIKit's `imagePadding`.
        public var imagePadding: CGFloat = 0
        /// UIKit's `titlePadding`.
        public var titlePadding: CGFloat = 1
        /// UIKit's `titleAlignment`.
        public var titleAlignment = TitleAlignment.automatic
        /// UIKit's `cornerStyle`.
        public var cornerStyle = CornerStyle.dynamic
        /// UIKit's `buttonSize`.
        public var buttonSize = Size.medium
        /// UIKit's `macIdiomStyle`.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// UIKit's `showsActivityIndicator`.
        public var showsActivityIndicator = false
        /// UIKit's `automaticallyUpdateForSelection`.
        public var automaticallyUpdateForSelection = true
        /// UIKit's `baseForegroundColor`.
        public var baseForegroundColor: UIColor?
        /// UIKit's `baseBackgroundColor`.
        public var baseBackgroundColor: UIColor?
        /// UIKit's `preferredSymbolConfigurationForImage`.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// UIKit's `titleTextAttributesTransformer`.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// UIKit's `contentInsets`.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) { didSet { hasInsets = true } }
        /// UIKit's `background`.
        public var background = UIBackgroundConfiguration()
        private var hasInsets = false

        private init(_ style: String) { self.style = style }

        /// UIKit's `plain`.
        public static func plain() -> Configuration { Configuration("plain") }
        /// UIKit's `gray`.
        public static func gray() -> Configuration { Configuration("gray") }
        /// UIKit's `tinted`.
        public static func tinted() -> Configuration { Configuration("tinted") }
        /// UIKit's `filled`.
        public static func filled() -> Configuration { Configuration("filled") }
        /// UIKit's `borderless`.
        public static func borderless() -> Configuration { Configuration("borderless") }
        /// UIKit's `bordered`.
        public static func bordered() -> Configuration { Configuration("bordered") }
        /// UIKit's `borderedTinted`.
        public static func borderedTinted() -> Configuration { Configuration("borderedTinted") }
        /// UIKit's `borderedProminent`.
        public static func borderedProminent() -> Configuration { Configuration("borderedProminent") }

        var content: LayoutContent {
            var result = LayoutContent("buttonConfiguration", ["key": "configuration", "style": style])
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

/// UIKit's `UIBackgroundConfiguration`, as far as buttons have one.
@MainActor
public struct UIBackgroundConfiguration {
    /// UIKit's `cornerRadius`.
    public var cornerRadius: CGFloat = 0
    /// UIKit's `strokeWidth`.
    public var strokeWidth: CGFloat = 0
    /// UIKit's `strokeOutset`.
    public var strokeOutset: CGFloat = 0
    /// UIKit's `backgroundColor`.
    public var backgroundColor: UIColor?
    /// UIKit's `strokeColor`.
    public var strokeColor: UIColor?
    /// UIKit's `image`.
    public var image: UIImage?
    /// UIKit's `imageContentMode`.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// UIKit's `backgroundInsets`.
    public var backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) { didSet { hasInsets = true } }
    private var hasInsets = false

    var content: LayoutContent {
        var result = LayoutContent("backgroundConfiguration", ["key": "background"])
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

/// UIKit's `NSDirectionalRectEdge`.
public struct NSDirectionalRectEdge: OptionSet, Sendable, InterfaceWord {
    /// UIKit's `rawValue`.
    public let rawValue: UInt

    /// UIKit's initializer.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// UIKit's `top`.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// UIKit's `leading`.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// UIKit's `bottom`.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// UIKit's `trailing`.
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

/// UIKit's `AttributeContainer`.
public struct AttributeContainer: Sendable {
    /// UIKit's `font`.
    public var font: UIFont?
    /// UIKit's `foregroundColor`.
    public var foregroundColor: UIColor?

    /// UIKit's initializer.
    public init() {}
}

/// UIKit's `UIConfigurationTextAttributesTransformer`.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    private let transform: @Sendable (AttributeContainer) -> AttributeContainer

    /// UIKit's initializer.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// UIKit's `callAsFunction`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
