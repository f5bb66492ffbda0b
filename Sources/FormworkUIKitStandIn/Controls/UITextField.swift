import FormworkDSL

@MainActor
open class UITextField: UIControl {
    override class var element: String { "textField" }
    override class var startingAttributes: [String: String] {
        [
            "opaque": "NO", "clipsSubviews": "YES", "textAlignment": "natural", "adjustsFontSizeToFit": "NO",
            "contentHorizontalAlignment": "left",
        ]
    }

    public enum BorderStyle: Int, Sendable, InterfaceWord { case none, line, bezel, roundedRect }

    public enum ViewMode: Int, Sendable, InterfaceWord { case never, whileEditing, unlessEditing, always }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        beginTyping()
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
