import FormworkSolver
import FormworkTestSupport
import Testing

@Suite("The origins of values")
struct DeterminationTests {
    private func origin(of variable: Variable, in solver: Solver) throws -> Determination.Origin {
        try #require(solver.determination()?.origin(of: [LinearExpression.Term(variable)]))
    }

    @Test("A value follows from the constraints in its sum, and from no others")
    func chain() throws {
        var solver = Solver()
        let (a, b, c) = (try solver.makeVariable(), try solver.makeVariable(), try solver.makeVariable())
        let fixed = try solver.add(LinearConstraint(a - 10, .equal))
        let next = try solver.add(LinearConstraint(b - a - 5, .equal))
        let other = try solver.add(LinearConstraint(c - 7, .equal))
        solver.solve()
        #expect(try origin(of: b, in: solver).sources == [.constraint(fixed), .constraint(next)])
        #expect(try origin(of: b, in: solver).isComplete)
        #expect(try origin(of: c, in: solver).sources == [.constraint(other)])
        let distance = try #require(
            solver.determination()?.origin(of: [LinearExpression.Term(b, 1), LinearExpression.Term(a, -1)]))
        #expect(distance.sources == [.constraint(next)])
    }

    @Test("A violated soft constraint determines nothing, one that holds does")
    func pulling() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        let limit = try solver.add(LinearConstraint(x - 50, .lessThanOrEqual))
        try solver.add(LinearConstraint(x - 80, .equal, priority: .defaultHigh))
        solver.solve()
        #expect(try origin(of: x, in: solver).sources == [.constraint(limit)])
        #expect(try origin(of: x, in: solver).isComplete)
    }

    @Test("Of equivalent constraints the higher priority is named, and an equality before an inequality")
    func rank() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        try solver.add(LinearConstraint(x - 50, .equal, priority: .defaultLow))
        try solver.add(LinearConstraint(x - 50, .greaterThanOrEqual, priority: .defaultHigh))
        let high = try solver.add(LinearConstraint(x - 50, .equal, priority: .defaultHigh))
        solver.solve()
        #expect(try origin(of: x, in: solver).sources == [.constraint(high)])
    }

    @Test("A bound and a suggested value are named")
    func variables() throws {
        var solver = Solver()
        let (x, y) = (try solver.makeVariable(lowerBound: 0), try solver.makeVariable())
        let sum = try solver.add(LinearConstraint(x + 30, .equal, priority: .defaultHigh))
        try solver.suggest(12, for: y)
        solver.solve()
        #expect(try origin(of: x, in: solver).sources == [.bound(x)])
        #expect(try origin(of: y, in: solver).sources == [.suggestion(y)])
        #expect(sum.number == 0)
    }

    @Test("A value with freedom has no origin, even if it just meets an inequality")
    func room() throws {
        var solver = Solver()
        let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
        try solver.add(LinearConstraint(x - 10, .greaterThanOrEqual))
        let gap = try solver.add(LinearConstraint(y - x - 5, .equal))
        solver.solve()
        #expect(solver.value(of: x) == 10)
        #expect(try !origin(of: x, in: solver).isComplete)
        let distance = try #require(
            solver.determination()?.origin(of: [LinearExpression.Term(y, 1), LinearExpression.Term(x, -1)]))
        #expect(distance.sources == [.constraint(gap)])
        #expect(distance.isComplete)
    }

    @Test("If a tie-break settled a free value, that is named and not an inequality that happens to be met")
    func settled() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        try solver.add(LinearConstraint(x - 10, .greaterThanOrEqual))
        let stay = try solver.add(LinearConstraint(x - 10, .equal, priority: Priority(0.01)))
        solver.solve()
        let origin = try #require(solver.determination(settled: [x])?.origin(of: [LinearExpression.Term(x)]))
        #expect(origin.sources == [.constraint(stay)])
        #expect(origin.isComplete)
    }

    @Test("The named constraints alone determine the value")
    func alone() throws {
        var count = 0
        for seed in 1...200 {
            var random = SeededGenerator(seed: 7000 + seed)
            var system = RandomSystem(using: &random, size: random.pick([3, 5, 8, 12]))
            system.solver.solve()
            guard let determination = system.solver.determination() else {
                Issue.record("seed \(seed): nothing is reported")
                continue
            }
            for variable in system.variables {
                guard let origin = determination.origin(of: [LinearExpression.Term(variable)]), origin.isComplete else { continue }
                var alone = Solver()
                for _ in system.variables { _ = try alone.makeVariable() }
                for source in origin.sources {
                    switch source {
                    case .constraint(let id):
                        var constraint = try #require(system.constraints.first { $0.id == id }).constraint
                        (constraint.relation, constraint.priority) = (.equal, .required)
                        try alone.add(constraint)
                    case .bound(let bounded):
                        try alone.add(LinearConstraint(bounded - system.lowerBounds[bounded.index], .equal))
                    case .suggestion(let suggested):
                        let value = try #require(system.suggestions.first { $0.variable == suggested }).value
                        try alone.add(LinearConstraint(suggested - value, .equal))
                    }
                }
                alone.solve()
                #expect(abs(alone.value(of: variable) - system.solver.value(of: variable)) < 1e-4, "seed \(seed), \(variable.index)")
                #expect(!alone.ambiguities().map(\.variable).contains(variable), "seed \(seed), \(variable.index)")
                count += 1
            }
        }
        #expect(count > 200)
    }
}
