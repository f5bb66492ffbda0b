import FormworkVocabulary

/// The key of a document's text in translations: the object's id, and Interface Builder's name for the text.
///
/// Source: the `.strings` files and catalogs of real projects, written by Xcode and `ibtool --generate-strings-file`.
package struct TextKey: Hashable, Sendable {
    /// The object that has the text and an id.
    package let owner: Element
    /// The object's property, such as `text`, `normalTitle`, `segmentTitles[0]` or `headerCell.title`.
    package let property: String

    /// The key as written in translations, such as `abc-12-xyz.text`.
    package var text: String { "\(owner.id ?? "").\(property)" }

    /// Creates the key of a text that is an attribute; nil if Interface Builder doesn't localize it.
    ///
    /// - Parameters:
    ///   - attribute: the attribute, or the `key` of a child that holds the text.
    ///   - element: the element that has it: an object, or a part of an object such as a button's state.
    ///   - place: the index of the element in its list, if known.
    /// - Complexity: O(1) if the index is known or the element isn't in a list.
    package init?(_ attribute: String, of element: Element, at place: Int? = nil) {
        guard let (owner, property) = Self.place(attribute, element: element, known: place), let id = owner.id, !id.isEmpty else {
            return nil
        }
        (self.owner, self.property) = (owner, property)
    }

    /// Creates the key of a text that is a separate element, such as an entry of a combo box; nil if there is none.
    ///
    /// - Parameter place: the index of the element in its list.
    package init?(entry element: Element, at place: Int) {
        guard let (owner, property) = Self.place(ofEntry: element, place), let id = owner.id, !id.isEmpty else { return nil }
        (self.owner, self.property) = (owner, property)
    }

    /// Creates the key of a localizable runtime attribute; nil if its object has no id.
    ///
    /// - Parameter place: its index among the object's localizable runtime attributes.
    package init?(runtimeAttribute element: Element, at place: Int) {
        guard let owner = element.parent?.parent, let id = owner.id, !id.isEmpty else { return nil }
        (self.owner, property) = (owner, "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(place)]")
    }

    /// The names of attributes that can be texts.
    package static let attributes: Set<String> = Set(plain).union(["title", "subtitle", "label", "hint", "description", "help", "toolTip"])

    // MARK: The table

    /// The attributes with the same name in translations for all kinds of objects.
    private static let plain = [
        "text", "placeholderString", "headerTitle", "footerTitle", "prompt", "paletteLabel", "alternateTitle", "customizationLabel",
        "headerToolTip", "discoverabilityTitle", "placeholder",
    ]

    private static func place(_ attribute: String, element: Element, known: Int?) -> (Element, String)? {
        guard attributes.contains(attribute) else { return nil }
        if element.id != nil { return property(attribute, element: element).map { (element, $0) } }
        guard let parent = element.parent else { return nil }
        switch (element.name, attribute) {
        case ("state", "title"):
            guard let state = element["key"], Vocabulary.uiKit.words("controlState").number(of: state) != nil else { return nil }
            return (parent, state + "Title")
        case ("buttonConfiguration", "title"), ("buttonConfiguration", "subtitle"):
            return element["key"] == "configuration" ? (parent, "configuration.\(attribute)") : nil
        case ("tableHeaderCell", "title"): return element["key"] == "headerCell" ? (parent, "headerCell.title") : nil
        case ("accessibility", _): return accessibility(attribute, element: element).map { (parent, $0) }
        case ("segment", _):
            guard parent.name == "segments", let control = parent.parent, let name = segment(attribute, in: control),
                let place = known ?? parent.children.firstIndex(of: element)
            else {
                return nil
            }
            return (control, "\(name)[\(place)]")
        default: return nil
        }
    }

    private static func property(_ attribute: String, element: Element) -> String? {
        let name = element.name
        switch attribute {
        // The title of a pop-up button is that of its selected item.
        case "title": return name.hasPrefix("popUpButton") ? nil : attribute
        case "label": return name == "tabViewItem" || isToolbarItem(name) ? attribute : nil
        case "placeholder": return name == "textField" || name == "searchBar" ? attribute : nil
        case "toolTip": return isToolbarItem(name) || name == "tabViewItem" || name == "menuItem" ? attribute : "ibShadowedToolTip"
        default: return plain.contains(attribute) ? attribute : nil
        }
    }

    private static func isToolbarItem(_ name: String) -> Bool { name == "toolbarItem" || name.hasSuffix("ToolbarItem") }

    private static func accessibility(_ attribute: String, element: Element) -> String? {
        switch attribute {
        case "label": "accessibilityLabel"
        case "hint": "accessibilityHint"
        case "description": "ibExternalAccessibilityDescription"
        case "help": "ibExternalAccessibilityHelp"
        default: nil
        }
    }

    private static func segment(_ attribute: String, in control: Element) -> String? {
        switch (control.name, attribute) {
        case ("segmentedControl", "title"): "segmentTitles"
        case ("segmentedCell", "label"): "ibShadowedLabels"
        case ("segmentedCell", "toolTip"): "ibShadowedToolTips"
        default: nil
        }
    }

    /// The names of a binding's placeholders, by option.
    private static let options = [
        "NSNullPlaceholder": "ibShadowedIsNilPlaceholder", "NSMultipleValuesPlaceholder": "ibShadowedMultipleValuesPlaceholder",
        "NSNoSelectionPlaceholder": "ibShadowedNoSelectionPlaceholder",
        "NSNotApplicablePlaceholder": "ibShadowedNotApplicablePlaceholder", "NSDisplayPattern": "ibShadowedDisplayPattern",
    ]

    /// The lists whose elements are identified by index.
    package static let lists: Set<String> = ["segments", "objectValues", "scopeButtonTitles"]

    private static func place(ofEntry element: Element, _ place: Int) -> (Element, String)? {
        guard let list = element.parent, let owner = list.parent else { return nil }
        switch (list.name, owner.name) {
        case ("objectValues", _): return (owner, "ibShadowedObjectValues[\(place)]")
        case ("scopeButtonTitles", "searchBar"): return (owner, "scopeButtonTitles[\(place)]")
        case ("dictionary", "binding"):
            guard list["key"] == "options", let option = element["key"].flatMap({ options[$0] }) else { return nil }
            return (owner, option)
        default: return nil
        }
    }

    // MARK: Comments

    /// Returns Interface Builder's comment for translators: `Class = "UILabel"; text = "Sign in"; ObjectID = "abc-12-xyz";`.
    ///
    /// - Parameters:
    ///   - value: the text, as it should appear in the comment.
    ///   - note: the developers' note to translators, as it should appear in the comment.
    package func comment(_ value: String, note: String? = nil) -> String {
        // For an element of a list, the comment contains the whole key.
        let name = property.hasSuffix("]") ? text : property
        let start = "Class = \"\(Self.className(owner))\"; \(name) = \"\(value)\"; ObjectID = \"\(owner.id ?? "")\";"
        return note.map { "\(start) Note = \"\($0)\";" } ?? start
    }

    /// Returns the platform class of an object, regardless of its custom class.
    private static func className(_ element: Element) -> String {
        if let name = element.platformClass { return name }
        if element.name == "binding" { return "BindingConnection" }
        let prefix =
            switch element.document.platform {
            case .macOS: "NS"
            case .watchOS: "WKInterface"
            case .iOS, .tvOS: "UI"
            }
        return prefix + element.name.prefix(1).uppercased() + element.name.dropFirst()
    }
}
