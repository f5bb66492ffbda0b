import FormworkSolver

/// Runs a workload on a solver and measures times.
struct WorkloadRun {
    var buildTime = 0.0
    /// For one step, on average.
    var stepTime = 0.0
    var toggleTime = 0.0
    /// The largest differences from the known solutions.
    var deviations: [String: Double] = [:]
    /// The largest difference of a suggested variable's value from the last suggestion, after the steps.
    var missedSuggestion = 0.0
    var checksum = 0.0

    init(_ workload: Workload) throws(SolverError) {
        let clock = ContinuousClock()
        // Creates the arguments of the calls in advance, which isn't part of the solver's work.
        var made = Solver()
        var variables: [Variable] = []
        for _ in 0..<workload.variableCount { variables.append(try made.makeVariable()) }
        let constraints = workload.rows.map { $0.constraint(variables) }
        let replacements = workload.toggles.map { $0.row.constraint(variables) }
        var isNonnegative = Array(repeating: false, count: workload.variableCount)
        for variable in workload.nonnegative { isNonnegative[variable] = true }

        var start = clock.now
        var solver = Solver()
        for index in 0..<workload.variableCount { _ = try solver.makeVariable(lowerBound: isNonnegative[index] ? 0 : -.infinity) }
        var ids: [LinearConstraint.ID] = []
        ids.reserveCapacity(constraints.count)
        for constraint in constraints { ids.append(try solver.add(constraint)) }
        for edit in workload.edits { try solver.suggest(edit.value, for: variables[edit.variable]) }
        solver.solve()
        checksum += sum(solver.values)
        buildTime = seconds(clock.now - start)
        compare(workload, "build", solver.values)

        start = clock.now
        for step in workload.steps {
            for suggestion in step { try solver.suggest(suggestion.value, for: variables[suggestion.variable]) }
            solver.solve()
            checksum += sum(solver.values)
        }
        stepTime = seconds(clock.now - start) / Double(max(1, workload.steps.count))
        compare(workload, "steps", solver.values)
        var last: [Int: Double] = [:]
        for step in workload.steps { for suggestion in step { last[suggestion.variable] = suggestion.value } }
        for (variable, value) in last { missedSuggestion = max(missedSuggestion, abs(solver.values[variable] - value)) }

        start = clock.now
        for toggle in workload.toggles { try solver.remove(ids[toggle.index]) }
        for replacement in replacements { try solver.add(replacement) }
        solver.solve()
        checksum += sum(solver.values)
        toggleTime = seconds(clock.now - start)
        compare(workload, "toggle", solver.values)
    }

    private mutating func compare(_ workload: Workload, _ tag: String, _ values: [Double]) {
        guard let expected = workload.solutions[tag] else { return }
        deviations[tag] = zip(values, expected).reduce(0) { max($0, abs($1.0 - $1.1)) }
    }

    private func sum(_ values: [Double]) -> Double {
        var sum = 0.0
        for value in values { sum += value }
        return sum
    }

    private func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    }
}

extension Workload.Row {
    func constraint(_ variables: [Variable]) -> LinearConstraint {
        LinearConstraint(
            LinearExpression(terms.map { LinearExpression.Term(variables[$0.variable], $0.coefficient) }, constant: constant),
            relation, priority: Priority(priority))
    }
}
