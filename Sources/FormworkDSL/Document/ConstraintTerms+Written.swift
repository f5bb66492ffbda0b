import FormworkModel

extension InterfaceDocument.ConstraintTerms.Side where Item == LayoutItem {
    /// The side as a document writes it: a margins guide becomes the view itself with a margin attribute.
    var written: Self {
        guard let guide = item.guide, guide == .layoutMargins || guide == .readableContent, let attribute = attribute.withinMargins else {
            return self
        }
        return Self(item: LayoutItem(item.view), attribute: attribute)
    }
}

extension InterfaceDocument.ConstraintTerms where Item == LayoutItem {
    /// The terms as a document writes them.
    var written: Self {
        var result = self
        result.first = first.written
        result.second = second?.written
        return result
    }
}

extension LayoutView {
    /// Makes all of the view's layout margins follow the readable width. Documents can only set this for the whole view.
    func followReadableWidth() { setAttribute("layoutMarginsFollowReadableWidth", to: "YES") }
}
