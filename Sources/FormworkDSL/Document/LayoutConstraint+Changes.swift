import FormworkModel

extension LayoutConstraint {
    /// Whether it says the same of the same items, whatever its constant and its priority.
    func differsInNumbersAlone(from terms: ConstraintTerms<LayoutItem>) -> Bool {
        firstItem == terms.first.item && firstAttribute == terms.first.attribute && relation == terms.relation
            && secondItem == terms.second?.item && secondAttribute == terms.second?.attribute ?? .notAnAttribute
            && multiplier == terms.multiplier
    }
}

extension Sequence where Element == LayoutConstraint {
    /// Gives the one that says the same of the same items a constant and a priority; that there is none is reported.
    ///
    /// - Returns: the constraint; nil where there is none.
    func change(to terms: ConstraintTerms<LayoutItem>, at site: CallSite) -> LayoutConstraint? {
        guard let found = first(where: { $0.differsInNumbersAlone(from: terms) }) else {
            let text = terms.mapItems { $0.view.shortName as String? }.text { $0 ?? "" }
            terms.first.item.view.document.report(
                "missing-constraint", "there is no constraint like '\(text)' that could be updated: nothing is changed", at: site)
            return nil
        }
        found.constant = terms.constant
        found.priority = terms.priority
        return found
    }
}
