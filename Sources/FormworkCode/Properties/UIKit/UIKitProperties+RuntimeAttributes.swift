package import FormworkModel

extension UIKitProperties {
    /// Returns the statements that set runtime attributes: the property if it is known, and otherwise `setValue(_:forKeyPath:)`.
    ///
    /// - Parameters:
    ///   - attributes: the runtime attributes, in order.
    ///   - variable: the variable of the object in the code.
    ///   - isView: whether the object is a view.
    package func statements(forRuntimeAttributes attributes: [InterfaceDocument.RuntimeAttribute], variable: String, isView: Bool = false)
        -> PropertyCode
    {
        var code = PropertyCode()
        for attribute in attributes {
            guard let value = expression(attribute) else {
                code.notConverted.append(
                    NotConverted(
                        attribute.element, what: "runtime attribute '\(attribute.keyPath)'",
                        why: "its value of type '\(attribute.type)' cannot be read", affectsLayout: false))
                continue
            }
            if isView, (Self.layerProperties[attribute.keyPath] ?? Self.viewProperties[attribute.keyPath]) == attribute.type {
                code.statements.append("\(variable).\(attribute.keyPath) = \(value)")
            } else {
                code.statements.append("\(variable).setValue(\(value), forKeyPath: \(CodeLiteral.string(attribute.keyPath)))")
            }
        }
        return code
    }

    /// Properties of layers by key path, with the attribute type that they accept unchanged.
    private static let layerProperties = [
        "layer.cornerRadius": "number", "layer.borderWidth": "number", "layer.masksToBounds": "boolean", "layer.shadowOpacity": "number",
        "layer.shadowRadius": "number", "layer.shadowOffset": "size", "layer.zPosition": "number", "layer.opacity": "number",
        "layer.shouldRasterize": "boolean",
    ]

    /// Properties of views, in the same format.
    private static let viewProperties = [
        "accessibilityIdentifier": "string", "accessibilityLabel": "string", "accessibilityHint": "string", "backgroundColor": "color",
        "tintColor": "color", "clipsToBounds": "boolean", "alpha": "number",
    ]

    private func expression(_ attribute: InterfaceDocument.RuntimeAttribute) -> String? {
        func number(_ value: Double) -> String { CodeLiteral.number(value) }
        guard attribute.value.isFinite else { return nil }
        switch attribute.value {
        case .string(let text): return CodeLiteral.string(text)
        case .localizedString(let text): return "NSLocalizedString(\(CodeLiteral.string(text)), comment: \"\")"
        case .number(let value): return number(value)
        case .boolean(let value): return value ? "true" : "false"
        case .point(let point): return "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
        case .size(let size): return "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
        case .rect(let rect):
            return "CGRect(x: \(number(rect.origin.x)), y: \(number(rect.origin.y)), "
                + "width: \(number(rect.size.width)), height: \(number(rect.size.height)))"
        case .range(let location, let length): return "NSRange(location: \(number(location)), length: \(number(length)))"
        case .color: return attribute.element.child(key: "value").flatMap(ColorCode.full)
        case .image: return ImageCode.expression(attribute.element, "value").map { $0 + " as Any" }
        case .nil: return "nil"
        case .other: return nil
        }
    }
}
