extension Solver {
    /// The required constraints that values of the variables miss, in the order in which they were added, and by how much.
    ///
    /// - Parameters:
    ///   - values: By ``Variable/index``; NaN for a variable of which nothing is known: constraints that speak of it are not asked.
    ///   - tolerance: What is missed by no more than this is met.
    /// - Complexity: O(n) in the number of terms.
    package func requirements(missedAt values: [Double], by tolerance: Double) -> [(constraint: LinearConstraint.ID, error: Double)] {
        var found: [(constraint: LinearConstraint.ID, error: Double)] = []
        for row in 0..<system.rowCount where system.states[row] == .live && system.priorities[row] >= 1000 {
            var sum = system.constants[row]
            for term in system.terms(row) {
                let variable = system.termVariables[term].index
                sum += variable < values.count ? system.termCoefficients[term] * values[variable] : .nan
            }
            let error: Double =
                switch system.relations[row] {
                case .equal: abs(sum)
                case .lessThanOrEqual: sum
                case .greaterThanOrEqual: -sum
                }
            if error > tolerance { found.append((LinearConstraint.ID(number: system.numbers[row]), error)) }
        }
        return found
    }
}
