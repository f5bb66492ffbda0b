import FormworkSolver

/// Systems of the size of a view tree: the costs of building, solving, changing constants and finding ambiguities.
struct SmallSystems {
    var buildTime = 0.0
    var solveTime = 0.0
    /// A changed constant and the solving after it.
    var changeTime = 0.0
    var ambiguityTime = 0.0
    var ambiguityCount = 0
    var conflictCount = 0
    var checksum = 0.0

    /// Rows of views in a container, as a form has them: icon, title, field; every third view has an intrinsic size.
    static func make(views: Int) throws(SolverError) -> (solver: Solver, changing: [LinearConstraint.ID]) {
        var solver = Solver()
        solver.reserve(variables: 4 * views, constraints: 6 * views)
        var changing: [LinearConstraint.ID] = []
        var frames: [[Variable]] = []
        var terms: [LinearExpression.Term] = []
        /// Adds a constraint with a shared buffer.
        @discardableResult
        func add(
            _ row: KeyValuePairs<Variable, Double>, _ constant: Double, _ relation: Relation, _ priority: Double
        ) throws(SolverError) -> LinearConstraint.ID {
            terms.removeAll(keepingCapacity: true)
            for (variable, coefficient) in row { terms.append(LinearExpression.Term(variable, coefficient)) }
            return try solver.add(terms.span, constant: constant, relation, priority: Priority(priority))
        }
        for index in 0..<views {
            var frame: [Variable] = []
            for side in 0..<4 { frame.append(try solver.makeVariable(lowerBound: side < 2 ? -.infinity : 0)) }
            frames.append(frame)
            if index == 0 {
                for (side, value) in [0.0, 0, 375, 4000].enumerated() {
                    changing.append(try add([frame[side]: 1], -value, .equal, 1000))
                }
                continue
            }
            let root = frames[0]
            let kind = (index - 1) % 3
            let lineAbove = index > 3 ? frames[index - 3] : nil
            // x, y, w, h
            if kind == 0 {
                try add([frame[0]: 1, root[0]: -1], -16, .equal, 1000)
                if let above = lineAbove {
                    changing.append(try add([frame[1]: 1, above[1]: -1, above[3]: -1], -8, .equal, 1000))
                } else {
                    changing.append(try add([frame[1]: 1, root[1]: -1], -20, .equal, 1000))
                }
                try add([frame[2]: 1], -24, .equal, 1000)
                try add([frame[3]: 1], -24, .equal, 1000)
            } else {
                let before = frames[index - 1]
                try add([frame[0]: 1, before[0]: -1, before[2]: -1], -8, .equal, 1000)
                try add([frame[1]: 1, frame[3]: 0.5, before[1]: -1, before[3]: -0.5], 0, .equal, 1000)
                if kind == 2 {
                    try add([frame[0]: 1, frame[2]: 1, root[0]: -1, root[2]: -1], 16, .equal, 1000)
                }
                let width = Double(40 + index % 7 * 11)
                try add([frame[2]: 1], -width, .lessThanOrEqual, kind == 1 ? 251 : 250)
                try add([frame[2]: 1], -width, .greaterThanOrEqual, 750)
                changing.append(try add([frame[3]: 1], -21, .lessThanOrEqual, 250))
                try add([frame[3]: 1], -21, .greaterThanOrEqual, 750)
                try add([frame[1]: 1, frame[3]: 1, root[1]: -1, root[3]: -1], 8, .lessThanOrEqual, 1000)
            }
        }
        return (solver, changing)
    }

    init(views: Int, repetitions: Int) throws(SolverError) {
        let clock = ContinuousClock()
        var build = Duration.zero
        var solve = Duration.zero
        var change = Duration.zero
        var ambiguity = Duration.zero
        for _ in 0..<repetitions {
            let start = clock.now
            var (solver, changing) = try Self.make(views: views)
            let built = clock.now
            solver.solve()
            let solved = clock.now
            for id in changing.prefix(6).suffix(2) { try solver.setConstant(-30, of: id) }
            solver.solve()
            let changed = clock.now
            if solver.conflicts.count > 0 { conflictCount = solver.conflicts.count }
            ambiguityCount = solver.ambiguities().count
            let end = clock.now
            checksum += solver.values.last ?? 0
            build += built - start
            solve += solved - built
            change += changed - solved
            ambiguity += end - changed
        }
        buildTime = microseconds(build) / Double(repetitions)
        solveTime = microseconds(solve) / Double(repetitions)
        changeTime = microseconds(change) / Double(repetitions)
        ambiguityTime = microseconds(ambiguity) / Double(repetitions)
    }

    private func microseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) * 1e-12
    }
}
