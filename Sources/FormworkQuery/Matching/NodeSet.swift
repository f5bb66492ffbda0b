import FormworkTree

/// A set of nodes of one tree, as a bit set.
struct NodeSet {
    private var words: [UInt64]

    /// Creates an empty set.
    ///
    /// - Parameter count: the number of nodes in the tree.
    init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

    /// Creates a set of nodes.
    init(_ nodes: [NodeIndex], count: Int) {
        self.init(count: count)
        for node in nodes { insert(node) }
    }

    func contains(_ node: NodeIndex) -> Bool { words[node.place >> 6] >> UInt64(node.place & 63) & 1 == 1 }

    /// Adds a node.
    ///
    /// - Returns: whether it was not in the set yet.
    @discardableResult
    mutating func insert(_ node: NodeIndex) -> Bool {
        let bit: UInt64 = 1 << UInt64(node.place & 63)
        if words[node.place >> 6] & bit != 0 { return false }
        words[node.place >> 6] |= bit
        return true
    }

    /// The nodes, in document order.
    var nodes: [NodeIndex] {
        var result: [NodeIndex] = []
        for (position, word) in words.enumerated() where word != 0 {
            var rest = word
            while rest != 0 {
                result.append(NodeIndex(position * 64 + rest.trailingZeroBitCount))
                rest &= rest - 1
            }
        }
        return result
    }
}
