import FormworkModel

/// The place where an attribute is written: the element, its cell, its text input traits, or one of its states.
struct AttributeHolder {
    /// A place of an attribute.
    enum Place {
        /// An existing element.
        case element(Element)
        /// A child of an element, with its name and its key. It may not exist yet.
        case part(String, key: String, of: Element)
    }

    let place: Place
    /// The attribute's name in that place.
    let name: String
    let kind: AttributeKind
    /// The name and the key of the part of the place that has the attribute; nil where the place itself has it.
    var inner: (name: String, key: String)?

    /// Other names of attributes, with the names in Interface Builder.
    private static let aliases = [
        "class": "customClass", "module": "customModule", "fontDescription": "font", "frameInset": "frame", "lines": "numberOfLines",
        "storyboardID": "storyboardIdentifier", "reuseID": "reuseIdentifier", "restorationID": "restorationIdentifier",
        "clipsToBounds": "clipsSubviews", "moduleProvider": "customModuleProvider",
    ]
    /// Similar attributes to try for a name that the element doesn't have.
    private static let likes = [
        "text": ["title", "string"], "title": ["text", "label", "headerTitle"], "placeholder": ["placeholderString"],
        "label": ["userLabel"],
        "placeholderString": ["placeholder"], "alpha": ["alphaValue"], "alphaValue": ["alpha"], "identifier": ["reuseIdentifier"],
        "axis": ["orientation"], "string": ["text", "title"], "color": ["textColor", "tintColor"], "colour": ["textColor", "tintColor"],
        "background": ["backgroundColor"],
        "textColour": ["textColor"], "backgroundColour": ["backgroundColor"], "value": ["doubleValue"],
    ]
    /// The attributes that are text input traits.
    private static let traits: Set<String> = [
        "autocapitalizationType", "autocorrectionType", "enablesReturnKeyAutomatically", "keyboardAppearance", "keyboardType",
        "returnKeyType", "secureTextEntry", "smartDashesType", "smartInsertDeleteType", "smartQuotesType", "spellCheckingType",
        "textContentType",
    ]

    /// Finds the place of an element's attribute.
    ///
    /// - Throws: an `EditError` with similar names where the element cannot have the attribute.
    init(_ setting: AttributeSetting, of element: Element) throws(EditError) {
        let setting = Self.asCommand(setting)
        let table = AttributeTable.table(for: element.document.platform)
        let known = Self.attributes(of: element, table)
        var name = known[setting.name] == nil ? Self.aliases[setting.name] ?? setting.name : setting.name
        // Code uses `isHidden` for `hidden`.
        if known[name] == nil, name.hasPrefix("is"), let letter = name.dropFirst(2).first, letter.isUppercase {
            let plain = letter.lowercased() + name.dropFirst(3)
            if known[plain] != nil { name = plain }
        }
        if known[name] == nil, let like = Self.likes[name]?.first(where: { known[$0] != nil }) { name = like }
        if known[name] == nil, let alias = Self.aliases.first(where: { Self.plain($0.key) == Self.plain(setting.name) })?.value {
            name = alias
        }
        if known[name] == nil, element[name] == nil, let same = Self.sameName(setting.name, known: known, element: element) { name = same }
        if let holder = Self.holder(setting, name: name, inConfigurationOf: element, known: known, table: table) {
            self = holder
            return
        }
        if name != "id", let kind = known[name] {
            self.init(name, kind: kind, of: element)
            return
        }
        // `selected.title` is the title of the selected state.
        if let dot = setting.name.firstIndex(of: "."), element.name == "button" {
            let (state, rest) = (String(setting.name[..<dot]), String(setting.name[setting.name.index(after: dot)...]))
            if Self.states.contains(state), let kind = table.attributes(of: "state")?[rest] {
                self.init(place: .part("state", key: state, of: element), name: rest, kind: kind == .stateTitle ? .text : kind)
                return
            }
        }
        // The element of a child with numbers or flags determines the kind of its value.
        if let child = element.child(key: name), let kind = Self.kind(of: child) {
            self.init(place: .element(element), name: name, kind: kind)
            return
        }
        if let holder = Self.holder(setting, inPartOf: element) {
            self = holder
            return
        }
        // An attribute that the table doesn't have can be changed if the element already has it.
        if name != "id", element[name] != nil, element.attributes.contains(where: { $0.name == name }), !Self.isComputed(name) {
            self.init(place: .element(element), name: name, kind: table.kind(of: name) ?? .name)
            return
        }
        throw EditError(
            .unknownAttribute(setting.name, of: element.kindText, near: NearNames.of(setting.name, among: known.keys.sorted())),
            column: setting.column)
    }

    init(place: Place, name: String, kind: AttributeKind, inner: (name: String, key: String)? = nil) {
        (self.place, self.name, self.kind, self.inner) = (place, name, kind, inner)
    }

    private init(_ name: String, kind: AttributeKind, of element: Element) {
        let table = AttributeTable.table(for: element.document.platform)
        if name.hasPrefix("accessibility") {
            let rest = name.dropFirst("accessibility".count)
            let isMac = element.document.platform == .macOS
            // AppKit calls the accessibility label `description`.
            let own = rest == "Label" && isMac ? "description" : rest.prefix(1).lowercased() + rest.dropFirst()
            self.init(place: .part("accessibility", key: isMac ? "" : "accessibilityConfiguration", of: element), name: own, kind: kind)
            return
        }
        let hasOwn = table.attributes(of: element.name)?[name] != nil || table.attributes(of: element.name) == nil
        if hasOwn, Self.traits.contains(name), element.name != "textInputTraits" {
            self.init(place: .part("textInputTraits", key: "textInputTraits", of: element), name: name, kind: kind)
        } else if hasOwn, kind == .stateTitle || kind == .stateName {
            self.init(place: .part("state", key: "normal", of: element), name: name, kind: kind == .stateTitle ? .text : .name)
        } else if hasOwn, element.name == "button", name == "titleColor" || name == "titleShadowColor" {
            self.init(place: .part("state", key: "normal", of: element), name: name, kind: kind)
        } else if !hasOwn, let cell = Self.cell(of: element) {
            self.init(place: .element(cell), name: name, kind: kind)
        } else {
            self.init(place: .element(element), name: name, kind: kind)
        }
    }

    /// Whether only Xcode writes an attribute: identity, references, or results of its layout.
    private static func isComputed(_ name: String) -> Bool {
        [
            "id", "key", "sceneID", "sceneMemberID", "ambiguous", "misplaced", "type", "version", "systemVersion",
            "targetRuntime", "propertyAccessControl", "variant", "destination", "firstItem", "secondItem", "reference", "xmlns",
        ].contains(name)
    }

    /// Returns the cell with the content of an AppKit control.
    private static func cell(of element: Element) -> Element? {
        element.document.platform == .macOS ? element.child(key: "cell") : nil
    }

    /// Returns the attributes that an element can have, including those of its cell.
    static func attributes(of element: Element, _ table: AttributeTable) -> [String: AttributeKind] {
        var known = table.attributes(of: element.name) ?? table.attributes(of: element.asView == nil ? "object" : "viewBase") ?? [:]
        if let cell = cell(of: element), let more = table.attributes(of: cell.name) { known.merge(more) { own, _ in own } }
        return known
    }
}
