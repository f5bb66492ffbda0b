import FormworkModel

extension LayoutConstraint {
    /// Whether the terms have the same items, attributes, relation and multiplier; the constant and priority may differ.
    func differsInNumbersAlone(from terms: ConstraintTerms<LayoutItem>) -> Bool {
        firstItem == terms.first.item && firstAttribute == terms.first.attribute && relation == terms.relation
            && secondItem == terms.second?.item && secondAttribute == terms.second?.attribute ?? .notAnAttribute
            && multiplier == terms.multiplier
    }
}

extension Sequence where Element == LayoutConstraint {
    /// Sets the constant and priority of the constraint that matches terms in everything else. Reports it if there is none.
    ///
    /// - Returns: the constraint; nil if there is none.
    func change(to terms: ConstraintTerms<LayoutItem>, at site: CallSite) -> LayoutConstraint? {
        guard let found = first(where: { $0.differsInNumbersAlone(from: terms) }) else {
            let text = terms.mapItems { $0.view.shortName as String? }.text { $0 ?? "" }
            terms.first.item.view.document.report(
                "missing-constraint", "there is no constraint like '\(text)' to update: nothing is changed", at: site)
            return nil
        }
        found.constant = terms.constant
        found.priority = terms.priority
        return found
    }
}
