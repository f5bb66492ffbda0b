import FormworkModel

/// The implementation behind every `set` and `make`.
extension ConstraintMaker {
    func add(
        _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ related: LayoutItem?, _ relatedAttribute: LayoutAttribute?,
        times multiplier: Double, plus constant: Double, on target: LayoutView?, name: String?, at site: CallSite
    ) -> LayoutConstraint? {
        let document = view.document
        let relatedAttribute = relatedAttribute ?? attribute
        for other in [related?.view, target].compactMap(\.self) where !view.sharesDocument(with: other, at: site) { return nil }
        if related == nil, relatedAttribute != .notAnAttribute {
            document.report(
                "missing-second-item", "there is no related view for '\(relatedAttribute.rawValue)': the constraint is not added",
                at: site)
            return nil
        }
        let constraint = document.makeConstraint(
            LayoutItem(view), attribute, relation, related, relatedAttribute, multiplier: multiplier, constant: constant, at: site)
        // Set through the property, so that an invalid priority is reported.
        if priority != .required { constraint.priority = priority.rawValue }
        if updates { return view.madeConstraints.change(to: document.constraints.removeLast().terms, at: site) }
        switch ownership {
        case .target: if add(constraint, to: target, name, at: site) { return constraint }
        case .nearestCommonAncestor:
            // If the name cannot be kept, the constraint is returned inactive.
            guard canKeep(name, on: target, at: site) else { return constraint }
            if constraint.add(to: constraint.nearestOwner, at: site) {
                if let name { target?.keep(constraint, name) }
                return constraint
            }
        }
        // No caller has received it, so it can go.
        document.constraints.removeLast()
        return nil
    }

    /// Makes the target itself the owner of a constraint.
    private func add(_ constraint: LayoutConstraint, to target: LayoutView?, _ name: String?, at site: CallSite) -> Bool {
        guard let target else {
            reportMissingSuperview(at: site)
            return false
        }
        guard let name else { return constraint.add(to: target, at: site) }
        return target.add(constraint, name, at: site)
    }

    private func canKeep(_ name: String?, on target: LayoutView?, at site: CallSite) -> Bool {
        guard let name else { return true }
        guard let target else {
            reportMissingSuperview(at: site)
            return false
        }
        return target.isFree(name, at: site)
    }

    private func reportMissingSuperview(at site: CallSite) {
        view.document.report(
            "missing-superview", "'\(view.shortName)' has no superview, and there is no 'on:' view: the constraint is not added", at: site)
    }
}
