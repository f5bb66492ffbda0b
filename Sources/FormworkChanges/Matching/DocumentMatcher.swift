import FormworkModel
import FormworkTree

/// Finds which node of one document is which of another.
///
/// From what is sure to what is likely: ids first, then subtrees that say the same but for their ids, then from the top down the parts of
/// what is matched, then what refers to other things, by what it refers to.
struct DocumentMatcher {
    let old: ComparedTree
    let new: ComparedTree
    var found: DocumentMatching
    /// Whether ids tell nothing where they differ, and names that a person gives may be missing: a compiled file holds few of either, and the
    /// others are made up when it is read.
    let isComparedToCompiled: Bool
    /// Whether ids tell little where they are equal, too: those that are made up come in the same order for any file.
    private let areBothCompiled: Bool

    /// Subtrees smaller than this are too common to be known by their shape alone.
    private static let telling = 4
    /// Beyond so many candidates in one place each is compared with its neighbours only.
    static let crowd = 64

    init(_ old: ComparedTree, _ new: ComparedTree) {
        self.old = old
        self.new = new
        found = DocumentMatching(oldCount: old.count, newCount: new.count)
        isComparedToCompiled = old.document.format == .compiled || new.document.format == .compiled
        areBothCompiled = old.document.format == .compiled && new.document.format == .compiled
    }

    consuming func matching() -> DocumentMatching {
        matchIdentified()
        if isComparedToCompiled { matchScenes() }
        matchShapes()
        found.match(old.document.rootNode, new.document.rootNode)
        matchOutside()
        for node in old.tree.nodeIndices {
            if let partner = found.newNode[node] { matchChildren(of: node, with: partner) }
        }
        matchConstraints()
        if isComparedToCompiled { matchMentions() }
        matchConnections()
        return found
    }

    // MARK: What is sure

    /// Objects of one kind that have the same id in both documents.
    private mutating func matchIdentified() {
        for (id, node) in old.identified {
            guard let partner = new.identified[id], areOfOneKind(node, partner) else { continue }
            if areBothCompiled, isMadeUp(id), !isController(node, old) { continue }
            found.match(node, partner)
        }
    }

    /// Whether an id in a compiled file may be its reader's: those that files hold are numbers, or a controller's in the name of its file.
    private func isMadeUp(_ id: String) -> Bool {
        id.utf8.count == 10 && id.utf8.enumerated().allSatisfy { ($0 == 3 || $0 == 6) == ($1 == 0x2D) }
    }

    private func isController(_ node: NodeIndex, _ tree: ComparedTree) -> Bool { tree[.sceneMemberID, node] == "viewController" }

    /// Scenes by their controllers, and those by the names that storyboards give them: few ids of either are in compiled files.
    private mutating func matchScenes() {
        func controllers(_ tree: ComparedTree) -> [NodeIndex] { tree.identified.values.filter { isController($0, tree) }.sorted() }
        func named(_ tree: ComparedTree) -> [String: NodeIndex] {
            let pairs = controllers(tree).compactMap { node in tree[.storyboardIdentifier, node].map { ($0, [node]) } }
            // A name that several have is nobody's.
            return Dictionary(pairs, uniquingKeysWith: +).compactMapValues { $0.count == 1 ? $0[0] : nil }
        }
        let (ours, theirs) = (named(old), named(new))
        for controller in controllers(old) {
            if let name = old[.storyboardIdentifier, controller], ours[name] == controller, let partner = theirs[name],
                found.areFree(controller, partner), areOfOneKind(controller, partner)
            {
                found.match(controller, partner)
            }
            guard var partner = found.newNode[controller] else { continue }
            var node = controller
            for name in [Name.objects, .scene] {
                (node, partner) = (old.parent(of: node), new.parent(of: partner))
                guard old.document.name(of: node) == name, new.document.name(of: partner) == name else { break }
                if found.areFree(node, partner) { found.match(node, partner) }
            }
        }
    }

    /// An id may go from one kind of view to another, not from a view to a constraint.
    private func areOfOneKind(_ node: NodeIndex, _ partner: NodeIndex) -> Bool {
        if old.name(of: node) == new.name(of: partner) { return true }
        let kind = old.document.storage.index.recordOfNode[node].kind
        return kind != .none && kind == new.document.storage.index.recordOfNode[partner].kind
    }

    /// Subtrees that say the same but for their ids, of which each document has one that is not matched yet.
    private mutating func matchShapes() {
        let ours = lonely(old) { found.newNode[$0] == nil }
        if ours.isEmpty { return }
        let theirs = lonely(new) { found.oldNode[$0] == nil }
        // In the document's order: the parts of what is matched go with it.
        for (shape, node) in ours.sorted(by: { $0.value < $1.value }) {
            guard let partner = theirs[shape], found.areFree(node, partner) else { continue }
            matchWhole(node, partner)
        }
    }

