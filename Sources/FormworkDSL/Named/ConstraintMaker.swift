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

    /// A maker for a view, which its autoresizing mask does not place from now on.
    ///
    /// - Parameters:
    ///   - view: what the constraints are about.
    ///   - ownership: which view holds them.
    public init(_ view: LayoutView, ownership: Ownership = .target) {
        self.view = view
        self.ownership = ownership
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
}
