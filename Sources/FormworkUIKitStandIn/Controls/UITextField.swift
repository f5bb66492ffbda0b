/// Apple's [UITextField](https://developer.apple.com/documentation/uikit/uitextfield).
open class UITextField: UIControl, UITextInputTraits {
    open override class var startingAttributes: [String: String] {
        [
            "opaque": "NO", "clipsSubviews": "YES", "textAlignment": "natural", "adjustsFontSizeToFit": "NO",
            "contentHorizontalAlignment": "left",
        ]
    }

    public enum BorderStyle: Int, Sendable, InterfaceWord { case none, line, bezel, roundedRect }

    public enum ViewMode: Int, Sendable, InterfaceWord { case never, whileEditing, unlessEditing, always }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        // Written explicitly: Interface Builder reads an absent attribute as another value.
        autocapitalizationType = .sentences
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var text: String? { didSet { write(text) } }
    open var placeholder: String? { didSet { write(placeholder) } }
    open var attributedText: NSAttributedString? { didSet { write(attributedText) } }
    open var attributedPlaceholder: NSAttributedString? { didSet { write(attributedPlaceholder) } }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { write(font) } }
    open var textColor: UIColor? { didSet { write(textColor) } }
    open var textAlignment = NSTextAlignment.natural { didSet { write(textAlignment) } }
    open var borderStyle = BorderStyle.none { didSet { write(borderStyle) } }
    open var clearButtonMode = ViewMode.never { didSet { write(clearButtonMode) } }
    open var leftViewMode = ViewMode.never { didSet { write(leftViewMode) } }
    open var rightViewMode = ViewMode.never { didSet { write(rightViewMode) } }
    open var minimumFontSize: CGFloat = 0 { didSet { write(minimumFontSize) } }
    open var adjustsFontSizeToFitWidth = false { didSet { write(adjustsFontSizeToFitWidth) } }
    open var adjustsFontForContentSizeCategory = false { didSet { write(adjustsFontForContentSizeCategory) } }
    open var clearsOnBeginEditing = false { didSet { write(clearsOnBeginEditing) } }
    open var clearsOnInsertion = false { didSet { write(clearsOnInsertion) } }
    open var allowsEditingTextAttributes = false { didSet { write(allowsEditingTextAttributes) } }
    open var background: UIImage? { didSet { write(background) } }
    open var disabledBackground: UIImage? { didSet { write(disabledBackground) } }
    open weak var delegate: (any UITextFieldDelegate)?

    /// Keyboard and text input settings, written as one element.
    public var inputTraits = InputTraits() { didSet { write(inputTraits.content) } }
}
