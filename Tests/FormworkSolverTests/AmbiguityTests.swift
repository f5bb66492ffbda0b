import FormworkSolver
import FormworkTestSupport
import Testing

@Suite struct AmbiguityTests {
    @Test func aVariableWithoutConstraintsIsAmbiguousAndZero() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        solver.solve()
        #expect(solver.value(of: x) == 0)
        #expect(solver.ambiguities() == [Ambiguity(variable: x, lowestPriority: nil)])
    }

    @Test func aVariableBetweenTwoLimitsIsAmbiguousAndNearZero() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        try solver.add(LinearConstraint(x - 10, .greaterThanOrEqual))
        try solver.add(LinearConstraint(x - 90, .lessThanOrEqual, priority: .defaultHigh))
        solver.solve()
        #expect(solver.value(of: x) == 10)
        #expect(solver.ambiguities() == [Ambiguity(variable: x, lowestPriority: .defaultHigh)])
    }

    @Test func twoEqualPrioritiesLeaveItOpenWhichOneGivesWay() throws {
        var solver = Solver()
        let a = try solver.makeVariable(lowerBound: 0)
        let b = try solver.makeVariable(lowerBound: 0)
        let c = try solver.makeVariable()
        try solver.add(LinearConstraint(a + b, .equal, LinearExpression(constant: 50)))
        for variable in [a, b] { try solver.add(LinearConstraint(variable - 40, .equal, priority: .defaultHigh)) }
        try solver.add(LinearConstraint(c - 7, .equal))
        solver.solve()
        #expect(solver.ambiguities().map(\.variable) == [a, b])
        #expect(solver.ambiguities().allSatisfy { $0.lowestPriority == .defaultHigh })
        #expect(solver.value(of: a) + solver.value(of: b) == 50)
    }

    @Test func inequalitiesThatMeetDetermineAVariable() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        let y = try solver.makeVariable()
        for factor in [1.0, -1] {
            try solver.add(LinearConstraint(LinearExpression(x) + factor * y, .lessThanOrEqual))
            try solver.add(LinearConstraint(LinearExpression(x) + factor * y, .greaterThanOrEqual))
        }
        solver.solve()
        #expect(solver.values == [0, 0])
        #expect(solver.ambiguities().isEmpty)
    }

    @Test func askingDoesNotChangeTheSolution() throws {
        var random = SeededGenerator(seed: 5)
        var system = RandomSystem(using: &random, size: 12)
        system.solver.solve()
        let before = system.solver.values
        _ = system.solver.ambiguities()
        #expect(system.solver.values == before)
    }

    @Test func degenerateTiesEnd() throws {
        // Many constraints through one point, at one priority: a naive simplex method cycles there.
        var solver = Solver()
        let x = try (0..<6).map { _ in try solver.makeVariable(lowerBound: 0) }
        for i in x.indices {
            for j in x.indices where i != j {
                try solver.add(LinearConstraint(x[i] - x[j], .greaterThanOrEqual, priority: .defaultHigh))
                try solver.add(LinearConstraint(2 * x[i] - LinearExpression(x[j]), .lessThanOrEqual, priority: .defaultHigh))
            }
            try solver.add(LinearConstraint(x[i] - 10, .greaterThanOrEqual, priority: .defaultLow))
        }
        solver.solve()
        #expect(solver.values == [0, 0, 0, 0, 0, 0])
        #expect(solver.ambiguities().isEmpty)
    }

    /// One lower bound releases the suggestion, and the other causes a contradiction in the same round.
    @Test func askingIsFineWhereASuggestionIsLetGoAndAContradictionFollows() throws {
        var solver = Solver()
        let a = try solver.makeVariable()
        let b = try solver.makeVariable(lowerBound: 17)
        let c = try solver.makeVariable()
        let d = try solver.makeVariable(lowerBound: 999.999)
        let e = try solver.makeVariable()
        try solver.add(LinearConstraint(8.25 * b + 4.5 * d + c + 27.75, .equal))
        try solver.add(LinearConstraint(17 * a - 28 * c - 19.25 * e, .equal, priority: Priority(1)))
        try solver.suggest(-1.5, for: c)
        try solver.add(LinearConstraint(4.5 * d + 1e15 * b - 28, .equal))
        solver.solve()
        #expect(!solver.conflicts.isEmpty)
        let values = solver.values
        #expect(solver.ambiguities() == solver.ambiguities())
        #expect(solver.values == values)
    }
}
