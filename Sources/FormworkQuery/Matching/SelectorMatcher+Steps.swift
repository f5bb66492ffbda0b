import FormworkModel
import FormworkTree

extension SelectorMatcher {
    /// Returns the nodes that are related to any of some nodes by a combinator, for example all their descendants.
    ///
    /// - Parameter nodes: the nodes, in document order.
    /// - Returns: the nodes in document order, without duplicates. Some may not be objects.
    /// - Complexity: O(n) in the size of the document.
    func reached(from nodes: [NodeIndex], by combinator: Selector.Combinator) -> [NodeIndex] {
        let tree = objects.tree
        switch combinator {
        case .descendant:
            var result: [NodeIndex] = []
            var next = NodeIndex(0)
            for node in nodes {
                let end = tree.nodes[node].subtreeEnd
                let start = max(node + 1, next)
                if start < end { result.append(contentsOf: start..<end) }
                next = max(next, end)
            }
            return result
        case .child:
            let holders = NodeSet(nodes, count: tree.nodes.count)
            return reached(from: nodes, by: .descendant).filter { node in
                // A selector may also name a list, whose children are not its child objects.
                objects.holder(node).map(holders.contains) ?? false || objects.parent(node).map(holders.contains) ?? false
            }
        case .next, .later:
            var result = NodeSet(count: tree.nodes.count)
            var done = NodeSet(count: tree.nodes.count)
            for node in nodes {
                guard let parent = objects.parent(node) else { continue }
                // The later siblings of the first node include those of all others in the list.
                if combinator == .later, !done.insert(parent) { continue }
                var sibling = tree.nodes[node].subtreeEnd
                while sibling < tree.nodes[parent].subtreeEnd {
                    if objects.isObject(sibling) {
                        result.insert(sibling)
                        if combinator == .next { break }
                    }
                    sibling = tree.nodes[sibling].subtreeEnd
                }
            }
            return result.nodes
        case .leadingTo(let name): return related(nodes, name: name) { ($0.source, $0.destination) }
        case .comingFrom(let name): return related(nodes, name: name) { ($0.destination, $0.source) }
        }
    }

    /// Returns the nodes from which any of some nodes can be reached by a combinator: the inverse of `reached(from:by:)`.
    ///
    /// - Parameter nodes: the nodes, in document order.
    /// - Returns: the nodes in document order, without duplicates.
    /// - Complexity: O(n) in the size of the document.
    func reached(to nodes: [NodeIndex], by combinator: Selector.Combinator) -> [NodeIndex] {
        var result = NodeSet(count: objects.tree.nodes.count)
        switch combinator {
        case .descendant:
            for node in nodes {
                var above = objects.parent(node)
                // The ancestors of a known node are known, too.
                while let current = above, result.insert(current) { above = objects.parent(current) }
            }
        case .child:
            for node in nodes {
                if let holder = objects.holder(node) { result.insert(holder) }
                if let parent = objects.parent(node) { result.insert(parent) }
            }
        case .next, .later:
            let wanted = NodeSet(nodes, count: objects.tree.nodes.count)
            var done = NodeSet(count: objects.tree.nodes.count)
            for node in nodes {
                guard let parent = objects.parent(node), done.insert(parent) else { continue }
                let siblings = objects.children(parent).filter { objects.isObject($0) || wanted.contains($0) }
                guard let last = siblings.lastIndex(where: wanted.contains) else { continue }
                for (position, sibling) in siblings[..<last].enumerated()
                where combinator == .later || wanted.contains(siblings[position + 1]) {
                    result.insert(sibling)
                }
            }
        case .leadingTo(let name): return related(nodes, name: name) { ($0.destination, $0.source) }
        case .comingFrom(let name): return related(nodes, name: name) { ($0.source, $0.destination) }
        }
        return result.nodes
    }

    /// A reference from one object to another.
    struct Relation {
        var source: NodeIndex
        var destination: NodeIndex
    }

    /// Returns the other ends of connections and references with a name; nil for any name.
    private func related(
        _ nodes: [NodeIndex], name: String?, ends: (Relation) -> (from: NodeIndex, to: NodeIndex)
    ) -> [NodeIndex] {
        let starts = NodeSet(nodes, count: objects.tree.nodes.count)
        var result = NodeSet(count: objects.tree.nodes.count)
        func follow(_ source: NodeIndex, _ destination: NodeIndex?) {
            guard let destination else { return }
            let ends = ends(Relation(source: source, destination: destination))
            if starts.contains(ends.from) { result.insert(ends.to) }
        }
        for connection in document.index.connections {
            let isNamed = name.map { $0 == connection.kind.rawValue || $0 == objects.tree.string(connection.name) } ?? true
            if isNamed { follow(connection.source, connection.destination) }
        }
        if name == nil || name == "constraint" || name == "firstItem" || name == "secondItem" {
            for constraint in document.index.constraints {
                if name != "secondItem" { follow(constraint.node, constraint.first) }
                if name != "firstItem" { follow(constraint.node, constraint.second) }
            }
        }
        return result.nodes
    }
}
