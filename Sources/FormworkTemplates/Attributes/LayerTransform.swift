package import FormworkModel

/// A component of a layer's transform with its own key path (see <doc:LayoutTemplates#Key-paths>).
package enum TransformComponent: String, Hashable, Sendable, CaseIterable {
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case scaleZ = "scale.z"
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"

    /// The component's value in the identity transform.
    package var identity: Double {
        switch self {
        case .scaleX, .scaleY, .scaleZ: 1
        default: 0
        }
    }

    /// The key path, relative to the view.
    package var keyPath: String { LayerTransform.keyPath + "." + rawValue }
}

/// A layer's transform as components, each of which can be set independently.
package struct LayerTransform: Hashable, Sendable {
    package static let keyPath = "layer.transform"

    /// The components that differ from the identity.
    private var parts: [TransformComponent: Double] = [:]

    /// Creates the identity transform.
    package init() {}

    /// Creates the transform that results from a view's runtime attributes, in order.
    package init(of view: View) {
        for attribute in view.runtimeAttributes {
            guard let components = Self.components(of: attribute.keyPath) else { continue }
            for (component, value) in Self.parts(components, value: attribute.value) ?? [:] { self[component] = value }
        }
    }

    /// Returns the component values that a key path's value sets; nil if it isn't a valid value for them.
    package static func parts(_ components: [TransformComponent], value: InterfaceDocument.RuntimeAttribute.Value) -> [TransformComponent:
        Double]?
    {
        switch value {
        // A number can't be the whole transform.
        case .number(let number) where components.count < TransformComponent.allCases.count:
            Dictionary(uniqueKeysWithValues: components.map { ($0, number) })
        case .size(let size) where components == translation: [.translationX: size.width, .translationY: size.height]
        case .point(let point) where components == translation: [.translationX: point.x, .translationY: point.y]
        default: nil
        }
    }

    private static let translation: [TransformComponent] = [.translationX, .translationY]

    /// Accesses the value of a component.
    package subscript(component: TransformComponent) -> Double {
        get { parts[component] ?? component.identity }
        set { parts[component] = newValue == component.identity ? nil : newValue }
    }

    /// Returns the components that a key path refers to, relative to a view; nil if it isn't a transform.
    package static func components(of keyPath: String) -> [TransformComponent]? {
        guard keyPath.utf8.starts(with: Self.keyPath.utf8) else { return nil }
        let rest = keyPath.dropFirst(Self.keyPath.count)
        switch rest {
        case "": return TransformComponent.allCases
        case ".scale": return [.scaleX, .scaleY, .scaleZ]
        case ".rotation": return [.rotationZ]
        case ".translation": return translation
        default: return rest.first == "." ? TransformComponent(rawValue: String(rest.dropFirst())).map { [$0] } : nil
        }
    }

    /// Returns the value of some components: a number for one component or for several that are equal, otherwise a description.
    package func value(of components: [TransformComponent]) -> InterfaceDocument.RuntimeAttribute.Value {
        if let first = components.first, components.count <= 3, components.allSatisfy({ self[$0] == self[first] }) {
            return .number(self[first])
        }
        let changed = components.filter { self[$0] != $0.identity }.sorted { $0.rawValue < $1.rawValue }
        if changed.isEmpty { return .string("identity") }
        return .string(changed.map { "\($0.rawValue) = \(self[$0].plainText)" }.joined(separator: ", "))
    }
}
