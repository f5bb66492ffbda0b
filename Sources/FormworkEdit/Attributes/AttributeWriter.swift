import FormworkModel
import FormworkTree

/// Sets attributes of one element in the form that Xcode writes.
struct AttributeWriter {
    let element: Element
    /// The resources that the document has to list, such as system colours.
    var resources: [ElementFragment] = []
    /// Notes for the user.
    var notes: [String] = []
    /// New and changed parts by key, so that several attributes of a part are collected.
    private var parts: [String: ElementFragment] = [:]

    init(_ element: Element) { self.element = element }

    var document: InterfaceDocument { element.document }

    /// Sets an attribute.
    ///
    /// - Parameter reference: returns the element that a value names.
    mutating func set(
        _ setting: AttributeSetting, with editor: inout DocumentEditor, reference: (EditTarget) throws(EditError) -> Element
    ) throws(EditError) {
        let setting = AttributeHolder.asCommand(setting)
        if Self.isKeyPath(setting.name, of: element) { return try setRuntimeAttribute(setting, editor: &editor) }
        let holder = try AttributeHolder(setting, of: element)
        if case .part("buttonConfiguration", let key, let owner) = holder.place, holder.name != "style", parts[key] == nil,
            owner.child(key: key) == nil
        {
            throw EditError(
                .missing("\(owner.quoted) has no configuration: set configuration.style to plain, gray, tinted or filled first", near: []),
                column: setting.column)
        }
        if holder.name == "isAccessibilityElement" { return try setIsAccessible(setting, holder: holder) }
        guard setting.value.unicodeScalars.allSatisfy(Self.isAllowed) else {
            throw unusable(setting, expected: "characters that XML allows")
        }
        guard setting.value.utf8.count <= DocumentLimits.largest.text else {
            throw unusable(setting, expected: "at most \(DocumentLimits.largest.text) bytes")
        }
        guard editor.editor.hasRoom(for: holder.name) else {
            throw unusable(setting, expected: "a name that the document already uses, because it has as many names as possible")
        }
        switch holder.kind {
        case .frame: try setFrame(setting, editor: &editor)
        case .color: try setColor(setting, holder: holder, editor: &editor)
        case .font: try setFont(setting, holder: holder, editor: &editor)
        case .insets: try setInsets(setting, holder: holder, editor: &editor)
        case .numbers(let name, expected: let parts):
            try setNumbers(setting, holder: holder, name: name, components: parts, editor: &editor)
        case .flags(let name): try setFlags(setting, holder: holder, name: name, editor: &editor)
        case .version: try setVersion(setting, editor: &editor)
        case .segments: try setSegments(setting, holder: holder, editor: &editor)
        case .text: try setText(setting, holder: holder, editor: &editor)
        case .reference:
            let id = setting.value.isEmpty ? nil : try reference(EditTarget(setting.value, column: setting.column)).id
            write(id, holder: holder, editor: &editor)
        default: write(try text(of: setting, holder.kind), holder: holder, editor: &editor)
        }
    }

    /// Returns the text that a document has for a value; nil for the absent value.
    func text(of setting: AttributeSetting, _ kind: AttributeKind) throws(EditError) -> String? {
        let value = setting.value
        if value.isEmpty { return nil }
        switch kind {
        case .boolean(let usual):
            guard let flag = ["yes": true, "no": false, "true": true, "false": false][value.lowercased()] else {
                throw unusable(setting, expected: kind.expectation)
            }
            return flag == usual ? nil : flag ? "YES" : "NO"
        case .number(let range, let isWhole, let usual):
            guard let number = Double(value), range.contains(number), !isWhole || number == number.rounded() else {
                throw unusable(setting, expected: kind.expectation)
            }
            if number == usual { return nil }
            return isWhole && number == 0 ? "0" : DocumentNumber.text(number)
        case .word(let words, let usual):
            guard let word = words.first(where: { $0 == value }) ?? words.first(where: { $0.lowercased() == value.lowercased() }) else {
                throw unusable(setting, expected: kind.expectation)
            }
            return word == usual ? nil : word
        case .attribute:
            guard let attribute = LayoutAttribute(rawValue: value), attribute != .notAnAttribute else {
                throw unusable(setting, expected: kind.expectation)
            }
            return attribute.rawValue
        case .ratio:
            let sides = value.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { Double($0) }
            guard (1...2).contains(sides.count), sides.allSatisfy({ $0.map { $0 != 0 && abs($0) <= 1e7 } ?? false }) else {
                throw unusable(setting, expected: kind.expectation)
            }
            return sides.count == 1 && sides[0] == 1 ? nil : value
        default: return value
        }
    }

    func unusable(_ setting: AttributeSetting, expected: String) -> EditError {
        EditError(.unusableValue(setting.value, of: setting.name, expected: expected), column: setting.column)
    }

    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    // MARK: Places

