import FormworkTestSupport
import Testing

@testable import FormworkSolver

/// Systems of one component, for which the simplex factors its basis.
@Suite struct LargeComponentTests {
    @Test func everyLevelHasTheLeastErrorWhereEveryBasisIsFactored() {
        for seed in 1...150 {
            var random = SeededGenerator(seed: 7000 + seed)
            var system = RandomSystem(using: &random, size: random.pick([2, 3, 4, 5]))
            system.solver.engine.simplex.basis.greatestTableau = -1
            system.solver.solve()
            guard let least = ReferenceSolver.leastErrors(of: system) else {
                Issue.record("seed \(seed): the requirements that are left cannot hold")
                continue
            }
            for (level, error) in system.errors(in: system.solver) {
                guard let best = least.first(where: { $0.priority == level })?.error else { continue }
                #expect(abs(error - best) <= 1e-4, "seed \(seed), priority \(level)")
            }
        }
    }

    @Test func factorsAndTheFullTableauFindTheSameBitsWhereTheOptimumIsOne() {
        var compared = 0
        for seed in 1...100 {
            var random = SeededGenerator(seed: 8000 + seed)
            var system = RandomSystem(using: &random, size: random.pick([5, 8, 12, 30]))
            var other = system.solver
            system.solver.engine.simplex.basis.greatestTableau = -1
            other.engine.simplex.basis.greatestTableau = .max
            system.solver.solve()
            other.solve()
            #expect(system.solver.conflicts.isEmpty == other.conflicts.isEmpty, "seed \(seed)")
            if !other.conflicts.isEmpty { continue }
            let free = Set(other.ambiguities().map(\.variable))
            #expect(Set(system.solver.ambiguities().map(\.variable)) == free, "seed \(seed)")
            for variable in system.variables where !free.contains(variable) {
                let same = system.solver.value(of: variable).bitPattern == other.value(of: variable).bitPattern
                #expect(same, "seed \(seed), variable \(variable.index)")
                compared += 1
            }
        }
        #expect(compared > 100)
    }

    /// Returns variables that many random inequalities relate, each with a soft constraint.
    private static func inseparable(_ count: Int, order: [Int]? = nil, effortLimit: Int = .max) throws -> Solver {
        var random = SeededGenerator(seed: count)
        var solver = Solver()
        solver.effortLimit = effortLimit
        let variables = try (0..<count).map { _ in try solver.makeVariable(lowerBound: 0) }
        var constraints: [LinearConstraint] = []
        for variable in variables {
            let wish = Double(Int.random(in: 0..<300, using: &random))
            constraints.append(LinearConstraint(variable - wish, .greaterThanOrEqual, priority: Priority(750)))
            constraints.append(LinearConstraint(variable - wish, .lessThanOrEqual, priority: Priority(250)))
        }
        for _ in 0..<count + count / 2 {
            let (a, b, c) = (random.pick(variables), random.pick(variables), random.pick(variables))
            let gap = Double(Int.random(in: 0..<400, using: &random))
            if a == b || b == c || a == c { continue }
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                let priority = random.pick([.required, Priority(500)])
                constraints.append(LinearConstraint(a - b + (gap - 200), .lessThanOrEqual, priority: priority))
            case 1: constraints.append(LinearConstraint(a + b - c + (gap - 400), .lessThanOrEqual, priority: Priority(700)))
            default: constraints.append(LinearConstraint(a - b + (gap - 200), .equal, priority: Priority(600)))
            }
        }
        for place in order ?? Array(constraints.indices) where place < constraints.count { try solver.add(constraints[place]) }
        solver.solve()
        return solver
    }

    @Test func aThousandVariablesThatHangTogetherAreSolvedFarBelowTheLimit() throws {
        let solver = try Self.inseparable(1000)
        #expect(solver.effort < Solver.defaultEffortLimit / 20 && !solver.isEffortLimitReached && solver.conflicts.isEmpty)
        #expect(solver.values.allSatisfy { $0 >= 0 && $0 < 1e6 })
        // The results are bit-identical for another order of adding, and the limit ends the work at the same point each time.
        var random = SeededGenerator(seed: 1)
        #expect(try Self.inseparable(1000, order: Array(0..<4000).shuffled(using: &random)).values == solver.values)
        let part = try Self.inseparable(1000, effortLimit: solver.effort / 2)
        #expect(part.isEffortLimitReached)
        #expect(try Self.inseparable(1000, effortLimit: solver.effort / 2).values == part.values)
    }

    @Test func numbersFarApartGiveFiniteValues() throws {
        for seed in 1...20 { #expect(try Self.values(seed, [1, -1, 1e6, 1e-5, -1e3, 3], 1e9).allSatisfy { $0.isFinite }, "seed \(seed)") }
    }

    @Test func numbersBeyondAllPrecisionEndSolvingToo() throws {
        for seed in 1...20 { #expect(try Self.values(seed, [1, -1, 1e15, 1e-15, -1e-300, 3], 1e15).count == 16, "seed \(seed)") }
    }

    /// Returns the solution of a random system with such factors and constants.
    private static func values(_ seed: Int, _ factors: [Double], _ largest: Double) throws -> [Double] {
        var random = SeededGenerator(seed: 9000 + seed)
        var solver = Solver()
        solver.engine.simplex.basis.greatestTableau = -1
        let variables = try (0..<16).map { _ in try solver.makeVariable(lowerBound: random.pick([-.infinity, 0, -largest])) }
        for _ in 0..<24 {
            var terms: [LinearExpression.Term] = []
            for variable in variables.shuffled(using: &random).prefix(3) {
                terms.append(LinearExpression.Term(variable, random.pick(factors)))
            }
            try solver.add(
                LinearConstraint(
                    LinearExpression(terms, constant: random.pick([0, largest, -largest, 1 / largest, 7])),
                    random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]), priority: random.pick([.required, Priority(500)])))
        }
        solver.solve()
        return solver.values
    }
}
