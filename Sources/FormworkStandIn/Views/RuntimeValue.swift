import FormworkModel
package import FormworkTree

/// A colour or image, which a runtime attribute can have in addition to plain values.
@MainActor
package protocol RuntimeAttributeValue {
    /// The value as a runtime attribute.
    var runtimeValue: RuntimeValue { get }
}

/// A value of a user-defined runtime attribute.
package enum RuntimeValue {
    case string(String), number(Double), boolean(Bool), point(CGPoint), size(CGSize), rect(CGRect), range(NSRange)
    /// A value written as an element.
    case element(type: String, ElementFragment)
    case image(String), nothing

    /// Converts a value of any type; returns nil for types that Interface Builder does not support.
    @MainActor
    package init?(_ value: Any?) {
        switch value {
        case nil: self = .nothing
        case let text as String: self = .string(text)
        case let flag as Bool: self = .boolean(flag)
        case let number as Int: self = .number(Double(number))
        case let number as Double: self = .number(number)
        case let number as Float: self = .number(Double("\(number)") ?? 0)
        case let number as NSNumber: self = number.isBoolean ? .boolean(number.doubleValue != 0) : .number(number.doubleValue)
        case let point as CGPoint: self = .point(point)
        case let size as CGSize: self = .size(size)
        case let rect as CGRect: self = .rect(rect)
        case let range as NSRange: self = .range(range)
        case let value as any RuntimeAttributeValue: self = value.runtimeValue
        default: return nil
        }
    }

    /// Returns Interface Builder's element for a key path with this value.
    package func content(_ keyPath: String) -> ElementFragment {
        var result = ElementFragment("userDefinedRuntimeAttribute", ["type": type, "keyPath": keyPath])
        func text(_ value: Double) -> String { DocumentNumber.text(value) }
        switch self {
        case .string(let value): result["value"] = value
        case .boolean(let value): result["value"] = value ? "YES" : "NO"
        case .number(let value):
            let isWhole = value == value.rounded(.towardZero) && value.magnitude < 1e15
            result.children = [
                // Safe: a whole number whose magnitude is below 1e15.
                ElementFragment(isWhole ? "integer" : "real", ["key": "value", "value": isWhole ? String(Int(value)) : text(value)])
            ]
        case .point(let value): result.children = [ElementFragment("point", ["key": "value", "x": text(value.x), "y": text(value.y)])]
        case .size(let value):
            result.children = [ElementFragment("size", ["key": "value", "width": text(value.width), "height": text(value.height)])]
        case .rect(let value):
            result.children = [
                ElementFragment(
                    "rect",
                    [
                        "key": "value", "x": text(value.origin.x), "y": text(value.origin.y), "width": text(value.size.width),
                        "height": text(value.size.height),
                    ])
            ]
        case .range(let value):
            result.children = [ElementFragment("range", ["key": "value", "location": "\(value.location)", "length": "\(value.length)"])]
        case .element(_, let value): result.children = [value]
        case .image(let name): result["value"] = name
        case .nothing: break
        }
        return result
    }

    private var type: String {
        switch self {
        case .string: "string"
        case .number: "number"
        case .boolean: "boolean"
        case .point: "point"
        case .size: "size"
        case .rect: "rect"
        case .range: "range"
        case .element(let type, _): type
        case .image: "image"
        case .nothing: "nil"
        }
    }
}