    /// Writes an attribute. An equal number keeps its spelling.
    mutating func write(_ text: String?, holder: AttributeHolder, editor: inout DocumentEditor) {
        switch holder.place {
        case .element(let owner):
            if let constraint = owner.asConstraint {
                if holder.name == "constant" { return editor.setConstant(text.flatMap(Double.init) ?? 0, of: constraint) }
                if holder.name == "priority" { return editor.setPriority(text.flatMap(Double.init) ?? 1000, of: constraint) }
            }
            if case .number = holder.kind, let text, let number = Double(text), owner[holder.name].flatMap(Double.init) == number { return }
            // An absent value that the document writes explicitly stays written.
            if text == nil, let usual = Self.usualText(holder.kind), owner[holder.name] == usual { return }
            if text == nil, case .number(_, _, let usual?) = holder.kind, owner[holder.name].flatMap(Double.init) == usual { return }
            editor.setAttribute(holder.name, to: text, of: owner)
        case .part(let name, let key, let owner):
            let isNew = name == "buttonConfiguration" && parts[key] == nil && owner.child(key: key) == nil
            change(holder) { part in
                part.setAttribute(holder.name, to: text)
                // The configuration keeps the button's image and title.
                guard isNew, let state = owner.children.first(where: { $0.name == "state" && $0["key"] == "normal" }) else { return }
                for shown in ["image", "catalog", "title"] { part.setAttribute(shown, to: state[shown]) }
            }
            // A button with a configuration has its title and image there too.
            if name == "state", key == "normal", ["title", "image"].contains(holder.name), owner.child(key: "configuration") != nil {
                change("buttonConfiguration", key: "configuration") { part in
                    part.children.removeAll { $0["key"] == holder.name }
                    part.setAttribute(holder.name, to: text)
                }
            }
        }
    }

    private static func usualText(_ kind: AttributeKind) -> String? {
        switch kind {
        case .boolean(let usual): usual.map { $0 ? "YES" : "NO" }
        case .word(_, let usual): usual
        default: nil
        }
    }

    /// Changes a part of the element, and creates it if it is missing.
    mutating func change(_ name: String, key: String, body: (inout ElementFragment) -> Void) {
        let old = Self.part(name, key: key, of: element)
        var fragment =
            parts[key] ?? old.map { ElementFragment(copying: $0.node, of: document.tree) }
            ?? ElementFragment(name, attributes: key.isEmpty ? [] : [.init("key", key)])
        body(&fragment)
        parts[key] = fragment
    }

    /// Changes the part that contains an attribute.
    mutating func change(_ holder: AttributeHolder, body: (inout ElementFragment) -> Void) {
        guard case .part(let name, let key, _) = holder.place else { return }
        change(name, key: key) { part in
            guard let inner = holder.inner else { return body(&part) }
            let place = part.children.firstIndex { $0.name == inner.name && $0["key"] == inner.key }
            if place == nil { part.children.insert(ElementFragment(inner.name, attributes: [.init("key", inner.key)]), at: 0) }
            body(&part.children[place ?? 0])
        }
    }

    /// Writes the changed parts to the document. Call it once, after all settings.
    mutating func finish(_ editor: inout DocumentEditor) {
        for (key, part) in parts.sorted(by: { $0.key < $1.key }) {
            let old = Self.part(part.name, key: key, of: element)
            // An empty accessibility element is removed.
            if part.name == "accessibility", part.children.isEmpty, part.attributes.allSatisfy({ $0.name == "key" }) {
                if let old { editor.remove(old) }
                continue
            }
            guard let old, case let before = ElementFragment(copying: old.node, of: document.tree), before.children == part.children else {
                editor.replacePart(old, with: part, of: element)
                continue
            }
            // If only attributes change, the element is kept.
            for attribute in before.attributes where part[attribute.name] == nil { editor.setAttribute(attribute.name, to: nil, of: old) }
            for attribute in part.attributes where before[attribute.name] != attribute.value {
                editor.setAttribute(attribute.name, to: attribute.value, of: old)
            }
        }
        parts = [:]
    }

    private static func part(_ name: String, key: String, of element: Element) -> Element? {
        element.children.first { $0.name == name && ($0["key"] ?? "") == key }
    }

    // MARK: Values in children

