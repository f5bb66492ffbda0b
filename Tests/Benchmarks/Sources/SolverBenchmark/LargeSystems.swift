import FormworkSolver

/// Systems that do not come apart or hold many contradictions: what the solver must get through in bounded time.
enum LargeSystems {
    /// Random sparse inequalities across all variables, wishes for each.
    static func inseparable(variables count: Int) throws(SolverError) -> Solver {
        var random = UInt64(count) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ limit: Int) -> Int {
            random ^= random << 13
            random ^= random >> 7
            random ^= random << 17
            return Int(random >> 33) % limit
        }
        var solver = Solver()
        solver.reserve(variables: count, constraints: 4 * count)
        var variables: [Variable] = []
        for _ in 0..<count { variables.append(try solver.makeVariable(lowerBound: 0)) }
        func add(_ terms: [LinearExpression.Term], _ constant: Double, _ relation: Relation, _ priority: Double) throws(SolverError) {
            try solver.add(terms.span, constant: constant, relation, priority: Priority(priority))
        }
        for index in 0..<count {
            let wish = Double(next(300))
            try add([.init(variables[index])], -wish, .greaterThanOrEqual, 750)
            try add([.init(variables[index])], -wish, .lessThanOrEqual, 250)
        }
        for _ in 0..<count + count / 2 {
            let (a, b, c) = (variables[next(count)], variables[next(count)], variables[next(count)])
            let gap = Double(next(400))
            if a == b || b == c || a == c { continue }
            switch next(3) {
            case 0: try add([.init(a), .init(b, -1)], gap - 200, .lessThanOrEqual, next(2) == 0 ? 1000 : 500)
            case 1: try add([.init(a), .init(b), .init(c, -1)], gap - 400, .lessThanOrEqual, 700)
            default: try add([.init(a), .init(b, -1)], gap - 200, .equal, 600)
            }
        }
        return solver
    }

    /// Each with two contradictory requirements for one variable.
    static func contradictions(_ count: Int) throws(SolverError) -> Solver {
        var solver = Solver()
        for index in 0..<count {
            let x = try solver.makeVariable()
            let y = try solver.makeVariable()
            try solver.add(LinearConstraint(x - Double(index), .equal))
            try solver.add(LinearConstraint(y - x, .equal, LinearExpression(constant: 10)))
            try solver.add(LinearConstraint(y - Double(index), .lessThanOrEqual))
        }
        return solver
    }

    /// All about one variable.
    static func quarrel(_ count: Int, _ relations: [Relation]) throws(SolverError) -> Solver {
        var solver = Solver()
        let x = try solver.makeVariable()
        for index in 0..<count {
            let relation = relations[index % relations.count]
            try solver.add(LinearConstraint(x - Double(relation == .lessThanOrEqual ? -index : index), relation))
        }
        return solver
    }
}