    /// The objects that are free, and of whose shape no other is.
    private func lonely(_ tree: ComparedTree, _ isFree: (NodeIndex) -> Bool) -> [UInt64: NodeIndex] {
        var nodes: [UInt64: NodeIndex] = [:]
        var repeated: Set<UInt64> = []
        for node in tree.identified.values where isFree(node) && tree.size(of: node) >= Self.telling {
            if nodes.updateValue(node, forKey: tree.shape[node]) != nil { repeated.insert(tree.shape[node]) }
        }
        for shape in repeated { nodes[shape] = nil }
        return nodes
    }

    /// Matches two subtrees of one shape node by node, as far as they are free.
    mutating func matchWhole(_ node: NodeIndex, _ partner: NodeIndex) {
        for step in 0..<min(old.size(of: node), new.size(of: partner)) where found.areFree(node + step, partner + step) {
            found.match(node + step, partner + step)
        }
    }

    // MARK: Parts

    /// Comments and instructions outside the root.
    private mutating func matchOutside() {
        let (root, partner) = (old.document.rootNode, new.document.rootNode)
        func outside(_ tree: ComparedTree, _ root: NodeIndex) -> [NodeIndex] {
            Array(NodeIndex(0)..<root) + Array(tree.tree.nodes[root].subtreeEnd..<NodeIndex(tree.count))
        }
        align(outside(old, root), outside(new, partner))
    }

    /// Matches what is directly in two nodes that are matched.
    private mutating func matchChildren(of node: NodeIndex, with partner: NodeIndex) {
        if old.content[node] == new.content[partner], old.size(of: node) == new.size(of: partner) { return matchWhole(node, partner) }
        let ours = old.children(of: node).filter { found.newNode[$0] == nil }
        if ours.isEmpty { return }
        let theirs = new.children(of: partner).filter { found.oldNode[$0] == nil }
        if theirs.isEmpty { return }
        matchNamed(ours, theirs)
        for (left, right) in groups(ours, theirs) {
            if left.count == 1, right.count == 1, areInPlace(left[0], right[0]) {
                found.match(left[0], right[0])
            } else {
                align(left, right)
                matchAlike(left.filter { found.newNode[$0] == nil }, right.filter { found.oldNode[$0] == nil })
                matchInOrder(left, right)
            }
        }
    }

    /// Parts without ids of which as many are left on one side as on the other: each is the one in its place.
    private mutating func matchInOrder(_ ours: [NodeIndex], _ theirs: [NodeIndex]) {
        let left = ours.filter { found.newNode[$0] == nil }, right = theirs.filter { found.oldNode[$0] == nil }
        guard left.count == right.count, zip(left, right).allSatisfy({ areInPlace($0, $1) }) else { return }
        for (node, partner) in zip(left, right) { found.match(node, partner) }
    }

    /// Whether two elements of one name are the same if they stand in the same place: neither has an id that makes it another one; beside a
    /// compiled file their classes say so.
    private func areInPlace(_ node: NodeIndex, _ partner: NodeIndex) -> Bool {
        if old[.id, node] == nil, new[.id, partner] == nil { return true }
        guard isComparedToCompiled else { return false }
        if let stands = old[.placeholderIdentifier, node] { return stands == new[.placeholderIdentifier, partner] }
        return old[.customClass, node] == new[.customClass, partner]
    }

    /// Parts that have a name among their siblings, such as `key="frame"`.
    private mutating func matchNamed(_ ours: [NodeIndex], _ theirs: [NodeIndex]) {
        let left = unique(ours, old), right = unique(theirs, new)
        for (key, node) in left {
            guard let partner = right[key] else { continue }
            // An object that was put in the place of another is another object.
            if old[.id, node] != nil, new[.id, partner] != nil, !areInPlace(node, partner), likeness(node, partner) < Self.alike {
                continue
            }
            found.match(node, partner)
        }
    }

    private func unique(_ nodes: [NodeIndex], _ tree: ComparedTree) -> [SiblingKey: NodeIndex] {
        var result: [SiblingKey: NodeIndex] = [:]
        var repeated: Set<SiblingKey> = []
        for node in nodes {
            let key = SiblingKey(node, of: tree)
            if key.isNamed, result.updateValue(node, forKey: key) != nil { repeated.insert(key) }
        }
        for key in repeated { result[key] = nil }
        return result
    }

    /// What is still free, by the names of the elements; constraints and connections are known by what they refer to.
    private func groups(_ ours: [NodeIndex], _ theirs: [NodeIndex]) -> [([NodeIndex], [NodeIndex])] {
        func grouped(_ nodes: [NodeIndex], _ tree: ComparedTree, _ partners: NodeTable<NodeIndex?>) -> [String: [NodeIndex]] {
            Dictionary(grouping: nodes.filter { partners[$0] == nil && !refers($0, tree) }) { node in
                tree.isElement(node) ? tree.name(of: node) : "\(tree.tree.nodes[node].kind)"
            }
        }
        let right = grouped(theirs, new, found.oldNode)
        return grouped(ours, old, found.newNode).sorted { $0.value[0] < $1.value[0] }.compactMap { name, left in
            right[name].map { (left, $0) }
        }
    }

