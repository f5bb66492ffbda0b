/// UIKit's `UIImageView`.
@MainActor
open class UIImageView: UIView {
    open override class var interfaceElement: String { "imageView" }
    open override class var startingAttributes: [String: String] { ["userInteractionEnabled": "NO"] }

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// UIKit's initializer.
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }

    /// UIKit's initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// UIKit's `image`.
    open var image: UIImage? { didSet { write(image, "image", catalog: true) } }
    /// UIKit's `highlightedImage`.
    open var highlightedImage: UIImage? { didSet { write(highlightedImage, "highlightedImage", catalog: true) } }
    /// UIKit's `isHighlighted`.
    open var isHighlighted = false { didSet { write("highlighted", isHighlighted) } }
    /// UIKit's `preferredSymbolConfiguration`.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            remove("preferredSymbolConfiguration", "preferredSymbolConfiguration")
            if let preferredSymbolConfiguration { write(preferredSymbolConfiguration.content("preferredSymbolConfiguration")) }
        }
    }
    /// UIKit's `adjustsImageSizeForAccessibilityContentSizeCategory`.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            write("adjustsImageSizeForAccessibilityContentSizeCategory", adjustsImageSizeForAccessibilityContentSizeCategory)
        }
    }
}
