import FormworkModel
import FormworkTree

/// A document in which marks replace those elements of long lists that some commands do not refer to.
///
/// The commands change it as they would change the whole document, but faster.
struct Excerpt {
    /// The whole document.
    let whole: InterfaceDocument
    /// The excerpt before the commands.
    let document: InterfaceDocument
    /// Names that are not ids, and that no omitted object has.
    let named: Set<String>
    private let folds: [ClosedRange<NodeIndex>]
    /// The number of excerpts around this one.
    private let depth: Int

    /// Creates an excerpt for commands; nil where it would not be much smaller than the document.
    ///
    /// - Complexity: O(n) in the size of the document.
    init?(_ plan: ExcerptPlan) {
        whole = plan.document
        named = plan.named
        depth = plan.outer.map { $0.depth + 1 } ?? 0
        folds = plan.folds()
        let tree = whole.tree
        let count = folds.reduce(0) { $0 + $1.lowerBound.distance(to: tree.nodes[$1.upperBound].subtreeEnd) }
        guard count * 2 > tree.nodes.count else { return nil }
        let marks = Self.marks(folds.count, depth: depth, for: tree)
        var editor = TreeEditor(tree)
        for (place, fold) in folds.enumerated() { editor.replace(fold, with: NodeIndex(place)..<NodeIndex(place + 1), of: marks) }
        document = Self.document(editor.finish(), like: whole)
    }

    /// Returns a tree of marks, which are processing instructions.
    private static func marks(_ count: Int, depth: Int, for tree: ElementTree) -> ElementTree {
        var bytes: [UInt8] = []
        var (nodes, attributes): ([ElementNode], [ElementAttribute]) = ([], [])
        for place in 0..<count {
            let start = UInt32(bytes.count)
            bytes += "<?\(depth) \(place)?>".utf8
            let (node, end) = (NodeIndex(place), UInt32(bytes.count))
            nodes.append(
                ElementNode(
                    name: 0, kind: .processingInstruction, parent: node, subtreeEnd: node + 1, firstAttribute: UInt32(place), start: start,
                    startTagEnd: end, end: end))
            attributes.append(ElementAttribute(name: 0, value: TextRange(offset: start + 2, length: end - start - 4)))
        }
        return ElementTree(
            bytes: bytes, sourceCount: bytes.count, nodes: nodes, attributes: attributes,
            names: NameTable(fixedNames: tree.names.fixedNames), isVerbatim: true)
    }

    private static func document(_ tree: ElementTree, like other: InterfaceDocument) -> InterfaceDocument {
        InterfaceDocument(tree: tree, kind: other.kind, platform: other.platform, format: other.format)
    }

    /// Whether an id belongs to an omitted element.
    func hasLeftOut(_ id: String) -> Bool { whole.element(id: id) != nil && document.element(id: id) == nil }

    /// Returns the marks in a changed excerpt, with the elements that they replace.
    private func marks(in tree: ElementTree) -> [(node: NodeIndex, fold: ClosedRange<NodeIndex>)] {
        Self.marks(of: tree).compactMap { node, text in
            let parts = text.split(separator: " ").compactMap { Int($0) }
            return parts.count == 2 && parts[0] == depth ? (node, folds[parts[1]]) : nil
        }
    }

    private static func marks(of tree: ElementTree) -> [(node: NodeIndex, text: String)] {
        tree.nodeIndices.filter { tree.nodes[$0].kind == .processingInstruction }.map { ($0, tree.text(of: $0) ?? "") }
    }

    /// Whether a changed excerpt still has all its marks, in order.
    func isIntact(_ changed: InterfaceDocument) -> Bool {
        Self.marks(of: changed.tree).map(\.text) == Self.marks(of: document.tree).map(\.text)
    }

