package import FormworkTree

/// A matching between the nodes of two documents: two revisions of a file, or two sides of a merge.
///
/// Objects with the same id match. Other nodes are matched by their name among siblings (a `key`, a key path, a reference), by equal content, or by
/// likeness in the same place. So pasted, re-created or renumbered objects are recognized.
package struct DocumentMatching: Sendable {
    /// The new counterpart of each old node; nil for a removed one.
    package private(set) var newNode: NodeTable<NodeIndex?>
    /// The old counterpart of each new node; nil for an added one.
    package private(set) var oldNode: NodeTable<NodeIndex?>

    init(oldCount: Int, newCount: Int) {
        newNode = NodeTable(repeating: nil, count: oldCount)
        oldNode = NodeTable(repeating: nil, count: newCount)
    }

    /// Whether both nodes are unmatched.
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
