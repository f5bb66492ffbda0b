/// An expression that is to be 0, or not above it, or not below it.
public struct LinearConstraint: Hashable, Sendable {
    /// What stands for a constraint within its solver. Those added later are greater; a number is never used again.
    public struct ID: Hashable, Comparable, Sendable {
        /// Counts the constraints of a solver, in the order in which they were added.
        public let number: Int

        init(number: Int) { self.number = number }

        public static func < (left: ID, right: ID) -> Bool { left.number < right.number }
    }

    /// What is held against 0.
    public var expression: LinearExpression
    /// How it stands to 0.
    public var relation: Relation
    /// How much it counts.
    public var priority: Priority

    /// The constraint `expression relation 0`.
    public init(_ expression: some LinearValue, _ relation: Relation, priority: Priority = .required) {
        self.expression = expression.linearExpression
        self.relation = relation
        self.priority = priority
    }

    /// The constraint `left relation right`.
    ///
    /// - Complexity: O(*t*) for *t* terms.
    public init(
        _ left: some LinearValue, _ relation: Relation, _ right: some LinearValue, priority: Priority = .required
    ) {
        self.init(left - right, relation, priority: priority)
    }
}
