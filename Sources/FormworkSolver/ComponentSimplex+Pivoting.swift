// Some functions here are mutating although they change nothing: called on an inout self, nonmutating functions would copy it, with a retain for each
// array.
extension ComponentSimplex {
    /// Coefficients below this are treated as zero.
    private static let smallest = 1e-10

    // MARK: Costs of the current level

    mutating func cost() -> Double {
        var sum = 0.0
        for variable in 0..<variableCount {
            for penalty in levelStarts[variable]..<levelEnds[variable] {
                let error = values[variable] - penalties.breakpoints[penalty]
                if error < 0 && penalties.relations[penalty] != .lessThanOrEqual { sum -= penalties.slope(penalty) * error }
                if error > 0 && penalties.relations[penalty] != .greaterThanOrEqual { sum += penalties.slope(penalty) * error }
            }
        }
        return sum
    }

    /// Returns the segment of a variable's cost that starts at a point and continues in a direction.
    mutating func segment(_ variable: Int, from point: Double, upwards: Bool) -> (lower: Double, upper: Double, slope: Double) {
        var lower = lowers[variable]
        var upper = uppers[variable]
        var slope = 0.0
        let edge = upwards ? point + tolerance : point - tolerance
        for penalty in levelStarts[variable]..<levelEnds[variable] {
            let breakpoint = penalties.breakpoints[penalty]
            if upwards ? breakpoint > edge : breakpoint >= edge {
                upper = min(upper, breakpoint)
                if penalties.relations[penalty] != .lessThanOrEqual { slope -= penalties.slope(penalty) }
            } else {
                lower = max(lower, breakpoint)
                if penalties.relations[penalty] != .greaterThanOrEqual { slope += penalties.slope(penalty) }
            }
        }
        return (lower, upper, slope)
    }

    /// Assigns each basic variable a segment at its value; if there are two, the flatter one.
    mutating func placeInSegments() {
        for row in 0..<rowCount {
            let variable = basics[row]
            if levelStarts[variable] == levelEnds[variable] {
                segmentLowers[row] = lowers[variable]
                segmentUppers[row] = uppers[variable]
                segmentSlopes[row] = 0
                continue
            }
            let above = segment(variable, from: values[variable], upwards: true)
            let below = segment(variable, from: values[variable], upwards: false)
            let chosen: (lower: Double, upper: Double, slope: Double)
            if values[variable] >= uppers[variable] - tolerance {
                chosen = below
            } else if values[variable] <= lowers[variable] + tolerance {
                chosen = above
            } else {
                chosen = abs(above.slope) <= abs(below.slope) ? above : below
            }
            segmentLowers[row] = chosen.lower
            segmentUppers[row] = chosen.upper
            segmentSlopes[row] = chosen.slope
        }
    }

    /// Computes, for each column, the change in the costs of the basic variables when the column's variable increases by 1. Its own cost isn't
    /// included. Later steps update these reduced costs like a row.
    mutating func computeReducedCosts() {
        basis.sum(slopes: segmentSlopes, into: &reducedCosts, &effort)
        stepsSinceReducedCosts = 0
    }

    // MARK: Steps

    /// Records the slopes of all columns' own costs.
    mutating func noteOwnSlopes() {
        upwardSlopes.refill(0, count: columnCount)
        downwardSlopes.refill(0, count: columnCount)
        for column in 0..<columnCount { noteOwnSlopes(column) }
    }

    /// Records the slopes of a column's own cost; infinite in a direction in which it cannot move.
    private mutating func noteOwnSlopes(_ column: Int) {
        let variable = nonbasics[column]
        let value = values[variable]
        let isFixed = uppers[variable] - lowers[variable] <= 0
        let isFlat = levelStarts[variable] == levelEnds[variable]
        upwardSlopes[column] =
            isFixed || value >= uppers[variable] ? .infinity : isFlat ? 0 : segment(variable, from: value, upwards: true).slope
        downwardSlopes[column] =
            isFixed || value <= lowers[variable] ? -.infinity : isFlat ? 0 : segment(variable, from: value, upwards: false).slope
    }

    /// Returns the column and the direction that reduce the cost, either by the most or with the lowest number; nil at the optimum.
    mutating func entering(leastNumber: Bool) -> (column: Int, direction: Double)? {
        var best = -1e-9
        var found = -1
        // Safe: there are as many slopes and reduced costs as columns.
        reducedCosts.withUnsafeBufferPointer { reducedCosts in
            // Safe: as above.
            upwardSlopes.withUnsafeBufferPointer { upwards in
                // Safe: as above.
                downwardSlopes.withUnsafeBufferPointer { downwards in
                    for column in 0..<columnCount {
                        let slope = min(upwards[column] + reducedCosts[column], -(downwards[column] + reducedCosts[column]))
                        if !(slope < best) { continue }
                        if leastNumber {
                            if found < 0 || nonbasics[column] < nonbasics[found] { found = column }
                        } else {
                            best = slope
                            found = column
                        }
                    }
                }
            }
        }
        if found < 0 { return nil }
        let upwards = upwardSlopes[found] + reducedCosts[found]
        let downwards = -(downwardSlopes[found] + reducedCosts[found])
        if leastNumber { return (found, upwards < -1e-9 ? 1 : -1) }
        return (found, upwards <= downwards ? 1 : -1)
    }

