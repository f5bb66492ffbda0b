import FormworkModel
import FormworkTree

/// A document's tree of objects: which elements are objects, and their relations.
///
/// An object is an element that has an id or is a view, a constraint, a connection or the like. Lists such as `<subviews>` and values such as
/// `<color>` aren't objects, so a view's parent object is its superview, and the next view is its sibling.
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

    /// Returns the parent element of a node; nil for the root.
    func parent(_ node: NodeIndex) -> NodeIndex? {
        let parent = tree.nodes[node].parent
        return parent == node ? nil : parent
    }

    /// Returns the nearest object that contains a node.
    ///
    /// - Complexity: O(n) in the number of elements between them.
    func holder(_ node: NodeIndex) -> NodeIndex? {
        var above = parent(node)
        while let current = above, !isObject(current) { above = parent(current) }
        return above
    }

    /// Returns the child nodes of a node.
    func children(_ node: NodeIndex) -> [NodeIndex] {
        var result: [NodeIndex] = []
        var child = node + 1
        while child < tree.nodes[node].subtreeEnd {
            result.append(child)
            child = tree.nodes[child].subtreeEnd
        }
        return result
    }

    /// Returns the objects with the same parent element, including the node itself.
    func siblings(_ node: NodeIndex) -> [NodeIndex] {
        guard let parent = parent(node) else { return [node] }
        return children(parent).filter { isObject($0) || $0 == node }
    }
}
