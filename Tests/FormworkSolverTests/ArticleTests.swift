import FormworkSolver
import FormworkTestSupport
import Testing

/// Runs the code of the module's page.
@Suite struct ArticleTests {
    @Test func thePageShowsCodeThatRuns() throws {
        var output: [String] = []
        func print(_ value: Double) { output.append("\(value)") }

        var solver = Solver()
        let left = try solver.makeVariable()
        let width = try solver.makeVariable(lowerBound: 0)
        try solver.add(LinearConstraint(left - 16, .equal))
        let end = try solver.add(LinearConstraint(left + width - 300, .lessThanOrEqual))
        try solver.add(LinearConstraint(width - 400, .equal, priority: Priority(750)))
        solver.solve()
        print(solver.value(of: width))
        try solver.setConstant(-200, of: end)
        solver.solve()
        print(solver.value(of: width))

        let article = try Article("FormworkSolver", of: "FormworkSolver")
        #expect(try article.blocksMissing(inTests: "FormworkSolverTests/ArticleTests") == [])
        #expect(article.shows(output), "\(output)")
    }

    @Test func constantsOfOtherBlocksOnlyReachTheBlocksThatUseThem() throws {
        // A common edge that one of two independent parts depends on.
        var solver = Solver()
        let edge = try solver.makeVariable()
        let parts = try (0..<2).map { _ in (try solver.makeVariable(), try solver.makeVariable(lowerBound: 0)) }
        let fixed = try solver.add(LinearConstraint(edge - 10, .equal))
        try solver.add(LinearConstraint(parts[0].0 - edge, .equal))
        try solver.add(LinearConstraint(parts[1].0 - 5, .equal))
        for (start, width) in parts {
            try solver.add(LinearConstraint(start + width - 100, .lessThanOrEqual))
            try solver.add(LinearConstraint(width - 200, .equal, priority: Priority(500)))
        }
        solver.solve()
        #expect(solver.values == [10, 10, 90, 5, 95])
        try solver.setConstant(-30, of: fixed)
        solver.solve()
        #expect(solver.values == [30, 30, 70, 5, 95])
    }
}
