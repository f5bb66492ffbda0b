import FormworkModel
import FormworkTree

/// The nodes of a document that belong to a compiled file: some subtrees, except for others inside them.
struct NibExtent: Sendable {
    let included: NodeRanges
    /// The nodes in nested or separate files.
    let excluded: NodeRanges

    init(included: [Range<NodeIndex>], excluded: [Range<NodeIndex>]) {
        self.included = NodeRanges(included)
        self.excluded = NodeRanges(excluded)
    }

    func contains(_ node: NodeIndex) -> Bool { included.contains(node) && !excluded.contains(node) }

    /// Whether a node is in a nested file.
    func isNested(_ node: NodeIndex) -> Bool { excluded.contains(node) }
}

/// Some subtrees of a document, in document order, without those inside another one.
struct NodeRanges: Sendable {
    private(set) var list: [Range<NodeIndex>] = []

    /// - Complexity: O(n log n) in the number of ranges.
    init(_ ranges: [Range<NodeIndex>]) {
        for range in ranges.sorted(by: { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }) {
            // Subtrees are either nested or disjoint.
            if let last = list.last, range.lowerBound < last.upperBound { continue }
            list.append(range)
        }
    }

    /// - Complexity: O(log n) in the number of ranges.
    func contains(_ node: NodeIndex) -> Bool {
        let place = list.partitioningIndex { $0.lowerBound > node }
        return place > 0 && list[place - 1].contains(node)
    }
}

extension Array {
    /// Returns the index of the first element that satisfies a condition, which must hold for all later elements, too; the end index if there is
    /// none.
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

/// The systems that a file is for, if a document is compiled to several.
struct NibVariant: Sendable, Hashable {
    /// The oldest system that the file is for.
    var level: SystemVersion
    /// Whether safe areas are supported. Otherwise, guides of controllers or the views themselves replace them.
    var hasSafeAreas: Bool
    /// Whether content views of collection view cells have constraints of their own.
    var hasCellConstraints: Bool
}
