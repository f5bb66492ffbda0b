public import FormworkModel

extension View {
    /// Returns the document's value for a key path: that of a runtime attribute, else of the XML attribute, else a known default (see
    /// <doc:LayoutTemplates#Key-paths>). Returns nil if there is none.
    public func value(forKeyPath keyPath: String) -> InterfaceDocument.RuntimeAttribute.Value? {
        let target = KeyPathTarget(keyPath, platform: document.platform)
        switch target {
        case .list: return LayoutTemplate.AttributeList(of: self).map { .string($0.keyPaths.joined(separator: ", ")) }
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

    /// Returns the known default of a setting.
    static func defaultValue(_ target: KeyPathTarget) -> InterfaceDocument.RuntimeAttribute.Value? {
        switch target {
        case .flowLayout("scrollDirection"): .string("vertical")
        case .written("scrollEnabled"): .boolean(true)
        case .runtimeAttribute("layer.cornerRadius"): .number(0)
        default: nil
        }
    }

    /// Parses the text of an XML attribute.
    static func value(ofText text: String, _ name: String) -> InterfaceDocument.RuntimeAttribute.Value {
        if ViewKeyPaths.holdsText(name) { return .string(text) }
        switch text {
        case "YES": return .boolean(true)
        case "NO": return .boolean(false)
        default: return Double(text).map { .number($0) } ?? .string(text)
        }
    }

    /// Returns the value of a child element with a `key`.
    static func value(of element: Element) -> InterfaceDocument.RuntimeAttribute.Value {
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

    /// Returns the last runtime attribute with one of the key paths.
    func runtimeAttribute(_ keyPaths: [String]) -> InterfaceDocument.RuntimeAttribute? {
        runtimeAttributes.last { keyPaths.contains($0.keyPath) }
    }

    /// The flow layout of a collection view; nil for another layout.
    var flowLayout: Element? { element.children.first { $0.name == "collectionViewFlowLayout" } }

    /// The unparsed list of transferred key paths, under either of its names.
    ///
    /// See <doc:LayoutTemplates#How-templates-are-written>.
    var writtenAttributeList: String? {
        LayoutTemplate.AttributeList(of: self).flatMap { $0.source.element[.value] ?? $0.parts.joined(separator: ",") }
    }

    /// Whether all runtime attributes of the layer's transform have values that can be interpreted.
    var hasUnderstoodTransform: Bool {
        runtimeAttributes.allSatisfy { attribute in
            let keyPath = attribute.keyPath
            guard keyPath == LayerTransform.keyPath || keyPath.utf8.starts(with: (LayerTransform.keyPath + ".").utf8) else { return true }
            return LayerTransform.components(of: keyPath).flatMap { LayerTransform.parts($0, value: attribute.value) } != nil
        }
    }
}
