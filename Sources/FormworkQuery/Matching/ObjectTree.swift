import FormworkModel
import FormworkTree

/// Which of a document's elements are objects, and how they lie to each other.
///
/// An object is an element with an id, or one that is a view, a constraint, a connection and so on without one. Lists such as `<subviews>`
/// and values such as `<color>` are none: a view's superview is the object in which it stands, and the next view stands beside it.
struct ObjectTree {
    let document: InterfaceDocument
    let tree: ElementTree

    init(_ document: InterfaceDocument) {
        self.document = document
        tree = document.tree
    }

    func isElement(_ node: NodeIndex) -> Bool { tree.nodes[node].kind == .element }

    func isObject(_ node: NodeIndex) -> Bool {
        guard isElement(node) else { return false }
        return document.index.recordOfNode[node].kind != .none || tree.value(of: Name.id.id, at: node).isPresent
    }

    func kind(_ node: NodeIndex) -> RecordKind { document.index.recordOfNode[node].kind }

    /// The element that a node stands in; nil for the root.
    func parent(_ node: NodeIndex) -> NodeIndex? {
        let parent = tree.nodes[node].parent
        return parent == node ? nil : parent
    }

    /// The object in which a node stands.
    ///
    /// - Complexity: O(n) in how many elements stand between them.
    func holder(_ node: NodeIndex) -> NodeIndex? {
        var above = parent(node)
        while let current = above, !isObject(current) { above = parent(current) }
        return above
    }

    /// The nodes directly in a node.
    func children(_ node: NodeIndex) -> [NodeIndex] {
        var result: [NodeIndex] = []
        var child = node + 1
        while child < tree.nodes[node].subtreeEnd {
            result.append(child)
            child = tree.nodes[child].subtreeEnd
        }
        return result
    }

    /// The objects directly in the element in which a node stands, the node among them.
    func siblings(_ node: NodeIndex) -> [NodeIndex] {
        guard let parent = parent(node) else { return [node] }
        return children(parent).filter { isObject($0) || $0 == node }
    }
}
