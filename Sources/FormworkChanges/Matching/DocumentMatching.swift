package import FormworkModel
package import FormworkTree

/// Which node of one document is which of another: two revisions of a file, or two sides of a merge.
///
/// Objects are the same where they have the same id. What has no such partner is matched by what it is: by its name among its siblings (a
/// `key`, a key path, a reference), by all that it says, or by being much alike in the same place. So a pasted, re-created or re-numbered
/// object is recognised.
package struct DocumentMatching: Sendable {
    /// For each node of the old document the new one's; nil for one that is gone.
    package private(set) var newNode: NodeTable<NodeIndex?>
    /// For each node of the new document the old one's; nil for one that has come.
    package private(set) var oldNode: NodeTable<NodeIndex?>

    /// Matches two documents.
    ///
    /// - Complexity: near linear in their sizes.
    package init(_ old: InterfaceDocument, _ new: InterfaceDocument) {
        self = DocumentMatcher(ComparedTree(old), ComparedTree(new)).matching()
    }

    init(oldCount: Int, newCount: Int) {
        newNode = NodeTable(repeating: nil, count: oldCount)
        oldNode = NodeTable(repeating: nil, count: newCount)
    }

    /// Whether both nodes are without a partner.
    func areFree(_ old: NodeIndex, _ new: NodeIndex) -> Bool { newNode[old] == nil && oldNode[new] == nil }

    mutating func match(_ old: NodeIndex, _ new: NodeIndex) {
        newNode[old] = new
        oldNode[new] = old
    }
}

/// A value for each node of a tree.
package struct NodeTable<Value> {
    private var values: [Value]

    package init(repeating value: Value, count: Int) { values = Array(repeating: value, count: count) }

    package subscript(node: NodeIndex) -> Value {
        get { values[node.place] }
        set { values[node.place] = newValue }
    }
}

extension NodeTable: Sendable where Value: Sendable {}
