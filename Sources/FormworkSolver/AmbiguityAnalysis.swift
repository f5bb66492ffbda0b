/// What was found of a solution's ambiguity.
public struct AmbiguityAnalysis: Hashable, Sendable {
    /// The variables that the constraints leave room for, in the order in which they were made; those found so far where the limit was
    /// reached.
    public let ambiguities: [Ambiguity]
    /// What finding them took, in the units of ``Solver/effortLimit``.
    public let effort: Int
    /// Whether it ended because ``Solver/effortLimit`` was reached.
    public let isEffortLimitReached: Bool
}
