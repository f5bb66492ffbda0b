import FormworkSolver

/// Builds systems from bytes.
enum FuzzSolver {
    static func run(_ bytes: [UInt8]) {
        var first = FuzzChoices(bytes)
        var second = FuzzChoices(bytes)
        let values = solve(&first)
        demand(values.allSatisfy(\.isFinite), "a solution has a number that is none")
        demand(values.elementsEqual(solve(&second), by: { $0.bitPattern == $1.bitPattern }), "the same system gives other bits")
    }

    private static func solve(_ choices: inout FuzzChoices) -> [Double] {
        var solver = Solver()
        // There are up to 400 runs in one input.
        solver.effortLimit = 1_000_000
        var variables: [Variable] = []
        var ids: [LinearConstraint.ID] = []
        for _ in 0...choices.below(24) {
            let lower = choices.byte() < 128 ? -Double.infinity : choices.number()
            if let variable = try? solver.makeVariable(lowerBound: lower) { variables.append(variable) }
        }
        guard !variables.isEmpty else { return [] }
        var steps = 0
        while !choices.isEmpty, steps < 400 {
            steps += 1
            switch choices.byte() % 16 {
            case 0: solver.solve()
            case 1: if !ids.isEmpty { try? solver.remove(ids.remove(at: choices.below(ids.count))) }
            case 2: if !ids.isEmpty { try? solver.setConstant(choices.number(), of: ids[choices.below(ids.count)]) }
            case 3: if !ids.isEmpty { try? solver.setPriority(Priority(choices.number()), of: ids[choices.below(ids.count)]) }
            case 4:
                let variable = variables[choices.below(variables.count)]
                _ = try? solver.suggest(choices.number(), for: variable)
            case 5: try? solver.withdrawSuggestion(for: variables[choices.below(variables.count)])
            default:
                let terms = (0..<(1 + choices.below(4))).map { _ in
                    LinearExpression.Term(variables[choices.below(variables.count)], choices.number())
                }
                let relation: Relation = [.lessThanOrEqual, .equal, .greaterThanOrEqual][choices.below(3)]
                let priority = Priority([1000, 1000, 999, 750, 500, 250, 1][choices.below(7)])
                let expression = LinearExpression(terms, constant: choices.number())
                if let id = try? solver.add(LinearConstraint(expression, relation, priority: priority)) { ids.append(id) }
            }
        }
        solver.solve()
        _ = solver.conflicts
        _ = solver.ambiguities()
        return solver.values
    }
}
