import FormworkDSL

@MainActor
open class UITextView: UIScrollView {
    override class var element: String { "textView" }
    override class var startingAttributes: [String: String] {
        ["clipsSubviews": "YES", "multipleTouchEnabled": "YES", "textAlignment": "natural"]
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        beginTyping()
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

    // MARK: Typing

    private var traits = InputTraits() { didSet { write(traits.content) } }
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { traits.set("autocapitalizationType", autocapitalizationType) } }
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { traits.set("autocorrectionType", autocorrectionType) } }
    open var spellCheckingType = UITextSpellCheckingType.default { didSet { traits.set("spellCheckingType", spellCheckingType) } }
    open var smartQuotesType = UITextSmartQuotesType.default { didSet { traits.set("smartQuotesType", smartQuotesType) } }
    open var smartDashesType = UITextSmartDashesType.default { didSet { traits.set("smartDashesType", smartDashesType) } }
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default { didSet { traits.set("smartInsertDeleteType", smartInsertDeleteType) } }
    open var keyboardType = UIKeyboardType.default { didSet { traits.set("keyboardType", keyboardType) } }
    open var keyboardAppearance = UIKeyboardAppearance.default { didSet { traits.set("keyboardAppearance", keyboardAppearance) } }
    open var returnKeyType = UIReturnKeyType.default { didSet { traits.set("returnKeyType", returnKeyType) } }
    open var enablesReturnKeyAutomatically = false {
        didSet { traits.set("enablesReturnKeyAutomatically", enablesReturnKeyAutomatically) }
    }
    open var isSecureTextEntry = false { didSet { traits.set("secureTextEntry", isSecureTextEntry) } }
    open var textContentType: UITextContentType! { didSet { traits.set("textContentType", textContentType) } }

    /// Interface Builder's absent word is another one.
    private func beginTyping() { traits.set("autocapitalizationType", autocapitalizationType) }
}
