import FormworkModel
import FormworkTree

/// A node of a merge: its counterparts in the three documents.
struct MergeEntry: Hashable {
    var base: NodeIndex?
    var ours: NodeIndex?
    var theirs: NodeIndex?

    subscript(side: MergeSide) -> NodeIndex? { side == .ours ? ours : theirs }
}

/// The matched nodes of three documents: each node of each document belongs to exactly one entry.
struct MergeEntries {
    let base: ComparedTree
    let ours: ComparedTree
    let theirs: ComparedTree
    private(set) var entries: [MergeEntry] = []
    private var ofBase: NodeTable<Int>
    private var ofOurs: NodeTable<Int>
    private var ofTheirs: NodeTable<Int>

    init(_ base: ComparedTree, ours: ComparedTree, theirs: ComparedTree, toOurs: DocumentMatching, toTheirs: DocumentMatching) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
        ofBase = NodeTable(repeating: -1, count: base.count)
        ofOurs = NodeTable(repeating: -1, count: ours.count)
        ofTheirs = NodeTable(repeating: -1, count: theirs.count)
        for node in base.tree.nodeIndices { add(MergeEntry(base: node, ours: toOurs.newNode[node], theirs: toTheirs.newNode[node])) }
        // Additions on both sides are one entry if they are the same.
        let between = DocumentMatcher(ours, theirs).matching()
        for node in ours.tree.nodeIndices where ofOurs[node] < 0 {
            let partner = between.newNode[node].flatMap { ofTheirs[$0] < 0 && isOne(node, partner: $0) ? $0 : nil }
            add(MergeEntry(base: nil, ours: node, theirs: partner))
        }
        for node in theirs.tree.nodeIndices where ofTheirs[node] < 0 { add(MergeEntry(base: nil, ours: nil, theirs: node)) }
    }

    /// Whether additions of both sides are the same: they have the same id, are equal, or exclude each other. Two cells that are merely similar are
    /// different.
    private func isOne(_ node: NodeIndex, partner: NodeIndex) -> Bool {
        let (id, other) = (ours[.id, node], theirs[.id, partner])
        if id != nil, id == other { return true }
        let (element, twin) = (Element(document: ours.document, node: node), Element(document: theirs.document, node: partner))
        // The matching has found the same items. Two different constants are a conflict about one constraint.
        if element.asConstraint != nil { return true }
        if let connection = element.asConnection, let counterpart = twin.asConnection {
            return connection.kind == .outlet || isSame(connection.record.destination, partner: counterpart.record.destination)
        }
        if id != nil, other != nil { return ours.shape[node] == theirs.shape[partner] }
        if SiblingKey(node, of: ours) != SiblingKey(partner, of: theirs) { return false }
        let (parent, above) = (ours.parent(of: node), theirs.parent(of: partner))
        return parent == node || isSame(parent, partner: above)
    }

    /// Whether two nodes belong to one entry. Nodes without an entry so far are compared by content.
    private func isSame(_ node: NodeIndex?, partner: NodeIndex?) -> Bool {
        guard let node, let partner else { return node == nil && partner == nil }
        if ofOurs[node] >= 0 { return ofOurs[node] == ofTheirs[partner] }
        return ours.content[node] == theirs.content[partner]
    }

    private mutating func add(_ entry: MergeEntry) {
        if let node = entry.base { ofBase[node] = entries.count }
        if let node = entry.ours { ofOurs[node] = entries.count }
        if let node = entry.theirs { ofTheirs[node] = entries.count }
        entries.append(entry)
    }

    subscript(entry: Int) -> MergeEntry { entries[entry] }

    func entry(ofBase node: NodeIndex) -> Int { ofBase[node] }

    func entry(of node: NodeIndex, in side: MergeSide) -> Int { side == .ours ? ofOurs[node] : ofTheirs[node] }

    func tree(_ side: MergeSide) -> ComparedTree { side == .ours ? ours : theirs }

    /// Returns the entry of a node's parent in one document; nil at the top level, and where the document does not have the node.
    func parent(of entry: Int, in side: MergeSide) -> Int? {
        guard let node = entries[entry][side] else { return nil }
        let parent = tree(side).parent(of: node)
        return parent == node ? nil : self.entry(of: parent, in: side)
    }

    /// Returns the entries that a constraint or a connection of a side refers to; nil where the side does not have it.
    func ends(of entry: Int, in side: MergeSide) -> [Int]? {
        entries[entry][side].map { node in tree(side).ends(of: node).map { self.entry(of: $0, in: side) } }
    }

    func endsInBase(of entry: Int) -> [Int]? { entries[entry].base.map { node in base.ends(of: node).map { ofBase[$0] } } }

    func parentInBase(of entry: Int) -> Int? {
        guard let node = entries[entry].base else { return nil }
        let parent = base.parent(of: node)
        return parent == node ? nil : ofBase[parent]
    }
}

