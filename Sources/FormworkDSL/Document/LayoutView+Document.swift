extension LayoutView {
    /// Whether another view is in the same draft. If not, that is reported in this view's draft, with the consequence.
    func sharesDocument(
        with other: LayoutView, _ consequence: String = "the constraint is not added", at site: CallSite
    ) -> Bool {
        if other.document === document { return true }
        document.report(
            "foreign-document", "'\(other.shortName)' is in another document than '\(shortName)': \(consequence)", at: site)
        return false
    }
}
