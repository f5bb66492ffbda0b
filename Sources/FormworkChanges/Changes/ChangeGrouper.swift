import FormworkModel
import FormworkTree

/// Groups differences into changes: one per property of each object.
struct ChangeGrouper {
    private let old: ComparedTree
    private let new: ComparedTree
    private let matching: DocumentMatching
    private let oldNames: ObjectNames
    private let newNames: ObjectNames
    /// The changes for added and removed subtrees, by their roots.
    private var arrivals: [NodeIndex: Int] = [:]
    private var departures: [NodeIndex: Int] = [:]
    private var drafts: [Draft] = []
    private var places: [Key: Int] = [:]
    /// The counterpart in the new document of each node of the old one, or of the nearest node before it. Computed on demand.
    private var nearest: [NodeIndex] = []

    /// A change under construction.
    fileprivate struct Draft {
        var change: Change
        /// The sort key: the position in the new document, for a removal that of the nearest node before it.
        var order: Order
        /// The constraints and connections that are added or removed with the object.
        var constraints = 0
        var connections: [(kind: String, name: String)] = []
    }

    fileprivate struct Order: Comparable {
        var object: NodeIndex
        var node: NodeIndex

        static func < (left: Order, right: Order) -> Bool { (left.object, left.node) < (right.object, right.node) }
    }

    private enum Key: Hashable {
        case object(NodeIndex?, NodeIndex?)
        case property(NodeIndex?, NodeIndex?, String)
    }

    init(_ old: ComparedTree, new: ComparedTree, matching: DocumentMatching) {
        self.old = old
        self.new = new
        self.matching = matching
        oldNames = ObjectNames(old)
        newNames = ObjectNames(new)
    }

    /// Returns the changes that consist of the differences without a class.
    consuming func changes(of differences: [TreeDifference], _ classes: [FoldedClass?]) -> [Change] {
        let own = differences.indices.filter { classes[$0] == nil }
        // Added and removed objects come first, because constraints and connections may belong to them.
        for place in own { if isObject(differences[place]) { addObject(differences[place], place: place) } }
        let rest = own.filter { !isObject(differences[$0]) }
        let renamed = RenamedConnections(rest.map { differences[$0] }, old: old, new: new, matching: matching)
        for place in rest {
            if let (before, after) = renamed.pair(of: differences[place]) {
                reference(old: before, new: after, place)
            } else {
                add(differences[place], place: place)
            }
        }
        return drafts.sorted { $0.order < $1.order }.map(\.finished)
    }

    // MARK: Objects

    /// Whether a difference adds or removes an object other than a constraint or a connection.
    private func isObject(_ difference: TreeDifference) -> Bool {
        switch difference {
        case .added(let node): newNames.object(of: node) == node && !refers(node, tree: new)
        case .removed(let node): oldNames.object(of: node) == node && !refers(node, tree: old)
        default: false
        }
    }

    private func refers(_ node: NodeIndex, tree: ComparedTree) -> Bool {
        switch tree.document.storage.index.recordOfNode[node].kind {
        case .constraint, .connection: true
        default: false
        }
    }

    private mutating func addObject(_ difference: TreeDifference, place: Int) {
        switch difference {
        case .added(let node):
            arrivals[node] = drafts.count
            drafts.append(draft(.added, node: node, tree: new, names: newNames, place: place))
        case .removed(let node):
            departures[node] = drafts.count
            drafts.append(draft(.removed, node: node, tree: old, names: oldNames, place: place))
        default: break
        }
    }

