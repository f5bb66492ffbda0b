/// Makes the constraints of one view in the set/make language, that of AutoLayoutKit (see <doc:NamedLanguage#Blocks-and-priorities>).
///
/// ```swift
/// view.layout { c in
///     c.set(.width, to: 100, name: "width")
///     c.make(.leading, equalTo: other, .trailing, plus: 8)
/// }
/// ```
///
/// What cannot be done is reported in the document's diagnostics, at the caller's file and line; nothing is added then.
public final class ConstraintMaker {
    /// The view that the constraints are about: the first item of each.
    public let view: LayoutView
    /// Which view holds the constraints.
    public let ownership: Ownership
    /// The priority of the constraints that are made from now on.
    ///
    /// What lies beyond 1 to 1000 is reported where a constraint is made with it.
    public var priority = LayoutConstraint.Priority.required

    /// Whether it changes the constraints that there are, and adds none.
    let updates: Bool

    /// A maker for a view, which its autoresizing mask does not place from now on.
    ///
    /// - Parameters:
    ///   - view: what the constraints are about.
    ///   - ownership: which view holds them.
    public convenience init(_ view: LayoutView, ownership: Ownership = .target) { self.init(view, ownership, updates: false) }

    init(_ view: LayoutView, _ ownership: Ownership, updates: Bool) {
        self.view = view
        self.ownership = ownership
        self.updates = updates
        view.translatesAutoresizingMaskIntoConstraints = false
    }
}

extension LayoutView {
    /// Makes constraints of the view. Its autoresizing mask does not place it from now on, even where none is made.
    ///
    /// - Parameters:
    ///   - ownership: which view holds the constraints.
    ///   - make: is run once, at once, with the maker; its priority starts as required.
    /// - Returns: the maker.
    @discardableResult
    public func layout(
        ownership: ConstraintMaker.Ownership = .target, _ make: (ConstraintMaker) throws -> Void
    ) rethrows -> ConstraintMaker {
        let maker = ConstraintMaker(self, ownership: ownership)
        try make(maker)
        return maker
    }

    /// Takes out the constraints that code made of the view, with their names, and makes others. Those of an imported document stay.
    ///
    /// - Parameters:
    ///   - ownership: which view holds the constraints.
    ///   - make: is run once, at once, with the maker.
    /// - Returns: the maker.
    /// - Complexity: O(n) in the number of views and constraints of the document.
    @discardableResult
    public func remake(
        ownership: ConstraintMaker.Ownership = .target, _ make: (ConstraintMaker) throws -> Void
    ) rethrows -> ConstraintMaker {
        let old = madeConstraints
        for constraint in old { constraint.isActive = false }
        let numbers = Set(old.map(\.index))
        for view in document.views.indices where document.views[view].named.contains(where: { numbers.contains($0.value) }) {
            document.views[view].named = document.views[view].named.filter { !numbers.contains($0.value) }
        }
        return try layout(ownership: ownership, make)
    }

    /// Changes the numbers of constraints that code made of the view: each call sets the constant and the priority of the constraint that
    /// says the same of the same items, and adds none. Where there is none, that is reported.
    ///
    /// - Parameter change: is run once, at once, with a maker.
    /// - Returns: the maker.
    /// - Complexity: O(n) in the number of constraints of the document, for each call.
    @discardableResult
    public func update(_ change: (ConstraintMaker) throws -> Void) rethrows -> ConstraintMaker {
        let maker = ConstraintMaker(self, .target, updates: true)
        try change(maker)
        return maker
    }

    /// The active constraints that code made and that begin with the view.
    var madeConstraints: [LayoutConstraint] { document.madeConstraints.filter { $0.isActive && $0.firstItem == layoutItem } }
}
