public import FormworkModel

/// A constraint of a draft that code made.
public struct LayoutConstraint {
    /// The document that it is part of.
    public let document: DocumentDraft
    package let index: Int

    package init(document: DocumentDraft, index: Int) {
        self.document = document
        self.index = index
    }

    private var entry: DocumentDraft.ConstraintEntry { document.constraints[index] }
    private var terms: ConstraintTerms<LayoutItem> { entry.terms }

    /// The item before the relation.
    public var firstItem: LayoutItem { terms.first.item }
    /// What of it the constraint speaks of.
    public var firstAttribute: LayoutAttribute { terms.first.attribute }
    /// How the sides compare.
    public var relation: LayoutRelation { terms.relation }
    /// The item behind the relation; nil where there is only the constant.
    public var secondItem: LayoutItem? { terms.second?.item }
    /// What of it the constraint speaks of; `notAnAttribute` without one.
    public var secondAttribute: LayoutAttribute { terms.second?.attribute ?? .notAnAttribute }
    /// The factor of the second side.
    public var multiplier: Double { terms.multiplier }
    /// Where in the program it was made.
    public var site: CallSite { entry.site }

    /// In points.
    public var constant: Double {
        get { terms.constant }
        nonmutating set { document.constraints[index].terms.constant = newValue }
    }

    /// From 1 to 1000, which is required. What is beyond is reported, and brought within.
    public var priority: Double {
        get { terms.priority }
        nonmutating set {
            if !(1...1000).contains(newValue) {
                document.report("invalid-priority", "the priority \(newValue) is none of 1 to 1000", at: entry.site)
            }
            document.constraints[index].terms.priority = newValue.isFinite ? min(max(newValue, 1), 1000) : 1000
        }
    }

    /// What debuggers show.
    public var identifier: String? {
        get { entry.identifier }
        nonmutating set { document.constraints[index].identifier = newValue }
    }

    /// The view that holds it; nil while it is not active.
    public var owner: LayoutView? { entry.owner.map { LayoutView(document: document, index: $0) } }

    /// Whether it takes part. Activated, it is held by the nearest common ancestor of its items; where they have none,
    /// that is reported, and it stays as it is.
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

    /// The view that holds it once it is activated: its item, or the nearest common ancestor of both; nil where they stand apart.
    public var nearestOwner: LayoutView? {
        guard let second = secondItem else { return firstItem.view }
        return firstItem.view.nearestCommonAncestor(with: second.view)
    }

    /// Has a view hold it, which makes it active.
    ///
    /// - Parameters:
    ///   - owner: a view that is or holds its items; nil is reported, and nothing is done.
    ///   - site: where in the program it is asked for.
    /// - Returns: whether it is active now.
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
                "foreign-constraint-owner", "'\(item.view.shortName)' does not stand in '\(owner.shortName)': the constraint is not added",
                at: site)
            return false
        }
        guard secondItem != nil || firstAttribute.isSize else {
            document.report(
                "missing-second-item",
                "'\(firstAttribute.rawValue)' is no size: the constraint needs a second item, and is not added",
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

    /// What it says; items are named by their ids.
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
