import FormworkModel

extension UIKitClasses {
    /// What text is typed into.
    static let fields: [KitClass] = [textField, searchBar]

    private static let textField = KitClass(
        name: "UITextField", parent: "UIControl", elements: ["textField"],
        rules: [
            .string("text", "text", layout: true), .string("placeholder", "placeholder", layout: true),
            .word("textAlignment", "textAlignment", "left center right justified natural", "left", initial: "natural"),
            .word("borderStyle", "borderStyle", "none line bezel roundedRect", "none", layout: true),
            .word("clearButtonMode", "clearButtonMode", "never whileEditing unlessEditing always", "never"),
            .word("leftViewMode", "leftViewMode", "never whileEditing unlessEditing always", "never"),
            .word("rightViewMode", "rightViewMode", "never whileEditing unlessEditing always", "never"),
            .number("minimumFontSize", "minimumFontSize", 0),
            .bool("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth", true, initial: false),
            .bool("adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", false),
            .bool("clearsOnBeginEditing", "clearsOnBeginEditing", false),
            .bool("clearsOnInsertion", "clearsOnInsertion", false),
            .bool("allowsEditingTextAttributes", "allowsEditingTextAttributes", false),
            .image("background", "background"), .image("disabledBackground", "disabledBackground"),
        ],
        parts: [
            .color("textColor", "textColor"), .font("font"), .string("text", "text"), .string("placeholder", "placeholder"),
            .bilingual("attributedString", key: "attributedText", late: true, write: AttributedTextCode.write),
            .bilingual("attributedString", key: "attributedPlaceholder", late: true, write: AttributedTextCode.write),
            .bilingual("textInputTraits", key: "textInputTraits", layout: false, write: InputTraitsCode.write),
        ],
        starts: ["clipsSubviews": "YES", "contentHorizontalAlignment": "left"])

    private static let searchBar = KitClass(
        name: "UISearchBar", parent: "UIView", elements: ["searchBar"],
        rules: [
            .string("text", "text"), .string("placeholder", "placeholder"), .string("prompt", "prompt", layout: true),
            .word("searchBarStyle", "searchBarStyle", "default prominent minimal", "default"),
            .word("barStyle", "barStyle", "default black blackOpaque:black blackTranslucent", "default"),
            .bool("translucent", "isTranslucent", true),
            .bool("showsCancelButton", "showsCancelButton", false), .bool("showsBookmarkButton", "showsBookmarkButton", false),
            .bool("showsSearchResultsButton", "showsSearchResultsButton", false),
            .bool("showsScopeBar", "showsScopeBar", false, layout: true),
            .integer("selectedScopeButtonIndex", "selectedScopeButtonIndex", 0, late: true),
            .image("backgroundImage", "backgroundImage", layout: false),
            .image("scopeBarBackgroundImage", "scopeBarBackgroundImage", layout: false),
        ],
        parts: [
            .color("barTintColor", "barTintColor"),
            .bilingual("textInputTraits", key: "textInputTraits", layout: false, write: InputTraitsCode.write),
            .other("scopeButtonTitles", layout: false) { element, variable, code in
                let titles = element.children.map { CodeLiteral.string($0.plainText ?? "") }
                if !titles.isEmpty { code.statements.append("\(variable).scopeButtonTitles = [\(titles.joined(separator: ", "))]") }
            },
        ],
        starts: ["opaque": nil])
}
