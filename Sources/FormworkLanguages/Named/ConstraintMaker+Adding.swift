import FormworkModel

/// The implementation behind every `set` and `make`.
extension ConstraintMaker {
    func add(
        _ attribute: LayoutAttribute, relation: LayoutRelation, related: View.Item?, relatedAttribute: LayoutAttribute?,
        times multiplier: Double, plus constant: Double, on target: View?, name: String?, at site: CallSite
    ) -> View.Constraint? {
        let relatedAttribute = relatedAttribute ?? attribute
        for other in [related?.view, target].compactMap(\.self) where !view.sharesJournal(with: other, at: site) { return nil }
        if related == nil, relatedAttribute != .notAnAttribute {
            view.journal.report(
                "missing-second-item", message: "there is no related view for '\(relatedAttribute.rawValue)': the constraint is not added",
                at: site)
            return nil
        }
        let terms = InterfaceDocument.ConstraintTerms(
            first: InterfaceDocument.ConstraintTerms.Side(item: view.layoutItem, attribute: attribute), relation: relation,
            second: related.map { InterfaceDocument.ConstraintTerms.Side(item: $0, attribute: relatedAttribute) }, multiplier: multiplier,
            constant: constant, priority: view.valid(priority, at: site))
        let kept = view.kept(terms)
        if updates { return view.madeConstraints.change(to: kept, at: site) }
        if target == nil, ownership == .target || name != nil {
            view.journal.report(
                "missing-superview",
                message: "'\(view.shortName)' has no superview, and there is no 'on:' view: the constraint is not added",
                at: site)
            return ownership == .target ? nil : view.makeConstraint(terms, at: site)
        }
        if let name, let target, !target.isFree(name, at: site) {
            // If the name cannot be kept, the constraint is returned inactive.
            return ownership == .target ? nil : view.makeConstraint(terms, at: site)
        }
        let owner = ownership == .target ? target : kept.nearestOwner
        guard view.canOwn(kept, owner: owner, at: site), let owner else { return nil }
        let constraint = view.makeConstraint(terms, at: site)
        constraint.activate(ownedBy: owner)
        if let name { target?.keep(constraint, name: name, at: site) }
        return constraint
    }
}
