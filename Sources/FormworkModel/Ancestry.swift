/// The lowest of a forest's nodes that is or holds both of two; nil where they stand in different trees.
///
/// - Parameters:
///   - first: a node.
///   - second: another one, or the same.
///   - parent: the node that a node stands in; nil for a root.
/// - Complexity: O(n) in how deep the two stand.
package func nearestCommonAncestor<Node: Equatable>(of first: Node, and second: Node, parent: (Node) -> Node?) -> Node? {
    func depth(_ node: Node) -> Int {
        var (depth, node) = (0, node)
        while let next = parent(node) { (depth, node) = (depth + 1, next) }
        return depth
    }
    var (left, right) = (first, second)
    var (leftDepth, rightDepth) = (depth(left), depth(right))
    while left != right {
        // The deeper of the two is not above the other.
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
    /// The lowest view that is or holds both; nil where they stand in different trees.
    ///
    /// - Complexity: O(n) in how deep the two stand.
    package func nearestCommonAncestor(with other: View) -> View? {
        document.index.nearestCommonAncestor(ofView: index, and: other.index).map { View(document: document, index: $0) }
    }
}

extension DocumentIndex {
    /// The place of the lowest view that is or holds both; nil where they stand in different trees.
    ///
    /// - Complexity: O(n) in how deep the two stand.
    package func nearestCommonAncestor(ofView first: Int, and second: Int) -> Int? {
        FormworkModel.nearestCommonAncestor(of: first, and: second) { view in
            let parent = views[view].parent
            return parent < 0 ? nil : Int(parent)
        }
    }
}
