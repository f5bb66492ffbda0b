import FormworkSolver
import Testing

@Suite struct SolverTests {
    @Test func `one equality gives its value`() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        try solver.add(LinearConstraint(x - 5, .equal))
        solver.solve()
        #expect(solver.value(of: x) == 5)
    }
}
