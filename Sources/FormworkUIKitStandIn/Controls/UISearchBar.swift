import FormworkDSL

@MainActor
open class UISearchBar: UIView {
    override class var element: String { "searchBar" }
    public enum Style: Int, Sendable, InterfaceWord { case `default`, prominent, minimal }


    public override init(frame: CGRect) {
        super.init(frame: frame)
        beginTyping()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var text: String? { didSet { write("text", text) } }
    open var placeholder: String? { didSet { write("placeholder", placeholder) } }
    open var prompt: String? { didSet { write("prompt", prompt) } }
    open var searchBarStyle = Style.default { didSet { write("searchBarStyle", searchBarStyle) } }
    open var barStyle = UIBarStyle.default { didSet { write("barStyle", barStyle) } }
    open var isTranslucent = true { didSet { write("translucent", isTranslucent) } }
    open var showsCancelButton = false { didSet { write("showsCancelButton", showsCancelButton) } }
    open var showsBookmarkButton = false { didSet { write("showsBookmarkButton", showsBookmarkButton) } }
    open var showsSearchResultsButton = false { didSet { write("showsSearchResultsButton", showsSearchResultsButton) } }
    open var showsScopeBar = false { didSet { write("showsScopeBar", showsScopeBar) } }
    open var selectedScopeButtonIndex = 0 { didSet { write("selectedScopeButtonIndex", selectedScopeButtonIndex) } }
    open var backgroundImage: UIImage? { didSet { write(backgroundImage, "backgroundImage") } }
    open var scopeBarBackgroundImage: UIImage? { didSet { write(scopeBarBackgroundImage, "scopeBarBackgroundImage") } }
    open var barTintColor: UIColor? { didSet { write(barTintColor, "barTintColor") } }
    open var scopeButtonTitles: [String]? {
        didSet {
            remove("scopeButtonTitles", nil)
            guard let scopeButtonTitles else { return }
            write(LayoutContent("scopeButtonTitles", children: scopeButtonTitles.map { LayoutContent("string", text: $0) }))
        }
    }
    open weak var delegate: (any UISearchBarDelegate)?

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
