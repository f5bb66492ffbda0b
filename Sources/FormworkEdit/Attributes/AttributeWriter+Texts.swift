import FormworkModel
import FormworkTree

/// Texts, in the form that Xcode writes: long and multi-line ones as a child, the others as an attribute.
extension AttributeWriter {
    mutating func setText(
        _ setting: AttributeSetting, holder: AttributeHolder, editor: inout DocumentEditor
    ) throws(EditError) {
        let text = setting.value
        // An empty label or identifier is removed.
        if text.isEmpty, holder.name == "userLabel" || holder.name == "identifier" || setting.name.hasPrefix("accessibility") {
            return write(nil, holder: holder, editor: &editor)
        }
        guard case .element(let owner) = holder.place else { return setText(text, ofPart: holder, editor: &editor) }
        if try setAttributedText(setting, holder: holder, editor: &editor) { return }
        editor.setText(text, name: holder.name, of: owner)
    }

    /// Sets a text of a part, such as a button's title in a state, and removes a child with the old text.
    private mutating func setText(_ text: String, ofPart holder: AttributeHolder, editor: inout DocumentEditor) {
        guard case .part(let name, let key, _) = holder.place else { return }
        change(holder) { part in part.children.removeAll { $0["key"] == holder.name } }
        write(text, holder: holder, editor: &editor)
        guard DocumentEditor.isLong(text), name == "state" else { return }
        change(name, key: key) { part in
            part.setAttribute(holder.name, to: nil)
            part.children.insert(ElementFragment("string", attributes: [.init("key", holder.name)], text: text), at: 0)
        }
    }

    /// Sets an attributed text that has one run.
    ///
    /// - Returns: whether the element has an attributed text.
    /// - Throws: an `EditError` where the text has several runs.
    private func setAttributedText(
        _ setting: AttributeSetting, holder: AttributeHolder, editor: inout DocumentEditor
    ) throws(EditError) -> Bool {
        let key = holder.name == "title" ? "attributedTitle" : "attributedText"
        guard ["text", "title"].contains(holder.name), let attributed = element.child(key: key), attributed.name == "attributedString"
        else {
            return false
        }
        let fragments = attributed.children.filter { $0.name == "fragment" }
        guard fragments.count == 1, let fragment = fragments.first else {
            throw EditError(
                .unusableObject("the text of \(element.quoted) has \(fragments.count) runs with different attributes"),
                column: setting.column)
        }
        let isLong = DocumentEditor.isLong(setting.value)
        let old = fragment.child(key: "content")
        if isLong {
            editor.setAttribute("content", to: nil, of: fragment)
            editor.replacePart(
                old, with: ElementFragment("string", attributes: [.init("key", "content")], text: setting.value), of: fragment)
        } else {
            if let old { editor.remove(old) }
            editor.setAttribute("content", to: setting.value, of: fragment)
        }
        return true
    }

    // MARK: Runtime attributes

    /// Whether a name is the key path of a runtime attribute: `layer.cornerRadius`, `runtime.isRounded`, or one that the element has.
    static func isKeyPath(_ name: String, of element: Element) -> Bool {
        if name.hasPrefix("runtime.") || name.hasPrefix("layer.") { return true }
        return element.document.runtimeAttributes.contains { $0.keyPath == name && $0.owner == element }
            && AttributeHolder.attributes(of: element, .table(for: element.document.platform))[name] == nil
    }

    mutating func setRuntimeAttribute(_ setting: AttributeSetting, editor: inout DocumentEditor) throws(EditError) {
        let keyPath = setting.name.hasPrefix("runtime.") ? String(setting.name.dropFirst(8)) : setting.name
        let isPath = keyPath.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
        }
        guard isPath, !keyPath.isEmpty, keyPath.utf8.count <= 1000 else {
            throw EditError(.unusableValue(keyPath, of: "keyPath", expected: "names separated by dots"), column: setting.column)
        }
        if setting.value.isEmpty { return editor.setRuntimeAttribute(keyPath, to: nil, of: element) }
        let old = document.runtimeAttributes.last { $0.owner == element && $0.keyPath == keyPath }
        editor.setRuntimeAttribute(keyPath, to: try runtimeValue(setting, old: old), of: element)
    }

    /// Returns the value with the type of the old value. Without one, the text determines the type.
    private mutating func runtimeValue(_ setting: AttributeSetting, old: InterfaceDocument.RuntimeAttribute?) throws(EditError)
        -> InterfaceDocument.RuntimeAttribute.Value
    {
        let text = setting.value
        let flag = ["YES": true, "NO": false, "true": true, "false": false][text]
        let number = Double(text).flatMap { abs($0) <= 1e15 ? $0 : nil }
        switch old?.value {
        case .number:
            guard let number else { throw unusable(setting, expected: "a number") }
            return .number(number)
        case .boolean:
            guard let flag else { throw unusable(setting, expected: "YES or NO") }
            return .boolean(flag)
        case .string: return .string(text)
        case .localizedString: return .localizedString(text)
        case .image: return .image(text)
        case .color: return try color(setting)
        case nil:
            if let flag { return .boolean(flag) }
            if let number { return .number(number) }
            if text.first == "#" || text.hasPrefix("named:") || keyPathNamesColor(setting.name) { return try color(setting) }
            return .string(text)
        default: throw unusable(setting, expected: "a runtime attribute that is a string, a number, a Boolean, a colour or an image")
        }
    }

    private func keyPathNamesColor(_ name: String) -> Bool { name.hasSuffix("Color") && !name.hasPrefix("layer.") }

    private mutating func color(_ setting: AttributeSetting) throws(EditError) -> InterfaceDocument.RuntimeAttribute.Value {
        let color = ColorText(setting.value, in: document)
        guard let fragment = color?.fragment(key: "value", on: document.platform) else {
            throw unusable(setting, expected: AttributeKind.color.expectation)
        }
        if let resource = color?.resource(on: document.platform) { resources.append(resource) }
        return .color(Dictionary(fragment.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }))
    }
}
