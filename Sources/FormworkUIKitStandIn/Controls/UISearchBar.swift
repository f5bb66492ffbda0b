import FormworkTree

/// Apple's [UISearchBar](https://developer.apple.com/documentation/uikit/uisearchbar).
open class UISearchBar: UIView, UITextInputTraits {
    public enum Style: Int, Sendable, InterfaceWord { case `default`, prominent, minimal }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        // Written explicitly: Interface Builder reads an absent attribute as another value.
        autocapitalizationType = .sentences
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var text: String? { didSet { write(text) } }
    open var placeholder: String? { didSet { write(placeholder) } }
    open var prompt: String? { didSet { write(prompt) } }
    open var searchBarStyle = Style.default { didSet { write(searchBarStyle) } }
    open var barStyle = UIBarStyle.default { didSet { write(barStyle) } }
    open var isTranslucent = true { didSet { write(isTranslucent) } }
    open var showsCancelButton = false { didSet { write(showsCancelButton) } }
    open var showsBookmarkButton = false { didSet { write(showsBookmarkButton) } }
    open var showsSearchResultsButton = false { didSet { write(showsSearchResultsButton) } }
    open var isSearchResultsButtonSelected = false { didSet { write(isSearchResultsButtonSelected) } }
    open var showsScopeBar = false { didSet { write(showsScopeBar) } }
    open var selectedScopeButtonIndex = 0 { didSet { write(selectedScopeButtonIndex) } }
    open var backgroundImage: UIImage? { didSet { write(backgroundImage) } }
    open var scopeBarBackgroundImage: UIImage? { didSet { write(scopeBarBackgroundImage) } }
    open var barTintColor: UIColor? { didSet { write(barTintColor) } }
    open var scopeButtonTitles: [String]? {
        didSet {
            remove("scopeButtonTitles", nil)
            guard let scopeButtonTitles else { return }
            write(ElementFragment("scopeButtonTitles", children: scopeButtonTitles.map { ElementFragment("string", text: $0) }))
        }
    }
    open weak var delegate: (any UISearchBarDelegate)?

    /// Keyboard and text input settings, written as one element.
    public var inputTraits = InputTraits() { didSet { write(inputTraits.content) } }
}
