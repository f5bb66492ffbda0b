public import FormworkModel
import FormworkTree

extension View {
    /// The value that the document gives for a key path: a runtime attribute's, else that of the XML attribute, else the
    /// default where it is known (seeds M-10). Nil where none of these says anything.
    public func value(forKeyPath keyPath: String) -> RuntimeAttribute.Value? {
        if keyPath == TemplateAttributeList.keyPath {
            return TemplateAttributeList(of: self).map { .string($0.keyPaths.joined(separator: ", ")) }
        }
        if let attribute = runtimeAttributes.last(where: { $0.keyPath == keyPath }) { return attribute.value }
        if let parts = partialValues(of: keyPath) { return .string(parts) }
        switch keyPath {
        case "alpha", "alphaValue": return .number(element["alphaValue"].flatMap(Double.init) ?? alpha)
        case "hidden", "isHidden": return .boolean(isHidden)
        case "scrollEnabled", "isScrollEnabled": return .boolean(element["scrollEnabled"] != "NO")
        case "collectionViewLayout.scrollDirection":
            let layout = element.children.first { $0.name == "collectionViewFlowLayout" }
            return .string(layout?["scrollDirection"] ?? "vertical")
        case "layer.cornerRadius": return .number(0)
        case "layer.transform": return .string("identity")
        case "layer.transform.scale", "layer.transform.scale.x", "layer.transform.scale.y", "layer.transform.scale.z": return .number(1)
        default: return written(keyPath)
        }
    }

    /// The values of the runtime attributes below a key path, in one text: `scale.x = 0.5, scale.y = 0.5`.
    private func partialValues(of keyPath: String) -> String? {
        let prefix = keyPath + "."
        var parts: [String: String] = [:]
        for attribute in runtimeAttributes where attribute.keyPath.hasPrefix(prefix) {
            let value =
                switch attribute.value {
                case .number(let number): Self.text(number)
                case .string(let text), .localizedString(let text), .image(let text): text
                case .boolean(let flag): flag ? "YES" : "NO"
                default: attribute.element[.value] ?? attribute.type
                }
            parts[String(attribute.keyPath.dropFirst(prefix.count))] = value
        }
        guard !parts.isEmpty else { return nil }
        return parts.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }.joined(separator: ", ")
    }

    /// What stands in the document under the name: an XML attribute, a colour, a text.
    private func written(_ name: String) -> RuntimeAttribute.Value? {
        if let text = element[name] {
            switch text {
            case "YES": return .boolean(true)
            case "NO": return .boolean(false)
            default: return Double(text).map { .number($0) } ?? .string(text)
            }
        }
        guard let child = element.child(key: name) else { return nil }
        switch child.name {
        case "color": return .color(Dictionary(child.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }))
        case "nil": return .nil
        default: return .other(child.plainText)
        }
    }
}

extension View {
    /// A number without needless zeros.
    private static func text(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}
