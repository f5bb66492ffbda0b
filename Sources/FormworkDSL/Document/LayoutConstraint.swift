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
    private var terms: ConstraintTerms<LayoutItem> { entry.terms }

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
                document.report("invalid-priority", "the priority \(newValue) isn't between 1 and 1000", at: entry.site)
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

    /// The view that would own it when activated: its only item, or the nearest common ancestor of both items; nil if they have none.
    public var nearestOwner: LayoutView? {
        guard let second = secondItem else { return firstItem.view }
        return firstItem.view.nearestCommonAncestor(with: second.view)
    }

    /// Adds it to a view, which makes it active.
    ///
    /// - Parameters:
    ///   - owner: a common ancestor of its items. Nil is reported, and nothing is done.
    ///   - site: the call site for reports.
    /// - Returns: `true` if it was added.
    @discardableResult
    public func add(to owner: LayoutView?, at site: CallSite) -> Bool {
        guard let owner else {
            document.report(
                "missing-common-ancestor",
                "'\(firstItem.view.shortName)' and '\(secondItem?.view.shortName ?? "")' have no common ancestor: the constraint is not added",
                at: site)
            return false
        }
        for item in [firstItem, secondItem].compactMap(\.self) where !item.view.isDescendant(of: owner) {
            document.report(
                "foreign-constraint-owner", "'\(item.view.shortName)' isn't inside '\(owner.shortName)': the constraint is not added",
                at: site)
            return false
        }
        guard secondItem != nil || firstAttribute.isSize else {
            document.report(
                "missing-second-item",
                "'\(firstAttribute.rawValue)' isn't a size: the constraint needs a second item, and is not added",
                at: site)
            return false
        }
        if let fault {
            document.report(fault.rule, fault.message, at: site)
            return false
        }
        document.constraints[index].owner = owner.index
        for view in entry.readableViews { view.followReadableWidth() }
        return true
    }

    /// Its terms, with items given by their ids.
    public var value: InterfaceDocument.ConstraintValue {
        terms.mapItems { $0.view.id }
    }
}

extension LayoutConstraint: Hashable {
    public static func == (left: LayoutConstraint, right: LayoutConstraint) -> Bool {
        left.index == right.index && left.document === right.document
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
