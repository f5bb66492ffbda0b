/// Apple's [UITextView](https://developer.apple.com/documentation/uikit/uitextview).
open class UITextView: UIScrollView, UITextInputTraits {
    open override class var startingAttributes: [String: String] {
        ["clipsSubviews": "YES", "multipleTouchEnabled": "YES", "textAlignment": "natural"]
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        // Written explicitly: Interface Builder reads an absent attribute as another value.
        autocapitalizationType = .sentences
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var text: String! { didSet { write(text) } }
    open var attributedText: NSAttributedString! { didSet { write(attributedText) } }
    open var font: UIFont? { didSet { write(font) } }
    open var textColor: UIColor? { didSet { write(textColor) } }
    open var textAlignment = NSTextAlignment.natural { didSet { write(textAlignment) } }
    open var isEditable = true { didSet { write(isEditable) } }
    open var isSelectable = true { didSet { write(isSelectable) } }
    open var allowsEditingTextAttributes = false { didSet { write(allowsEditingTextAttributes) } }
    open var adjustsFontForContentSizeCategory = false { didSet { write(adjustsFontForContentSizeCategory) } }
    open var clearsOnInsertion = false { didSet { write(clearsOnInsertion) } }
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { write(dataDetectorTypes.content) } }

    /// Keyboard and text input settings, written as one element.
    public var inputTraits = InputTraits() { didSet { write(inputTraits.content) } }
}
