extension Solver {
    /// Returns the required constraints that values of the variables violate, in the order of addition, with their errors.
    ///
    /// - Parameters:
    ///   - values: The values by ``Variable/index``; NaN for an unknown one. Constraints with an unknown variable are left out.
    ///   - tolerance: The greatest error of a constraint that counts as satisfied.
    /// - Complexity: O(n) in the number of terms.
    package func requirements(missedAt values: [Double], by tolerance: Double) -> [(constraint: LinearConstraint.ID, error: Double)] {
        var found: [(constraint: LinearConstraint.ID, error: Double)] = []
        for row in 0..<system.rowCount where system.states[row] == .live && system.priorities[row] >= 1000 {
            let error = error(ofRow: row, at: values)
            if error > tolerance { found.append((system.id(Row(row)), error)) }
        }
        return found
    }

    /// Returns the distances by which values of the variables miss the constraints in force; at most 0 for satisfied ones.
    ///
    /// - Parameter values: The values by ``Variable/index``; NaN for an unknown one, which makes all distances that depend on it NaN.
    /// - Complexity: O(n) in the number of terms.
    package func errors(at values: [Double]) -> [LinearConstraint.ID: Double] {
        inForce { error(ofRow: $0, at: values) }
    }

    private func error(ofRow row: Int, at values: [Double]) -> Double {
        let sum = value(ofRow: row, at: values)
        return switch system.relations[row] {
        case .equal: abs(sum)
        case .lessThanOrEqual: sum
        case .greaterThanOrEqual: -sum
        }
    }

    /// Returns the values of the constraints' expressions; 0 for an equality that is met exactly.
    ///
    /// - Parameter values: The values by ``Variable/index``; NaN for an unknown one, which makes all expressions that contain it NaN.
    /// - Complexity: O(n) in the number of terms.
    package func expressions(at values: [Double]) -> [LinearConstraint.ID: Double] {
        inForce { value(ofRow: $0, at: values) }
    }

    /// Returns a number for each constraint in force.
    private func inForce(_ number: (Int) -> Double) -> [LinearConstraint.ID: Double] {
        var result: [LinearConstraint.ID: Double] = [:]
        for row in 0..<system.rowCount where system.states[row] == .live { result[system.id(Row(row))] = number(row) }
        return result
    }

    private func value(ofRow row: Int, at values: [Double]) -> Double {
        system.terms(row).reduce(system.constants[row]) { sum, term in
            let variable = system.termVariables[term].index
            return sum + (variable < values.count ? system.termCoefficients[term] * values[variable] : .nan)
        }
    }
}
