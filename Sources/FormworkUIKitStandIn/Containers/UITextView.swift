/// Apple's [UITextView](https://developer.apple.com/documentation/uikit/uitextview).
@MainActor
open class UITextView: UIScrollView, UITextInputTraits {
    open override class var interfaceElement: String { "textView" }
    open override class var startingAttributes: [String: String] {
        ["clipsSubviews": "YES", "multipleTouchEnabled": "YES", "textAlignment": "natural"]
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        // Written explicitly: Interface Builder reads an absent attribute as another value.
        autocapitalizationType = .sentences
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var text: String! { didSet { write("text", text) } }
    open var attributedText: NSAttributedString! { didSet { write(attributedText, "attributedText") } }
    open var font: UIFont? { didSet { write(font) } }
    open var textColor: UIColor? { didSet { write(textColor, "textColor") } }
    open var textAlignment = NSTextAlignment.natural { didSet { write("textAlignment", textAlignment) } }
    open var isEditable = true { didSet { write("editable", isEditable) } }
    open var isSelectable = true { didSet { write("selectable", isSelectable) } }
    open var allowsEditingTextAttributes = false { didSet { write("allowsEditingTextAttributes", allowsEditingTextAttributes) } }
    open var adjustsFontForContentSizeCategory = false {
        didSet { write("adjustsFontForContentSizeCategory", adjustsFontForContentSizeCategory) }
    }
    open var clearsOnInsertion = false { didSet { write("clearsOnInsertion", clearsOnInsertion) } }
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { write(dataDetectorTypes.content) } }

    /// Keyboard and text input settings, written as one element.
    public var inputTraits = InputTraits() { didSet { write(inputTraits.content) } }
}