    private func setFrame(_ setting: AttributeSetting, editor: inout DocumentEditor) throws(EditError) {
        guard let view = element.asView, let numbers = Self.numbers(setting.value), numbers[2] >= 0, numbers[3] >= 0 else {
            throw unusable(setting, expected: AttributeKind.frame.expectation)
        }
        editor.setFrame(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), of: view)
    }

    /// Parses four comma-separated numbers.
    static func numbers(_ text: String) -> [Double]? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0.filter { $0 != " " }) }
        let numbers = parts.compactMap(\.self).filter { abs($0) <= 1e7 }
        return numbers.count == 4 && parts.count == 4 ? numbers : nil
    }

    private mutating func setColor(_ setting: AttributeSetting, holder: AttributeHolder, editor: inout DocumentEditor) throws(EditError) {
        guard let color = ColorText(setting.value.isEmpty ? "default" : setting.value, in: document) else {
            let near = NearNames.of(setting.value, among: ColorText.known(in: document))
            let hint = near.isEmpty ? "" : "; similar names: \(near.joined(separator: ", "))"
            throw unusable(setting, expected: AttributeKind.color.expectation + hint)
        }
        let fragment = color.fragment(key: holder.name, on: document.platform)
        if let resource = color.resource(on: document.platform) { resources.append(resource) }
        if case .unlisted(let name, _) = color {
            notes.append("colour '\(name)' is listed with provisional components, which Xcode corrects when it saves the document")
        }
        switch holder.place {
        case .element(let owner):
            let old = owner.children.first { $0["key"] == holder.name }
            // A label without a colour of its own has a `nil` element.
            let saysNothing = owner.name == "label" && ["textColor", "highlightedColor"].contains(holder.name)
            if let part = fragment ?? (saysNothing ? ElementFragment("nil", attributes: [.init("key", holder.name)]) : nil) {
                editor.replacePart(old, with: part, of: owner)
            } else if let old {
                editor.remove(old)
            }
        case .part(let name, let key, let owner):
            change(holder) { part in
                part.children.removeAll { $0["key"] == holder.name }
                if let fragment { part.children.append(fragment) }
            }
            if name == "state", key != "normal", owner.child(key: "configuration") != nil {
                notes.append(
                    "\(owner.quoted) has a configuration, which uses one colour for all states: only code that updates it shows this one")
            }
        }
    }

    private mutating func setFont(_ setting: AttributeSetting, holder: AttributeHolder, editor: inout DocumentEditor) throws(EditError) {
        guard let font = FontText(setting.value) else { throw unusable(setting, expected: AttributeKind.font.expectation) }
        var fragment = font.fragment(on: document.platform)
        if holder.name != "font" { fragment.setAttribute("key", to: holder.name) }
        switch holder.place {
        case .element(let owner): editor.replacePart(owner.children.first { $0["key"] == fragment["key"] }, with: fragment, of: owner)
        case .part:
            change(holder) { part in
                // After the background and before the colours, as in Xcode.
                let old = part.children.firstIndex { $0["key"] == holder.name }
                if let old { part.children.remove(at: old) }
                let place = part.children.firstIndex { $0.name != "backgroundConfiguration" } ?? part.children.count
                part.children.insert(fragment, at: old ?? place)
            }
        }
    }

    private func setInsets(_ setting: AttributeSetting, holder: AttributeHolder, editor: inout DocumentEditor) throws(EditError) {
        let old = element.child(key: holder.name)
        if setting.value.isEmpty {
            if let old { editor.remove(old) }
            return
        }
        guard let fragment = Self.insets(setting.value, key: holder.name) else {
            throw unusable(setting, expected: AttributeKind.insets.expectation)
        }
        editor.replacePart(old, with: fragment, of: element)
    }

    /// Returns margins from four comma-separated numbers; nil for any other text.
    static func insets(_ text: String, key: String) -> ElementFragment? {
        guard let numbers = numbers(text) else { return nil }
        let isDirectional = key == "directionalLayoutMargins"
        let names = isDirectional ? ["top", "leading", "bottom", "trailing"] : ["top", "left", "bottom", "right"]
        let attributes = [ElementFragment.Attribute("key", key)] + zip(names, numbers).map { .init($0, DocumentNumber.text($1)) }
        return ElementFragment(isDirectional ? "directionalEdgeInsets" : "edgeInsets", attributes: attributes)
    }

    /// Sets whether an object is an accessibility element. An empty value restores the default of its class.
    private mutating func setIsAccessible(_ setting: AttributeSetting, holder: AttributeHolder) throws(EditError) {
        let text = try text(of: setting, .boolean(default: nil))
        change("accessibility", key: "accessibilityConfiguration") { part in
            let place = part.children.firstIndex { $0["key"] == "isElement" }
            if let place { part.children.remove(at: place) }
            guard let text else { return }
            let traits = part.children.firstIndex { $0.name == "accessibilityTraits" }.map { $0 + 1 }
            part.children.insert(
                ElementFragment("bool", attributes: [.init("key", "isElement"), .init("value", text)]), at: place ?? traits ?? 0)
        }
    }

    private func setSegments(_ setting: AttributeSetting, holder: AttributeHolder, editor: inout DocumentEditor) throws(EditError) {
        guard case .element(let owner) = holder.place else { return }
        let titles = setting.value.split(separator: ",", omittingEmptySubsequences: false).map {
            String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        guard titles.count <= 100, !setting.value.isEmpty else { throw unusable(setting, expected: holder.kind.expectation) }
        let name = document.platform == .macOS ? "label" : "title"
        let old = owner.children.first { $0.name == "segments" }?.children ?? []
        for (segment, title) in zip(old, titles) { editor.setAttribute(name, to: title, of: segment) }
        for segment in old.dropFirst(titles.count) { editor.remove(segment) }
        let new = titles.dropFirst(old.count).map { ElementFragment("segment", attributes: [.init(name, $0)]) }
        editor.append(new, toList: "segments", of: owner)
    }
}
