package import FormworkModel
package import FormworkTree

/// An index of a document's constraints by item, for finding the constraints of a few views without a full scan.
package struct ConstraintsByItem: Sendable {
    private let document: InterfaceDocument
    /// The index of each node's first entry, and the total number of entries at the end.
    private var starts: [Int32]
    private var entries: [Int32]

    /// - Complexity: O(n) in the number of nodes and constraints.
    package init(_ document: InterfaceDocument) {
        self.document = document
        let constraints = document.index.constraints
        var starts = [Int32](repeating: 0, count: document.index.recordOfNode.count + 1)
        for constraint in constraints { Self.forEachItem(of: constraint) { starts[$0.place + 1] += 1 } }
        for node in starts.indices.dropFirst() { starts[node] += starts[node - 1] }
        var free = starts
        var entries = [Int32](repeating: 0, count: Int(starts.last ?? 0))
        for (position, constraint) in constraints.enumerated() {
            Self.forEachItem(of: constraint) { node in
                entries[Int(free[node.place])] = Int32(position)
                free[node.place] += 1
            }
        }
        self.starts = starts
        self.entries = entries
    }

    private static func forEachItem(of constraint: ConstraintRecord, _ body: (NodeIndex) -> Void) {
        if let first = constraint.first { body(first) }
        if let second = constraint.second, second != constraint.first { body(second) }
    }

    /// Returns the indices of the constraints with any of the nodes as an item, without duplicates, in document order.
    package func indices(of nodes: some Sequence<NodeIndex>) -> [Int] {
        var found: Set<Int32> = []
        for node in nodes { found.formUnion(entries[Int(starts[node.place])..<Int(starts[node.place + 1])]) }
        return found.sorted().map(Int.init)
    }

    /// Returns the indices of the constraints with any of the views or their own layout guides as an item.
    package func indices(ofGuidesOrViews views: [View]) -> [Int] {
        indices(
            of: views.flatMap { view in
                [view.record.node] + view.record.guides.range.map { document.index.guides[$0].node }
            })
    }
}
