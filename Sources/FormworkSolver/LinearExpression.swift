/// A sum of variables, each with a coefficient, and a constant.
public struct LinearExpression: Hashable, Sendable {
    /// A variable times a coefficient.
    public struct Term: Hashable, Sendable {
        /// The variable.
        public var variable: Variable
        /// The coefficient.
        public var coefficient: Double

        /// Creates a term from a variable and a coefficient.
        public init(_ variable: Variable, _ coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The terms in any order. A variable may occur twice, and a coefficient may be 0.
    public var terms: [Term]
    /// The constant.
    public var constant: Double

    /// Creates the sum of terms and a constant.
    public init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// Creates an expression from a variable.
    public init(_ variable: Variable) { self.init([Term(variable)]) }

    /// Returns the value of the expression at the values of `solver`.
    ///
    /// - Complexity: O(*t*) for *t* terms.
    public func value(in solver: borrowing Solver) -> Double {
        var sum = constant
        for term in terms { sum += term.coefficient * solver.value(of: term.variable) }
        return sum
    }
}
