import FormworkModel

extension InterfaceDocument.ConstraintTerms where Item: Equatable {
    /// Whether other terms have the same items, attributes, relation and multiplier; the constant and priority may differ.
    fileprivate func differsInNumbersAlone(from other: Self) -> Bool {
        first.item == other.first.item && first.attribute == other.first.attribute && relation == other.relation
            && second?.item == other.second?.item && second?.attribute == other.second?.attribute && multiplier == other.multiplier
    }
}

extension Sequence where Element: ViewConstraint {
    /// Sets the constant and priority of the constraint that matches terms in everything else. Reports it if there is none.
    ///
    /// - Returns: the constraint; nil if there is none.
    func change(to terms: InterfaceDocument.ConstraintTerms<Element.View.Item>, at site: CallSite) -> Element? {
        guard let found = first(where: { $0.terms.differsInNumbersAlone(from: terms) }) else {
            let text = terms.mapItems { $0.view.shortName as String? }.text { $0 ?? "" }
            terms.first.item.view.journal.report(
                "missing-constraint", message: "there is no constraint like '\(text)' to update: nothing is changed", at: site)
            return nil
        }
        found.constant = terms.constant
        found.priority = terms.priority
        return found
    }
}
