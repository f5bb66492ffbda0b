/// A sum of variables, each with a coefficient, and a constant.
public struct LinearExpression: Hashable, Sendable {
    /// A variable times a coefficient.
    public struct Term: Hashable, Sendable {
        /// The variable.
        public var variable: Variable
        /// What it is multiplied by.
        public var coefficient: Double

        /// A variable times a coefficient.
        public init(_ variable: Variable, _ coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// In any order; a variable may come twice, a coefficient may be 0.
    public var terms: [Term]
    /// What is added to the terms.
    public var constant: Double

    /// The sum of terms and a constant.
    public init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// A variable by itself.
    public init(_ variable: Variable) { self.init([Term(variable)]) }

    /// The value where the variables have the values of `solver`.
    ///
    /// - Complexity: O(*t*) for *t* terms.
    public func value(in solver: borrowing Solver) -> Double {
        var sum = constant
        for term in terms { sum += term.coefficient * solver.value(of: term.variable) }
        return sum
    }
}
