public import FormworkModel

extension View {
    /// The value that the document gives for a key path: a runtime attribute's, else that of the XML attribute, else the
    /// default where it is known (see <doc:LayoutTemplates#Key-paths>). Nil where none of these says anything.
    public func value(forKeyPath keyPath: String) -> InterfaceDocument.RuntimeAttribute.Value? {
        let target = KeyPathTarget(keyPath, document.platform)
        switch target {
        case .list: return TemplateAttributeList(of: self).map { .string($0.keyPaths.joined(separator: ", ")) }
        case .transform(let components): return LayerTransform(of: self).value(of: components)
        default: break
        }
        if let attribute = runtimeAttribute(target.runtimeKeyPaths) { return attribute.value }
        switch target {
        case .alpha: return .number(element["alphaValue"].flatMap(Double.init) ?? alpha)
        case .hidden: return .boolean(isHidden)
        case .flowLayout(let name):
            return flowLayout.flatMap { $0[name].map { Self.value(ofText: $0, name) } ?? Self.defaultValue(target) }
        case .written(let name):
            if let text = element[name] { return Self.value(ofText: text, name) }
            return element.child(key: name).map(Self.value(of:)) ?? Self.defaultValue(target)
        case .list, .transform, .runtimeAttribute: return Self.defaultValue(target)
        }
    }

    /// What holds where nothing is said.
    static func defaultValue(_ target: KeyPathTarget) -> RuntimeAttribute.Value? {
        switch target {
        case .flowLayout("scrollDirection"): .string("vertical")
        case .written("scrollEnabled"): .boolean(true)
        case .runtimeAttribute("layer.cornerRadius"): .number(0)
        default: nil
        }
    }

    /// What the text of an XML attribute says.
    static func value(ofText text: String, _ name: String) -> RuntimeAttribute.Value {
        if ViewKeyPaths.holdsText(name) { return .string(text) }
        switch text {
        case "YES": return .boolean(true)
        case "NO": return .boolean(false)
        default: return Double(text).map { .number($0) } ?? .string(text)
        }
    }

    /// What an element with a `key` says.
    static func value(of element: Element) -> RuntimeAttribute.Value {
        switch element.name {
        case "color": .color(Dictionary(element.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }))
        case "nil": .nil
        case "string": .string(element.plainText ?? "")
        default:
            .other(
                element.plainText
                    ?? element.attributes.filter { $0.name != "key" }.map { "\($0.name)=\($0.value)" }.joined(separator: " "))
        }
    }

    /// The runtime attribute that sets one of the key paths last.
    func runtimeAttribute(_ keyPaths: [String]) -> RuntimeAttribute? {
        runtimeAttributes.last { keyPaths.contains($0.keyPath) }
    }

    /// The layout of a collection view, where it is the one whose attributes are known.
    var flowLayout: Element? { element.children.first { $0.name == "collectionViewFlowLayout" } }

    /// The list of transferred key paths as it is written, whichever of its names it has.
    ///
    /// See <doc:LayoutTemplates#How-templates-are-written>.
    var writtenAttributeList: String? {
        TemplateAttributeList(of: self).flatMap { $0.source.element[.value] ?? $0.parts.joined(separator: ",") }
    }

    /// Whether all that is said of the layer's transform is of a kind that is known.
    var hasUnderstoodTransform: Bool {
        runtimeAttributes.allSatisfy { attribute in
            let keyPath = attribute.keyPath
            guard keyPath == LayerTransform.keyPath || keyPath.utf8.starts(with: (LayerTransform.keyPath + ".").utf8) else { return true }
            return LayerTransform.components(of: keyPath).flatMap { LayerTransform.parts($0, attribute.value) } != nil
        }
    }
}
