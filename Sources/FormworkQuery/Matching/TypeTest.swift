import FormworkModel
import FormworkTree

/// A test for the type in a selector: an element's name, or a word for several kinds of elements.
struct TypeTest {
    /// Words for more than the elements with the same name.
    static let words = [
        "view", "controller", "scene", "guide", "connection", "gestureRecognizer", "layoutTemplate", "runtimeAttribute", "object",
    ]

    private enum Kind {
        case object
        case record(RecordKind)
        case named(NameID)
        case recognizer
        case template(Set<NodeIndex>)
        case nothing
    }

    private let objects: ObjectTree
    private let kind: Kind

    /// - Parameter type: the type; nil for any object.
    init(_ type: String?, objects: ObjectTree) {
        self.objects = objects
        kind =
            switch type {
            case nil, "object": .object
            case "view": .record(.view)
            case "controller": .record(.controller)
            case "guide": .record(.guide)
            case "connection": .record(.connection)
            case "runtimeAttribute": .record(.runtimeAttribute)
            case "gestureRecognizer": .recognizer
            case "layoutTemplate": .template(Set(objects.document.index.templateNodes))
            case let name?: objects.tree.names.id(of: name).map(Kind.named) ?? .nothing
            }
    }

    func holds(_ node: NodeIndex) -> Bool {
        switch kind {
        case .object: objects.isObject(node)
        case .record(let kind): objects.kind(node) == kind
        case .named(let name): objects.tree.nodes[node].name == name && objects.isElement(node)
        case .recognizer: objects.isObject(node) && objects.tree.names[objects.tree.nodes[node].name].hasSuffix("GestureRecognizer")
        case .template(let nodes): nodes.contains(node)
        case .nothing: false
        }
    }
}
