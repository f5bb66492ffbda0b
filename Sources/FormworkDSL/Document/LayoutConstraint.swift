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

    /// The item before the relation.
    public var firstItem: LayoutItem { entry.first }
    /// What of it the constraint speaks of.
    public var firstAttribute: LayoutAttribute { entry.firstAttribute }
    /// How the sides compare.
    public var relation: LayoutRelation { entry.relation }
    /// The item behind the relation; nil where there is only the constant.
    public var secondItem: LayoutItem? { entry.second }
    /// What of it the constraint speaks of; `notAnAttribute` without one.
    public var secondAttribute: LayoutAttribute { entry.secondAttribute }
    /// The factor of the second side.
    public var multiplier: Double { entry.multiplier }
    /// Where in the program it was made.
    public var site: CallSite { entry.site }

    /// In points.
    public var constant: Double {
        get { entry.constant }
        nonmutating set { document.constraints[index].constant = newValue }
    }

    /// From 1 to 1000, which is required. What is beyond is reported, and brought within.
    public var priority: Double {
        get { entry.priority }
        nonmutating set {
            if !(1...1000).contains(newValue) {
                document.report("invalid-priority", "the priority \(newValue) is none of 1 to 1000", at: entry.site)
            }
            document.constraints[index].priority = newValue.isFinite ? min(max(newValue, 1), 1000) : 1000
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
        guard let second = entry.second else { return entry.first.view }
        return entry.first.view.nearestCommonAncestor(with: second.view)
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
                "'\(entry.first.view.shortName)' and '\(entry.second?.view.shortName ?? "")' have no common ancestor: the constraint is not added",
                at: site)
            return false
        }
        for item in [entry.first, entry.second].compactMap(\.self) where !item.view.isDescendant(of: owner) {
            document.report(
                "foreign-constraint-owner", "'\(item.view.shortName)' does not stand in '\(owner.shortName)': the constraint is not added",
                at: site)
            return false
        }
        guard entry.second != nil || entry.firstAttribute.isSize else {
            document.report(
                "missing-second-item",
                "'\(entry.firstAttribute.rawValue)' is no size: the constraint needs a second item, and is not added",
                at: site)
            return false
        }
        if let fault {
            document.report(fault.rule, fault.message, at: site)
            return false
        }
        document.constraints[index].owner = owner.index
        return true
    }

    /// What it says; items are named by their ids.
    public var value: ConstraintValue {
        ConstraintValue(
            first: ConstraintValue.Side(item: entry.first.view.id, attribute: entry.firstAttribute), relation: entry.relation,
            second: entry.second.map { ConstraintValue.Side(item: $0.view.id, attribute: entry.secondAttribute) },
            multiplier: entry.multiplier, constant: entry.constant, priority: entry.priority)
    }
}

extension LayoutConstraint: Hashable {
    public static func == (left: LayoutConstraint, right: LayoutConstraint) -> Bool {
        left.index == right.index && left.document === right.document
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