    /// Returns the whole document with the changes of the excerpt.
    ///
    /// - Complexity: O(n) in the size of the document.
    func unfolded(_ changed: InterfaceDocument) -> InterfaceDocument {
        var editor = TreeEditor(changed.tree)
        var places: [String: [ElementFragment]] = [:]
        for list in Dictionary(grouping: marks(in: changed.tree), by: { changed.tree.nodes[$0.node].parent }) {
            for mark in list.value {
                editor.replace(
                    mark.node...mark.node, with: mark.fold.lowerBound..<whole.tree.nodes[mark.fold.upperBound].subtreeEnd, of: whole.tree)
            }
            if [.constraints, .connections].contains(changed.name(of: list.key)) {
                for part in misplaced(in: list.key, of: changed, list.value) {
                    editor.remove(part.element.node)
                    places[part.next, default: []].append(ElementFragment(copying: part.element.node, of: changed.tree))
                }
            }
        }
        let tree = editor.finish()
        if places.isEmpty { return Self.document(tree, like: whole) }
        var sorter = TreeEditor(tree)
        for node in tree.nodeIndices where tree.nodes[node].kind == .element {
            guard let id = tree.string(tree.value(of: Name.id.id, at: node)), let fragments = places[id] else { continue }
            for fragment in fragments { sorter.insert(fragment, into: tree.nodes[node].parent, before: node) }
        }
        return Self.document(sorter.finish(), like: whole)
    }

    /// Returns the parts of a sorted list that belong among omitted elements, each with the id of the element that follows it.
    private func misplaced(
        in list: NodeIndex, of changed: InterfaceDocument, _ marks: [(node: NodeIndex, fold: ClosedRange<NodeIndex>)]
    ) -> [(element: Element, next: String)] {
        let tree = whole.tree
        let folds = Dictionary(marks.map { ($0.node, $0.fold) }, uniquingKeysWith: { first, _ in first })
        var before: [ClosedRange<NodeIndex>] = []
        var lists: [NodeIndex: FoldedList] = [:]
        var found: [(element: Element, next: String)] = []
        for node in changed.tree.children(of: list) {
            if let fold = folds[node] { before.append(fold) }
            guard changed.tree.nodes[node].kind == .element, let last = before.last else { continue }
            let element = Element(document: changed, node: node)
            let part = SortedPart(element)
            func precedes(_ other: NodeIndex) -> Bool {
                tree.nodes[other].kind == .element && part.precedes(SortedPart(Element(document: whole, node: other)))
            }
            // The list is sorted.
            guard precedes(last.upperBound), let fold = before.first(where: { precedes($0.upperBound) }) else { continue }
            let list = lists[fold.lowerBound] ?? FoldedList(fold, of: whole)
            lists[fold.lowerBound] = list
            if let next = list.first(after: part), let id = whole.attribute(.id, of: next) { found.append((element, id)) }
        }
        return found
    }
}

/// The omitted elements of a list, with their sort keys.
private struct FoldedList {
    private let elements: [(node: NodeIndex, part: SortedPart)]
    private let isSorted: Bool

    init(_ fold: ClosedRange<NodeIndex>, of document: InterfaceDocument) {
        let tree = document.tree
        elements = sequence(first: fold.lowerBound) { tree.nodes[$0].subtreeEnd }.prefix { $0 <= fold.upperBound }
            .filter { tree.nodes[$0].kind == .element }
            .map { ($0, SortedPart(Element(document: document, node: $0))) }
        isSorted = zip(elements, elements.dropFirst()).allSatisfy { $1.part.canFollow($0.part) }
    }

    /// Returns the first element before which a part is inserted.
    func first(after part: SortedPart) -> NodeIndex? {
        guard isSorted else { return elements.first { part.precedes($0.part) }?.node }
        var (low, high) = (0, elements.count)
        while low < high {
            let middle = (low + high) / 2
            if part.precedes(elements[middle].part) { high = middle } else { low = middle + 1 }
        }
        return low < elements.count ? elements[low].node : nil
    }
}
