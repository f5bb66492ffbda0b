/// The frames of a document's views, solved, and what its constraints leave open or cannot meet.
public struct DocumentLayout: Sendable {
    /// One for every view without a superview, in the document's order.
    public var roots: [Root] = []
    /// Constraints that could not take part.
    public var problems: [Problem] = []
    /// What solving did, in the units of ``LayoutOptions/solverLimit``.
    public var solverEffort = 0
}
