/// UIKit's `UITextField`.
@MainActor
open class UITextField: UIControl, UITextInputTraits {
    open override class var interfaceElement: String { "textField" }
    open override class var startingAttributes: [String: String] {
        [
            "opaque": "NO", "clipsSubviews": "YES", "textAlignment": "natural", "adjustsFontSizeToFit": "NO",
            "contentHorizontalAlignment": "left",
        ]
    }

    /// UIKit's `BorderStyle`.
    public enum BorderStyle: Int, Sendable, InterfaceWord { case none, line, bezel, roundedRect }

    /// UIKit's `ViewMode`.
    public enum ViewMode: Int, Sendable, InterfaceWord { case never, whileEditing, unlessEditing, always }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        // Interface Builder's absent word is another one.
        autocapitalizationType = .sentences
    }

    /// UIKit's initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// UIKit's `text`.
    open var text: String? { didSet { write("text", text) } }
    /// UIKit's `placeholder`.
    open var placeholder: String? { didSet { write("placeholder", placeholder) } }
    /// UIKit's `attributedText`.
    open var attributedText: NSAttributedString? { didSet { write(attributedText, "attributedText") } }
    /// UIKit's `attributedPlaceholder`.
    open var attributedPlaceholder: NSAttributedString? { didSet { write(attributedPlaceholder, "attributedPlaceholder") } }
    /// UIKit's `font`.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { write(font) } }
    /// UIKit's `textColor`.
    open var textColor: UIColor? { didSet { write(textColor, "textColor") } }
    /// UIKit's `textAlignment`.
    open var textAlignment = NSTextAlignment.natural { didSet { write("textAlignment", textAlignment) } }
    /// UIKit's `borderStyle`.
    open var borderStyle = BorderStyle.none { didSet { write("borderStyle", borderStyle) } }
    /// UIKit's `clearButtonMode`.
    open var clearButtonMode = ViewMode.never { didSet { write("clearButtonMode", clearButtonMode) } }
    /// UIKit's `leftViewMode`.
    open var leftViewMode = ViewMode.never { didSet { write("leftViewMode", leftViewMode) } }
    /// UIKit's `rightViewMode`.
    open var rightViewMode = ViewMode.never { didSet { write("rightViewMode", rightViewMode) } }
    /// UIKit's `minimumFontSize`.
    open var minimumFontSize: CGFloat = 0 { didSet { write("minimumFontSize", minimumFontSize) } }
    /// UIKit's `adjustsFontSizeToFitWidth`.
    open var adjustsFontSizeToFitWidth = false { didSet { write("adjustsFontSizeToFit", adjustsFontSizeToFitWidth) } }
    /// UIKit's `adjustsFontForContentSizeCategory`.
    open var adjustsFontForContentSizeCategory = false {
        didSet { write("adjustsFontForContentSizeCategory", adjustsFontForContentSizeCategory) }
    }
    /// UIKit's `clearsOnBeginEditing`.
    open var clearsOnBeginEditing = false { didSet { write("clearsOnBeginEditing", clearsOnBeginEditing) } }
    /// UIKit's `clearsOnInsertion`.
    open var clearsOnInsertion = false { didSet { write("clearsOnInsertion", clearsOnInsertion) } }
    /// UIKit's `allowsEditingTextAttributes`.
    open var allowsEditingTextAttributes = false { didSet { write("allowsEditingTextAttributes", allowsEditingTextAttributes) } }
    /// UIKit's `background`.
    open var background: UIImage? { didSet { write(background, "background") } }
    /// UIKit's `disabledBackground`.
    open var disabledBackground: UIImage? { didSet { write(disabledBackground, "disabledBackground") } }
    /// UIKit's `delegate`.
    open weak var delegate: (any UITextFieldDelegate)?

    /// How text is typed into it.
    public var inputTraits = InputTraits() { didSet { write(inputTraits.content) } }
}
