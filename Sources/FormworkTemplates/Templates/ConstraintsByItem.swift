package import FormworkModel
package import FormworkTree

/// The constraints of a document by what they speak of, so that those of a few views are found without a look at all.
package struct ConstraintsByItem: Sendable {
    private let document: InterfaceDocument
    /// For each node the first of its entries; one more at the end.
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

    /// The places of the constraints that speak of any of the nodes, each once, in the document's order.
    package func indices(of nodes: some Sequence<NodeIndex>) -> [Int] {
        var found: Set<Int32> = []
        for node in nodes { found.formUnion(entries[Int(starts[node.place])..<Int(starts[node.place + 1])]) }
        return found.sorted().map(Int.init)
    }

    /// The places of the constraints that speak of the views' own layout guides, or of the views.
    package func indices(ofGuidesOrViews views: [View]) -> [Int] {
        indices(
            of: views.flatMap { view in
                [view.record.node] + view.record.guides.range.map { document.index.guides[$0].node }
            })
    }
}