    /// Moves a column until its cost increases, passing breakpoints on the way, and pivots if a basic variable stops it.
    ///
    /// - Returns: The distance that it moved.
    mutating func step(_ column: Int, direction: Double, isCautious: Bool) -> Double {
        let variable = nonbasics[column]
        let isUp = direction > 0
        var own = segment(variable, from: values[variable], upwards: isUp)
        var slope = direction * (own.slope + reducedCosts[column])
        var length = 0.0
        // The index of the leaving variable's row in the column.
        var leaving = -1
        basis.collect(column, nonbasic: variable, rows: &columnRows, rates: &columnRates, effort: &effort)
        while true {
            // The nearest event: the column's own breakpoint, or that of a basic variable.
            var nearest = isUp ? own.upper - values[variable] : values[variable] - own.lower
            leaving = -1
            var pull = 0.0
            effort.spend(4 * columnRows.count)
            for place in columnRows.indices {
                let row = Int(columnRows[place])
                let rate = direction * columnRates[place]
                if abs(rate) < Self.smallest { continue }
                let limit = rate > 0 ? segmentUppers[row] : segmentLowers[row]
                if limit == .infinity || limit == -.infinity { continue }
                let distance = max(0, (limit - values[basics[row]]) / rate)
                let isTie = abs(distance - nearest) <= 1e-12 * max(1, distance)
                let isBetter: Bool
                if isTie && leaving >= 0 {
                    isBetter = isCautious ? basics[row] < basics[Int(columnRows[leaving])] : abs(rate) > pull
                } else {
                    isBetter = distance < nearest && !(isTie && leaving < 0)
                }
                if isBetter {
                    nearest = min(distance, nearest)
                    leaving = place
                    pull = abs(rate)
                }
            }
            if nearest == .infinity { return 0 }
            length = max(length, nearest)
            if leaving < 0 {
                let limit = isUp ? own.upper : own.lower
                if limit == (isUp ? uppers[variable] : lowers[variable]) { break }
                let next = segment(variable, from: limit, upwards: isUp)
                slope += direction * (next.slope - own.slope)
                if slope >= -1e-9 || isCautious { break }
                own = next
            } else {
                let row = Int(columnRows[leaving])
                let basic = basics[row]
                let rate = direction * columnRates[leaving]
                let limit = rate > 0 ? segmentUppers[row] : segmentLowers[row]
                if limit == (rate > 0 ? uppers[basic] : lowers[basic]) { break }
                let next = segment(basic, from: limit, upwards: rate > 0)
                slope += rate * (next.slope - segmentSlopes[row])
                if slope >= -1e-9 || isCautious { break }
                basis.add(row, times: next.slope - segmentSlopes[row], to: &reducedCosts, effort: &effort)
                segmentLowers[row] = next.lower
                segmentUppers[row] = next.upper
                segmentSlopes[row] = next.slope
            }
        }
        move(column, by: direction * length)
        if leaving < 0 {
            values[variable] = isUp ? own.upper : own.lower
            basis.settle(&reducedCosts, effort: &effort)
        } else {
            let row = Int(columnRows[leaving])
            let rate = direction * columnRates[leaving]
            values[basics[row]] = rate > 0 ? segmentUppers[row] : segmentLowers[row]
            basis.pivot(
                row, column: column, rows: columnRows, rates: columnRates, slopes: (segmentSlopes[row], own.slope), sums: &reducedCosts,
                effort: &effort)
            swap(&basics[row], &nonbasics[column])
            segmentLowers[row] = own.lower
            segmentUppers[row] = own.upper
            segmentSlopes[row] = own.slope
        }
        noteOwnSlopes(column)
        stepsSinceReducedCosts += 1
        return length
    }

    private mutating func move(_ column: Int, by length: Double) {
        if length == 0 { return }
        values[nonbasics[column]] += length
        for place in columnRows.indices { values[basics[Int(columnRows[place])]] += columnRates[place] * length }
    }

    // MARK: Narrowing to the optimal face

    /// Narrows the intervals after a level without costs: each variable stays where it costs nothing.
    mutating func narrowToMet() {
        for variable in 0..<variableCount {
            for penalty in levelStarts[variable]..<levelEnds[variable] {
                let lower =
                    penalties.relations[penalty] == .lessThanOrEqual
                    ? lowers[variable] : max(lowers[variable], penalties.breakpoints[penalty])
                let upper =
                    penalties.relations[penalty] == .greaterThanOrEqual
                    ? uppers[variable] : min(uppers[variable], penalties.breakpoints[penalty])
                narrow(variable, lower: lower, upper: upper)
            }
        }
    }

    /// Narrows the intervals at an optimum: a basic variable stays in its segment, a nonbasic one where its reduced cost is 0.
    mutating func narrowToFace() {
        if recordsDuals { duals = Array(repeating: 0, count: variableCount) }
        if stepsSinceReducedCosts > 0 { computeReducedCosts() }
        for column in 0..<columnCount {
            let variable = nonbasics[column]
            let value = values[variable]
            let reduced = reducedCosts[column]
            if recordsDuals { duals[variable] = -reduced }
            let above = segment(variable, from: value, upwards: true)
            let below = segment(variable, from: value, upwards: false)
            // If the face extends beyond the point, it includes the segment on that side.
            let lower = value <= lowers[variable] || below.slope + reduced < -1e-9 ? value : below.lower
            let upper = value >= uppers[variable] || above.slope + reduced > 1e-9 ? value : above.upper
            narrow(variable, lower: lower, upper: upper)
        }
        for row in 0..<rowCount {
            if recordsDuals { duals[basics[row]] = segmentSlopes[row] }
            narrow(basics[row], lower: segmentLowers[row], upper: segmentUppers[row])
        }
    }

    private mutating func narrow(_ variable: Int, lower: Double, upper: Double) {
        let lower = max(lower, lowers[variable])
        let upper = min(upper, uppers[variable])
        if lower <= lowers[variable] && upper >= uppers[variable] { return }
        lastNarrowing = level
        lowers[variable] = lower
        uppers[variable] = max(lower, upper)
    }
}
