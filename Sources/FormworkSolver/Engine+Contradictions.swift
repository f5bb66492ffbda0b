extension Engine {
    /// The rows whose combination fixes the sum of the terms, besides those given.
    mutating func contradiction(of terms: [(Int32, Double)], rows: [Int32], _ system: borrowing LinearSystem) -> Contradiction {
        var weights: [Int32: Double] = [:]
        var tieWeights: [Int32: Double] = [:]
        chain.followsConstants = true
        defer { chain.followsConstants = false }
        _ = chain.expand(
            terms: terms, constant: 0, values: values, visitRow: { row, weight in weights[row, default: 0] += weight },
            visitTie: { number, weight in tieWeights[number, default: 0] += weight })
        // A tie stands for its row and for the ties before it that were taken out of it.
        var all: [(Int32, Double)] = terms
        var sums: [Int32: Double] = [:]
        for (number, weight) in tieWeights { sums[number] = -weight / chain.ties[Int(number)].pivot }
        while let number = sums.keys.max() {
            let factor = sums.removeValue(forKey: number) ?? 0
            let tie = chain.ties[Int(number)]
            for reduction in tie.reductions { sums[reduction.tie, default: 0] += factor * reduction.factor }
            weights[tie.row, default: 0] += 1
            for (variable, coefficient) in self.terms(ofRow: tie.row, system) { all.append((variable, factor * coefficient)) }
        }
        if !tieWeights.isEmpty {
            let tied = weights.keys.filter { row in chain.ties.contains { $0.row == row } }
            weights = [:]
            for row in tied { weights[row] = 1 }
            _ = chain.expand(
                terms: all, constant: 0, values: values, visitRow: { row, weight in weights[row, default: 0] += weight })
        }
        var found = Contradiction(rows: rows)
        for (row, weight) in weights where abs(weight) > 1e-9 && !rows.contains(row) { found.rows.append(row) }
        found.rows.sort()
        return found
    }

    /// The requirements that press upon a component which the simplex could not satisfy.
    mutating func contradiction(of component: Component, _ system: borrowing LinearSystem) -> Contradiction {
        var terms: [(Int32, Double)] = []
        var rows: [Int32] = []
        var found = Contradiction()
        let pressures = simplex.pressures
        for place in component.rows {
            let target = active.targets[Int(rowList[place])]
            if target >= 0 { values[Int(target)] = simplex.values[component.columns.count + place - component.rows.lowerBound] }
        }
        for place in component.columns {
            let pressure = pressures[place - component.columns.lowerBound]
            let variable = Int(columnList[place])
            if abs(pressure) > 1e-9 || missesRequirement(variable) { addRequiredSources(of: variable, to: &found) }
        }
        for place in component.rows {
            let pressure = pressures[component.columns.count + place - component.rows.lowerBound]
            let target = active.targets[Int(rowList[place])]
            if target >= 0 && missesRequirement(Int(target)) { addRequiredSources(of: Int(target), to: &found) }
            if abs(pressure) <= 1e-9 { continue }
            if target >= 0 {
                terms.append((target, pressure))
                addRequiredSources(of: Int(target), to: &found)
            } else {
                rows.append(~target)
                for (variable, coefficient) in self.terms(ofRow: ~target, system) { terms.append((variable, pressure * coefficient)) }
            }
        }
        let equalities = contradiction(of: terms, rows: rows, system)
        found.rows = Array(Set(found.rows + equalities.rows)).sorted()
        return found
    }

    /// Whether a piece of the variable is required and does not hold; of two that exclude each other no pressure tells.
    private func missesRequirement(_ variable: Int) -> Bool {
        pieces[variable].contains { pieces.priorities[$0] >= 1000 && pieces.error(of: $0, at: values[variable]) > tolerance }
    }

    /// Adds the required pieces of a variable.
    func addRequiredSources(of variable: Int, to found: inout Contradiction) {
        for piece in pieces[variable] where pieces.priorities[piece] >= 1000 {
            if pieces.sources[piece] >= 0 {
                found.rows.append(pieces.sources[piece])
            } else if !found.bounds.contains(Int32(truncatingIfNeeded: variable)) {
                found.bounds.append(Int32(truncatingIfNeeded: variable))
            }
        }
    }
}
