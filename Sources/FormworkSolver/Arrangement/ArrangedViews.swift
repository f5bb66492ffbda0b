/// Views with edges in a solver's terms: those of a document, or those of a program.
package protocol ArrangedViews {
    /// The identity of a view.
    associatedtype View: Hashable

    /// Returns 1 where coordinates increase from start to end, otherwise -1.
    func sign(along axis: Axis) -> Double
    /// Returns the upper edge, or the one at which the layout's direction starts.
    func start(_ view: View, along axis: Axis) -> Position
    func end(_ view: View, along axis: Axis) -> Position
    func center(_ view: View, along axis: Axis) -> Position
    func length(_ view: View, along axis: Axis) -> Position
    func baseline(of view: View, isFirst: Bool) -> Position
    /// Returns a margin within which a stack arranges its views, in points; nil for a stack that arranges them within its edges.
    func margin(of stack: View, along axis: Axis, atStart isStart: Bool) -> Double?
    /// Returns the length of the content, in points; nil for a view without content.
    func contentLength(of view: View, along axis: Axis) -> Double?
    /// Returns the length to keep across a stack for a view without content, in points; nil where it needs none.
    func lengthWithoutContent(of view: View, along axis: Axis) -> Double?
    /// Whether the view takes room.
    func isShown(_ view: View) -> Bool
}

/// The reason for a row that an arrangement adds.
package enum ArrangementOrigin<View> {
    /// The stack or grid.
    case container(View)
    /// The equal lengths of the views of a stack, which AppKit's stacks break before a constraint.
    case equalLengths(View)
    /// The length of a view without content.
    case withoutContent(View)
}

/// A linear system that takes the rows of arrangements.
///
/// A row is begun, gets its terms, and is ended. Its sum is equal to, at most or at least 0.
package protocol ArrangementRows<View> {
    associatedtype View: Hashable

    /// Makes a variable, with the lower bound 0 for a length.
    mutating func makeVariable(isLength: Bool) -> Variable
    mutating func begin(constant: Double)
    mutating func term(_ position: Position, _ factor: Double)
    /// Ends the row. Returns nil where a number exceeds the solver's range.
    @discardableResult
    mutating func end(_ relation: Relation, at priority: Double, for origin: ArrangementOrigin<View>) -> LinearConstraint.ID?
}
