/// An operand in a linear expression: a variable or an expression.
public protocol LinearValue {
    /// The value as an expression.
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
    /// Returns the sum of two values.
    ///
    /// - Complexity: O(*t*) for *t* terms.
    public static func + (left: Self, right: some LinearValue) -> LinearExpression {
        let left = left.linearExpression
        let right = right.linearExpression
        return LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
    }

    /// Returns the difference of two values.
    ///
    /// - Complexity: O(*t*) for *t* terms.
    public static func - (left: Self, right: some LinearValue) -> LinearExpression { left + -1 * right }

    /// Returns the value with all coefficients and the constant multiplied by a factor.
    ///
    /// - Complexity: O(*t*) for *t* terms.
    public static func * (factor: Double, value: Self) -> LinearExpression {
        let value = value.linearExpression
        return LinearExpression(
            value.terms.map { LinearExpression.Term($0.variable, factor * $0.coefficient) }, constant: factor * value.constant)
    }

    /// Returns the sum of a value and a constant.
    ///
    /// - Complexity: O(*t*) for *t* terms.
    public static func + (left: Self, right: Double) -> LinearExpression {
        let left = left.linearExpression
        return LinearExpression(left.terms, constant: left.constant + right)
    }

    /// Returns the difference of a value and a constant.
    ///
    /// - Complexity: O(*t*) for *t* terms.
    public static func - (left: Self, right: Double) -> LinearExpression { left + -right }
}