    private mutating func draft(_ kind: Change.Kind, node: NodeIndex, tree: ComparedTree, names: ObjectNames, place: Int) -> Draft {
        let element = Element(document: tree.document, node: node)
        let holder = names.object(of: tree.parent(of: node))
        let isScene = names.subject(of: node) == .scene
        var remark =
            holder == tree.document.rootNode || isScene || names.subject(of: holder) == .scene
            ? nil : "\(kind == .added ? "to" : "from") \(names.shortName(of: holder))"
        let size = inside(node, tree: tree)
        if let size { remark = [remark, size].compactMap { $0 }.joined(separator: ", ") }
        let change = Change(
            kind: kind, subject: names.subject(of: node), scene: isScene ? nil : names.sceneName(of: node), object: names.name(of: node),
            remark: remark, oldElement: kind == .removed ? element : nil, newElement: kind == .added ? element : nil, differences: [place])
        return Draft(change: change, order: kind == .added ? order(new: node) : order(old: node))
    }

    /// Returns the number of views and constraints in an added or removed object: `with 3 views, 4 constraints`.
    private func inside(_ node: NodeIndex, tree: ComparedTree) -> String? {
        var views = 0
        var constraints = 0
        for part in node + 1..<tree.tree.nodes[node].subtreeEnd {
            switch tree.document.storage.index.recordOfNode[part].kind {
            case .view: views += 1
            case .constraint: constraints += 1
            default: break
            }
        }
        let counts = [(views, "view"), (constraints, "constraint")].filter { $0.0 > 0 }
        return counts.isEmpty ? nil : "with " + counts.map { counted($0.0, name: $0.1) }.joined(separator: ", ")
    }

    // MARK: Everything else

    private mutating func add(_ difference: TreeDifference, place: Int) {
        switch difference {
        case .added(let node): comeOrGo(node, tree: new, names: newNames, kind: .added, difference: difference, place: place)
        case .removed(let node): comeOrGo(node, tree: old, names: oldNames, kind: .removed, difference: difference, place: place)
        case .moved(let before, let after): move(before, after: after, place: place, isReordered: false)
        case .reordered(let before, let after): move(before, after: after, place: place, isReordered: true)
        case .attribute(let name, let from, let to, let before, let after):
            change(before, after: after, attribute: name, from: from, to: to, place: place)
        case .name(let from, let to, let before, let after):
            change(before, after: after, attribute: "kind", from: ValueText.words(from), to: ValueText.words(to), place: place)
        case .text(let from, let to, let before, let after): change(before, after: after, attribute: nil, from: from, to: to, place: place)
        case .attributeOrder(let before, let after):
            let object = newNames.object(of: after)
            property(
                old: matching.oldNode[object], new: object, "order of attributes", from: nil, to: nil, oldPart: before, newPart: after,
                place: place)
        }
    }

    private mutating func comeOrGo(
        _ node: NodeIndex, tree: ComparedTree, names: ObjectNames, kind: Change.Kind, difference: TreeDifference, place: Int
    ) {
        if refers(node, tree: tree), let whole = whole(of: node, tree, names: names, kind: kind) {
            drafts[whole].change.differences.append(place)
            if let connection = Element(document: tree.document, node: node).asConnection {
                drafts[whole].connections.append((connection.kind.rawValue, connection.name ?? ""))
            } else {
                drafts[whole].constraints += 1
            }
            return
        }
        if refers(node, tree: tree) { return reference(old: kind == .removed ? node : nil, new: kind == .added ? node : nil, place) }
        let (path, value) = names.property(of: node, attribute: nil)
        let words = path.isEmpty ? ValueText.words(tree.name(of: node)) : path
        let text =
            value.map { ValueText.of(Element(document: tree.document, node: $0)) }
            ?? (tree.isElement(node)
                ? ValueText.of(Element(document: tree.document, node: node)) : tree.tree.text(of: node).map(ValueText.quoted))
        let object = names.object(of: node)
        // An element without content is either an added or removed object, or an empty value. Other objects have more attributes than a line can hold.
        let isEmpty = text == ValueText.words(tree.name(of: node))
        let isWhole = (isEmpty || value == nil) && tree[.id, node] != nil
        let said = isWhole ? nil : isEmpty ? "none" : text
        property(
            old: kind == .removed ? object : matching.oldNode[object], new: kind == .added ? object : matching.newNode[object], words,
            from: kind == .removed ? said : nil, to: kind == .added ? said : nil, oldPart: kind == .removed ? value ?? node : nil,
            newPart: kind == .added ? value ?? node : nil, place: place, kind: isWhole ? kind : .changed)
    }

