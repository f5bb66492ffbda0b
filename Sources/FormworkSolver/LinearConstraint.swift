/// A constraint that compares an expression with 0: equal to, at most or at least.
public struct LinearConstraint: Hashable, Sendable {
    /// A handle of a constraint in its solver. Later constraints have greater numbers, and numbers are never reused.
    public struct ID: Hashable, Comparable, Sendable {
        /// The number of the constraint in the order of addition.
        public let number: Int

        package init(number: Int) { self.number = number }

        public static func < (left: ID, right: ID) -> Bool { left.number < right.number }
    }

    /// The expression that is compared with 0.
    public var expression: LinearExpression
    /// The relation between the expression and 0.
    public var relation: Relation
    /// The priority of the constraint.
    public var priority: Priority

    /// Creates the constraint `expression relation 0`.
    public init(_ expression: some LinearValue, _ relation: Relation, priority: Priority = .required) {
        self.expression = expression.linearExpression
        self.relation = relation
        self.priority = priority
    }

    /// Creates the constraint `left relation right`.
    ///
    /// - Complexity: O(*t*) for *t* terms.
    public init(
        _ left: some LinearValue, _ relation: Relation, _ right: some LinearValue, priority: Priority = .required
    ) {
        self.init(left - right, relation, priority: priority)
    }
}
