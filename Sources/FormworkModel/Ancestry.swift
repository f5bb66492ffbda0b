/// Returns the nearest common ancestor of two nodes in a forest; nil if they are in different trees. A node is its own ancestor.
///
/// - Parameters:
///   - first: a node.
///   - second: another node, or the same.
///   - parent: returns a node's parent; nil for a root.
/// - Complexity: O(n) in the depth of the two.
package func nearestCommonAncestor<Node: Equatable>(of first: Node, and second: Node, parent: (Node) -> Node?) -> Node? {
    func depth(_ node: Node) -> Int {
        var (depth, node) = (0, node)
        while let next = parent(node) { (depth, node) = (depth + 1, next) }
        return depth
    }
    var (left, right) = (first, second)
    var (leftDepth, rightDepth) = (depth(left), depth(right))
    while left != right {
        // The deeper of the two is not an ancestor of the other.
        let (isLeft, isRight) = (leftDepth >= rightDepth, rightDepth >= leftDepth)
        if isLeft {
            guard let next = parent(left) else { return nil }
            (left, leftDepth) = (next, leftDepth - 1)
        }
        if isRight {
            guard let next = parent(right) else { return nil }
            (right, rightDepth) = (next, rightDepth - 1)
        }
    }
    return left
}

extension View {
    /// Returns the nearest common ancestor; nil if the views are in different trees. A view is its own ancestor.
    ///
    /// - Complexity: O(n) in the depth of the two.
    package func nearestCommonAncestor(with other: View) -> View? {
        document.index.nearestCommonAncestor(ofView: index, and: other.index).map { View(document: document, index: $0) }
    }
}

extension DocumentIndex {
    /// Returns the index of the nearest common ancestor of two views; nil if they are in different trees. A view is its own ancestor.
    ///
    /// - Complexity: O(n) in the depth of the two.
    package func nearestCommonAncestor(ofView first: Int, and second: Int) -> Int? {
        FormworkModel.nearestCommonAncestor(of: first, and: second) { view in
            let parent = views[view].parent
            return parent < 0 ? nil : Int(parent)
        }
    }
}
