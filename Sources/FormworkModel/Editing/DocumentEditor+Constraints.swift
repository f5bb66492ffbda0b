package import FormworkTree

extension DocumentEditor {
    /// Sets a constraint's constant, in points, so that it is no longer the standard spacing.
    public mutating func setConstant(_ constant: Double, of constraint: InterfaceDocument.Constraint) {
        guard constant != constraint.constant else { return setBack(constraint, names: ["constant", "symbolic"]) }
        setConstant(constant, of: constraint, at: constraint.element.node)
    }

    /// - Parameter node: the constraint's element, or the variation that sets its constant.
    package mutating func setConstant(_ constant: Double, of constraint: Constraint, at node: NodeIndex) {
        set("constant", to: constant, default: node == constraint.element.node ? 0 : nil, at: node)
        if node == constraint.element.node { editor.set("symbolic", to: nil, at: node) }
    }

    /// Sets a constraint's priority, from 1 to 1000.
    public mutating func setPriority(_ priority: Double, of constraint: InterfaceDocument.Constraint) {
        guard priority != constraint.priority else { return setBack(constraint, names: ["priority"]) }
        set("priority", to: priority, default: 1000, at: constraint.element.node)
    }

    /// Restores the original values of attributes.
    private mutating func setBack(_ constraint: Constraint, names: [String]) {
        for name in names { editor.set(name, to: constraint.element[name], at: constraint.element.node) }
    }

    /// Removes a constraint, along with the connections to it and its references in variations.
    ///
    /// - Returns: the connections that were removed.
    @discardableResult
    public mutating func remove(_ constraint: InterfaceDocument.Constraint) -> [InterfaceDocument.Connection] {
        editor.remove(constraint.element.node)
        guard let id = constraint.id else { return [] }
        freedIDs.insert(id)
        var lost: [Connection] = constraint.connections
        for (position, record) in document.index.connections.enumerated() where record.destination == constraint.element.node {
            editor.remove(record.node)
            lost.append(Connection(document: document, index: position))
        }
        for record in document.index.variations {
            for mask in document.tree.children(of: record.node) where document.name(of: mask) == .mask {
                for reference in document.tree.children(of: mask) where document.attribute(.reference, of: reference) == id {
                    editor.remove(reference)
                }
            }
        }
        return lost
    }

    /// Makes a view or constraint follow a hiding master; nil for none (see <doc:HidingMasters#Masters-and-followers>).
    public mutating func setHidingMaster(_ master: InterfaceDocument.View?, of follower: InterfaceDocument.Element) {
        let outlets = document.outlets(named: InterfaceDocument.HidingLinks.outlet).filter {
            document.index.connections[$0].source == follower.node
        }
        // The last outlet is the effective one. Its destination is changed, so that its place and id stay.
        for position in outlets.dropLast(master?.id == nil ? 0 : 1) { editor.remove(document.index.connections[position].node) }
        guard let id = master?.id else { return }
        if let last = outlets.last { return editor.set("destination", to: id, at: document.index.connections[last].node) }
        let outlet = ElementFragment(
            "outlet",
            attributes: [
                .init("property", InterfaceDocument.HidingLinks.outletName), .init("destination", id),
                .init("id", newID([InterfaceDocument.HidingLinks.outletName, follower.id ?? "", id])),
            ])
        insert(connection: outlet, of: follower)
    }

    /// Inserts a connection in Xcode's order: by kind, then outlets by property and actions by selector.
    package mutating func insert(connection: ElementFragment, of source: Element) {
        guard let list = source.children.first(where: { document.name(of: $0.node) == .connections }) else {
            editor.insert(
                ElementFragment("connections", children: [connection]), into: source.node, before: place(of: "connections", in: source.node)
            )
            return
        }
        let part = SortedPart(connection: connection)
        let next = list.children.first { part.precedes(SortedPart($0)) }
        editor.insert(connection, into: list.node, before: next?.node)
    }

    /// Removes a connection.
    public mutating func remove(_ connection: InterfaceDocument.Connection) { editor.remove(connection.element.node) }

