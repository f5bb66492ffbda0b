package import FormworkModel

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
        for constraint in constraints { Self.forEachItem(of: constraint) { starts[$0 + 1] += 1 } }
        for node in starts.indices.dropFirst() { starts[node] += starts[node - 1] }
        var free = starts
        var entries = [Int32](repeating: 0, count: Int(starts.last ?? 0))
        for (position, constraint) in constraints.enumerated() {
            Self.forEachItem(of: constraint) { node in
                entries[Int(free[node])] = Int32(position)
                free[node] += 1
            }
        }
        self.starts = starts
        self.entries = entries
    }

    private static func forEachItem(of constraint: ConstraintRecord, _ body: (Int) -> Void) {
        if constraint.first >= 0 { body(Int(constraint.first)) }
        if constraint.second >= 0, constraint.second != constraint.first { body(Int(constraint.second)) }
    }

    /// The constraints that speak of any of the views, each once, in the document's order, without those that are not
    /// there at run time: placeholders and uninstalled ones (seeds L-53).
    ///
    /// - Parameter guides: whether those that speak of the views' own layout guides are wanted too.
    package func constraints(of views: some Sequence<View>, guides: Bool = false) -> [Constraint] {
        let records = document.index.constraints
        var found: Set<Int32> = []
        func add(_ node: UInt32) {
            for entry in entries[Int(starts[Int(node)])..<Int(starts[Int(node) + 1])]
            where records[Int(entry)].flags.isDisjoint(with: [.placeholder, .uninstalled]) {
                found.insert(entry)
            }
        }
        for view in views {
            let record = view.record
            add(record.node)
            if guides { for guide in record.guides.range { add(document.index.guides[guide].node) } }
        }
        return found.sorted().map { Constraint(document: document, index: Int($0)) }
    }
}
