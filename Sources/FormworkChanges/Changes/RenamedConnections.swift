import FormworkModel
import FormworkTree

/// Renamed outlets and actions: a removed and an added connection between the same two objects.
struct RenamedConnections {
    private var newOfOld: [NodeIndex: NodeIndex] = [:]
    private var oldOfNew: [NodeIndex: NodeIndex] = [:]

    /// The source and the destination of a connection, in the new document.
    private struct Ends: Hashable {
        var source: NodeIndex
        var destination: NodeIndex
        var kind: InterfaceDocument.Connection.Kind
        var event: String?
    }

    /// - Complexity: O(n) in the number of differences.
    init(_ differences: [TreeDifference], old: ComparedTree, new: ComparedTree, matching: DocumentMatching) {
        var gone: [Ends: [NodeIndex]] = [:]
        var come: [Ends: [NodeIndex]] = [:]
        func ends(_ node: NodeIndex, _ tree: ComparedTree, _ counterpart: (NodeIndex) -> NodeIndex?) -> Ends? {
            guard let connection = tree.element(node).asConnection, connection.kind == .outlet || connection.kind == .action,
                let destination = connection.record.destination.flatMap(counterpart), let source = counterpart(connection.record.source)
            else { return nil }
            return Ends(source: source, destination: destination, kind: connection.kind, event: connection.element["eventType"])
        }
        for difference in differences {
            switch difference {
            case .removed(let node): if let ends = ends(node, old, { matching.newNode[$0] }) { gone[ends, default: []].append(node) }
            case .added(let node): if let ends = ends(node, new, { $0 }) { come[ends, default: []].append(node) }
            default: break
            }
        }
        for (ends, before) in gone {
            // With several candidates, the pairs would be ambiguous.
            guard let after = come[ends], before.count == 1, after.count == 1 else { continue }
            newOfOld[before[0]] = after[0]
            oldOfNew[after[0]] = before[0]
        }
    }

    /// Returns the old and the new connection that a difference belongs to; nil for other differences.
    func pair(of difference: TreeDifference) -> (NodeIndex, NodeIndex)? {
        switch difference {
        case .removed(let node): newOfOld[node].map { (node, $0) }
        case .added(let node): oldOfNew[node].map { ($0, node) }
        default: nil
        }
    }
}
