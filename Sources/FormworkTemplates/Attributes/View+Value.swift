public import FormworkModel
import FormworkTree

extension View {
    /// The value that the document gives for a key path: a runtime attribute's, else that of the XML attribute, else the
    /// default where it is known (seeds M-10). Nil where none of these says anything.
    public func value(forKeyPath keyPath: String) -> RuntimeAttribute.Value? {
        if keyPath == TemplateAttributeList.keyPath {
            return TemplateAttributeList(of: self).map { .string($0.keyPaths.joined(separator: ", ")) }
        }
        if let components = LayerTransform.components(of: keyPath) { return LayerTransform(of: self).value(of: components) }
        if let attribute = runtimeAttributes.last(where: { $0.keyPath == keyPath }) { return attribute.value }
        switch keyPath {
        case "alpha", "alphaValue": return .number(element["alphaValue"].flatMap(Double.init) ?? alpha)
        case "hidden", "isHidden": return .boolean(isHidden)
        case "scrollEnabled", "isScrollEnabled": return .boolean(element["scrollEnabled"] != "NO")
        case "collectionViewLayout.scrollDirection":
            let layout = element.children.first { $0.name == "collectionViewFlowLayout" }
            return .string(layout?["scrollDirection"] ?? "vertical")
        case "layer.cornerRadius": return .number(0)
        default: return written(keyPath)
        }
    }

    /// What stands in the document under the name: an XML attribute, a colour, a text.
    private func written(_ name: String) -> RuntimeAttribute.Value? {
        if let text = element[name] { return Self.value(ofText: text) }
        return element.child(key: name).flatMap(Self.value(of:))
    }

    /// What the text of an XML attribute says.
    static func value(ofText text: String) -> RuntimeAttribute.Value {
        switch text {
        case "YES": .boolean(true)
        case "NO": .boolean(false)
        default: Double(text).map { .number($0) } ?? .string(text)
        }
    }

    /// What an element with a `key` says.
    static func value(of element: Element) -> RuntimeAttribute.Value? {
        switch element.name {
        case "color": .color(Dictionary(element.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }))
        case "nil": .nil
        default: .other(element.plainText)
        }
    }
}

extension View {
    /// A number without needless zeros.
    static func text(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}