/// One side's changes to the base, as needed for a merge.
struct SideChanges {
    private let base: ComparedTree
    /// For each node of the base, the number of preceding nodes that the user changed or newly refers to.
    private var before: [Int]
    /// The classes of the folded attribute changes, by base node.
    private var foldedAttributes: [NodeIndex: [String: FoldedClass]] = [:]
    private(set) var reordered: Set<NodeIndex> = []
    /// The nodes of the base with a folded removal, move or change of text.
    private(set) var foldedRemovals: Set<NodeIndex> = []
    private(set) var foldedMoves: Set<NodeIndex> = []
    private(set) var foldedTexts: Set<NodeIndex> = []
    /// The nodes of the side with a folded addition.
    private(set) var foldedAdditions: Set<NodeIndex> = []

    init(_ base: ComparedTree, changes: DocumentChanges, side: ComparedTree) {
        self.base = base
        var touched = [Bool](repeating: false, count: base.count)
        for (difference, folded) in zip(changes.differences, changes.classes) {
            if case .attribute(let name, _, _, let old, _) = difference, let folded { foldedAttributes[old, default: [:]][name] = folded }
            guard folded == nil else {
                switch difference {
                case .removed(let old): foldedRemovals.insert(old)
                case .added(let new): foldedAdditions.insert(new)
                case .moved(let old, _): foldedMoves.insert(old)
                case .text(_, _, let old, _): foldedTexts.insert(old)
                case .attribute, .attributeOrder, .name, .reordered: break
                }
                continue
            }
            if case .reordered(let old, _) = difference { reordered.insert(base.parent(of: old)) }
            if let node = difference.oldNode {
                touched[node.place] = true
            } else if let node = difference.newNode {
                var holder = side.parent(of: node)
                // The first entry of a list brings the list.
                while changes.matching.oldNode[holder] == nil, side.tree.isList(holder) { holder = side.parent(of: holder) }
                if let known = changes.matching.oldNode[holder] { touched[known.place] = true }
            }
            // An object with new references counts as changed.
            guard let node = difference.newNode else { continue }
            let end = if case .added = difference { side.tree.nodes[node].subtreeEnd } else { node + 1 }
            for part in node..<end where side.isElement(part) {
                for position in side.tree.attributeRange(of: part) {
                    let attribute = side.tree.attributes[position]
                    guard attribute.name != Name.id.id, let value = side.tree.string(attribute.value), let target = side.identified[value],
                        target != part, let holder = changes.matching.oldNode[target]
                    else { continue }
                    touched[holder.place] = true
                }
            }
        }
        before = [0]
        before.reserveCapacity(touched.count + 1)
        for isTouched in touched { before.append(before[before.count - 1] + (isTouched ? 1 : 0)) }
    }

    /// Whether the user changed anything in a subtree of the base, or newly refers to it.
    func touches(_ node: NodeIndex) -> Bool { before[base.tree.nodes[node].subtreeEnd.place] > before[node.place] }

    /// Returns the class of a folded change of an attribute; nil for a user's change.
    func folded(_ attribute: String, at node: NodeIndex?) -> FoldedClass? { node.flatMap { foldedAttributes[$0]?[attribute] } }
}
