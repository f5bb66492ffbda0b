import FormworkSolver

/// Systems of one large component or with many contradictions, which the solver must handle in bounded time.
enum LargeSystems {
    /// Returns a solver with random sparse inequalities across all variables, and a soft constraint for each.
    static func inseparable(variables count: Int) throws(SolverError) -> Solver {
        var solver = Solver()
        let rows = inseparableRows(count)
        solver.reserve(variables: count, constraints: rows.count)
        var variables: [Variable] = []
        for _ in 0..<count { variables.append(try solver.makeVariable(lowerBound: 0)) }
        for row in rows { try solver.add(row.constraint(variables)) }
        return solver
    }

    /// Returns the same system as a workload, with weights for solvers without priorities.
    static func inseparableText(variables count: Int) -> String {
        let weights: [Double: Int] = [1000: 1_001_001_000, 750: 100_000, 700: 10_000, 600: 1000, 500: 100, 250: 1]
        let relations: [Relation: String] = [.equal: "=", .lessThanOrEqual: "<", .greaterThanOrEqual: ">"]
        let rows = inseparableRows(count)
        var lines = ["cws 1 inseparable \(count)", "vars \(count)"]
        lines += (0..<count).map { "v\($0)" } + ["nonneg \(count)"] + (0..<count).map { "\($0)" } + ["cons \(rows.count)"]
        for row in rows {
            let terms = row.terms.map { "\($0.variable) \($0.coefficient)" }.joined(separator: " ")
            let head = "\(relations[row.relation] ?? "=") \(row.priority) \(weights[row.priority] ?? 1)"
            lines.append("\(head) \(row.constant) \(row.terms.count) \(terms)")
        }
        return (lines + ["edits 0", "steps 0", "toggle 0", "end", ""]).joined(separator: "\n")
    }

    private static func inseparableRows(_ count: Int) -> [Workload.Row] {
        var random = UInt64(count) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ limit: Int) -> Int {
            random ^= random << 13
            random ^= random >> 7
            random ^= random << 17
            return Int(random >> 33) % limit
        }
        var rows: [Workload.Row] = []
        func add(_ terms: [(variable: Int, coefficient: Double)], _ constant: Double, _ relation: Relation, _ priority: Double) {
            rows.append(Workload.Row(relation: relation, priority: priority, constant: constant, terms: terms))
        }
        for index in 0..<count {
            let wish = Double(next(300))
            add([(index, 1)], -wish, .greaterThanOrEqual, 750)
            add([(index, 1)], -wish, .lessThanOrEqual, 250)
        }
        for _ in 0..<count + count / 2 {
            let (a, b, c) = (next(count), next(count), next(count))
            let gap = Double(next(400))
            if a == b || b == c || a == c { continue }
            switch next(3) {
            case 0: add([(a, 1), (b, -1)], gap - 200, .lessThanOrEqual, next(2) == 0 ? 1000 : 500)
            case 1: add([(a, 1), (b, 1), (c, -1)], gap - 400, .lessThanOrEqual, 700)
            default: add([(a, 1), (b, -1)], gap - 200, .equal, 600)
            }
        }
        return rows
    }

    /// Returns a solver with many pairs of contradictory required constraints.
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

    /// Returns a solver whose constraints are all about one variable.
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
