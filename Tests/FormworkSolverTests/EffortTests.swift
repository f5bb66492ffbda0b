import FormworkSolver
import Testing

/// Systems that are known to be slow, with their known optimum, and the limit on the solver's work.
@Suite struct EffortTests {
    /// Minimizes a sum over nonnegative variables, as a soft constraint that cannot be satisfied.
    private static func minimum(_ costs: [Double], atMost rows: [([Double], Double)]) throws -> (least: Double, solver: Solver) {
        var solver = Solver()
        let variables = try costs.map { _ in try solver.makeVariable(lowerBound: 0) }
        for (factors, limit) in rows {
            let terms = zip(variables, factors).map { LinearExpression.Term($0, $1) }
            try solver.add(LinearConstraint(LinearExpression(terms, constant: -limit), .lessThanOrEqual))
        }
        let cost = LinearExpression(zip(variables, costs).map { LinearExpression.Term($0, $1) })
        var wish = cost
        wish.constant = 1e6
        try solver.add(LinearConstraint(wish, .equal, priority: Priority(500)))
        solver.solve()
        #expect(!solver.isEffortLimitReached && solver.conflicts.isEmpty)
        return (cost.value(in: solver), solver)
    }

    @Test func bealesSystemDoesNotGoRoundInCircles() throws {
        // Beale, Cycling in the Dual Simplex Algorithm, 1955: the usual pivoting rule cycles.
        let (least, solver) = try Self.minimum(
            [-0.75, 150, -0.02, 6],
            atMost: [([0.25, -60, -0.04, 9], 0), ([0.5, -90, -0.02, 3], 0), ([0, 0, 1, 0], 1)])
        #expect(abs(least - -0.05) < 1e-6)
        #expect(solver.effort < 10_000)
    }

    @Test(arguments: [3, 6, 10]) func kleeAndMintysCubeIsSolvedFarBelowTheLimit(dimension: Int) throws {
        // Klee and Minty, How Good Is the Simplex Algorithm?, 1972: a path over all corners of a cube.
        var rows: [([Double], Double)] = []
        for row in 0..<dimension {
            var factors = [Double](repeating: 0, count: dimension)
            for column in 0..<row { factors[column] = Self.power(2, row - column + 1) }
            factors[row] = 1
            rows.append((factors, Self.power(5, row + 1)))
        }
        let costs = (0..<dimension).map { -Self.power(2, dimension - 1 - $0) }
        let (least, solver) = try Self.minimum(costs, atMost: rows.map { ($0.0.map { $0 }, $0.1) })
        let optimum = -Self.power(5, dimension)
        if abs(optimum) < 1e6 { #expect(abs(least - optimum) < 1e-3) }
        #expect(solver.effort < 200_000 * dimension)
    }

    private static func power(_ base: Double, _ exponent: Int) -> Double { (0..<exponent).reduce(1) { product, _ in product * base } }

    @Test func aDegenerateCornerOfManyInequalitiesIsLeft() throws {
        // All inequalities meet at 0, and the optimum is elsewhere on one of them.
        var solver = Solver()
        let x = try solver.makeVariable(lowerBound: 0)
        let y = try solver.makeVariable(lowerBound: 0)
        for slope in 1...60 { try solver.add(LinearConstraint(y - Double(slope) * x, .lessThanOrEqual)) }
        try solver.add(LinearConstraint(x - 10, .lessThanOrEqual))
        try solver.add(LinearConstraint(y - 100, .equal, priority: Priority(500)))
        solver.solve()
        #expect(solver.value(of: x) == 10 && solver.value(of: y) == 10)
    }

    /// Returns a solver with variables, each of which is at least slightly greater than all previous ones, and has a separate preferred value.
    private static func clique(_ count: Int, _ change: (inout Solver) -> Void = { _ in }) throws -> Solver {
        var solver = Solver()
        change(&solver)
        let variables = try (0..<count).map { _ in try solver.makeVariable() }
        for (index, variable) in variables.enumerated() {
            for before in variables[..<index] { try solver.add(LinearConstraint(variable - before - 3, .greaterThanOrEqual)) }
            try solver.add(LinearConstraint(variable - Double(index * 37 % 101), .equal, priority: Priority(500)))
        }
        solver.solve()
        return solver
    }

    @Test func solvingEndsAtTheLimitWithWhatWasReached() throws {
        let whole = try Self.clique(24)
        #expect(!whole.isEffortLimitReached)
        for limit in [1, 1000, whole.effort / 3, whole.effort / 2] {
            var part = try Self.clique(24) { $0.effortLimit = limit }
            #expect(part.isEffortLimitReached)
            #expect(part.values.count == 24 && part.values.allSatisfy { abs($0) < 1e4 })
            #expect(part.values == (try Self.clique(24) { $0.effortLimit = limit }).values)
            // The next call starts with a new limit.
            part.effortLimit = Solver.defaultEffortLimit
            part.solve()
            #expect(!part.isEffortLimitReached && part.values == whole.values)
        }
    }

    @Test func theLimitAppliesToConflictsAndAmbiguitiesToo() throws {
        func ring(limit: Int) throws -> Solver {
            var solver = Solver()
            solver.effortLimit = limit
            let variables = try (0..<60).map { _ in try solver.makeVariable() }
            for index in variables.indices {
                try solver.add(LinearConstraint(variables[(index + 1) % 60] - variables[index] - 1, .greaterThanOrEqual))
            }
            solver.solve()
            return solver
        }
        let whole = try ring(limit: Solver.defaultEffortLimit)
        #expect(whole.conflicts.count == 1 && whole.conflicts.first?.constraints.count == 60)
        let part = try ring(limit: whole.effort / 2)
        #expect(part.isEffortLimitReached && part.values.allSatisfy { $0.isFinite })
        var loose = Solver()
        let variables = try (0..<60).map { _ in try loose.makeVariable() }
        for pair in zip(variables, variables.dropFirst()) { try loose.add(LinearConstraint(pair.1 - pair.0 - 1, .greaterThanOrEqual)) }
        loose.solve()
        loose.effortLimit = loose.effort + 10
        loose.solve()
        #expect(!loose.isEffortLimitReached)
        #expect(loose.ambiguityAnalysis().isEffortLimitReached)
    }

    @Test func manyWishesForOneVariableTakeTheMedian() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        for value in 0..<2001 { try solver.add(LinearConstraint(x - Double(value * 7 % 2001), .equal, priority: Priority(500))) }
        solver.solve()
        #expect(solver.value(of: x) == 1000)
    }

    @Test func moreThanThirtyRowsThatJoinOneByOneAreNoTrap() throws {
        // Each inequality is only violated once the previous one is satisfied.
        var solver = Solver()
        let variables = try (0..<45).map { _ in try solver.makeVariable() }
        for (index, variable) in variables.enumerated() {
            try solver.add(LinearConstraint(variable - (index == 0 ? 5.0 : 0), .equal, priority: Priority(index == 0 ? 200 : 1)))
        }
        for pair in zip(variables, variables.dropFirst()) { try solver.add(LinearConstraint(pair.1 - pair.0, .greaterThanOrEqual)) }
        solver.solve()
        #expect(solver.values.allSatisfy { $0 == 5 })
    }
}
