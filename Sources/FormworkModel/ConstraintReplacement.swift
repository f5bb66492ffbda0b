/// Constraints that are taken out of a layout, and others that are put in.
public struct ConstraintReplacement: Hashable, Sendable {
    /// The constraints that do not take part.
    public var removed: [Constraint]
    /// What takes part instead; items are named by their ids.
    public var added: [ConstraintValue]

    /// A replacement of some constraints by others.
    public init(removed: [Constraint], added: [ConstraintValue]) {
        self.removed = removed
        self.added = added
    }
}