    /// Returns the added or removed object that a constraint or a connection belongs to, as the index of its change.
    private func whole(of node: NodeIndex, _ tree: ComparedTree, names: ObjectNames, kind: Change.Kind) -> Int? {
        let roots = kind == .added ? arrivals : departures
        var ends: [NodeIndex] = []
        let element = Element(document: tree.document, node: node)
        if let record = element.asConstraint?.record { ends = [record.first, record.second].compactMap { $0 } }
        if let record = element.asConnection?.record { ends = [record.destination].compactMap { $0 } }
        for end in ends {
            var current = end
            while true {
                if let whole = roots[current] { return whole }
                let parent = tree.parent(of: current)
                if parent == current { break }
                current = parent
            }
        }
        return nil
    }

    private mutating func move(_ before: NodeIndex, after: NodeIndex, place: Int, isReordered: Bool) {
        guard newNames.object(of: after) == after, !refers(after, tree: new) else {
            if refers(after, tree: new) { return reference(old: before, new: after, place) }
            let (words, _) = newNames.property(of: after, attribute: nil)
            let object = newNames.object(of: after)
            return property(
                old: matching.oldNode[object], new: object, words.isEmpty ? "content" : words, from: nil, to: nil, oldPart: before,
                newPart: after, place: place)
        }
        let (from, to) = (oldNames.object(of: old.parent(of: before)), newNames.object(of: new.parent(of: after)))
        let remark: String
        if isReordered || matching.newNode[from] == to {
            let siblings = new.children(of: new.parent(of: after))
            let place = siblings.firstIndex(of: after) ?? 0
            remark = place == 0 ? "to the front of the list" : "after \(newNames.shortName(of: siblings[place - 1]))"
        } else {
            let (one, other) = (oldNames.shortName(of: from), newNames.shortName(of: to))
            remark = one == other ? "from one \(one) to another" : "from \(one) to \(other)"
        }
        let change = Change(
            kind: .moved, subject: newNames.subject(of: after), scene: newNames.sceneName(of: after), object: oldNames.name(of: before),
            remark: remark, oldElement: Element(document: old.document, node: before),
            newElement: Element(document: new.document, node: after), differences: [place])
        put(change, key: .object(before, after), order: order(new: after))
    }

    private mutating func change(_ before: NodeIndex, after: NodeIndex, attribute: String?, from: String?, to: String?, place: Int) {
        let object = newNames.object(of: after)
        if refers(object, tree: new) { return reference(old: matching.oldNode[object], new: object, place) }
        let (words, value) = newNames.property(of: after, attribute: attribute)
        let (_, oldValue) = oldNames.property(of: before, attribute: attribute)
        let name = attribute ?? "text"
        var texts =
            value.map { new -> (String?, String?) in
                let now = ValueText.of(Element(document: self.new.document, node: new))
                return (oldValue.map { ValueText.of(Element(document: self.old.document, node: $0)) }, now)
            } ?? (from.map { text(of: $0, named: name, oldNames) }, to.map { text(of: $0, named: name, newNames) })
        if value == nil, texts.0 == texts.1, let from, let to { texts = ValueText.quotedAtDifference(from, to) }
        property(
            old: matching.oldNode[object] ?? oldNames.object(of: before), new: object, words, from: texts.0, to: texts.1,
            oldPart: oldValue ?? before,
            newPart: value ?? after, place: place)
    }

    /// Returns the text for an attribute's value. An id is replaced by the name of its object.
    private func text(of value: String, named name: String, _ names: ObjectNames) -> String {
        names.name(ofObject: value) ?? ValueText.of(value, named: name)
    }

