import FormworkModel
import FormworkTree

/// Elements with their descendants, sorted for fast membership tests.
struct ElementSpans {
    /// Sorted and disjoint.
    private var spans: [Range<NodeIndex>] = []

    /// - Complexity: O(n log n) in their number.
    init(_ elements: [Element]) {
        let all = elements.map { $0.node..<$0.document.tree.nodes[$0.node].subtreeEnd }.sorted { $0.lowerBound < $1.lowerBound }
        for span in all where span.lowerBound >= (spans.last?.upperBound ?? span.lowerBound) { spans.append(span) }
    }

    /// Whether an element is one of them or a descendant of one.
    ///
    /// - Complexity: O(log n) in their number.
    func contains(_ element: Element) -> Bool {
        var (low, high) = (0, spans.count)
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].upperBound <= element.node { low = middle + 1 } else { high = middle }
        }
        return low < spans.count && spans[low].contains(element.node)
    }

    /// Returns the elements that are not inside another one, without duplicates, in the given order.
    ///
    /// - Complexity: O(n log n) in their number.
    static func outermost(_ elements: [Element]) -> [Element] {
        let starts = Set(ElementSpans(elements).spans.map(\.lowerBound))
        var seen: Set<NodeIndex> = []
        return elements.filter { starts.contains($0.node) && seen.insert($0.node).inserted }
    }
}
