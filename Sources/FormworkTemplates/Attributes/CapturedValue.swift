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
    case runtimeAttribute(InterfaceDocument.RuntimeAttribute)
    /// An XML attribute; nil where the default holds.
    case attribute(String?)
    /// An element with the key, such as a colour.
    case child(InterfaceDocument.Element)
    /// A value that code set.
    case value(InterfaceDocument.RuntimeAttribute.Value)
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

    /// How Interface Builder spells a property.
    private static func spelling(_ key: String, _ platform: Platform) -> String {
        spellings.first { $0.key == key && platform != .macOS }?.written ?? key
    }

    /// The key that a property has which Interface Builder writes under this name.
    static func key(ofWritten name: String) -> String { spellings.first { $0.written == name }?.key ?? name }

    /// What Interface Builder spells otherwise than UIKit.
    private static let spellings = [
        (key: "clipsToBounds", written: "clipsSubviews"), (key: "font", written: "fontDescription"),
        (key: "adjustsFontSizeToFitWidth", written: "adjustsFontSizeToFit"),
    ]

    /// The key paths of runtime attributes that set the same thing.
    var runtimeKeyPaths: [String] {
        switch self {
        case .hidden: ["hidden", "isHidden"]
        case .alpha: ["alpha", "alphaValue"]
        case .list: [TemplateAttributeList.keyPath, TemplateAttributeList.earlierKeyPath]
        case .transform(let components): components.map(\.keyPath)
        case .flowLayout(let name): ["collectionViewLayout." + name]
        case .runtimeAttribute(let keyPath): [keyPath]
        case .written(let name):
            Self.key(ofWritten: name).withFlagSpelling + (Self.key(ofWritten: name) == name ? [] : [name])
        }
    }
}

extension String {
    /// The key, and how it is called as a flag: `opaque`, `isOpaque`.
    fileprivate var withFlagSpelling: [String] { [self, "is" + prefix(1).uppercased() + dropFirst()] }
}
