/// Constraints that are taken out of a layout, and others that are put in.
public struct ConstraintReplacement: Hashable, Sendable {
    /// A constraint that is put in.
    public struct Addition: Hashable, Sendable {
        /// What it says; items are named by their ids.
        public var value: ConstraintValue
        /// The constraint of the document that it comes from, which stands for it in what is said about it.
        public var origin: Constraint?

        /// A constraint by what it says and where it comes from.
        public init(_ value: ConstraintValue, origin: Constraint? = nil) {
            self.value = value
            self.origin = origin
        }
    }

    /// The constraints that do not take part.
    public var removed: [Constraint]
    /// What takes part instead.
    public var added: [Addition]

    /// A replacement of some constraints by others.
    public init(removed: [Constraint] = [], added: [Addition] = []) {
        self.removed = removed
        self.added = added
    }
}
