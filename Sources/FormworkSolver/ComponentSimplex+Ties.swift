extension ComponentSimplex {
    /// Whether a column can still move within the optimal face of the last level.
    var hasFreedom: Bool {
        nonbasics.contains { uppers[$0] - lowers[$0] > 10 * tolerance }
    }

    /// Chooses among optima the one whose columns have the least sum of absolute values.
    mutating func breakTies() {
        if !hasFreedom { return }
        aim((0..<columnCount).map { ($0, 0) })
    }

    /// A point within the optimal face, not at its edges where it can be avoided, for columns in `reach` of their values.
    ///
    /// - Complexity: two runs of the simplex for each column.
    mutating func innerPoint(reach: Double) -> [Double] {
        var sums = Array(values[0..<columnCount])
        if !hasFreedom { return sums }
        var count = 1.0
        let start = sums
        for column in 0..<columnCount {
            for target in [start[column] + reach, start[column] - reach] {
                aim([(column, target)])
                // Uneven shares, so that what moves in opposite ways does not cancel out.
                let share = 1 + 0.37 * (count / (count + 7))
                for other in 0..<columnCount { sums[other] += share * (values[other] - start[other]) }
                count += 1
            }
        }
        return (0..<columnCount).map { start[$0] + (sums[$0] - start[$0]) / (2 * count) }
    }

    /// Moves columns as near to their targets as the face allows, by the sum of distances.
    private mutating func aim(_ targets: [(column: Int, value: Double)]) {
        let pieceCount = relations.count
        for variable in 0..<variableCount {
            levelStarts[variable] = 0
            levelEnds[variable] = 0
        }
        for target in targets {
            levelStarts[target.column] = relations.count
            addPiece(.equal, 0, target.value, 1)
            levelEnds[target.column] = relations.count
        }
        iterate()
        let added = relations.count - pieceCount
        relations.removeLast(added)
        priorities.removeLast(added)
        breakpoints.removeLast(added)
        slopes.removeLast(added)
    }
}
