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

    /// A requirement within a component: the place of its column or row, and a piece of the variable there; -1 for a row of the system.
    private typealias Requirement = (place: Int, piece: Int)

    /// Requirements of a component that the simplex could not satisfy, as few as it takes.
    ///
    /// Leaves out what is not needed (the deletion filter of Chinneck and Dravnieks, *Locating Minimal Infeasible Constraint Sets in
    /// Linear Programs*, 1991), in halves, quarters and so on. The multipliers of what remains are unique, and with them the
    /// substituted rows that take part.
    ///
    /// - Complexity: O(*k* log *p*) runs of the simplex for *k* requirements that remain of *p*; two where they cancel out in one way only.
    mutating func contradiction(of component: Component, _ system: borrowing LinearSystem) -> Contradiction {
        collectConstants(component)
        var kept = requirements(of: component, system)
        // What is not pressed at the least sum of errors has no part in why that is not 0.
        if isContradictory(kept, component, system), !effort.isExhausted {
            let pressed = kept.filter { abs(simplex.pressures[$0.place]) > 1e-9 }
            if pressed.count < kept.count, isContradictory(pressed, component, system) { kept = pressed }
        }
        // Many that are all needed would take as many runs: where they cancel out in one way only, that says it at once.
        var size = (kept.count + 1) / 2
        if kept.count > 32, let least = dependency(of: kept, component), isContradictory(least, component, system) {
            kept = least
            size = 0
        }
        while size > 0 && !effort.isExhausted {
            var start = 0
            while start < kept.count && !effort.isExhausted {
                var rest = kept
                rest.removeSubrange(start..<min(start + size, kept.count))
                if isContradictory(rest, component, system) { kept = rest } else { start += size }
            }
            size = size > 1 ? (size + 1) / 2 : 0
        }
        _ = isContradictory(kept, component, system)
        var found = Contradiction()
        if effort.isExhausted { return found }
        var terms: [(Int32, Double)] = []
        var places: Set<Int> = []
        for requirement in kept {
            let isColumn = requirement.place < component.columns.count
            let target =
                isColumn
                ? columnList[component.columns.lowerBound + requirement.place]
                : active.targets[Int(rowList[component.rows.lowerBound + requirement.place - component.columns.count])]
            addSource(of: requirement.piece, target, to: &found)
            let pressure = simplex.pressures[requirement.place]
            if isColumn || !places.insert(requirement.place).inserted || abs(pressure) <= 1e-9 { continue }
            if target >= 0 {
                terms.append((target, pressure))
            } else {
                for (variable, coefficient) in self.terms(ofRow: ~target, system) { terms.append((variable, pressure * coefficient)) }
            }
        }
        found.rows = Array(Set(found.rows + contradiction(of: terms, rows: [], system).rows)).sorted()
        found.isIrreducible = true
        return found
    }

    /// The requirements whose left sides cancel out; nil where they do so in several ways.
    private mutating func dependency(of requirements: [Requirement], _ component: Component) -> [Requirement]? {
        let width = component.columns.count
        let vectors = requirements.map { requirement in
            if requirement.place < width { return [Int32(requirement.place): 1.0] }
            var vector: [Int32: Double] = [:]
            for term in active.terms(Int(rowList[component.rows.lowerBound + requirement.place - width])) {
                let variable = Int(active.variables[term])
                if chain.roles[variable] != .held { vector[Int32(columnOf[variable]), default: 0] += active.coefficients[term] }
            }
            return vector
        }
        return Dependency(vectors, &effort)?.places.map { requirements[$0] }
    }

    private func requirements(of component: Component, _ system: borrowing LinearSystem) -> [Requirement] {
        var requirements: [Requirement] = []
        for (place, item) in component.columns.enumerated() {
            for piece in pieces[Int(columnList[item])] where pieces.priorities[piece] >= 1000 { requirements.append((place, piece)) }
        }
        for (place, item) in component.rows.enumerated() {
            let target = active.targets[Int(rowList[item])]
            let place = component.columns.count + place
            if target < 0 {
                if system.priorities[Int(~target)] >= 1000 { requirements.append((place, -1)) }
            } else {
                for piece in pieces[Int(target)] where pieces.priorities[piece] >= 1000 { requirements.append((place, piece)) }
            }
        }
        return requirements
    }

    /// Whether the simplex cannot satisfy some requirements, in the order of their places.
    private mutating func isContradictory(
        _ requirements: [Requirement], _ component: Component, _ system: borrowing LinearSystem
    ) -> Bool {
        simplex.begin(component, tolerance: tolerance)
        var next = 0
        let width = component.columns.count
        for place in 0..<width + component.rows.count {
            if place >= width { appendCoefficients(ofRow: Int(rowList[component.rows.lowerBound + place - width])) }
            while next < requirements.count && requirements[next].place == place {
                let piece = requirements[next].piece
                if piece >= 0 {
                    simplex.addPiece(pieces.relations[piece], 1000, pieces.breakpoints[piece], pieces.slopes[piece])
                } else {
                    let target = active.targets[Int(rowList[component.rows.lowerBound + place - width])]
                    simplex.addPiece(system.relations[Int(~target)], 1000, 0, 1)
                }
                next += 1
            }
            if place < width { simplex.endColumn() } else { simplex.endRow(constant: rowConstants[place - width]) }
        }
        effort.spend(8 * (width + component.rows.count))
        simplex.solve(above: 1)
        return simplex.firstMissed >= 1000
    }

    /// Adds where a requirement comes from.
    func addSource(of piece: Int, _ target: Int32, to found: inout Contradiction) {
        if piece < 0 {
            found.rows.append(~target)
        } else if pieces.sources[piece] >= 0 {
            found.rows.append(pieces.sources[piece])
        } else if !found.bounds.contains(target) {
            found.bounds.append(target)
        }
    }

    /// Two requirements for a single variable that cannot hold together: the oldest that is at odds with an older one, and the
    /// furthest from it of those. Broken ones do not count.
    ///
    /// - Returns: nil where all can hold.
    /// - Complexity: O(*p* log *p*) for *p* pieces.
    mutating func contradiction(ofSingle variable: Int, _ system: borrowing LinearSystem) -> Contradiction? {
        if effort.isExhausted { return nil }
        effort.spend(16 * pieces[variable].count)
        var lower = -1
        var upper = -1
        var required = pieces[variable].filter { pieces.priorities[$0] >= 1000 }
        required.sort { (pieces.sources[$0], $0) < (pieces.sources[$1], $1) }
        for piece in required {
            let source = Int(pieces.sources[piece])
            if source >= 0 && system.states[source] != .live { continue }
            let breakpoint = pieces.breakpoints[piece]
            let relation = pieces.relations[piece]
            var other = -1
            if relation != .lessThanOrEqual {
                if upper >= 0 && breakpoint - pieces.breakpoints[upper] > tolerance { other = upper }
                if lower < 0 || breakpoint > pieces.breakpoints[lower] { lower = piece }
            }
            if relation != .greaterThanOrEqual && other < 0 {
                if lower >= 0 && pieces.breakpoints[lower] - breakpoint > tolerance { other = lower }
                if upper < 0 || breakpoint < pieces.breakpoints[upper] { upper = piece }
            }
            if other < 0 { continue }
            var found = Contradiction(single: variable)
            for piece in [other, piece] { addSource(of: piece, Int32(truncatingIfNeeded: variable), to: &found) }
            found.isIrreducible = true
            return found
        }
        return nil
    }
}
