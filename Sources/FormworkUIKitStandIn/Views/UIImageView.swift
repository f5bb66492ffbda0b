/// Apple's [UIImageView](https://developer.apple.com/documentation/uikit/uiimageview).
open class UIImageView: UIView {
    open override class var startingAttributes: [String: String] { ["userInteractionEnabled": "NO"] }

    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }

    open var image: UIImage? { didSet { write(image, catalog: true) } }
    open var highlightedImage: UIImage? { didSet { write(highlightedImage, catalog: true) } }
    open var isHighlighted = false { didSet { write(isHighlighted) } }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            remove("preferredSymbolConfiguration", "preferredSymbolConfiguration")
            if let preferredSymbolConfiguration { write(preferredSymbolConfiguration.content("preferredSymbolConfiguration")) }
        }
    }
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { write(adjustsImageSizeForAccessibilityContentSizeCategory) }
    }
}
