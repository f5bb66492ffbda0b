/// What can stand in a linear expression: a variable, or an expression.
public protocol LinearValue {
    var linearExpression: LinearExpression { get }
}

extension Variable: LinearValue {
    public var linearExpression: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: LinearValue {
    public var linearExpression: LinearExpression { self }
}

extension LinearValue {
    /// - Complexity: O(*t*) for *t* terms; so are the operators below.
    public static func + (left: Self, right: some LinearValue) -> LinearExpression {
        let left = left.linearExpression
        let right = right.linearExpression
        return LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
    }

    public static func - (left: Self, right: some LinearValue) -> LinearExpression { left + -1 * right }

    public static func * (factor: Double, value: Self) -> LinearExpression {
        let value = value.linearExpression
        return LinearExpression(
            value.terms.map { LinearExpression.Term($0.variable, factor * $0.coefficient) }, constant: factor * value.constant)
    }

    public static func + (left: Self, right: Double) -> LinearExpression {
        let left = left.linearExpression
        return LinearExpression(left.terms, constant: left.constant + right)
    }

    public static func - (left: Self, right: Double) -> LinearExpression { left + -right }
}
