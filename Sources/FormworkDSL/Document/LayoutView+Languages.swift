public import FormworkModel

// Documents' views in the two languages.

extension LayoutView: ConstrainedView {
    public typealias Constraint = LayoutConstraint
    public typealias Item = LayoutItem

    /// The view itself.
    public var layoutItem: LayoutItem { LayoutItem(self) }
    /// Its index among the document's views.
    public var key: Int { index }
    /// The names of constraints, and calls that failed, of the document.
    public var journal: ConstraintJournal { document.journal }
    /// The size of its frame without constraints.
    public var naturalSize: Size { frame.size }

    /// Makes only constraints determine its frame.
    public func prepareForConstraints() { translatesAutoresizingMaskIntoConstraints = false }

    /// Makes a hidden view that other views are constrained to.
    public func makeSpace() -> LayoutView {
        let space = document.makeView(label: "space")
        space.isHidden = true
        return space
    }

    /// Makes an inactive constraint.
    public func makeConstraint(_ terms: InterfaceDocument.ConstraintTerms<LayoutItem>, at site: CallSite) -> LayoutConstraint {
        document.makeConstraint(terms, at: site)
    }

    /// Returns terms as the document writes them: margins guides become margin attributes.
    public func kept(_ terms: InterfaceDocument.ConstraintTerms<LayoutItem>) -> InterfaceDocument.ConstraintTerms<LayoutItem> {
        terms.written
    }

    /// Returns the reason why a document can't have a constraint; nil if it can.
    public func fault(of terms: InterfaceDocument.ConstraintTerms<LayoutItem>) -> (rule: String, message: String)? {
        for side in [terms.first, terms.second].compactMap(\.self)
        where side.item.guide == .layoutMargins || side.item.guide == .readableContent {
            return (
                "invalid-guide-attribute",
                "documents don't support '\(side.attribute.rawValue)' of margin guides: the constraint is not added"
            )
        }
        return terms.fault
    }

    /// Returns the constraint with an index.
    public func constraint(withKey key: Int) -> LayoutConstraint? { LayoutConstraint(document: document, index: key) }

    /// The active constraints that code made and whose first item is the view.
    ///
    /// - Complexity: O(n) in the number of the document's constraints.
    public var madeConstraints: [LayoutConstraint] { document.madeConstraints.filter { $0.isActive && $0.firstItem == layoutItem } }
}

extension LayoutItem: ConstrainedItem {
    public typealias View = LayoutView

    /// Itself.
    public var layoutItem: LayoutItem { self }
}