    /// Records a changed property. The old and the new value of a property are one change.
    private mutating func property(
        old object: NodeIndex?, new partner: NodeIndex?, _ words: String, from: String?, to: String?, oldPart: NodeIndex?,
        newPart: NodeIndex?, place: Int, kind: Change.Kind = .changed
    ) {
        let key = Key.property(object, partner, words)
        let (oldElement, newElement) = (
            oldPart.map { Element(document: old.document, node: $0) }, newPart.map { Element(document: new.document, node: $0) }
        )
        if let known = places[key] {
            drafts[known].change.differences.append(place)
            drafts[known].change.from = drafts[known].change.from ?? from
            drafts[known].change.to = drafts[known].change.to ?? to
            drafts[known].change.oldElement = drafts[known].change.oldElement ?? oldElement
            drafts[known].change.newElement = drafts[known].change.newElement ?? newElement
            if drafts[known].change.kind != kind {
                drafts[known].change.kind = .changed
                drafts[known].change.from = drafts[known].change.from ?? drafts[known].change.oldElement.map(ValueText.of)
                drafts[known].change.to = drafts[known].change.to ?? drafts[known].change.newElement.map(ValueText.of)
            }
            return
        }
        let names = object.map { oldNames.name(of: $0) } ?? partner.map { newNames.name(of: $0) } ?? ""
        let scene = partner.flatMap { newNames.sceneName(of: $0) } ?? object.flatMap { oldNames.sceneName(of: $0) }
        let subject = partner.map { newNames.subject(of: $0) } ?? object.map { oldNames.subject(of: $0) } ?? .object
        let change = Change(
            kind: kind,
            subject: words.hasPrefix("runtime attribute") ? .runtimeAttribute : words.hasPrefix("variation") ? .variation : subject,
            scene: scene, object: names, property: words, from: from, to: to, oldElement: oldElement, newElement: newElement,
            differences: [place])
        put(
            change, key: key,
            order: newPart.map { order(new: $0) } ?? oldPart.map { order(old: $0) } ?? Order(object: NodeIndex(0), node: NodeIndex(0))
        )
    }

    // MARK: Constraints and connections

    /// Records a change of a constraint or a connection, once for all its differences.
    private mutating func reference(old before: NodeIndex?, new after: NodeIndex?, _ place: Int) {
        let key = Key.object(before, after)
        if let known = places[key] { return drafts[known].change.differences.append(place) }
        let isConstraint = after.map { newNames.subject(of: $0) } ?? before.map { oldNames.subject(of: $0) } == .constraint
        let kind: Change.Kind = before == nil ? .added : after == nil ? .removed : .changed
        var change: Change
        if isConstraint {
            let one = before.flatMap { phrase($0, tree: old, names: oldNames) }
            let other = after.flatMap { phrase($0, tree: new, names: newNames) }
            change = Change(
                kind: kind, subject: .constraint,
                scene: after.flatMap { newNames.sceneName(of: $0) } ?? before.flatMap { oldNames.sceneName(of: $0) },
                object: other?.holder ?? one?.holder ?? "", differences: [place])
            if let one, let other, one.subject == other.subject, one.value != other.value {
                (change.property, change.from, change.to) = (one.subject, one.value, other.value)
            } else {
                (change.from, change.to) = (one?.whole, other?.whole)
                if kind != .changed { change.property = "constraint" }
                if let one, let other, one.whole == other.whole {
                    (change.property, change.from, change.to) = (one.whole, nil, nil)
                    // The constraint has another item, an item with the same name, or other details.
                    let isOfAnother = before.flatMap(old.ends)?.map { matching.newNode[$0] } != after.flatMap(new.ends)
                    if one.holder != other.holder {
                        change.remark = "(of \(one.holder) before)"
                    } else if one.details != other.details {
                        change.remark = other.details.isEmpty ? "(no longer \(one.details.dropFirst())" : other.details
                    } else if isOfAnother {
                        change.remark = "(another one)"
                    }
                } else if kind == .changed {
                    change.property = "constraint"
                }
            }
        } else {
            let one = before.flatMap { connection($0, tree: old, names: oldNames) }
            let other = after.flatMap { connection($0, tree: new, names: newNames) }
            let subject = after.map { newNames.subject(of: $0) } ?? before.map { oldNames.subject(of: $0) } ?? .outlet
            change = Change(
                kind: kind, subject: subject,
                scene: after.flatMap { newNames.sceneName(of: $0) } ?? before.flatMap { oldNames.sceneName(of: $0) },
                object: other?.holder ?? one?.holder ?? "", property: other?.name ?? one?.name, from: one?.end, to: other?.end,
                differences: [place])
            if let one, let other, one.name != other.name {
                (change.property, change.from, change.to) = (nil, one.name, other.name)
            } else if let one, let other, one.end == other.end {
                // The connection leads to another object with the same name, or has other details.
                let isMoved = before.flatMap(old.ends)?.first.flatMap { matching.newNode[$0] } != after.flatMap(new.ends)?.first
                if one.details != other.details { (change.from, change.to) = (one.details, other.details) }
                if isMoved { change.remark = "(another one)" }
            }
        }
        change.oldElement = before.map { Element(document: old.document, node: $0) }
        change.newElement = after.map { Element(document: new.document, node: $0) }
        put(
            change, key: key,
            order: after.map { order(new: $0) } ?? before.map { order(old: $0) } ?? Order(object: NodeIndex(0), node: NodeIndex(0)))
    }

