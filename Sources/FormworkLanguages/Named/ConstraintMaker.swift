/// A maker of one view's constraints in AutoLayoutKit's set/make language (see <doc:NamedLanguage#Blocks-and-priorities>).
///
/// ```swift
/// view.layout { c in
///     c.set(.width, to: 100, name: "width")
///     c.make(.leading, equalTo: other, .trailing, plus: 8)
/// }
/// ```
///
/// A constraint that cannot be made is reported in the document's diagnostics, at the caller's file and line, and isn't added.
public final class ConstraintMaker<View: ConstrainedView> {
    /// The view that is the first item of each constraint.
    public let view: View
    /// The rule for which view owns the constraints.
    public let ownership: ConstraintOwnership
    /// The priority of constraints that are made from here on.
    ///
    /// A value outside 1 to 1000 is reported when a constraint is made with it.
    public var priority = LayoutPriority.required

    /// Whether calls change existing constraints instead of adding new ones.
    let updates: Bool

    /// Creates a maker for a view and turns off `translatesAutoresizingMaskIntoConstraints` for the view.
    ///
    /// - Parameters:
    ///   - view: the view to make constraints for.
    ///   - ownership: the rule for which view owns them.
    public convenience init(_ view: View, ownership: ConstraintOwnership = .target) {
        self.init(view, ownership: ownership, updates: false)
    }

    init(_ view: View, ownership: ConstraintOwnership, updates: Bool) {
        self.view = view
        self.ownership = ownership
        self.updates = updates
        view.prepareForConstraints()
    }
}

extension ConstrainedView {
    /// Makes constraints for the view. Turns off `translatesAutoresizingMaskIntoConstraints`, even if no constraint is made.
    ///
    /// - Parameters:
    ///   - ownership: the rule for which view owns the constraints.
    ///   - make: a closure that is called once, immediately, with the maker, whose priority starts as required.
    /// - Returns: the maker.
    @discardableResult
    public func layout(
        ownership: ConstraintOwnership = .target, _ make: (ConstraintMaker<View>) throws -> Void
    ) rethrows -> ConstraintMaker<View> {
        let maker = ConstraintMaker(self, ownership: ownership)
        try make(maker)
        return maker
    }

    /// Removes the view's constraints that code made, along with their names, and makes others. Constraints of an imported document
    /// stay.
    ///
    /// - Parameters:
    ///   - ownership: the rule for which view owns the constraints.
    ///   - make: a closure that is called once, immediately, with the maker.
    /// - Returns: the maker.
    /// - Complexity: O(n) in the number of views and constraints of the document.
    @discardableResult
    public func remake(
        ownership: ConstraintOwnership = .target, _ make: (ConstraintMaker<View>) throws -> Void
    ) rethrows -> ConstraintMaker<View> {
        let old = madeConstraints
        for constraint in old { constraint.isActive = false }
        let keys = Set(old.map(\.key))
        for (view, names) in journal.names where names.contains(where: { keys.contains($0.value.key) }) {
            journal.names[view] = names.filter { !keys.contains($0.value.key) }
        }
        return try layout(ownership: ownership, make)
    }

    /// Changes the constants and priorities of the view's constraints that code made. Each call updates the constraint with the same
    /// items, attributes, relation and multiplier, and adds none. A call without a matching constraint is reported.
    ///
    /// - Parameter change: a closure that is called once, immediately, with a maker.
    /// - Returns: the maker.
    /// - Complexity: O(n) in the number of constraints of the document, for each call.
    @discardableResult
    public func update(_ change: (ConstraintMaker<View>) throws -> Void) rethrows -> ConstraintMaker<View> {
        let maker = ConstraintMaker(self, ownership: .target, updates: true)
        try change(maker)
        return maker
    }
}
