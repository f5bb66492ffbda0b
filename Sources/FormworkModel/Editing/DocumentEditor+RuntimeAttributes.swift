import FormworkTree

extension DocumentEditor {
    /// Sets a user-defined runtime attribute; nil removes all attributes with the key path.
    ///
    /// - Parameters:
    ///   - keyPath: the key path, such as `layer.cornerRadius`.
    ///   - value: the value to set when the document is loaded.
    ///   - source: an attribute of the document with the value, whose spelling is copied.
    ///   - element: the element to set it on.
    public mutating func setRuntimeAttribute(
        _ keyPath: String, to value: InterfaceDocument.RuntimeAttribute.Value?, copying source: InterfaceDocument.RuntimeAttribute? = nil,
        of element: InterfaceDocument.Element
    ) {
        var attributes = runtimeAttributes[element.node] ?? writtenRuntimeAttributes(of: element)
        defer { runtimeAttributes[element.node] = attributes }
        let place = attributes.lastIndex { $0["keyPath"] == keyPath }
        guard let value else { return attributes.removeAll { $0["keyPath"] == keyPath } }
        var fragment: ElementFragment
        if let source {
            fragment = ElementFragment(copying: source.element.node, of: document.tree)
            fragment["keyPath"] = keyPath
        } else {
            fragment = ElementFragment(runtimeAttribute: keyPath, value)
        }
        if let place { attributes[place] = fragment } else { attributes.append(fragment) }
    }

    private func writtenRuntimeAttributes(of element: Element) -> [ElementFragment] {
        guard let list = element.children.first(where: { document.name(of: $0.node) == .userDefinedRuntimeAttributes }) else { return [] }
        return list.children.map { ElementFragment(copying: $0.node, of: document.tree) }
    }

    /// Writes the changed lists of runtime attributes.
    mutating func writeRuntimeAttributes() {
        for (node, attributes) in runtimeAttributes.sorted(by: { $0.key < $1.key }) {
            let element = Element(document: document, node: node)
            guard let list = element.children.first(where: { document.name(of: $0.node) == .userDefinedRuntimeAttributes }) else {
                if attributes.isEmpty { continue }
                let fragment = ElementFragment("userDefinedRuntimeAttributes", children: attributes)
                editor.insert(fragment, into: node, before: place(of: fragment.name, in: node))
                continue
            }
            // Equal attributes in the same place are left unchanged.
            let old = list.children.map { (node: $0.node, fragment: ElementFragment(copying: $0.node, of: document.tree)) }
            var kept = 0
            for (node, fragment) in old {
                if kept < attributes.count, attributes[kept] == fragment {
                    kept += 1
                } else if let next = attributes[kept...].firstIndex(of: fragment) {
                    for new in attributes[kept..<next] { editor.insert(new, into: list.node, before: node) }
                    kept = next + 1
                } else {
                    editor.remove(node)
                }
            }
            for new in attributes[kept...] { editor.insert(new, into: list.node) }
        }
    }
}

extension ElementFragment {
    /// Creates a user-defined runtime attribute in Xcode's format.
    fileprivate init(runtimeAttribute keyPath: String, _ value: InterfaceDocument.RuntimeAttribute.Value) {
        func numbers(_ name: String, _ values: KeyValuePairs<String, Double>) -> [ElementFragment] {
            [ElementFragment(name, attributes: [Attribute("key", "value")] + values.map { Attribute($0, DocumentNumber.text($1)) })]
        }
        func attribute(_ type: String, value: String? = nil, _ children: [ElementFragment] = []) -> ElementFragment {
            let text = value.map { [Attribute("value", $0)] } ?? []
            return ElementFragment(
                "userDefinedRuntimeAttribute", attributes: [Attribute("type", type), Attribute("keyPath", keyPath)] + text,
                children: children)
        }
        switch value {
        case .string(let text): self = attribute("string", value: text)
        case .localizedString(let text): self = attribute("localizedString", value: text)
        case .number(let number):
            let isInteger = number == number.rounded() && abs(number) < 1e15
            // Safe: whole and below 10^15.
            let text = isInteger ? String(Int(number)) : DocumentNumber.text(number)
            self = attribute(
                "number",
                [ElementFragment(isInteger ? "integer" : "real", attributes: [Attribute("key", "value"), Attribute("value", text)])])
        case .boolean(let flag): self = attribute("boolean", value: flag ? "YES" : "NO")
        case .point(let point): self = attribute("point", numbers("point", ["x": point.x, "y": point.y]))
        case .size(let size): self = attribute("size", numbers("size", ["width": size.width, "height": size.height]))
        case .rect(let rect):
            let (origin, size) = (rect.origin, rect.size)
            self = attribute("rect", numbers("rect", ["x": origin.x, "y": origin.y, "width": size.width, "height": size.height]))
        case .range(let location, let length):
            self = attribute("range", numbers("range", ["location": location, "length": length]))
        case .color(let attributes):
            var color = ElementFragment("color", attributes: [Attribute("key", "value")])
            for (name, value) in attributes.sorted(by: { $0.key < $1.key }) where name != "key" { color.setAttribute(name, to: value) }
            self = attribute("color", [color])
        case .image(let name): self = attribute("image", value: name)
        case .nil: self = attribute("nil")
        case .other(let text): self = attribute("string", value: text)
        }
    }
}
