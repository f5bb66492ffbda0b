import FormworkModel
import FormworkTree

/// Templates and snapshots of LDOLayoutTemplates (see <doc:LayoutTemplates#The-pairs>).
extension LayoutState {
    /// Applies a template: copies of its constraints replace the constraints between its targets, then its views transfer their listed
    /// attributes, in document order (see <doc:LayoutTemplates#Templates-with-hiding-and-code>).
    ///
    /// - Parameters:
    ///   - template: A template of the document.
    ///   - release: The release whose algorithm to use; nil for the template's own.
    /// - Complexity: O(n) in the number of constraints of the template and its targets.
    @discardableResult
    public mutating func apply(_ template: LayoutTemplate, as release: LayoutTemplate.Release? = nil) -> Change {
        let release = release ?? template.release
        var change = LayoutState.Change()
        let pairs = installedPairs(of: template)
        let targets = Set(pairs.map { $0.target.record.node })
        deactivate(relevant(targets, release: release), change: &change)
        var destinations: [NodeIndex: View] = [:]
        for pair in pairs { destinations[pair.view.record.node] = pair.target }
        var copies: [AddedConstraint] = []
        for key in relevant(Set(destinations.keys), release: release) {
            var terms = terms(key)
            let original = constraint(key)
            guard let first = terms.first.item.flatMap({ destinations[$0] }) else { continue }
            var owner: View? = first
            if let side = terms.second {
                guard let second = side.item.flatMap({ destinations[$0] }) else {
                    // Only the first release selects such a constraint, and it would copy it without its second item.
                    if let origin = original.origin { change.invalidCopies.append(origin) }
                    continue
                }
                terms.second?.item = second.record.node
                owner = first.nearestCommonAncestor(with: second)
            }
            terms.first.item = first.record.node
            guard let owner else {
                if let origin = original.origin { change.impossible.append(origin) }
                continue
            }
            copies.append(
                AddedConstraint(
                    terms: terms, origin: original.origin, owner: owner,
                    isArchived: release != .v1_0 || original.isArchived))
        }
        activate(copies, change: &change)
        for pair in pairs {
            for keyPath in keyPaths(of: pair.view, release) { handOver(keyPath, from: pair.view, to: pair.target, change: &change) }
        }
        return change
    }

    /// Takes a snapshot of a template's targets, to be restored later.
    public func snapshot(basedOn template: LayoutTemplate) -> Snapshot { snapshot(basedOn: [template]) }

    /// Takes one snapshot of the targets of several templates.
    public func snapshot(basedOn templates: [LayoutTemplate]) -> Snapshot {
        let parts = LayoutTemplate.Release.allCases.compactMap { release -> LayoutState.Snapshot.Part? in
            let chosen = templates.filter { $0.release == release }
            if chosen.isEmpty { return nil }
            var seen: Set<Int> = []
            let targets = chosen.flatMap(installedPairs(of:)).map(\.target).filter { seen.insert($0.index).inserted }
            let constraints = relevant(Set(targets.map { $0.record.node }), release: release).compactMap { key -> AddedConstraint? in
                let terms = terms(key)
                let original = constraint(key)
                guard let first = view(terms.first.item) else { return nil }
                let second = terms.second.flatMap { view($0.item) }
                if terms.second != nil, second == nil { return nil }
                guard let owner = second.map({ first.nearestCommonAncestor(with: $0) }) ?? first else { return nil }
                return AddedConstraint(terms: terms, origin: original.origin, owner: owner, isArchived: original.isArchived)
            }
            let values = targets.map { view in
                LayoutState.Snapshot.Values(
                    view: view,
                    values: keyPaths(of: view, release).compactMap { path in
                        capture(KeyPathTarget(path, platform: document.platform), of: view).map { (path, $0) }
                    })
            }
            return LayoutState.Snapshot.Part(release: release, targets: targets, constraints: constraints, values: values)
        }
        return LayoutState.Snapshot(parts: parts)
    }

    /// Restores the constraints and values in a snapshot.
    @discardableResult
    public mutating func restore(_ snapshot: Snapshot) -> Change {
        var change = LayoutState.Change()
        for part in snapshot.parts {
            deactivate(relevant(Set(part.targets.map { $0.record.node }), release: part.release), change: &change)
            activate(part.constraints, change: &change)
            for entry in part.values {
                for (keyPath, value) in entry.values { assign(value, keyPath: keyPath, to: entry.view, change: &change) }
            }
        }
        return change
    }

    private mutating func handOver(_ keyPath: String, from view: View, to target: View, change: inout LayoutState.Change) {
        assign(capture(KeyPathTarget(keyPath, platform: document.platform), of: view), keyPath: keyPath, to: target, change: &change)
    }

    /// Returns the key paths that a view transfers: those of its own list, or of its class in the first release.
    ///
    /// See <doc:LayoutTemplates#Which-attributes-are-handed-over>.
    private func keyPaths(of view: View, _ release: LayoutTemplate.Release) -> [String] {
        switch release {
        case .v0_9_0: view.defaultTemplateAttributes
        case .v0_9_2: listedKeyPaths(of: view)
        case .v1_0: [LayoutTemplate.AttributeList.keyPath] + listedKeyPaths(of: view).filter { $0 != LayoutTemplate.AttributeList.keyPath }
        }
    }

    private func view(_ node: NodeIndex?) -> View? { node.flatMap { Element(document: document, node: $0).asView } }

    // MARK: Constraints

    /// Returns the active constraints between members and of members' sizes, in document order, followed by added ones in order of creation (see
    /// <doc:LayoutTemplates#Which-constraints-are-replaced>). They are selected by their items, not by their owners.
    func relevant(_ members: Set<NodeIndex>, release: LayoutTemplate.Release) -> [ConstraintKey] {
        var keys = relevantOfDocument(members, release: release).map { ConstraintKey.document($0) }
        for index in added.indices where added[index].isActive {
            if release.takes(
                added[index].terms, members: members, isArchived: { added[index].isArchived }, isEncapsulated: { false })
            {
                keys.append(.added(index))
            }
        }
        return keys
    }

    /// Returns the relevant constraints of the document, without added ones, as indices in document order.
    func relevantOfDocument(_ members: Set<NodeIndex>, release: LayoutTemplate.Release) -> [Int] {
        constraintsByItem.indices(of: members).filter { index in
            guard isActive[index] else { return false }
            let constraint = Constraint(document: document, index: index)
            return release.takes(
                constraint.record.terms, members: members, isArchived: { constraint.isArchived },
                isEncapsulated: { constraint.isEncapsulated })
        }
    }

    private mutating func deactivate(_ keys: [ConstraintKey], change: inout LayoutState.Change) {
        for key in keys {
            change.removed.append(constraint(key))
            switch key {
            case .document(let index): isActive[index] = false
            case .added(let index): added[index].isActive = false
            }
        }
    }

    private mutating func activate(_ constraints: [AddedConstraint], change: inout LayoutState.Change) {
        // Removed additions needn't be kept.
        added.removeAll { !$0.isActive }
        for constraint in constraints {
            added.append(constraint)
            change.added.append(self.constraint(.added(added.count - 1)))
        }
    }
}
