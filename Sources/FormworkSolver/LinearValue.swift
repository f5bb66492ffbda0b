/// What can stand in a linear expression: a variable, or an expression.
public protocol LinearValue {
    /// The same as an expression.
    var linearExpression: LinearExpression { get }
}

extension Variable: LinearValue {
    /// The variable as an expression.
    public var linearExpression: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: LinearValue {
    /// The expression itself.
    public var linearExpression: LinearExpression { self }
}

extension LinearValue {
    /// The sum of both.
    ///
    /// - Complexity: O(*t*) for *t* terms.
    public static func + (left: Self, right: some LinearValue) -> LinearExpression {
        let left = left.linearExpression
        let right = right.linearExpression
        return LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
    }

    /// The difference of both.
    ///
    /// - Complexity: O(*t*) for *t* terms.
    public static func - (left: Self, right: some LinearValue) -> LinearExpression { left + -1 * right }

    /// The value with all its coefficients, and its constant, multiplied.
    ///
    /// - Complexity: O(*t*) for *t* terms.
    public static func * (factor: Double, value: Self) -> LinearExpression {
        let value = value.linearExpression
        return LinearExpression(
            value.terms.map { LinearExpression.Term($0.variable, factor * $0.coefficient) }, constant: factor * value.constant)
    }

    /// The value and a constant.
    ///
    /// - Complexity: O(*t*) for *t* terms.
    public static func + (left: Self, right: Double) -> LinearExpression {
        let left = left.linearExpression
        return LinearExpression(left.terms, constant: left.constant + right)
    }

    /// The value less a constant.
    ///
    /// - Complexity: O(*t*) for *t* terms.
    public static func - (left: Self, right: Double) -> LinearExpression { left + -right }
}
