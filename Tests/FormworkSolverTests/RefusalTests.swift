import FormworkSolver
import Testing

@Suite struct RefusalTests {
    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func valuesThatAreNoNumbersOrTooLargeAreRefused(value: Double) throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        let id = try solver.add(LinearConstraint(x - 3, .equal))
        func expectRefusal(_ body: () throws(SolverError) -> Void) {
            do {
                try body()
                Issue.record("\(value) was taken")
            } catch {
                if case .valueOutOfRange(let refused) = error {
                    #expect(refused.bitPattern == value.bitPattern)
                } else {
                    Issue.record("\(error)")
                }
            }
        }
        expectRefusal { () throws(SolverError) in _ = try solver.add(LinearConstraint(LinearExpression(constant: value), .equal)) }
        expectRefusal { () throws(SolverError) in _ = try solver.add(LinearConstraint(LinearExpression([.init(x, value)]), .equal)) }
        expectRefusal { () throws(SolverError) in try solver.setConstant(value, of: id) }
        expectRefusal { () throws(SolverError) in try solver.suggest(value, for: x) }
        solver.solve()
        #expect(solver.value(of: x) == 3)
    }

    @Test func boundsMayBeInfiniteButNotCrossed() throws {
        var solver = Solver()
        #expect(throws: SolverError.valueOutOfRange(2)) { try solver.makeVariable(lowerBound: 2, upperBound: 1) }
        #expect(throws: SolverError.valueOutOfRange(1e300)) { try solver.makeVariable(upperBound: 1e300) }
        let x = try solver.makeVariable(lowerBound: -.infinity, upperBound: -4)
        solver.solve()
        #expect(solver.value(of: x) == -4)
    }

    @Test func prioritiesLieAboveZeroAndUpToAThousand() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        for value in [0, -1, 1001, Double.nan] {
            #expect(throws: SolverError.self) { try solver.add(LinearConstraint(x - 1, .equal, priority: Priority(value))) }
        }
        #expect(throws: SolverError.requiredSuggestion(x)) { try solver.suggest(1, for: x, priority: .required) }
    }

    @Test func strangersAreRefused() throws {
        var solver = Solver()
        var other = Solver()
        _ = try other.makeVariable()
        let stranger = try other.makeVariable()
        let x = try solver.makeVariable()
        #expect(throws: SolverError.unknownVariable(stranger)) { try solver.add(LinearConstraint(x - stranger, .equal)) }
        let id = try solver.add(LinearConstraint(x - 1, .equal))
        try solver.remove(id)
        #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove(id) }
        #expect(!solver.contains(id))
    }

    @Test func aFactorOfZeroLeavesAConstant() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        let y = try solver.makeVariable()
        try solver.add(LinearConstraint(x - 4, .equal, 0 * y))
        solver.solve()
        #expect(solver.value(of: x) == 4 && solver.conflicts.isEmpty)
        #expect(solver.ambiguities().map(\.variable) == [y])
    }
}
