import FormworkSolver
import Testing

@Suite struct ConflictTests {
    @Test func twoValuesForOneVariableAreAConflictAndTheLaterOneIsBroken() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        let first = try solver.add(LinearConstraint(x - 1, .equal))
        let second = try solver.add(LinearConstraint(x - 2, .equal))
        solver.solve()
        let conflict = try #require(solver.conflicts.first)
        #expect(solver.conflicts.count == 1)
        #expect(conflict.constraints == [first, second] && conflict.bounds.isEmpty)
        #expect(conflict.broken == second)
        #expect(solver.value(of: x) == 1)
    }

    @Test func theChoiceOfTheOneToBreakIsTheCallers() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        let first = try solver.add(LinearConstraint(x - 1, .equal))
        try solver.add(LinearConstraint(x - 2, .equal))
        solver.solve { _ in 0 }
        #expect(solver.conflicts.map(\.broken) == [first])
        #expect(solver.value(of: x) == 2)
    }

    @Test func factorsOfVeryDifferentSizeDoNotEndTheSearchForConflicts() throws {
        // The simplex fails with the soft constraints and succeeds without them, or the reverse: 1e-14 of x decides.
        var solver = Solver()
        let (x, y, z) = (try solver.makeVariable(lowerBound: -9.25), try solver.makeVariable(), try solver.makeVariable())
        try solver.add(LinearConstraint(-1e15 * y + 14.5 * x - 22.5, .equal))
        try solver.add(LinearConstraint(-22.5 * y - 22.5, .greaterThanOrEqual, priority: Priority(1)))
        try solver.add(LinearConstraint(-1e15 * y - 28 * z - 28, .lessThanOrEqual))
        solver.solve()
        let isFinite = solver.values.allSatisfy { $0.isFinite }
        #expect(isFinite)
        #expect(!solver.isEffortLimitReached)
    }

    @Test func manyThatAreAllNeededAreOneConflict() throws {
        // Each is half of a pair that leaves only one solution, so that the conflict has several explanations.
        var solver = Solver()
        let variables = try (0..<60).map { _ in try solver.makeVariable() }
        var needed: [LinearConstraint.ID] = []
        for (before, after) in zip(variables, variables.dropFirst()) {
            needed.append(try solver.add(LinearConstraint(after - before - 1, .greaterThanOrEqual)))
            try solver.add(LinearConstraint(after - before - 5, .lessThanOrEqual))
        }
        needed.append(try solver.add(LinearConstraint(variables[59] - variables[0] - 50, .lessThanOrEqual)))
        solver.solve()
        let conflict = try #require(solver.conflicts.first)
        #expect(solver.conflicts.count == 1)
        #expect(conflict.constraints == needed)
        #expect(conflict.broken == needed.last)
    }

    @Test func aConflictNamesOnlyWhatTakesPart() throws {
        var solver = Solver()
        let x = try (0..<6).map { _ in try solver.makeVariable() }
        var chain: [LinearConstraint.ID] = []
        for index in 1..<4 {
            chain.append(try solver.add(LinearConstraint(x[index] - x[index - 1], .equal, LinearExpression(constant: 10))))
        }
        try solver.add(LinearConstraint(x[4] - x[3], .equal, LinearExpression(constant: 10)))
        try solver.add(LinearConstraint(x[5] - x[0], .greaterThanOrEqual))
        chain.append(try solver.add(LinearConstraint(x[3] - x[0], .lessThanOrEqual, LinearExpression(constant: 20))))
        solver.solve()
        #expect(solver.conflicts.map(\.constraints) == [chain])
        #expect(solver.conflicts.first?.broken == chain.last)
    }

    @Test func boundsTakePartInConflicts() throws {
        var solver = Solver()
        let x = try solver.makeVariable(lowerBound: 0)
        let id = try solver.add(LinearConstraint(x + 5, .equal))
        solver.solve()
        #expect(solver.conflicts == [solver.conflicts[0]])
        #expect(solver.conflicts[0].constraints == [id] && solver.conflicts[0].bounds == [x])
        #expect(solver.value(of: x) == 0)
    }

    @Test func contradictionsByTheHundredAreAllFoundAndTheRestIsSolved() throws {
        var solver = Solver()
        var kept: [(Variable, Double)] = []
        for index in 0..<300 {
            let x = try solver.makeVariable(lowerBound: 0)
            let y = try solver.makeVariable()
            try solver.add(LinearConstraint(x - Double(index), .equal))
            try solver.add(LinearConstraint(y - x, .equal))
            if index % 3 == 0 { try solver.add(LinearConstraint(y - x, .greaterThanOrEqual, LinearExpression(constant: 1))) }
            if index % 3 == 1 { try solver.add(LinearConstraint(x + y, .equal, LinearExpression(constant: -1))) }
            kept.append((y, Double(index)))
        }
        solver.solve()
        #expect(solver.conflicts.count == 200)
        #expect(solver.conflicts.allSatisfy { $0.broken == $0.constraints.last })
        #expect(kept.allSatisfy { solver.value(of: $0.0) == $0.1 })
    }

    @Test func ofHundredsOfConflictsOnOneVariableTheOldestConstraintsAreKept() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        var ids: [LinearConstraint.ID] = []
        for index in 0..<300 {
            let isUpper = index.isMultiple(of: 2)
            ids.append(
                try solver.add(
                    LinearConstraint(x - Double(isUpper ? -index : index), isUpper ? .lessThanOrEqual : .greaterThanOrEqual)))
        }
        solver.solve()
        #expect(solver.value(of: x) == -298)
        #expect(Set(solver.conflicts.compactMap(\.broken)) == Set(ids.indices.filter { $0 % 2 == 1 }.map { ids[$0] }))
        #expect(solver.conflicts.allSatisfy { $0.constraints.count == 2 && $0.bounds.isEmpty })
    }

    @Test func contradictoryEqualitiesOfOneVariableAllGiveWayToTheOldest() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        for index in 0..<300 { try solver.add(LinearConstraint(x - Double((7 * index + 3) % 300), .equal)) }
        solver.solve()
        #expect(solver.value(of: x) == 3)
        #expect(solver.conflicts.count == 299)
    }

    @Test func removingTheCauseEndsTheConflict() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        let first = try solver.add(LinearConstraint(x - 1, .equal))
        try solver.add(LinearConstraint(x - 2, .equal))
        solver.solve()
        #expect(solver.conflicts.count == 1)
        try solver.remove(first)
        solver.solve()
        #expect(solver.conflicts.isEmpty && solver.value(of: x) == 2)
    }

    @Test func aSuggestionIsNotAConflict() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        try solver.add(LinearConstraint(x - 5, .equal))
        try solver.suggest(9, for: x)
        solver.solve()
        #expect(solver.conflicts.isEmpty && solver.value(of: x) == 5)
    }

    @Test func aConstraintWithoutVariablesIsSatisfiedOrConflicts() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        try solver.add(LinearConstraint(0 * x + 0, .equal))
        let impossible = try solver.add(LinearConstraint(0 * x + 5, .equal))
        solver.solve()
        #expect(solver.conflicts.map(\.constraints) == [[impossible]])
    }
}
