import FormworkTree
import FormworkVocabulary

/// Keyboard and text input settings of a view, which form one element.
public struct InputTraits {
    private(set) var content = ElementFragment("textInputTraits", ["key": "textInputTraits"])
    var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { set("autocapitalizationType", autocapitalizationType) } }
    var autocorrectionType = UITextAutocorrectionType.default { didSet { set("autocorrectionType", autocorrectionType) } }
    var spellCheckingType = UITextSpellCheckingType.default { didSet { set("spellCheckingType", spellCheckingType) } }
    var smartQuotesType = UITextSmartQuotesType.default { didSet { set("smartQuotesType", smartQuotesType) } }
    var smartDashesType = UITextSmartDashesType.default { didSet { set("smartDashesType", smartDashesType) } }
    var smartInsertDeleteType = UITextSmartInsertDeleteType.default { didSet { set("smartInsertDeleteType", smartInsertDeleteType) } }
    var keyboardType = UIKeyboardType.default { didSet { set("keyboardType", keyboardType) } }
    var keyboardAppearance = UIKeyboardAppearance.default { didSet { set("keyboardAppearance", keyboardAppearance) } }
    var returnKeyType = UIReturnKeyType.default { didSet { set("returnKeyType", returnKeyType) } }
    var enablesReturnKeyAutomatically = false { didSet { set("enablesReturnKeyAutomatically", enablesReturnKeyAutomatically) } }
    var isSecureTextEntry = false { didSet { set("secureTextEntry", isSecureTextEntry) } }
    var textContentType: UITextContentType? { didSet { set("textContentType", textContentType) } }

    private mutating func set(_ name: String, _ value: some InterfaceValue) {
        let words = Vocabulary.uiKit.entry(name, of: "textInputTraits")?.words
        if let text = value.interfaceText(in: words) { content[name] = text }
    }
}

/// Apple's [UITextInputTraits](https://developer.apple.com/documentation/uikit/uitextinputtraits).
@MainActor
public protocol UITextInputTraits: AnyObject {
    /// Keyboard and text input settings, written as one element.
    var inputTraits: InputTraits { get set }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.autocapitalizationType }
        set { inputTraits.autocapitalizationType = newValue }
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { inputTraits.autocorrectionType }
        set { inputTraits.autocorrectionType = newValue }
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { inputTraits.spellCheckingType }
        set { inputTraits.spellCheckingType = newValue }
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { inputTraits.smartQuotesType }
        set { inputTraits.smartQuotesType = newValue }
    }
    public var smartDashesType: UITextSmartDashesType {
        get { inputTraits.smartDashesType }
        set { inputTraits.smartDashesType = newValue }
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { inputTraits.smartInsertDeleteType }
        set { inputTraits.smartInsertDeleteType = newValue }
    }
    public var keyboardType: UIKeyboardType {
        get { inputTraits.keyboardType }
        set { inputTraits.keyboardType = newValue }
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { inputTraits.keyboardAppearance }
        set { inputTraits.keyboardAppearance = newValue }
    }
    public var returnKeyType: UIReturnKeyType {
        get { inputTraits.returnKeyType }
        set { inputTraits.returnKeyType = newValue }
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { inputTraits.enablesReturnKeyAutomatically }
        set { inputTraits.enablesReturnKeyAutomatically = newValue }
    }
    public var isSecureTextEntry: Bool {
        get { inputTraits.isSecureTextEntry }
        set { inputTraits.isSecureTextEntry = newValue }
    }
    public var textContentType: UITextContentType! {
        get { inputTraits.textContentType }
        set { inputTraits.textContentType = newValue }
    }
}
