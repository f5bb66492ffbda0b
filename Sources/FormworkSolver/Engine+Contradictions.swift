extension Engine {
    /// The rows whose combination fixes the sum of the terms, besides those given.
    mutating func contradiction(of terms: [(Int32, Double)], rows: [Int32], _ system: borrowing LinearSystem) -> Contradiction {
        var weights: [Int32: Double] = [:]
        var tieWeights: [Int32: Double] = [:]
        chain.followsConstants = true
        defer { chain.followsConstants = false }
        _ = chain.expand(
            terms: terms, constant: 0, values: values, effort: &simplex.effort,
            visitRow: { row, weight in weights[row, default: 0] += weight },
            visitTie: { number, weight in tieWeights[number, default: 0] += weight })
        // A tie stands for its row and for the ties before it that were taken out of it.
        var all: [(Int32, Double)] = terms
        var sums: [Int32: Double] = [:]
        for (number, weight) in tieWeights { sums[number] = -weight / chain.ties[Int(number)].pivot }
        while let number = sums.keys.max() {
            let factor = sums.removeValue(forKey: number) ?? 0
            if abs(factor) <= 1e-9 { continue }
            let tie = chain.ties[Int(number)]
            effort.spend(8 * (tie.reductions.count + sums.count))
            for reduction in tie.reductions { sums[reduction.tie, default: 0] += factor * reduction.factor }
            weights[tie.row, default: 0] += 1
            for (variable, coefficient) in self.terms(ofRow: tie.row, system) { all.append((variable, factor * coefficient)) }
        }
        if !tieWeights.isEmpty {
            let tiedRows = Set(chain.ties.lazy.map(\.row))
            let tied = weights.keys.filter { tiedRows.contains($0) }
            weights = [:]
            for row in tied { weights[row] = 1 }
            _ = chain.expand(
                terms: all, constant: 0, values: values, effort: &simplex.effort,
                visitRow: { row, weight in weights[row, default: 0] += weight })
        }
        var found = Contradiction(rows: rows)
        for (row, weight) in weights where abs(weight) > 1e-9 && !rows.contains(row) { found.rows.append(row) }
        found.rows.sort()
        return found
    }

    /// Adds where a requirement comes from.
    func addSource(of penalty: Int, _ target: Int32, to found: inout Contradiction) {
        if penalty < 0 {
            found.rows.append(~target)
        } else if costs.sources[penalty] >= 0 {
            found.rows.append(costs.sources[penalty])
        } else if !found.bounds.contains(target) {
            found.bounds.append(target)
        }
    }

    /// Two requirements for a single variable that cannot hold together: the oldest that is at odds with an older one, and the
    /// furthest from it of those. Broken ones do not count.
    ///
    /// - Returns: nil where all can hold.
    /// - Complexity: O(*p* log *p*) for *p* penalties.
    mutating func contradiction(ofSingle variable: Int, _ system: borrowing LinearSystem) -> Contradiction? {
        if effort.isExhausted { return nil }
        effort.spend(16 * costs[variable].count)
        var lower = -1
        var upper = -1
        var required = costs[variable].filter { costs.priorities[$0] >= 1000 }
        required.sort { (costs.sources[$0], $0) < (costs.sources[$1], $1) }
        for penalty in required {
            let source = Int(costs.sources[penalty])
            if source >= 0 && system.states[source] != .live { continue }
            let breakpoint = costs.breakpoints[penalty]
            let relation = costs.relations[penalty]
            var other = -1
            if relation != .lessThanOrEqual {
                if upper >= 0 && breakpoint - costs.breakpoints[upper] > tolerance { other = upper }
                if lower < 0 || breakpoint > costs.breakpoints[lower] { lower = penalty }
            }
            if relation != .greaterThanOrEqual && other < 0 {
                if lower >= 0 && costs.breakpoints[lower] - breakpoint > tolerance { other = lower }
                if upper < 0 || breakpoint < costs.breakpoints[upper] { upper = penalty }
            }
            if other < 0 { continue }
            var found = Contradiction(single: variable)
            for penalty in [other, penalty] { addSource(of: penalty, Int32(truncatingIfNeeded: variable), to: &found) }
            found.isIrreducible = true
            return found
        }
        return nil
    }
}
