/// An editor for a few changes to a tree: of attributes, removals and insertions.
///
/// The resulting tree is verbatim: its source is the old source with only the necessary bytes changed. To write an edited document is to write that
/// source.
package struct TreeEditor {
    /// Returns the index at which an element's new attribute is written.
    package typealias AttributeOrder = @Sendable (_ element: String, _ existing: [String], _ new: String) -> Int

    struct AttributeEdit {
        var name: String
        /// The new value; nil to remove the attribute.
        var value: String?
    }

    struct Insertion {
        /// The child before which to insert; nil for the end.
        var sibling: NodeIndex?
        var fragment: ElementFragment
    }

    /// Siblings of another tree that replace siblings of this one.
    struct Replacement {
        var tree: ElementTree
        var nodes: Range<NodeIndex>
        /// The last of the replaced siblings.
        var last: NodeIndex
    }

    /// The changes of one node.
    struct NodeEdit {
        /// The changed attributes, in the order of the edits.
        private(set) var attributes: [AttributeEdit] = []
        private var places: [String: Int] = [:]
        var insertions: [Insertion] = []
        var isRemoved = false
        /// The replacement for the node and its next siblings. It makes their other edits void.
        var replacement: Replacement?

        var isEmpty: Bool { attributes.isEmpty && insertions.isEmpty && !isRemoved && replacement == nil }

        func edit(of name: String) -> AttributeEdit? { places[name].map { attributes[$0] } }

        mutating func set(_ name: String, edit: AttributeEdit?) {
            if let place = places[name] {
                if let edit { return attributes[place] = edit }
                attributes.remove(at: place)
                places = Dictionary(uniqueKeysWithValues: attributes.enumerated().map { ($1.name, $0) })
            } else if let edit {
                places[name] = attributes.count
                attributes.append(edit)
            }
        }
    }

    /// The original tree.
    package let tree: ElementTree
    let order: AttributeOrder
    private(set) var edits: [NodeIndex: NodeEdit] = [:]
    /// Names that are not in the tree yet.
    private var newNames: Set<String> = []

    /// - Parameters:
    ///   - tree: the tree to change.
    ///   - order: the position of new attributes.
    package init(_ tree: ElementTree, order: @escaping AttributeOrder = { _, existing, _ in existing.count }) {
        self.tree = tree
        self.order = order
    }

    /// Whether the editor has no changes.
    package var isEmpty: Bool { edits.isEmpty }

    /// Sets an attribute, or removes it. An attribute with the same value keeps its spelling.
    package mutating func set(_ name: String, to value: String?, at node: NodeIndex) {
        if value != nil, tree.names.id(of: name) == nil { newNames.insert(name) }
        let edit = written(name, at: node) == value ? nil : AttributeEdit(name: name, value: value)
        edits[node, default: NodeEdit()].set(name, edit: edit)
        if edits[node]?.isEmpty == true { edits[node] = nil }
    }

    /// Whether the tree has a name, or can add it. A document with too many names could not be read again.
    package func hasRoom(for name: String) -> Bool {
        tree.names.id(of: name) != nil || newNames.contains(name) || tree.names.extras.count + newNames.count < NameTable.extraLimit
    }

    /// Returns the value of an attribute after the edits.
    package func value(of name: String, at node: NodeIndex) -> String? {
        if let edit = edits[node]?.edit(of: name) { return edit.value }
        return written(name, at: node)
    }

    private func written(_ name: String, at node: NodeIndex) -> String? {
        tree.names.id(of: name).flatMap { tree.string(tree.value(of: $0, at: node)) }
    }

    /// Removes an element with its descendants.
    package mutating func remove(_ node: NodeIndex) { edits[node, default: NodeEdit()].isRemoved = true }

    /// Cancels the removal of an element.
    package mutating func keep(_ node: NodeIndex) {
        edits[node]?.isRemoved = false
        if edits[node]?.isEmpty == true { edits[node] = nil }
    }

    /// The elements to remove, in any order.
    package var removedNodes: [NodeIndex] { edits.filter(\.value.isRemoved).map(\.key) }

    /// Whether there are insertions into an element.
    package func hasInsertions(_ node: NodeIndex) -> Bool { edits[node].map { !$0.insertions.isEmpty } ?? false }

    /// Whether an element is to be removed.
    package func isRemoved(_ node: NodeIndex) -> Bool { edits[node]?.isRemoved ?? false }

    /// Inserts an element into another one, before one of its children or at the end. Insertions at the same place keep their order.
    package mutating func insert(_ fragment: ElementFragment, into parent: NodeIndex, before sibling: NodeIndex? = nil) {
        edits[parent, default: NodeEdit()].insertions.append(Insertion(sibling: sibling, fragment: fragment))
    }

    /// Replaces consecutive siblings, without texts between them, by consecutive siblings of another tree.
    package mutating func replace(_ siblings: ClosedRange<NodeIndex>, with nodes: Range<NodeIndex>, of other: ElementTree) {
        edits[siblings.lowerBound, default: NodeEdit()].replacement = Replacement(tree: other, nodes: nodes, last: siblings.upperBound)
    }

    /// Returns the changed tree.
    ///
    /// - Complexity: O(n) in the size of the tree.
    package consuming func finish() -> ElementTree {
        var rewriter = TreeRewriter(self)
        return rewriter.run()
    }
}
