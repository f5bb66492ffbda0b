import FormworkDSL

/// UIKit's `UITextView`.
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

    // MARK: Typing

    private var traits = InputTraits() { didSet { write(traits.content) } }
    /// UIKit's `autocapitalizationType`.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences {
        didSet { traits.set("autocapitalizationType", autocapitalizationType) }
    }
    /// UIKit's `autocorrectionType`.
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { traits.set("autocorrectionType", autocorrectionType) } }
    /// UIKit's `spellCheckingType`.
    open var spellCheckingType = UITextSpellCheckingType.default { didSet { traits.set("spellCheckingType", spellCheckingType) } }
    /// UIKit's `smartQuotesType`.
    open var smartQuotesType = UITextSmartQuotesType.default { didSet { traits.set("smartQuotesType", smartQuotesType) } }
    /// UIKit's `smartDashesType`.
    open var smartDashesType = UITextSmartDashesType.default { didSet { traits.set("smartDashesType", smartDashesType) } }
    /// UIKit's `smartInsertDeleteType`.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default {
        didSet { traits.set("smartInsertDeleteType", smartInsertDeleteType) }
    }
    /// UIKit's `keyboardType`.
    open var keyboardType = UIKeyboardType.default { didSet { traits.set("keyboardType", keyboardType) } }
    /// UIKit's `keyboardAppearance`.
    open var keyboardAppearance = UIKeyboardAppearance.default { didSet { traits.set("keyboardAppearance", keyboardAppearance) } }
    /// UIKit's `returnKeyType`.
    open var returnKeyType = UIReturnKeyType.default { didSet { traits.set("returnKeyType", returnKeyType) } }
    /// UIKit's `enablesReturnKeyAutomatically`.
    open var enablesReturnKeyAutomatically = false {
        didSet { traits.set("enablesReturnKeyAutomatically", enablesReturnKeyAutomatically) }
    }
    /// UIKit's `isSecureTextEntry`.
    open var isSecureTextEntry = false { didSet { traits.set("secureTextEntry", isSecureTextEntry) } }
    // Safe: declared as UIKit declares it; nothing here unwraps it.
    /// UIKit's `textContentType`.
    open var textContentType: UITextContentType! { didSet { traits.set("textContentType", textContentType) } }

    /// Interface Builder's absent word is another one.
    private func beginTyping() { traits.set("autocapitalizationType", autocapitalizationType) }
}
