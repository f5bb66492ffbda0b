import FormworkSolver
import Testing

@Suite(.enabled(if: Workload.isAtHand, "the workloads next to the project (../shared/solver-workloads) are missing"))
struct WorkloadTests {
    @Test(arguments: ["chain", "overflow", "nested", "grid", "rows", "intrinsic"], [100, 300])
    func aWorkloadIsSolvedAsItsSolutionSays(family: String, size: Int) throws {
        let workload = try Workload("\(family)-\(size)")
        var solver = workload.solver
        solver.solve()
        try compare(solver, workload, "build")
        for step in workload.steps {
            for (variable, value) in step { try solver.suggest(value, for: variable) }
            solver.solve()
        }
        try compare(solver, workload, "steps")
        for id in workload.replaced { try solver.remove(id) }
        for constraint in workload.replacements { try solver.add(constraint) }
        solver.solve()
        try compare(solver, workload, "toggle")
        #expect(solver.conflicts.isEmpty)
    }

    private func compare(_ solver: Solver, _ workload: Workload, _ tag: String) throws {
        let expected = try #require(workload.solutions[tag])
        let deviation = zip(solver.values, expected).reduce(0) { max($0, abs($1.0 - $1.1)) }
        #expect(expected.count == solver.values.count && deviation < 1e-3, "\(tag)")
    }
}
