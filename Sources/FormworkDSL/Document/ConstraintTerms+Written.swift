import FormworkModel

extension ConstraintTerms.Side where Item == LayoutItem {
    /// As a document writes it: what the margins of a view leave is said by attributes of the view.
    var written: Self {
        guard let guide = item.guide, guide == .layoutMargins || guide == .readableContent, let attribute = attribute.withinMargins else {
            return self
        }
        return Self(item: LayoutItem(item.view), attribute: attribute)
    }
}

extension LayoutView {
    /// Has the margins leave lines of a readable length, as a document says it: of the view, for all its margins.
    func followReadableWidth() { setAttribute("layoutMarginsFollowReadableWidth", to: "YES") }
}
