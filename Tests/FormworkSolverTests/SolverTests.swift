import FormworkSolver
import FormworkTestSupport
import Testing

@Suite struct SolverTests {
    @Test func aRequiredEqualityGivesItsValue() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        try solver.add(LinearConstraint(x - 5, .equal))
        solver.solve()
        #expect(solver.value(of: x) == 5)
        #expect(solver.conflicts.isEmpty && solver.ambiguities().isEmpty)
    }

    @Test func threeButtonsInARowFollowChangedConstants() throws {
        // 60×60 in a 320×480 view, B centred, A and C 10 points to its sides; then A's width and height become 70.
        var solver = Solver()
        func frame() throws -> [Variable] { try (0..<4).map { _ in try solver.makeVariable() } }
        let a = try frame()
        let b = try frame()
        let c = try frame()
        for (index, button) in [a, b, c].enumerated() where index > 0 {
            try solver.add(LinearConstraint(button[2] - 60, .equal))
            try solver.add(LinearConstraint(button[3] - 60, .equal))
        }
        let width = try solver.add(LinearConstraint(a[2] - 60, .equal))
        let height = try solver.add(LinearConstraint(a[3] - 60, .equal))
        try solver.add(LinearConstraint(b[0] + 0.5 * b[2] - 160, .equal))
        try solver.add(LinearConstraint(b[1] + 0.5 * b[3] - 240, .equal))
        try solver.add(LinearConstraint(a[0] + a[2], .equal, b[0] - 10))
        try solver.add(LinearConstraint(LinearExpression(c[0]), .equal, b[0] + b[2] + 10))
        try solver.add(LinearConstraint(a[1] + 0.5 * a[3], .equal, b[1] + 0.5 * b[3]))
        try solver.add(LinearConstraint(c[1] + 0.5 * c[3], .equal, b[1] + 0.5 * b[3]))
        solver.solve()
        #expect(a.map(solver.value(of:)) == [60, 210, 60, 60])
        #expect(b.map(solver.value(of:)) == [130, 210, 60, 60])
        #expect(c.map(solver.value(of:)) == [200, 210, 60, 60])

        try solver.setConstant(-70, of: width)
        try solver.setConstant(-70, of: height)
        solver.solve()
        #expect(a.map(solver.value(of:)) == [50, 205, 70, 70])
        #expect(b.map(solver.value(of:)) == [130, 210, 60, 60])
        #expect(solver.ambiguities().isEmpty)
    }

    @Test func noNumberOfConstraintsOutvotesAHigherPriority() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        try solver.add(LinearConstraint(x - 1, .equal, priority: Priority(501)))
        for _ in 0..<1000 { try solver.add(LinearConstraint(1000 * x - 5000, .equal, priority: Priority(500))) }
        solver.solve()
        #expect(solver.value(of: x) == 1)
    }

    @Test func withinAPriorityTheSumOfAbsoluteErrorsIsLeast() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        for wish in [0.0, 3, 10] { try solver.add(LinearConstraint(x - wish, .equal, priority: .defaultLow)) }
        solver.solve()
        #expect(solver.value(of: x) == 3)
    }

    @Test func compressionResistanceGivesWayBeforeSuggestionsAndHuggingBeforeCompressionResistance() throws {
        var solver = Solver()
        let window = try solver.makeVariable()
        let label = try solver.makeVariable(lowerBound: 0)
        let field = try solver.makeVariable(lowerBound: 0)
        try solver.add(LinearConstraint(label + field + 8, .equal, LinearExpression(window)))
        for (variable, size, offset) in [(label, 40.0, 1.0), (field, 100, 0)] {
            try solver.add(LinearConstraint(variable - size, .greaterThanOrEqual, priority: Priority(750 + offset)))
            try solver.add(LinearConstraint(variable - size, .lessThanOrEqual, priority: Priority(250 + offset)))
        }
        try solver.suggest(200, for: window)
        solver.solve()
        #expect([window, label, field].map(solver.value(of:)) == [200, 40, 152])
        try solver.suggest(98, for: window)
        solver.solve()
        #expect([window, label, field].map(solver.value(of:)) == [98, 40, 50])
        try solver.suggest(28, for: window)
        solver.solve()
        #expect([window, label, field].map(solver.value(of:)) == [28, 20, 0])
        try solver.suggest(-20, for: window)
        solver.solve()
        #expect([window, label, field].map(solver.value(of:)) == [8, 0, 0])
        try solver.suggest(200, for: window)
        solver.solve()
        #expect([window, label, field].map(solver.value(of:)) == [200, 40, 152])
        try solver.withdrawSuggestion(for: window)
        solver.solve()
        #expect([window, label, field].map(solver.value(of:)) == [148, 40, 100])
    }

    @Test func aWindowStopsAtTheNarrowestWidthForItsLines() throws {
        var solver = Solver()
        let window = try solver.makeVariable(lowerBound: 0)
        var lines: [[Variable]] = []
        for line in 0..<60 {
            var rest = LinearExpression(window)
            var widths: [Variable] = []
            for item in 0..<4 {
                let width = try solver.makeVariable(lowerBound: Double(item == 1 ? line : 0))
                let natural = Double(30 + 7 * ((line + item) % 5))
                try solver.add(LinearConstraint(width - natural, .greaterThanOrEqual, priority: Priority(750 + Double(item))))
                try solver.add(LinearConstraint(width - natural, .lessThanOrEqual, priority: Priority(250 + Double(item))))
                rest = rest - width - 8
                widths.append(width)
            }
            try solver.add(LinearConstraint(rest, .equal))
            lines.append(widths)
        }
        try solver.suggest(400, for: window)
        solver.solve()
        let wide = solver.values
        for (wish, found) in [(10.0, 91.0), (91, 91), (120, 120), (-5, 91), (400, 400)] {
            try solver.suggest(wish, for: window)
            solver.solve()
            #expect(abs(solver.value(of: window) - found) < 1e-9, "\(wish)")
            for (index, line) in lines.enumerated() {
                #expect(abs(line.reduce(32) { $0 + solver.value(of: $1) } - found) < 1e-9)
                #expect(solver.value(of: line[1]) >= Double(index) - 1e-9)
            }
        }
        #expect(zip(solver.values, wide).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(solver.conflicts.isEmpty)
    }

    @Test func anInequalityBetweenBlocksTakesPartOnceItIsViolated() throws {
        var solver = Solver()
        let width = try solver.makeVariable()
        let height = try solver.makeVariable()
        try solver.add(LinearConstraint(height - 30, .equal, priority: .defaultLow))
        try solver.add(LinearConstraint(width - height, .greaterThanOrEqual))
        try solver.suggest(100, for: width)
        solver.solve()
        #expect(solver.value(of: height) == 30)
        try solver.suggest(20, for: width)
        solver.solve()
        #expect(solver.value(of: height) == 20)
    }

    @Test func coefficientsOfAVariableThatComesTwiceAddUp() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        let y = try solver.makeVariable()
        try solver.add(LinearConstraint(x + x + (y - y) - 10, .equal))
        try solver.add(LinearConstraint(y - 1, .equal))
        solver.solve()
        #expect(solver.value(of: x) == 5)
    }

    @Test func sameCallsGiveSameBits() throws {
        func values() throws -> [UInt64] {
            var random = SeededGenerator(seed: 77)
            var system = RandomSystem(using: &random, size: 30)
            system.solver.solve()
            return system.solver.values.map(\.bitPattern)
        }
        #expect(try values() == values())
    }

    @Test func aChainOfTenThousandKeepsItsLength() throws {
        var solver = Solver()
        let count = 10_000
        var x: [Variable] = []
        var w: [Variable] = []
        for _ in 0..<count {
            x.append(try solver.makeVariable())
            w.append(try solver.makeVariable(lowerBound: 0))
        }
        try solver.add(LinearConstraint(LinearExpression(x[0]), .equal))
        for index in 1..<count {
            try solver.add(LinearConstraint(x[index] - x[index - 1], .equal, w[index - 1] + 8))
            try solver.add(LinearConstraint(w[index] - w[index - 1], .equal))
        }
        try solver.add(LinearConstraint(x[count - 1] + w[count - 1] - 1e6, .equal))
        solver.solve()
        let expected = (1e6 - 8 * Double(count - 1)) / Double(count)
        #expect(abs(solver.value(of: w[count / 2]) - expected) < 1e-9)
        #expect(abs(solver.value(of: x[count - 1]) + solver.value(of: w[count - 1]) - 1e6) < 1e-5)
    }

    @Test func aStackOfLabelsTakesTheirHeights() throws {
        var solver = Solver()
        var bottom = LinearExpression()
        var tops: [Variable] = []
        for index in 0..<2000 {
            let top = try solver.makeVariable()
            let height = try solver.makeVariable(lowerBound: 0)
            tops.append(top)
            try solver.add(LinearConstraint(LinearExpression(top), .equal, bottom))
            try solver.add(LinearConstraint(height - Double(index % 7), .greaterThanOrEqual, priority: .defaultHigh))
            try solver.add(LinearConstraint(height - Double(index % 7), .lessThanOrEqual, priority: .defaultLow))
            bottom = top + height
        }
        solver.solve()
        #expect(solver.value(of: tops[1999]) == (0..<1999).reduce(0) { $0 + Double($1 % 7) })
        #expect(solver.ambiguities().isEmpty)
    }

    @Test(arguments: [1.0, 1e3, 1e7]) func constantsUpToTenMillionStayExactEnough(scale: Double) throws {
        var solver = Solver()
        let a = try solver.makeVariable()
        let b = try solver.makeVariable()
        let c = try solver.makeVariable()
        try solver.add(LinearConstraint(a + b + scale, .equal))
        try solver.add(LinearConstraint(b - a, .greaterThanOrEqual, LinearExpression(constant: scale)))
        try solver.add(LinearConstraint(LinearExpression(c), .equal, 3 * a, priority: .defaultHigh))
        try solver.add(LinearConstraint(b - scale, .equal, priority: .defaultLow))
        solver.solve()
        #expect(abs(solver.value(of: b) - scale) <= solver.tolerance)
        #expect(abs(solver.value(of: a) + 2 * scale) <= solver.tolerance)
        #expect(abs(solver.value(of: c) + 6 * scale) <= 3 * solver.tolerance)
    }

    @Test func valuesComeWithoutTheNoiseOfRounding() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        let y = try solver.makeVariable()
        try solver.add(LinearConstraint(x - 0.1 - 0.2, .equal))
        try solver.add(LinearConstraint(3 * y - 1, .equal))
        solver.solve()
        #expect(solver.value(of: x) == 0.3)
        #expect(solver.value(of: y) == 0.333333333)
    }

    @Test func aSolverThatForgetsEverythingIsAsNew() throws {
        var solver = Solver()
        let old = try solver.makeVariable(lowerBound: 5)
        try solver.add(LinearConstraint(old + 1, .equal))
        try solver.suggest(9, for: old)
        solver.solve()
        solver.removeAll()
        #expect(solver.values.isEmpty && solver.conflicts.isEmpty)
        solver.reserve(variables: 1, constraints: 1)
        let x = try solver.makeVariable()
        let terms = [LinearExpression.Term(x, 2)]
        let id = try solver.add(terms.span, constant: -8, .equal)
        solver.solve()
        #expect(solver.values == [4] && solver.conflicts.isEmpty && id.number == 0)
    }

    @Test func aConstantOnWhichEverythingRestsMovesEverything() throws {
        var solver = Solver()
        let width = try solver.makeVariable()
        let parts = try (0..<4).map { _ in try solver.makeVariable(lowerBound: 0) }
        let fixed = try solver.add(LinearConstraint(width - 400, .equal))
        try solver.add(LinearConstraint(parts[0] + parts[1] + parts[2] + parts[3], .equal, width))
        for index in 1..<4 { try solver.add(LinearConstraint(parts[index] - parts[0], .equal)) }
        solver.solve()
        #expect(parts.map(solver.value(of:)) == [100, 100, 100, 100])
        try solver.setConstant(-200, of: fixed)
        solver.solve()
        #expect(parts.map(solver.value(of:)) == [50, 50, 50, 50] && solver.value(of: width) == 200)
        try solver.setConstant(200, of: fixed)
        solver.solve()
        #expect(!solver.conflicts.isEmpty)
        try solver.setConstant(-200, of: fixed)
        solver.solve()
        #expect(parts.map(solver.value(of:)) == [50, 50, 50, 50] && solver.conflicts.isEmpty)
    }

    @Test func constraintsInPlaceOfOthersMoveThemAndAreTheYoungestInAConflict() throws {
        var solver = Solver()
        let x = try solver.makeVariable()
        let y = try solver.makeVariable()
        let first = try solver.add(LinearConstraint(x - 10, .equal))
        let second = try solver.add(LinearConstraint(y - x - 5, .equal))
        solver.solve()
        #expect(solver.values == [10, 15])
        try solver.remove(first)
        let third = try solver.add(LinearConstraint(x - 20, .equal))
        #expect(solver.ambiguities().isEmpty && !solver.contains(first) && solver.contains(third))
        solver.solve()
        #expect(solver.values == [20, 25])
        try solver.setConstant(-30, of: third)
        solver.solve()
        #expect(solver.values == [30, 35])
        // A constraint that is added and removed in between leaves no trace.
        let passing = try solver.add(LinearConstraint(y - 1, .equal))
        try solver.remove(passing)
        solver.solve()
        #expect(solver.values == [30, 35] && solver.conflicts.isEmpty)
        // The third is newer than the second, although it took the first one's place.
        let fourth = try solver.add(LinearConstraint(y - 50, .equal))
        solver.solve()
        #expect(solver.conflicts.map(\.constraints) == [[second, third, fourth]])
        #expect(solver.conflicts.first?.broken == fourth)
        try solver.remove(fourth)
        solver.solve { _ in 0 }
        #expect(solver.values == [30, 35] && solver.conflicts.isEmpty)
    }

    @Test func closedRingsFollowTheConstantsOfConstraintsInPlaceOfOthers() throws {
        var solver = Solver()
        let width = try solver.makeVariable()
        let parts = try (0..<6).map { _ in try solver.makeVariable(lowerBound: 0) }
        try solver.suggest(600, for: width)
        var sum = LinearExpression(constant: 0)
        for part in parts { sum = sum + part }
        try solver.add(LinearConstraint(sum, .equal, LinearExpression(width)))
        var rows: [LinearConstraint.ID] = []
        for index in 1..<6 { rows.append(try solver.add(LinearConstraint(parts[index] - parts[index - 1], .equal))) }
        solver.solve()
        #expect(parts.map(solver.value(of:)) == Array(repeating: 100, count: 6))
        for index in 1..<6 {
            try solver.remove(rows[index - 1])
            rows[index - 1] = try solver.add(LinearConstraint(parts[index] - parts[index - 1] - 10, .equal))
        }
        solver.solve()
        #expect(parts.map(solver.value(of:)) == [75, 85, 95, 105, 115, 125])
    }
}