    // MARK: Order

    private func order(new node: NodeIndex) -> Order { Order(object: newNames.object(of: node), node: node) }

    /// A removal is sorted to the present position of the nearest node before it.
    private mutating func order(old node: NodeIndex) -> Order {
        while nearest.count <= node.place {
            nearest.append(matching.newNode[NodeIndex(nearest.count)] ?? nearest.last ?? NodeIndex(0))
        }
        let partner = nearest[node.place]
        return Order(object: newNames.object(of: partner), node: partner)
    }

    private mutating func put(_ change: Change, key: Key, order: Order) {
        if let known = places[key] {
            drafts[known].change.differences += change.differences
            return
        }
        places[key] = drafts.count
        drafts.append(Draft(change: change, order: order))
    }
}

extension ChangeGrouper.Draft {
    /// The change, with the constraints and connections that were added or removed with it.
    fileprivate var finished: Change {
        var change = change
        // Two values with the same text are distinguished by their details.
        if change.kind == .changed, change.from == change.to, let before = change.oldElement, let after = change.newElement,
            change.from != nil, before.asConstraint == nil, before.asConnection == nil
        {
            let texts = ValueText.distinguishing(before, after)
            (change.from, change.to) = (texts.0 ?? change.from, texts.1 ?? change.to)
        }
        var parts: [String] = []
        if constraints > 0 { parts.append(counted(constraints, name: "constraint")) }
        // `outlets title, subtitle`.
        for (index, connection) in connections.enumerated() {
            let isFirst = !connections[..<index].contains { $0.kind == connection.kind }
            let all = connections.filter { $0.kind == connection.kind }
            let names = all.map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
            let kind = ValueText.words(connection.kind)
            let known = names.isEmpty ? counted(all.count, name: kind) : "\(counted(all.count, name: kind)) (\(names))"
            if isFirst { parts.append(all.count == 1 && !names.isEmpty ? "\(kind) \(names)" : known) }
        }
        if parts.isEmpty { return change }
        let own = (change.remark ?? "").contains("with ") ? ", and " : change.remark == nil ? "with " : ", with "
        change.remark = (change.remark ?? "") + own + parts.joined(separator: ", ") + (own == ", and " ? " outside" : "")
        return change
    }
}

/// `1 view`, `3 views`.
private func counted(_ count: Int, name: String) -> String { count == 1 ? "1 \(name)" : "\(count) \(name)s" }
