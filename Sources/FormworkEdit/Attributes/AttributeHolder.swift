import FormworkModel

/// Where an attribute of an element stands: at the element, at its cell, among its text input traits, or in a state.
struct AttributeHolder {
    /// What the attribute is written at.
    enum Place {
        /// A part of the document.
        case element(Element)
        /// A child that there may not be yet: its name and its key, in an element.
        case part(String, key: String, of: Element)
    }

    let place: Place
    /// The attribute's name there.
    let name: String
    let kind: AttributeKind
    /// The part of the place that has it: its name and its key; nil where the place itself does.
    var inner: (name: String, key: String)?

    /// Words for attributes that Interface Builder has under another name.
    private static let aliases = [
        "class": "customClass", "module": "customModule", "fontDescription": "font", "frameInset": "frame", "lines": "numberOfLines",
        "storyboardID": "storyboardIdentifier", "reuseID": "reuseIdentifier", "restorationID": "restorationIdentifier",
        "clipsToBounds": "clipsSubviews", "moduleProvider": "customModuleProvider",
    ]
    /// Of attributes of which an element has one, the other one is the same thing to a person.
    private static let likes = [
        "text": ["title", "string"], "title": ["text", "label", "headerTitle"], "placeholder": ["placeholderString"], "label": ["title"],
        "placeholderString": ["placeholder"], "alpha": ["alphaValue"], "alphaValue": ["alpha"], "identifier": ["reuseIdentifier"],
        "axis": ["orientation"], "string": ["text", "title"], "color": ["textColor", "tintColor"], "colour": ["textColor", "tintColor"],
        "background": ["backgroundColor"],
        "textColour": ["textColor"], "backgroundColour": ["backgroundColor"], "value": ["doubleValue"],
    ]
    /// What stands among the text input traits.
    private static let traits: Set<String> = [
        "autocapitalizationType", "autocorrectionType", "enablesReturnKeyAutomatically", "keyboardAppearance", "keyboardType",
        "returnKeyType", "secureTextEntry", "smartDashesType", "smartInsertDeleteType", "smartQuotesType", "spellCheckingType",
        "textContentType",
    ]

    /// Where an attribute of an element stands.
    ///
    /// - Throws: an `EditError` where it can have none of that name, with those that are near.
    init(_ setting: AttributeSetting, of element: Element) throws(EditError) {
        let setting = Self.asCommand(setting)
        let table = AttributeTable.table(for: element.document.platform)
        let known = Self.attributes(of: element, table)
        var name = known[setting.name] == nil ? Self.aliases[setting.name] ?? setting.name : setting.name
        // 'isHidden' is how code has it.
        if known[name] == nil, name.hasPrefix("is"), let letter = name.dropFirst(2).first, letter.isUppercase {
            let plain = letter.lowercased() + name.dropFirst(3)
            if known[plain] != nil { name = plain }
        }
        if known[name] == nil, let like = Self.likes[name]?.first(where: { known[$0] != nil }) { name = like }
        if known[name] == nil, let alias = Self.aliases.first(where: { Self.plain($0.key) == Self.plain(setting.name) })?.value {
            name = alias
        }
        if known[name] == nil, element[name] == nil, let same = Self.sameName(setting.name, known, element) { name = same }
        if let holder = Self.holder(setting, name, inConfigurationOf: element, known, table) {
            self = holder
            return
        }
        if name != "id", let kind = known[name] {
            self.init(name, kind, of: element)
            return
        }
        // `selected.title` is the title in a state.
        if let dot = setting.name.firstIndex(of: "."), element.name == "button" {
            let (state, rest) = (String(setting.name[..<dot]), String(setting.name[setting.name.index(after: dot)...]))
            if Self.states.contains(state), let kind = table.attributes(of: "state")?[rest] {
                self.init(place: .part("state", key: state, of: element), name: rest, kind: kind == .stateTitle ? .text : kind)
                return
            }
        }
        // A child that holds numbers or flags says by itself what it can hold.
        if let child = element.child(key: name), let kind = Self.kind(of: child) {
            self.init(place: .element(element), name: name, kind: kind)
            return
        }
        if let holder = Self.holder(setting, inPartOf: element) {
            self = holder
            return
        }
        // What an element has that the table does not know can be changed, too.
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

    private init(_ name: String, _ kind: AttributeKind, of element: Element) {
        let table = AttributeTable.table(for: element.document.platform)
        if name.hasPrefix("accessibility") {
            let rest = name.dropFirst("accessibility".count)
            let isMac = element.document.platform == .macOS
            // macOS calls what is read aloud the description.
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

    /// What Xcode alone says of a layout, and what makes a document what it is.
    private static func isComputed(_ name: String) -> Bool {
        [
            "id", "key", "sceneID", "sceneMemberID", "ambiguous", "misplaced", "type", "version", "systemVersion",
            "targetRuntime", "propertyAccessControl", "variant", "destination", "firstItem", "secondItem", "reference", "xmlns",
        ].contains(name)
    }

    /// The cell that holds what an AppKit control shows.
    private static func cell(of element: Element) -> Element? {
        element.document.platform == .macOS ? element.child(key: "cell") : nil
    }

    /// The attributes that an element can have, its cell's among them.
    static func attributes(of element: Element, _ table: AttributeTable) -> [String: AttributeKind] {
        var known = table.attributes(of: element.name) ?? table.attributes(of: element.asView == nil ? "object" : "viewBase") ?? [:]
        if let cell = cell(of: element), let more = table.attributes(of: cell.name) { known.merge(more) { own, _ in own } }
        return known
    }
}
