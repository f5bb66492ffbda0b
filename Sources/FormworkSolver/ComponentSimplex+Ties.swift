extension ComponentSimplex {
    /// Whether a column can still move within the intervals.
    var hasFreedom: Bool {
        nonbasics.contains { uppers[$0] - lowers[$0] > 10 * tolerance }
    }

    /// Whether a variable has a single value on the optimal face.
    func isFixed(_ variable: Int) -> Bool {
        if uppers[variable] - lowers[variable] <= tolerance { return true }
        // The value of a basic variable depends on the nonbasic ones.
        guard let row = basics.firstIndex(of: variable) else { return false }
        var coefficients: [Double] = []
        basis.coefficients(ofRow: row, into: &coefficients)
        for column in 0..<columnCount where coefficients[column] != 0 {
            let nonbasic = nonbasics[column]
            if uppers[nonbasic] - lowers[nonbasic] > tolerance { return false }
        }
        return true
    }

    /// Returns, by variable, whether it has more than one value on the optimal face.
    private mutating func findMovable() -> [Bool] {
        var canMove = [Bool](repeating: false, count: variableCount)
        for column in 0..<columnCount where uppers[nonbasics[column]] - lowers[nonbasics[column]] > tolerance {
            canMove[nonbasics[column]] = true
            basis.collect(column, nonbasic: nonbasics[column], rows: &columnRows, rates: &columnRates, effort: &effort)
            for row in columnRows {
                let basic = basics[Int(row)]
                if uppers[basic] - lowers[basic] > tolerance { canMove[basic] = true }
            }
        }
        return canMove
    }

    /// Chooses the optimum whose columns have the least sum of absolute values.
    mutating func breakTies(keepsFace: Bool) { aim((0..<columnCount).map { ($0, 0) }, keepsFace: keepsFace) }

    /// Returns a point in the interior of the optimal face where possible, within `reach` of the values.
    ///
    /// - Complexity: two runs of the simplex for each column that can move, and for each row that has not moved with a column.
    mutating func innerPoint(reach: Double) -> [Double] {
        let start = Array(values[0..<columnCount])
        if !hasFreedom { return start }
        var sums = start
        var count = 1.0
        var hasMoved = [Bool](repeating: false, count: variableCount)
        let canMove = findMovable()
        for variable in 0..<variableCount where canMove[variable] {
            // Every column is needed: a column can move independently of the column that it moved with, and a substituted variable can depend on
            // both.
            if variable >= columnCount && hasMoved[variable] { continue }
            for target in [values[variable] + reach, values[variable] - reach] {
                if effort.isExhausted { return start }
                var other = self
                other.aim([(variable, target)], keepsFace: true)
                effort = other.effort
                effort.spend(basis.size + 8 * variableCount)
                for place in 0..<variableCount where abs(other.values[place] - values[place]) > 100 * tolerance { hasMoved[place] = true }
                // Uneven weights, so that opposite movements do not cancel out.
                let share = 1 + 0.37 * (count / (count + 7))
                for column in 0..<columnCount { sums[column] += share * (other.values[column] - start[column]) }
                count += 1
            }
        }
        return (0..<columnCount).map { start[$0] + (sums[$0] - start[$0]) / (2 * count) }
    }

    /// Moves variables as close to their targets as the face allows, by the sum of distances.
    private mutating func aim(_ targets: [(variable: Int, value: Double)], keepsFace: Bool) {
        let penaltyCount = penalties.count
        for variable in 0..<variableCount {
            levelStarts[variable] = 0
            levelEnds[variable] = 0
        }
        for target in targets {
            levelStarts[target.variable] = penalties.count
            addPenalty(.equal, priority: 0, breakpoint: target.value, slope: 1)
            levelEnds[target.variable] = penalties.count
        }
        iterate()
        if !keepsFace {
            let narrowing = lastNarrowing
            level = 0
            narrowToFace()
            lastNarrowing = narrowing
        }
        penalties.removeLast(penalties.count - penaltyCount)
    }
}
