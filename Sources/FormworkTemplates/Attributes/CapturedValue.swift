package import FormworkModel

/// A value read from a view, to be set on another one.
package enum CapturedValue: Hashable, Sendable {
    case hidden(Bool)
    case alpha(Double)
    /// The unparsed list of transferred key paths; nil for none.
    case list(String?)
    /// The transform components that the key path refers to.
    case transform([TransformComponent: Double])
    /// A runtime attribute of the document, copied as written.
    case runtimeAttribute(InterfaceDocument.RuntimeAttribute)
    /// An XML attribute; nil for the default.
    case attribute(String?)
    /// An element with the key, such as a color.
    case child(InterfaceDocument.Element)
    /// A value set by code.
    case value(InterfaceDocument.RuntimeAttribute.Value)
}

/// The setting that a key path of a view refers to, if Formwork can set it.
package enum KeyPathTarget: Hashable, Sendable {
    case hidden, alpha, list
    case transform([TransformComponent])
    /// An attribute of the flow layout of a collection view.
    case flowLayout(String)
    /// A setting made by runtime attributes only, such as a key of the layer or of a custom class.
    case runtimeAttribute(String)
    /// An attribute or child of the view's element, by its XML name.
    case written(String)

    /// - Parameters:
    ///   - keyPath: The key path, with dots, as listed.
    ///   - platform: The document's platform.
    package init(_ keyPath: String, platform: Platform) {
        if let components = LayerTransform.components(of: keyPath) {
            self = .transform(components)
            return
        }
        switch keyPath {
        case "hidden", "isHidden": self = .hidden
        case "alpha", "alphaValue": self = .alpha
        case LayoutTemplate.AttributeList.keyPath: self = .list
        case "collectionViewLayout.scrollDirection": self = .flowLayout("scrollDirection")
        case _ where keyPath.contains("."): self = .runtimeAttribute(keyPath)
        default: self = .written(Self.spelling(ViewKeyPaths.bare(keyPath), platform: platform))
        }
    }

    /// Returns Interface Builder's spelling of a property.
    private static func spelling(_ key: String, platform: Platform) -> String {
        spellings.first { $0.key == key && platform != .macOS }?.written ?? key
    }

    /// Returns the property key for a name in Interface Builder's spelling.
    static func key(ofWritten name: String) -> String { spellings.first { $0.written == name }?.key ?? name }

    /// The properties that Interface Builder spells differently from UIKit.
    private static let spellings = [
        (key: "clipsToBounds", written: "clipsSubviews"), (key: "font", written: "fontDescription"),
        (key: "adjustsFontSizeToFitWidth", written: "adjustsFontSizeToFit"),
    ]

    /// The key paths of runtime attributes with the same effect.
    var runtimeKeyPaths: [String] {
        switch self {
        case .hidden: ["hidden", "isHidden"]
        case .alpha: ["alpha", "alphaValue"]
        case .list: [LayoutTemplate.AttributeList.keyPath, LayoutTemplate.AttributeList.earlierKeyPath]
        case .transform(let components): components.map(\.keyPath)
        case .flowLayout(let name): ["collectionViewLayout." + name]
        case .runtimeAttribute(let keyPath): [keyPath]
        case .written(let name):
            Self.key(ofWritten: name).withFlagSpelling + (Self.key(ofWritten: name) == name ? [] : [name])
        }
    }
}

extension String {
    /// The key and its spelling as a flag: `opaque`, `isOpaque`.
    fileprivate var withFlagSpelling: [String] { [self, "is" + prefix(1).uppercased() + dropFirst()] }
}
