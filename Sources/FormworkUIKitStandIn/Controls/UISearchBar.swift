import FormworkDSL

/// UIKit's `UISearchBar`.
@MainActor
open class UISearchBar: UIView, UITextInputTraits {
    open override class var interfaceElement: String { "searchBar" }
    /// UIKit's `Style`.
    public enum Style: Int, Sendable, InterfaceWord { case `default`, prominent, minimal }

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
    /// UIKit's `prompt`.
    open var prompt: String? { didSet { write("prompt", prompt) } }
    /// UIKit's `searchBarStyle`.
    open var searchBarStyle = Style.default { didSet { write("searchBarStyle", searchBarStyle) } }
    /// UIKit's `barStyle`.
    open var barStyle = UIBarStyle.default { didSet { write("barStyle", barStyle) } }
    /// UIKit's `isTranslucent`.
    open var isTranslucent = true { didSet { write("translucent", isTranslucent) } }
    /// UIKit's `showsCancelButton`.
    open var showsCancelButton = false { didSet { write("showsCancelButton", showsCancelButton) } }
    /// UIKit's `showsBookmarkButton`.
    open var showsBookmarkButton = false { didSet { write("showsBookmarkButton", showsBookmarkButton) } }
    /// UIKit's `showsSearchResultsButton`.
    open var showsSearchResultsButton = false { didSet { write("showsSearchResultsButton", showsSearchResultsButton) } }
    /// UIKit's `isSearchResultsButtonSelected`.
    open var isSearchResultsButtonSelected = false {
        didSet { write("searchResultsButtonSelected", isSearchResultsButtonSelected) }
    }
    /// UIKit's `showsScopeBar`.
    open var showsScopeBar = false { didSet { write("showsScopeBar", showsScopeBar) } }
    /// UIKit's `selectedScopeButtonIndex`.
    open var selectedScopeButtonIndex = 0 { didSet { write("selectedScopeButtonIndex", selectedScopeButtonIndex) } }
    /// UIKit's `backgroundImage`.
    open var backgroundImage: UIImage? { didSet { write(backgroundImage, "backgroundImage") } }
    /// UIKit's `scopeBarBackgroundImage`.
    open var scopeBarBackgroundImage: UIImage? { didSet { write(scopeBarBackgroundImage, "scopeBarBackgroundImage") } }
    /// UIKit's `barTintColor`.
    open var barTintColor: UIColor? { didSet { write(barTintColor, "barTintColor") } }
    /// UIKit's `scopeButtonTitles`.
    open var scopeButtonTitles: [String]? {
        didSet {
            remove("scopeButtonTitles", nil)
            guard let scopeButtonTitles else { return }
            write(LayoutContent("scopeButtonTitles", children: scopeButtonTitles.map { LayoutContent("string", text: $0) }))
        }
    }
    /// UIKit's `delegate`.
    open weak var delegate: (any UISearchBarDelegate)?

    /// How text is typed into it.
    public var inputTraits = InputTraits() { didSet { write(inputTraits.content) } }
}
