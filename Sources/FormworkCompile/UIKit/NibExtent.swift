import FormworkTree

/// Which nodes of a document a compiled file holds: some subtrees without others in them.
struct NibExtent: Sendable {
    let included: NodeRanges
    /// What files inside this one, or beside it, hold.
    let excluded: NodeRanges

    init(included: [Range<NodeIndex>], excluded: [Range<NodeIndex>]) {
        self.included = NodeRanges(included)
        self.excluded = NodeRanges(excluded)
    }

    func contains(_ node: NodeIndex) -> Bool { included.contains(node) && !excluded.contains(node) }

    /// Whether a node is in a file inside this one.
    func isNested(_ node: NodeIndex) -> Bool { excluded.contains(node) }
}

/// Some subtrees of a document, in its order; one that is in another is part of that.
struct NodeRanges: Sendable {
    private(set) var list: [Range<NodeIndex>] = []

    /// - Complexity: O(n log n) in their number.
    init(_ ranges: [Range<NodeIndex>]) {
        for range in ranges.sorted(by: { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }) {
            // Subtrees are inside one another or apart.
            if let last = list.last, range.lowerBound < last.upperBound { continue }
            list.append(range)
        }
    }

    /// - Complexity: O(log n) in their number.
    func contains(_ node: NodeIndex) -> Bool {
        let place = list.partitioningIndex { $0.lowerBound > node }
        return place > 0 && list[place - 1].contains(node)
    }
}

extension Array {
    /// The place of the first element for which something holds that holds for all behind it, too; the end where it holds for none.
    ///
    /// - Complexity: O(log n).
    func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// For which systems a file is, where one document becomes several.
struct NibVariant: Sendable, Hashable {
    /// The file is for systems from this one on.
    var level: CompileOptions.Version
    /// Whether safe areas are there; before, guides of controllers and the views themselves stand for them.
    var hasSafeAreas: Bool
    /// Whether content views of collection view cells have constraints of their own.
    var hasCellConstraints: Bool
}
