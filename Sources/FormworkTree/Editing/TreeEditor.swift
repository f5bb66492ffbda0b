/// Changes a tree at a few places: attributes, elements that go, elements that come.
///
/// The tree that comes of it says where everything stands in its own source, which is the old source but for the bytes
/// that had to change: writing an edited document is writing that source.
package struct TreeEditor {
    /// Where an attribute is written that an element of a name does not have yet.
    package typealias AttributeOrder = @Sendable (_ element: String, _ existing: [String], _ new: String) -> Int

    struct AttributeEdit {
        var name: String
        /// Nil where it is removed.
        var value: String?
    }

    struct Insertion {
        /// The child before which it stands; nil for the last place.
        var sibling: NodeIndex?
        var fragment: ElementFragment
    }

    /// Siblings of another tree that come in the place of siblings.
    struct Replacement {
        var tree: ElementTree
        var nodes: Range<NodeIndex>
        /// The last of the replaced siblings.
        var last: NodeIndex
    }

    /// What changes at one node.
    struct NodeEdit {
        /// In the order in which they came.
        private(set) var attributes: [AttributeEdit] = []
        private var places: [String: Int] = [:]
        var insertions: [Insertion] = []
        var isRemoved = false
        /// What comes in the place of the node and its next siblings. It makes the other edits of them void.
        var replacement: Replacement?

        var isEmpty: Bool { attributes.isEmpty && insertions.isEmpty && !isRemoved && replacement == nil }

        func edit(of name: String) -> AttributeEdit? { places[name].map { attributes[$0] } }

        mutating func set(_ name: String, _ edit: AttributeEdit?) {
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

    /// The tree that is changed.
    package let tree: ElementTree
    let order: AttributeOrder
    private(set) var edits: [NodeIndex: NodeEdit] = [:]
    /// Names that the tree does not have yet.
    private var newNames: Set<String> = []

    /// - Parameters:
    ///   - tree: what is changed.
    ///   - order: where new attributes are written.
    package init(_ tree: ElementTree, order: @escaping AttributeOrder = { _, existing, _ in existing.count }) {
        self.tree = tree
        self.order = order
    }

    /// Whether nothing is to change.
    package var isEmpty: Bool { edits.isEmpty }

    /// Gives an attribute a value, or takes it away. One that says so already stays as it is written.
    package mutating func set(_ name: String, to value: String?, at node: NodeIndex) {
        if value != nil, tree.names.id(of: name) == nil { newNames.insert(name) }
        let edit = written(name, at: node) == value ? nil : AttributeEdit(name: name, value: value)
        edits[node, default: NodeEdit()].set(name, edit)
        if edits[node]?.isEmpty == true { edits[node] = nil }
    }

    /// Whether the tree has a name, or room for it: one with more cannot be read again.
    package func hasRoom(for name: String) -> Bool {
        tree.names.id(of: name) != nil || newNames.contains(name) || tree.names.extras.count + newNames.count < NameTable.extraLimit
    }

    /// The value that an attribute has, or will have.
    package func value(of name: String, at node: NodeIndex) -> String? {
        if let edit = edits[node]?.edit(of: name) { return edit.value }
        return written(name, at: node)
    }

    private func written(_ name: String, at node: NodeIndex) -> String? {
        tree.names.id(of: name).flatMap { tree.string(tree.value(of: $0, at: node)) }
    }

    /// Takes an element away, with all that is in it.
    package mutating func remove(_ node: NodeIndex) { edits[node, default: NodeEdit()].isRemoved = true }

    /// Takes back that an element is to go.
    package mutating func keep(_ node: NodeIndex) {
        edits[node]?.isRemoved = false
        if edits[node]?.isEmpty == true { edits[node] = nil }
    }

    /// The elements that are to go, in any order.
    package var removedNodes: [NodeIndex] { edits.filter(\.value.isRemoved).map(\.key) }

    /// Whether something is put into an element.
    package func hasInsertions(_ node: NodeIndex) -> Bool { edits[node].map { !$0.insertions.isEmpty } ?? false }

    /// Whether an element is to go.
    package func isRemoved(_ node: NodeIndex) -> Bool { edits[node]?.isRemoved ?? false }

    /// Puts an element into another one, before one of its children or at the end. Those put at the same place stand in
    /// the order in which they came.
    package mutating func insert(_ fragment: ElementFragment, into parent: NodeIndex, before sibling: NodeIndex? = nil) {
        edits[parent, default: NodeEdit()].insertions.append(Insertion(sibling: sibling, fragment: fragment))
    }

    /// Puts consecutive siblings of another tree in the place of consecutive siblings without texts between them.
    package mutating func replace(_ siblings: ClosedRange<NodeIndex>, with nodes: Range<NodeIndex>, of other: ElementTree) {
        edits[siblings.lowerBound, default: NodeEdit()].replacement = Replacement(tree: other, nodes: nodes, last: siblings.upperBound)
    }

    /// The changed tree.
    ///
    /// - Complexity: O(n) in the size of the tree.
    package consuming func finish() -> ElementTree {
        var rewriter = TreeRewriter(self)
        return rewriter.run()
    }
}
