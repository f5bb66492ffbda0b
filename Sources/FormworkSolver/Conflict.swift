/// A set of requirements that cannot all be satisfied, although they can be without any one of them.
public struct Conflict: Hashable, Sendable {
    /// The constraints in the order of their addition. Together with ``bounds`` they are irreducible: without any one of them the rest can be
    /// satisfied.
    public var constraints: [LinearConstraint.ID]
    /// The variables whose bounds are part of the conflict.
    public var bounds: [Variable]
    /// The constraint that is left out so that the rest can be solved; nil for a conflict between bounds only.
    public var broken: LinearConstraint.ID?

    /// Creates a conflict.
    public init(constraints: [LinearConstraint.ID], bounds: [Variable], broken: LinearConstraint.ID?) {
        self.constraints = constraints
        self.bounds = bounds
        self.broken = broken
    }
}
