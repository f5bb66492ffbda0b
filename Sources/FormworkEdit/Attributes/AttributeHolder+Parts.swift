import FormworkModel
import FormworkVocabulary

// Attributes that are in a part of an element, and the names that `diff` prints for them.
extension AttributeHolder {
    // MARK: Names

    /// Returns an attribute's name in lower case without spaces, hyphens and periods, so that `background color` and `backgroundColor` are equal.
    static func plain(_ name: some StringProtocol) -> String { name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "." } }

    /// Returns the element's attribute with the same plain name; nil where there is none.
    static func sameName(_ name: String, known: [String: AttributeKind], element: Element) -> String? {
        let wanted = plain(name)
        return known.keys.sorted().first { plain($0) == wanted }
            ?? element.attributes.map(\.name).first { plain($0) == wanted && $0 != "id" && $0 != "key" }
            ?? element.children.compactMap { $0["key"] }.first { plain($0) == wanted }
    }

    /// Converts the name that `diff` prints to that of a command: `title (selected)` or `runtime attribute layer.cornerRadius`.
    static func asCommand(_ setting: AttributeSetting) -> AttributeSetting {
        var setting = setting
        if setting.name.hasPrefix("runtime attribute ") {
            setting.name = "runtime." + setting.name.dropFirst("runtime attribute ".count)
        }
        for state in states where setting.name.hasSuffix(" (\(state))") {
            let words = setting.name.dropLast(state.count + 3).split(separator: " ").map(String.init)
            let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
            setting.name = "\(state)." + (words.first ?? "") + rest.joined()
        }
        return setting
    }

    /// The states of a control that have settings of their own.
    static let states = Vocabulary.uiKit.words("controlState").texts

    /// Returns the kind of value of a child, where its element determines it.
    static func kind(of child: Element) -> AttributeKind? {
        if child.name == "value", let names = child["type"].flatMap({ AttributeKind.components[$0] }) {
            return .numbers("value", expected: names)
        }
        if let names = AttributeKind.components[child.name] { return .numbers(child.name, expected: names) }
        switch child.name {
        case "autoresizingMask", "modifierMask", "windowStyleMask", "windowPositionMask", "windowCollectionBehavior":
            return .flags(child.name)
        case "color": return .color
        default: return nil
        }
    }

    // MARK: Parts

    /// Returns the holder of a part's attribute, such as `navigationItem.title` or `navigation item title`; nil where the element has no such part.
    static func holder(_ setting: AttributeSetting, inPartOf element: Element) -> AttributeHolder? {
        let wanted = plain(setting.name)
        for child in element.children where child.name != "connections" {
            guard let key = child["key"], case let start = plain(key), wanted.hasPrefix(start), wanted.count > start.count else { continue }
            var inner = setting
            inner.name = rest(of: setting.name, behind: start.count)
            if let holder = try? AttributeHolder(inner, of: child) { return holder }
        }
        return nil
    }

    /// Returns the rest of a name after a number of letters of its plain form.
    private static func rest(of name: String, behind count: Int) -> String {
        var left = count
        let rest = name.drop { character in
            if left == 0 { return " -.".contains(character) }
            if !" -.".contains(character) { left -= 1 }
            return true
        }
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    // MARK: Configurations

    /// Returns the place of an attribute that a button's configuration has: `configuration.imagePadding`, `imagePadding`, and attributes of a plain
    /// button that move there, such as its title's color and font. Nil for attributes that no configuration has.
    ///
    /// - Parameters:
    ///   - name: the attribute's name, as far as the button knows it.
    ///   - known: the attributes of the button.
    static func holder(
        _ setting: AttributeSetting, name: String, inConfigurationOf element: Element, known: [String: AttributeKind],
        table: AttributeTable
    ) -> AttributeHolder? {
        guard element.name == "button", let own = table.attributes(of: "buttonConfiguration") else { return nil }
        let prefix = "configuration"
        let isPath = plain(setting.name).hasPrefix(prefix) && plain(setting.name) != prefix
        let asked = isPath ? rest(of: setting.name, behind: prefix.count) : name
        let wanted = plain(asked)
        // The button's own attributes stay on the button, except the title's colour and font.
        let moved = ["titlecolor": "baseForegroundColor", "normal.titlecolor": "baseForegroundColor", "font": "titleFontDescription"]
        let others = [
            "foregroundcolor": "baseForegroundColor", "backgroundcolor": "baseBackgroundColor", "font": "titleFontDescription",
            "titlefont": "titleFontDescription", "titlecolor": "baseForegroundColor", "textcolor": "baseForegroundColor",
        ]
        var found: String?
        if isPath {
            found = own.keys.sorted().first { plain($0) == wanted } ?? others[wanted]
        } else if let place = moved[setting.name.lowercased()] ?? moved[wanted] {
            if element.child(key: prefix) == nil { return nil }
            found = place
        } else if known[name] == nil {
            found = own.keys.sorted().first { plain($0) == wanted } ?? (element.child(key: prefix) == nil ? nil : others[wanted])
        }
        let place = Place.part("buttonConfiguration", key: prefix, of: element)
        if let found, let kind = own[found] { return AttributeHolder(place: place, name: found, kind: kind) }
        // Attributes of the configuration's background.
        guard isPath, wanted.hasPrefix("background"), let inner = table.attributes(of: "backgroundConfiguration") else { return nil }
        let last = plain(rest(of: asked, behind: "background".count))
        guard let name = inner.keys.sorted().first(where: { plain($0) == last }), let kind = inner[name] else { return nil }
        return AttributeHolder(place: place, name: name, kind: kind, inner: ("backgroundConfiguration", "background"))
    }
}
