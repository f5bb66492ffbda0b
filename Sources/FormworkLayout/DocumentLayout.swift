/// The solved frames of a document's views, together with ambiguities and conflicts.
public struct DocumentLayout: Sendable {
    /// One root for each view without a superview, in document order.
    public var roots: [Root] = []
    /// Constraints that could not be part of the layout.
    public var problems: [Problem] = []
    /// The effort of solving, in the units of ``LayoutOptions/solverLimit``.
    public var solverEffort = 0
}