    private func refers(_ node: NodeIndex, _ tree: ComparedTree) -> Bool {
        if isComparedToCompiled, Self.mentions.contains(tree.document.name(of: node)) { return true }
        return switch tree.document.storage.index.recordOfNode[node].kind {
        case .constraint, .connection: true
        default: false
        }
    }

    /// Matches siblings that say the same, in order: first with their ids, then without.
    private mutating func align(_ ours: [NodeIndex], _ theirs: [NodeIndex]) {
        for digest in [\ComparedTree.content, \ComparedTree.shape] {
            var places = Dictionary(grouping: theirs.filter { found.oldNode[$0] == nil }.reversed()) { new[keyPath: digest][$0] }
            for node in ours where found.newNode[node] == nil {
                guard let partner = places[old[keyPath: digest][node]]?.popLast() else { continue }
                matchWhole(node, partner)
            }
        }
        // Texts and comments have nothing but their words.
        let (left, right) = (ours.filter { found.newNode[$0] == nil }, theirs.filter { found.oldNode[$0] == nil })
        for (node, partner) in zip(left, right) where !old.isElement(node) && !new.isElement(partner) { found.match(node, partner) }
    }

    // MARK: What refers to others

    /// What a variation has, or lacks.
    private static let mentions: Set<Name> = [.include, .exclude]

    /// What variations include and exclude, by what it is: its ids are no compiled file's.
    private mutating func matchMentions() {
        func free(_ tree: ComparedTree, _ partners: NodeTable<NodeIndex?>) -> [(node: NodeIndex, meant: NodeIndex)] {
            tree.tree.nodeIndices.compactMap { node in
                guard partners[node] == nil, Self.mentions.contains(tree.document.name(of: node)) else { return nil }
                return tree[.reference, node].flatMap { tree.identified[$0] }.map { (node, $0) }
            }
        }
        var places: [[NodeIndex]: NodeIndex] = [:]
        for (node, meant) in free(new, found.oldNode) { places[[new.parent(of: node), meant]] = node }
        for (node, meant) in free(old, found.newNode) {
            guard let list = found.newNode[old.parent(of: node)], let meant = found.newNode[meant],
                let partner = places[[list, meant]], new.name(of: partner) == old.name(of: node), found.areFree(node, partner)
            else { continue }
            found.match(node, partner)
        }
    }

    /// Constraints by what they say of things that are matched: all of it first, then all but the numbers.
    private mutating func matchConstraints() {
        for includesNumbers in [true, false] {
            func key(_ terms: ConstraintTerms<NodeIndex?>) -> ConstraintTerms<NodeIndex?> {
                var key = terms.directed
                if !includesNumbers { (key.multiplier, key.constant, key.priority) = (1, 0, 0) }
                return key
            }
            var places: [ConstraintTerms<NodeIndex?>: [NodeIndex]] = [:]
            for record in new.document.storage.index.constraints.reversed() where found.oldNode[record.node] == nil && record.first != nil {
                places[key(record.terms), default: []].append(record.node)
            }
            if places.isEmpty { return }
            for record in old.document.storage.index.constraints where found.newNode[record.node] == nil {
                guard let terms = found.counterpart(of: record.terms), let partner = places[key(terms)]?.popLast() else { continue }
                matchWhole(record.node, partner)
            }
        }
    }

    /// Connections by their source, their name and their destination; then without the destination.
    private mutating func matchConnections() {
        for includesDestination in [true, false] {
            var places: [ConnectionKey: [NodeIndex]] = [:]
            for record in new.document.storage.index.connections.reversed() where found.oldNode[record.node] == nil {
                let key = ConnectionKey(record, of: new, source: record.source, destination: includesDestination ? record.destination : nil)
                places[key, default: []].append(record.node)
            }
            if places.isEmpty { return }
            for record in old.document.storage.index.connections where found.newNode[record.node] == nil {
                guard let source = found.newNode[record.source] else { continue }
                let destination = includesDestination ? record.destination.flatMap { found.newNode[$0] } : nil
                let key = ConnectionKey(record, of: old, source: source, destination: destination)
                if let partner = places[key]?.popLast() { matchWhole(record.node, partner) }
            }
        }
    }
}

extension DocumentMatching {
    /// What a constraint of the old document says, with the new document's items; nil where an item is gone.
    func counterpart(of terms: ConstraintTerms<NodeIndex?>) -> ConstraintTerms<NodeIndex?>? {
        terms.map { side in
            guard let item = side.item else { return side }
            return newNode[item].map { ConstraintTerms.Side(item: $0, attribute: side.attribute) }
        }
    }
}

/// What a connection says, its ends by the nodes of the new document.
private struct ConnectionKey: Hashable {
    private let source: NodeIndex
    private let kind: Connection.Kind
    private let name: String?
    private let destination: NodeIndex?

    init(_ record: ConnectionRecord, of tree: ComparedTree, source: NodeIndex, destination: NodeIndex?) {
        self.source = source
        kind = record.kind
        name = tree.tree.string(record.name)
        self.destination = destination
    }
}
