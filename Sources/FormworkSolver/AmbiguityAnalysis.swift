/// The result of analyzing a solution's ambiguity.
public struct AmbiguityAnalysis: Hashable, Sendable {
    /// The variables that the constraints do not determine, in the order of their creation. If the limit was reached, only those found so far.
    public let ambiguities: [Ambiguity]
    /// The effort of the analysis, in the units of ``Solver/effortLimit``.
    public let effort: Int
    /// Whether the analysis stopped because ``Solver/effortLimit`` was reached.
    public let isEffortLimitReached: Bool
}
