/// Requirements that cannot hold together, while any of them could be met without the others.
public struct Conflict: Hashable, Sendable {
    /// In the order in which they were added. With ``bounds`` an irreducible set: without any one of them the rest can hold.
    public var constraints: [LinearConstraint.ID]
    /// The variables whose bounds take part.
    public var bounds: [Variable]
    /// The constraint that is left out, so that the rest can be solved; nil where nothing but bounds are at odds.
    public var broken: LinearConstraint.ID?

    /// Requirements that cannot hold together.
    public init(constraints: [LinearConstraint.ID], bounds: [Variable], broken: LinearConstraint.ID?) {
        self.constraints = constraints
        self.bounds = bounds
        self.broken = broken
    }
}
