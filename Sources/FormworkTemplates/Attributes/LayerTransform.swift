package import FormworkModel

/// A part of a layer's transform that has a key path of its own (see <doc:LayoutTemplates#Key-paths>).
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

    /// The value that changes nothing.
    package var identity: Double {
        switch self {
        case .scaleX, .scaleY, .scaleZ: 1
        default: 0
        }
    }

    /// The key path from the view.
    package var keyPath: String { LayerTransform.keyPath + "." + rawValue }
}

/// A layer's transform by its parts: what is set on one of them leaves the others as they are.
package struct LayerTransform: Hashable, Sendable {
    package static let keyPath = "layer.transform"

    /// The parts that change something.
    private var parts: [TransformComponent: Double] = [:]

    /// The transform that changes nothing.
    package init() {}

    /// The transform that a view's runtime attributes make, set one after the other.
    package init(of view: View) {
        for attribute in view.runtimeAttributes {
            guard let components = Self.components(of: attribute.keyPath) else { continue }
            for (component, value) in Self.parts(components, attribute.value) ?? [:] { self[component] = value }
        }
    }

    /// What a value makes of the parts that a key path speaks of; nil where it is none for them.
    package static func parts(_ components: [TransformComponent], _ value: RuntimeAttribute.Value) -> [TransformComponent: Double]? {
        switch value {
        // A whole transform is no number.
        case .number(let number) where components.count < TransformComponent.allCases.count:
            Dictionary(uniqueKeysWithValues: components.map { ($0, number) })
        case .size(let size) where components == translation: [.translationX: size.width, .translationY: size.height]
        case .point(let point) where components == translation: [.translationX: point.x, .translationY: point.y]
        default: nil
        }
    }

    private static let translation: [TransformComponent] = [.translationX, .translationY]

    /// A part's value.
    package subscript(component: TransformComponent) -> Double {
        get { parts[component] ?? component.identity }
        set { parts[component] = newValue == component.identity ? nil : newValue }
    }

    /// The parts that a key path from a view speaks of; nil where it speaks of something else.
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

    /// What the key path of some parts says: a number for one, or for several that are equal, else the parts in words.
    package func value(of components: [TransformComponent]) -> RuntimeAttribute.Value {
        if let first = components.first, components.count <= 3, components.allSatisfy({ self[$0] == self[first] }) {
            return .number(self[first])
        }
        let changed = components.filter { self[$0] != $0.identity }.sorted { $0.rawValue < $1.rawValue }
        if changed.isEmpty { return .string("identity") }
        return .string(changed.map { "\($0.rawValue) = \(self[$0].plainText)" }.joined(separator: ", "))
    }
}
