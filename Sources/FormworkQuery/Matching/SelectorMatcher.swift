import FormworkModel
import FormworkTree

/// Finds the matches of selectors in one document.
///
/// A path is evaluated from left to right for all objects at once: the matches of the first compound, then those of their related objects that match
/// the next compound, and so on. Each step is linear in the size of the document.
struct SelectorMatcher {
    let document: InterfaceDocument
    let objects: ObjectTree
    let values: ObjectValues
    private let solved: [Selector.SolvedMark: NodeSet]

    /// - Parameter marks: the solved layout's marks; nil if no selector needs them.
    init(_ document: InterfaceDocument, marks: InterfaceDocument.SolvedMarks?) {
        self.document = document
        objects = ObjectTree(document)
        values = ObjectValues(document)
        solved = marks.map { Self.sets(of: $0, in: document) } ?? [:]
    }

    private var count: Int { objects.tree.nodes.count }

    /// Returns the matches of any of some paths, in document order.
    func nodes(of paths: [Selector.Path]) -> [NodeIndex] {
        if paths.count == 1 { return nodes(of: paths[0]) }
        return set(of: paths).nodes
    }

    private func set(of paths: [Selector.Path]) -> NodeSet {
        var set = NodeSet(count: count)
        for path in paths { for node in nodes(of: path) { set.insert(node) } }
        return set
    }

    private func nodes(of path: Selector.Path) -> [NodeIndex] {
        guard let first = path.steps.first else { return [] }
        var found = filter(start(first.compound), compound: first.compound)
        for step in path.steps.dropFirst() {
            if found.isEmpty { break }
            found = filter(reached(from: found, by: step.combinator ?? .descendant), compound: step.compound)
        }
        return found
    }

    /// Returns the objects for which a path inside of `:has(…)` matches something.
    private func nodes(having path: Selector.Path) -> NodeSet {
        var found: [NodeIndex]?
        for step in path.steps.reversed() {
            found = reached(to: filter(found ?? start(step.compound), compound: step.compound), by: step.combinator ?? .descendant)
        }
        return NodeSet(found ?? [], count: count)
    }

    // MARK: Compounds

    /// Returns the candidates for a compound that begins a path.
    private func start(_ compound: Selector.Compound) -> [NodeIndex] {
        for case .id(let id) in compound.conditions { return values.nodes(id: id) }
        switch compound.type {
        case "view": return document.index.views.map(\.node).sorted()
        case "constraint": return document.index.constraints.map(\.node)
        default: return Array(objects.tree.nodeIndices)
        }
    }

    /// Returns the nodes that match a compound. Cheap conditions are tested first.
    private func filter(_ nodes: [NodeIndex], compound: Selector.Compound) -> [NodeIndex] {
        let isOfType = TypeTest(compound.type, objects: objects)
        var rest = nodes.filter(isOfType.holds)
        for condition in compound.conditions.sorted(by: { $0.effort < $1.effort }) {
            if rest.isEmpty { return [] }
            rest = filter(rest, condition: condition)
        }
        return rest
    }

    private func filter(_ nodes: [NodeIndex], condition: Selector.Condition) -> [NodeIndex] {
        switch condition {
        case .id(let id):
            let wanted = NodeSet(values.nodes(id: id), count: count)
            return nodes.filter(wanted.contains)
        case .isOfClass(let name): return nodes.filter { values.isOfClass($0, name: name) }
        case .attribute(let test): return nodes.filter { values.holds(test, at: $0) }
        case .isRoot: return nodes.filter { view($0).map { $0.record.parent < 0 } ?? false }
        case .isHidden: return nodes.filter { view($0)?.isHidden ?? false }
        case .solved(let mark): return nodes.filter { solved[mark]?.contains($0) ?? false }
        case .connects(let kind, let name):
            let sources = NodeSet(
                document.index.connections.filter { $0.kind == kind && (name == nil || objects.tree.string($0.name) == name) }.map(
                    \.source),
                count: count)
            return nodes.filter(sources.contains)
        case .place(let test): return filter(nodes, test: test)
        case .any(let paths):
            let wanted = set(of: paths)
            return nodes.filter(wanted.contains)
        case .none(let paths):
            let unwanted = set(of: paths)
            return nodes.filter { !unwanted.contains($0) }
        case .has(let paths):
            let sets = paths.map { self.nodes(having: $0) }
            return nodes.filter { node in sets.contains { $0.contains(node) } }
        case .of(let paths):
            let wanted = set(of: paths)
            return nodes.filter { ends(of: $0).contains(where: wanted.contains) }
        }
    }

    /// Returns the nodes at certain positions among their siblings.
    private func filter(_ nodes: [NodeIndex], test: Selector.PlaceTest) -> [NodeIndex] {
        var places: [NodeIndex: (place: Int, count: Int)] = [:]
        return nodes.filter { node in
            if places[node] == nil {
                let siblings = objects.siblings(node)
                for (position, sibling) in siblings.enumerated() { places[sibling] = (position + 1, siblings.count) }
            }
            return places[node].map { test.holds($0.place, of: $0.count) } ?? false
        }
    }

    private func view(_ node: NodeIndex) -> View? { Element(document: document, node: node).asView }

    /// Returns the ends of a constraint or a connection, including the owners of guides.
    private func ends(of node: NodeIndex) -> [NodeIndex] {
        let record = document.index.recordOfNode[node]
        switch record.kind {
        case .constraint:
            let constraint = document.index.constraints[Int(record.index)]
            return [constraint.first, constraint.second].compactMap(\.self).flatMap { item in
                objects.kind(item) == .guide ? [item, document.index.guides[Int(document.index.recordOfNode[item].index)].owner] : [item]
            }
        case .connection:
            let connection = document.index.connections[Int(record.index)]
            return [connection.source] + (connection.destination.map { [$0] } ?? [])
        default: return []
        }
    }

    private static func sets(of marks: InterfaceDocument.SolvedMarks, in document: InterfaceDocument) -> [Selector.SolvedMark: NodeSet] {
        let count = document.tree.nodes.count
        // `:conflicting` matches constraints in a conflict and their items.
        let conflicting = marks.conflicting.map(\.record).flatMap { [$0.node, $0.first, $0.second].compactMap(\.self) }
        return [
            .ambiguous: NodeSet(marks.ambiguous.map(\.record.node), count: count),
            .misplaced: NodeSet(marks.misplaced.map(\.record.node), count: count), .conflicting: NodeSet(conflicting, count: count),
        ]
    }
}

extension Selector.Condition {
    /// The relative cost of a condition: it may examine one object, its parts, or the whole document.
    fileprivate var effort: Int {
        switch self {
        case .id, .isRoot, .isHidden, .solved: 0
        case .isOfClass: 1
        case .attribute: 2
        case .connects, .place: 3
        case .any, .none, .has, .of: 4
        }
    }
}
