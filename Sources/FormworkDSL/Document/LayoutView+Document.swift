extension LayoutView {
    /// Whether another view is of the same document. That it is not is reported in this one's, with what follows from it.
    func sharesDocument(
        with other: LayoutView, _ consequence: String = "the constraint is not added", at site: CallSite
    ) -> Bool {
        if other.document === document { return true }
        document.report(
            "foreign-document", "'\(other.shortName)' stands in another document than '\(shortName)': \(consequence)", at: site)
        return false
    }
}