    /// Adds a constraint to a view's list, sorted by id as in Xcode.
    ///
    /// - Parameters:
    ///   - value: its terms.
    ///   - owner: the view that owns it.
    ///   - seeds: texts from which its id is derived; the same seeds give the same id.
    ///   - origin: the constraint that it is copied from, whose multiplier keeps its spelling.
    ///   - isArchived: whether it counts as made by Interface Builder.
    ///   - identifier: the identifier that debuggers show.
    /// - Returns: its id.
    @discardableResult
    public mutating func add(
        _ value: InterfaceDocument.ConstraintValue, to owner: InterfaceDocument.View, seeds: [String],
        copying origin: InterfaceDocument.Constraint? = nil, isArchived: Bool = true,
        identifier: String? = nil
    ) -> String {
        let fragment = makeConstraint(
            value, ownerID: owner.id, seeds: seeds, copying: origin, isArchived: isArchived, identifier: identifier)
        added[owner.element.node, default: []].append(fragment)
        return fragment["id"] ?? ""
    }

    /// Adds a constraint's element to a view's list, sorted by id as in Xcode.
    package mutating func insert(constraint: ElementFragment, of owner: View) { added[owner.element.node, default: []].append(constraint) }

    /// Makes a constraint's element, with an unused id.
    package mutating func makeConstraint(
        _ value: InterfaceDocument.ConstraintValue, ownerID: String?, seeds: [String], copying origin: Constraint? = nil,
        isArchived: Bool = true,
        identifier: String? = nil
    ) -> ElementFragment {
        var attributes: [ElementFragment.Attribute] = []
        if let item = value.first.item, item != ownerID { attributes.append(.init("firstItem", item)) }
        attributes.append(.init("firstAttribute", value.first.attribute.rawValue))
        if value.relation != .equal { attributes.append(.init("relation", value.relation.rawValue)) }
        if let second = value.second {
            if let item = second.item { attributes.append(.init("secondItem", item)) }
            attributes.append(.init("secondAttribute", second.attribute.rawValue))
        }
        if value.multiplier != 1 || origin?.element[.multiplier] != nil && origin?.multiplier == 1 {
            let written = origin?.multiplier == value.multiplier ? origin?.element[.multiplier] : nil
            attributes.append(.init("multiplier", written ?? DocumentNumber.text(value.multiplier)))
        }
        if value.priority != 1000 { attributes.append(.init("priority", DocumentNumber.text(value.priority))) }
        if value.constant != 0 { attributes.append(.init("constant", DocumentNumber.text(value.constant))) }
        if !isArchived { attributes.append(.init("shouldBeArchived", "NO")) }
        if let identifier { attributes.append(.init("identifier", identifier)) }
        attributes.append(.init("id", newID(seeds)))
        return ElementFragment("constraint", attributes: attributes)
    }

    /// Returns an unused id, which is always the same for the same seeds.
    package mutating func newID(_ seeds: [String]) -> String {
        var ids = ObjectIDGenerator(seeds: seeds)
        while true {
            let id = String(decoding: ids.next(), as: UTF8.self)
            let isFree = freedIDs.contains(id) || document.element(id: id) == nil && !isTaken(id)
            if isFree, takenIDs.insert(id).inserted { return id }
        }
    }

    /// Writes the new constraints into the lists.
    mutating func writeConstraints() {
        let tree = document.tree
        for (owner, fragments) in added.sorted(by: { $0.key < $1.key }) {
            let sorted = ElementFragment.sortedByID(fragments)
            guard let list = tree.children(of: owner).first(where: { document.name(of: $0) == .constraints }) else {
                editor.insert(ElementFragment("constraints", children: sorted), into: owner, before: place(of: "constraints", in: owner))
                continue
            }
            // Both lists are sorted by id. Each new constraint is inserted before the next old one.
            let existing = tree.children(of: list).filter { document.name(of: $0) == .constraint }
                .map { (node: $0, id: document.attribute(.id, of: $0) ?? "") }
            var next = 0
            for fragment in sorted {
                let id = fragment["id"] ?? ""
                while next < existing.count, !id.utf8.lexicographicallyPrecedes(existing[next].id.utf8) { next += 1 }
                editor.insert(fragment, into: list, before: next < existing.count ? existing[next].node : nil)
            }
        }
    }
}
