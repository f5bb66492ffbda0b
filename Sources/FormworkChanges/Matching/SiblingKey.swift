import FormworkModel
import FormworkTree

/// A key that distinguishes an element without an id from its siblings. Interface Builder identifies the parts of an object by name.
struct SiblingKey: Hashable {
    private let name: String
    private let kind: NodeKind
    private let word: String?

    /// The attributes that name a part. The first one that an element has counts.
    private static let naming: [Name] = [.key, .keyPath, .reference]
    private static let namingOfResources: [String: [String]] = [
        "image": ["name", "catalog"], "namedColor": ["name"], "systemColor": ["name"], "plugIn": ["identifier"],
        "deployment": ["identifier"], "capability": ["name"], "class": ["className"], "relationship": ["name"], "designable": ["name"],
        "array": ["key"], "include": ["reference"], "exclude": ["reference"], "segue": ["reference"], "variation": ["key"],
        "source": ["key"], "customFont": ["key"],
    ]

    init(_ node: NodeIndex, of tree: ComparedTree) {
        name = tree.name(of: node)
        kind = tree.tree.nodes[node].kind
        guard kind == .element else {
            word = nil
            return
        }
        if let name = tree[.name, node], let image = tree.embedded[name], tree.document.name(of: tree.parent(of: node)) == .resources {
            // Interface Builder generates a new name for an embedded image whenever it writes the document.
            word = "image \(image)"
        } else if let attributes = Self.namingOfResources[name] {
            let element = Element(document: tree.document, node: node)
            word = attributes.compactMap { element[$0] }.first
        } else {
            word = Self.naming.lazy.compactMap { tree[$0, node] }.first
        }
    }

    /// Whether the key has more than the element's name.
    var isNamed: Bool { word != nil }
}
