/// Apple's [UIImageView](https://developer.apple.com/documentation/uikit/uiimageview).
@MainActor
open class UIImageView: UIView {
    open override class var interfaceElement: String { "imageView" }
    open override class var startingAttributes: [String: String] { ["userInteractionEnabled": "NO"] }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var image: UIImage? { didSet { write(image, "image", catalog: true) } }
    open var highlightedImage: UIImage? { didSet { write(highlightedImage, "highlightedImage", catalog: true) } }
    open var isHighlighted = false { didSet { write("highlighted", isHighlighted) } }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            remove("preferredSymbolConfiguration", "preferredSymbolConfiguration")
            if let preferredSymbolConfiguration { write(preferredSymbolConfiguration.content("preferredSymbolConfiguration")) }
        }
    }
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            write("adjustsImageSizeForAccessibilityContentSizeCategory", adjustsImageSizeForAccessibilityContentSizeCategory)
        }
    }
}
