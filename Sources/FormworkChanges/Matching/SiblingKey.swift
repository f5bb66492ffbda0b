import FormworkModel
import FormworkTree

/// What tells an element from its siblings of the same name where it has no id: Interface Builder writes parts of an object by name.
struct SiblingKey: Hashable {
    private let name: String
    private let kind: NodeKind
    private let word: String?

    /// The attributes that name a part, the first of which an element has counts.
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
            // The name of an image that the document holds itself is another one whenever it is written.
            word = "image \(image)"
        } else if let attributes = Self.namingOfResources[name] {
            let element = Element(document: tree.document, node: node)
            word = attributes.compactMap { element[$0] }.first
        } else {
            word = Self.naming.lazy.compactMap { tree[$0, node] }.first
        }
    }

    /// Whether it says more than the element's name.
    var isNamed: Bool { word != nil }
}
