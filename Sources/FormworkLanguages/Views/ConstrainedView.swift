public import FormworkModel

/// A view for which both languages make constraints: one of a document or of a layout engine (see <doc:ChainingLanguage>).
public protocol ConstrainedView: ConstrainedItem where View == Self {
    /// A view or a guide, as the item of a constraint.
    associatedtype Item: ConstrainedItem where Item.View == Self
    /// A constraint.
    associatedtype Constraint: ViewConstraint where Constraint.View == Self

    /// The superview; nil for a root.
    var superview: Self? { get }
    /// The area that bars and rounded corners don't cover; the view itself if there is no such area.
    var safeArea: Item { get }
    /// The area within its layout margins.
    var layoutMarginsGuide: Item { get }
    /// The size without constraints, in points, which gives the shares of a proportional stack.
    var naturalSize: Size { get }
    /// The name in messages.
    var shortName: String { get }
    /// Names of constraints and failed calls; the same for all views that can be constrained to each other.
    var journal: ConstraintJournal { get }
    /// A number that no other view with the journal has.
    var key: Int { get }

    /// Adds a view in front of the other subviews and removes it from its former superview.
    func addSubview(_ view: Self)
    /// Whether it is `ancestor` or one of its descendants.
    func isDescendant(of ancestor: Self) -> Bool
    /// Makes a hidden view that other views are constrained to.
    func makeSpace() -> Self
    /// Makes only constraints determine its frame.
    func prepareForConstraints()

    /// Makes an inactive constraint.
    func makeConstraint(_ terms: InterfaceDocument.ConstraintTerms<Item>, at site: CallSite) -> Constraint
    /// Returns terms as a constraint keeps them.
    func kept(_ terms: InterfaceDocument.ConstraintTerms<Item>) -> InterfaceDocument.ConstraintTerms<Item>
    /// Returns the reason why terms can't be those of a constraint, with the rule that reports it; nil if they can.
    func fault(of terms: InterfaceDocument.ConstraintTerms<Item>) -> (rule: String, message: String)?
    /// Returns the constraint with a key; nil if it was removed.
    func constraint(withKey key: Int) -> Constraint?
    /// The active constraints that code made and whose first item is the view.
    var madeConstraints: [Constraint] { get }
}

/// A view or a guide.
public protocol ConstrainedItem: LayoutTargetSource, Hashable {
    /// The view itself, or the view that has the guide.
    var view: View { get }
}

/// A constraint that a language made.
public protocol ViewConstraint: Hashable {
    /// The views that it constrains.
    associatedtype View: ConstrainedView

    /// A number that no other constraint of the views' journal has.
    var key: Int { get }
    /// Both sides with their numbers.
    var terms: InterfaceDocument.ConstraintTerms<View.Item> { get }
    /// The constant, in points.
    var constant: Double { get nonmutating set }
    /// The priority, from 1 to 1000 (required).
    var priority: Double { get nonmutating set }
    /// Whether it is active.
    var isActive: Bool { get nonmutating set }
    /// Makes it active, without a check.
    func activate(ownedBy owner: View)
}

extension ConstrainedView {
    /// The view itself, as the item of a constraint.
    public var view: Self { self }

    public func prepareForConstraints() {}

    public func kept(_ terms: InterfaceDocument.ConstraintTerms<Item>) -> InterfaceDocument.ConstraintTerms<Item> { terms }

    public func fault(of terms: InterfaceDocument.ConstraintTerms<Item>) -> (rule: String, message: String)? { terms.fault }

    /// Returns the nearest common ancestor; nil if there is none. A view is its own ancestor.
    public func nearestCommonAncestor(with other: Self) -> Self? {
        FormworkModel.nearestCommonAncestor(of: self, and: other, parent: \.superview)
    }

    /// Whether another view is in the same layout. If not, that is reported for this view, with the consequence.
    func sharesJournal(with other: Self, _ consequence: String = "the constraint is not added", at site: CallSite) -> Bool {
        if other.journal === journal { return true }
        journal.report(
            "foreign-document", message: "'\(other.shortName)' is in another \(journal.place) than '\(shortName)': \(consequence)", at: site
        )
        return false
    }

    /// Returns a priority from 1 to 1000. Another one is reported.
    func valid(_ priority: LayoutPriority, at site: CallSite) -> Double {
        let number = priority.rawValue
        if (1...1000).contains(number) { return number }
        journal.report("invalid-priority", message: "the priority \(number) isn't between 1 and 1000", at: site)
        return number.isFinite ? min(max(number, 1), 1000) : 1000
    }

    /// Whether a view can own a constraint with these terms. Reports the reason if it can't.
    package func canOwn(_ terms: InterfaceDocument.ConstraintTerms<Item>, owner: Self?, at site: CallSite) -> Bool {
        let items = [terms.first.item, terms.second?.item].compactMap(\.self)
        guard let owner else {
            journal.report(
                "missing-common-ancestor",
                message:
                    "'\(items[0].view.shortName)' and '\(items.last?.view.shortName ?? "")' have no common ancestor: the constraint is not added",
                at: site)
            return false
        }
        for item in items where !item.view.isDescendant(of: owner) {
            journal.report(
                "foreign-constraint-owner",
                message: "'\(item.view.shortName)' isn't inside '\(owner.shortName)': the constraint is not added",
                at: site)
            return false
        }
        guard terms.second != nil || terms.first.attribute.isSize else {
            journal.report(
                "missing-second-item",
                message: "'\(terms.first.attribute.rawValue)' isn't a size: the constraint needs a second item, and is not added",
                at: site)
            return false
        }
        guard let fault = fault(of: terms) else { return true }
        journal.report(fault.rule, message: fault.message, at: site)
        return false
    }
}

extension ViewConstraint {
    /// The view that would own it when activated: its only item, or the nearest common ancestor of both items; nil if they have none.
    public var nearestOwner: View? { terms.nearestOwner }

    /// Adds it to a view, which makes it active.
    ///
    /// - Parameters:
    ///   - owner: a common ancestor of its items. Nil is reported, and nothing is done.
    ///   - site: the call site for reports.
    /// - Returns: `true` if it was added.
    @discardableResult
    public func add(to owner: View?, at site: CallSite) -> Bool {
        let view = terms.first.item.view
        guard view.canOwn(terms, owner: owner, at: site), let owner else { return false }
        activate(ownedBy: owner)
        return true
    }
}

extension InterfaceDocument.ConstraintTerms where Item: ConstrainedItem {
    /// The view that owns a constraint with these terms: its only item, or the nearest common ancestor of both items; nil if they have none.
    var nearestOwner: Item.View? {
        guard let second else { return first.item.view }
        return first.item.view.nearestCommonAncestor(with: second.item.view)
    }
}
