/// UIKit's `UITextView`.
@MainActor
open class UITextView: UIScrollView, UITextInputTraits {
    open override class var interfaceElement: String { "textView" }
    open override class var startingAttributes: [String: String] {
        ["clipsSubviews": "YES", "multipleTouchEnabled": "YES", "textAlignment": "natural"]
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        // Interface Builder's absent word is another one.
        autocapitalizationType = .sentences
    }

    /// UIKit's initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // Safe: declared as UIKit declares it; nothing here unwraps it.
    /// UIKit's `text`.
    open var text: String! { didSet { write("text", text) } }
    // Safe: declared as UIKit declares it; nothing here unwraps it.
    /// UIKit's `attributedText`.
    open var attributedText: NSAttributedString! { didSet { write(attributedText, "attributedText") } }
    /// UIKit's `font`.
    open var font: UIFont? { didSet { write(font) } }
    /// UIKit's `textColor`.
    open var textColor: UIColor? { didSet { write(textColor, "textColor") } }
    /// UIKit's `textAlignment`.
    open var textAlignment = NSTextAlignment.natural { didSet { write("textAlignment", textAlignment) } }
    /// UIKit's `isEditable`.
    open var isEditable = true { didSet { write("editable", isEditable) } }
    /// UIKit's `isSelectable`.
    open var isSelectable = true { didSet { write("selectable", isSelectable) } }
    /// UIKit's `allowsEditingTextAttributes`.
    open var allowsEditingTextAttributes = false { didSet { write("allowsEditingTextAttributes", allowsEditingTextAttributes) } }
    /// UIKit's `adjustsFontForContentSizeCategory`.
    open var adjustsFontForContentSizeCategory = false {
        didSet { write("adjustsFontForContentSizeCategory", adjustsFontForContentSizeCategory) }
    }
    /// UIKit's `clearsOnInsertion`.
    open var clearsOnInsertion = false { didSet { write("clearsOnInsertion", clearsOnInsertion) } }
    /// UIKit's `dataDetectorTypes`.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { write(dataDetectorTypes.content) } }

    /// How text is typed into it.
    public var inputTraits = InputTraits() { didSet { write(inputTraits.content) } }
}
