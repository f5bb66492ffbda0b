/// Apple's [UITextField](https://developer.apple.com/documentation/uikit/uitextfield).
@MainActor
open class UITextField: UIControl, UITextInputTraits {
    open override class var interfaceElement: String { "textField" }
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

    open var text: String? { didSet { write("text", text) } }
    open var placeholder: String? { didSet { write("placeholder", placeholder) } }
    open var attributedText: NSAttributedString? { didSet { write(attributedText, "attributedText") } }
    open var attributedPlaceholder: NSAttributedString? { didSet { write(attributedPlaceholder, "attributedPlaceholder") } }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { write(font) } }
    open var textColor: UIColor? { didSet { write(textColor, "textColor") } }
    open var textAlignment = NSTextAlignment.natural { didSet { write("textAlignment", textAlignment) } }
    open var borderStyle = BorderStyle.none { didSet { write("borderStyle", borderStyle) } }
    open var clearButtonMode = ViewMode.never { didSet { write("clearButtonMode", clearButtonMode) } }
    open var leftViewMode = ViewMode.never { didSet { write("leftViewMode", leftViewMode) } }
    open var rightViewMode = ViewMode.never { didSet { write("rightViewMode", rightViewMode) } }
    open var minimumFontSize: CGFloat = 0 { didSet { write("minimumFontSize", minimumFontSize) } }
    open var adjustsFontSizeToFitWidth = false { didSet { write("adjustsFontSizeToFit", adjustsFontSizeToFitWidth) } }
    open var adjustsFontForContentSizeCategory = false {
        didSet { write("adjustsFontForContentSizeCategory", adjustsFontForContentSizeCategory) }
    }
    open var clearsOnBeginEditing = false { didSet { write("clearsOnBeginEditing", clearsOnBeginEditing) } }
    open var clearsOnInsertion = false { didSet { write("clearsOnInsertion", clearsOnInsertion) } }
    open var allowsEditingTextAttributes = false { didSet { write("allowsEditingTextAttributes", allowsEditingTextAttributes) } }
    open var background: UIImage? { didSet { write(background, "background") } }
    open var disabledBackground: UIImage? { didSet { write(disabledBackground, "disabledBackground") } }
    open weak var delegate: (any UITextFieldDelegate)?

    /// Keyboard and text input settings, written as one element.
    public var inputTraits = InputTraits() { didSet { write(inputTraits.content) } }
}
