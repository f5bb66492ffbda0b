package import FormworkModel

/// A value taken from a view, ready to be set on another one.
package enum CapturedValue: Hashable, Sendable {
    case hidden(Bool)
    case alpha(Double)
    /// The list of transferred key paths as it is written; nil for none.
    case list(String?)
    /// The parts of the layer's transform that the key path speaks of.
    case transform([TransformComponent: Double])
    /// A runtime attribute of the document, to be copied as it is written.
    case runtimeAttribute(RuntimeAttribute)
    /// An XML attribute; nil where the default holds.
    case attribute(String?)
    /// An element with the key, such as a colour.
    case child(Element)
    /// A value that code set.
    case value(RuntimeAttribute.Value)
}

/// What a key path of a view leads to, as far as Formwork sets it.
package enum KeyPathTarget: Hashable, Sendable {
    case hidden, alpha, list
    case transform([TransformComponent])
    /// An attribute of the flow layout of a collection view.
    case flowLayout(String)
    /// Something that runtime attributes set, such as a key of the layer or of a custom class.
    case runtimeAttribute(String)
    /// Something that stands in the view's element under this name.
    case written(String)

    /// - Parameters:
    ///   - keyPath: with dots, as it is listed.
    ///   - platform: what the document is made for.
    package init(_ keyPath: String, _ platform: Platform) {
        if let components = LayerTransform.components(of: keyPath) {
            self = .transform(components)
            return
        }
        switch keyPath {
        case "hidden", "isHidden": self = .hidden
        case "alpha", "alphaValue": self = .alpha
        case TemplateAttributeList.keyPath: self = .list
        case "collectionViewLayout.scrollDirection": self = .flowLayout("scrollDirection")
        case _ where keyPath.contains("."): self = .runtimeAttribute(keyPath)
        default: self = .written(Self.spelling(ViewKeyPaths.bare(keyPath), platform))
        }
    }

    /// A key path that leads here; nil for parts of a transform.
    package var writtenKeyPath: String? {
        switch self {
        case .hidden: "hidden"
        case .alpha: "alpha"
        case .list: TemplateAttributeList.keyPath
        case .transform: nil
        case .flowLayout(let name): "collectionViewLayout.\(name)"
        case .runtimeAttribute(let keyPath), .written(let keyPath): keyPath
        }
    }

    /// How Interface Builder spells a property.
    private static func spelling(_ key: String, _ platform: Platform) -> String {
        switch key {
        case "clipsToBounds" where platform != .macOS: "clipsSubviews"
        case "font" where platform != .macOS: "fontDescription"
        case "adjustsFontSizeToFitWidth": "adjustsFontSizeToFit"
        default: key
        }
    }
}
