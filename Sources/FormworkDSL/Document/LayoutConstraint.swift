public import FormworkModel

/// A constraint of a draft that code made.
public struct LayoutConstraint {
    /// The draft that it is part of.
    public let document: DocumentDraft
    package let index: Int

    package init(document: DocumentDraft, index: Int) {
        self.document = document
        self.index = index
    }

    private var entry: DocumentDraft.ConstraintEntry { document.constraints[index] }
    /// Both sides with their numbers.
    public var terms: InterfaceDocument.ConstraintTerms<LayoutItem> { entry.terms }
    /// Its index among those that code made.
    public var key: Int { index }

    /// The item on the left side of the relation.
    public var firstItem: LayoutItem { terms.first.item }
    /// The attribute of the first item.
    public var firstAttribute: LayoutAttribute { terms.first.attribute }
    /// The relation between the two sides.
    public var relation: LayoutRelation { terms.relation }
    /// The item on the right side; nil if that is only a constant.
    public var secondItem: LayoutItem? { terms.second?.item }
    /// The attribute of the second item; `notAnAttribute` without one.
    public var secondAttribute: LayoutAttribute { terms.second?.attribute ?? .notAnAttribute }
    /// The multiplier of the second item's attribute.
    public var multiplier: Double { terms.multiplier }
    /// The call that made it.
    public var site: CallSite { entry.site }

    /// The constant, in points.
    public var constant: Double {
        get { terms.constant }
        nonmutating set { document.constraints[index].terms.constant = newValue }
    }

    /// The priority, from 1 to 1000 (required). A value outside this range is reported and clamped.
    public var priority: Double {
        get { terms.priority }
        nonmutating set {
            if !(1...1000).contains(newValue) {
                document.journal.report("invalid-priority", message: "the priority \(newValue) isn't between 1 and 1000", at: entry.site)
            }
            document.constraints[index].terms.priority = newValue.isFinite ? min(max(newValue, 1), 1000) : 1000
        }
    }

    /// The identifier that debuggers show.
    public var identifier: String? {
        get { entry.identifier }
        nonmutating set { document.constraints[index].identifier = newValue }
    }

    /// The view that owns it; nil while it isn't active.
    public var owner: LayoutView? { entry.owner.map { LayoutView(document: document, index: $0) } }

    /// Whether it is active. Activating it adds it to the nearest common ancestor of its items. If they have none, that is reported
    /// and the constraint stays inactive.
    public var isActive: Bool {
        get { entry.owner != nil }
        nonmutating set {
            guard newValue else {
                document.constraints[index].owner = nil
                return
            }
            if entry.owner == nil { add(to: nearestOwner, at: entry.site) }
        }
    }

    /// Makes it active, without a check.
    public func activate(ownedBy owner: LayoutView) {
        document.constraints[index].owner = owner.index
        for view in entry.readableViews { view.followReadableWidth() }
    }

    /// Its terms, with items given by their ids.
    public var value: InterfaceDocument.ConstraintValue {
        terms.mapItems { $0.view.id }
    }
}

extension LayoutConstraint: ViewConstraint {
    public static func == (left: LayoutConstraint, right: LayoutConstraint) -> Bool {
        left.index == right.index && left.document === right.document
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
