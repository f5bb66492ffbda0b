extension Engine {
    /// Returns the given rows and the rows whose combination determines the sum of the terms.
    mutating func contradiction(of terms: [(Variable, Double)], rows: [Row], _ system: borrowing LinearSystem) -> Contradiction {
        var weights: [Row: Double] = [:]
        var tieWeights: [Int: Double] = [:]
        chain.followsConstants = true
        defer { chain.followsConstants = false }
        _ = chain.expand(
            system, terms: terms, constant: 0, values: values, effort: &simplex.effort,
            visitRow: { row, weight in weights[row, default: 0] += weight },
            visitTie: { number, weight in tieWeights[number, default: 0] += weight })
        // A tie represents its row and the earlier ties that were subtracted from it.
        var all: [(Variable, Double)] = terms
        var sums: [Int: Double] = [:]
        for (number, weight) in tieWeights { sums[number] = -weight / chain.ties[number].pivot }
        while let number = sums.keys.max() {
            let factor = sums.removeValue(forKey: number) ?? 0
            if abs(factor) <= 1e-9 { continue }
            let tie = chain.ties[number]
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
                system, terms: all, constant: 0, values: values, effort: &simplex.effort,
                visitRow: { row, weight in weights[row, default: 0] += weight })
        }
        var found = Contradiction(rows: rows)
        for (row, weight) in weights where abs(weight) > 1e-9 && !rows.contains(row) { found.rows.append(row) }
        found.rows.sort()
        return found
    }

    /// A requirement on a target: a penalty of its variable, or nil for its row.
    typealias Requirement = (target: Target, penalty: Int?)

    /// Returns the requirements on a target.
    func requirements(of target: Target, _ system: borrowing LinearSystem) -> [Requirement] {
        if let row = target.row { return system.priorities[row] >= 1000 ? [(target, nil)] : [] }
        guard let variable = target.variable else { return [] }
        return costs[variable].filter { costs.penalties.priorities[$0] >= 1000 }.map { (target, $0) }
    }

    /// Adds the source of a requirement.
    func addSource(of requirement: Requirement, to found: inout Contradiction) {
        guard let penalty = requirement.penalty else {
            if let row = requirement.target.row { found.rows.append(row) }
            return
        }
        if let row = costs.sources[penalty].row {
            found.rows.append(row)
        } else if let variable = requirement.target.variable, !found.bounds.contains(variable) {
            found.bounds.append(variable)
        }
    }

    /// Returns two contradictory requirements on a single variable: the oldest one that contradicts an older one, and the most distant of the latter.
    /// Broken requirements are ignored.
    ///
    /// - Returns: nil if all can be satisfied.
    /// - Complexity: O(*p* log *p*) for *p* penalties.
    mutating func contradiction(ofSingle variable: Variable, _ system: borrowing LinearSystem) -> Contradiction? {
        if effort.isExhausted { return nil }
        effort.spend(16 * costs[variable].count)
        let target = Target(variable)
        // Of the requirements visited so far, those that bound the value most from below and from above.
        var lower: Int?
        var upper: Int?
        var required = costs[variable].filter { costs.penalties.priorities[$0] >= 1000 }
        required.sort { (costs.sources[$0], $0) < (costs.sources[$1], $1) }
        for penalty in required {
            if let row = costs.sources[penalty].row, system.states[row] != .live { continue }
            let breakpoint = costs.penalties.breakpoints[penalty]
            let relation = costs.penalties.relations[penalty]
            var other: Int?
            if relation != .lessThanOrEqual {
                if let upper, breakpoint - costs.penalties.breakpoints[upper] > tolerance { other = upper }
                if lower.map({ breakpoint > costs.penalties.breakpoints[$0] }) ?? true { lower = penalty }
            }
            if relation != .greaterThanOrEqual && other == nil {
                if let lower, costs.penalties.breakpoints[lower] - breakpoint > tolerance { other = lower }
                if upper.map({ breakpoint < costs.penalties.breakpoints[$0] }) ?? true { upper = penalty }
            }
            guard let other else { continue }
            var found = Contradiction(single: variable)
            for penalty in [other, penalty] { addSource(of: (target, penalty), to: &found) }
            found.isIrreducible = true
            return found
        }
        return nil
    }

    /// Returns a minimal set of requirements of a component that the simplex could not satisfy. Their multipliers are unique, and determine the
    /// substituted rows that are part of the contradiction.
    ///
    /// - Complexity: see ``InfeasibleSubset/narrow(_:)``.
    mutating func contradiction(of component: Component, _ system: borrowing LinearSystem) -> Contradiction {
        collectConstants(component)
        let places = places(of: component)
        var sources: [Requirement] = []
        var required: [InfeasibleSubset.Requirement] = []
        for (place, target) in places.enumerated() {
            for source in requirements(of: target, system) {
                sources.append(source)
                required.append(
                    source.penalty.map {
                        InfeasibleSubset.Requirement(
                            place: place, relation: costs.penalties.relations[$0], breakpoint: costs.penalties.breakpoints[$0],
                            slope: costs.penalties.slope($0))
                    }
                        ?? InfeasibleSubset.Requirement(
                            place: place, relation: target.row.map { system.relations[$0] } ?? .equal, breakpoint: 0, slope: 1))
            }
        }
        var subset = InfeasibleSubset(
            required, columnCount: component.columns.count, rows: coefficients(of: component), constants: rowConstants, tolerance: tolerance
        )
        let isCertain = subset.narrow(&simplex)
        var found = Contradiction()
        if effort.isExhausted { return found }
        var terms: [(Variable, Double)] = []
        var rows: Set<Int> = []
        for number in subset.kept {
            let place = required[number].place
            addSource(of: sources[number], to: &found)
            let dual = subset.duals[place]
            if place < component.columns.count || !rows.insert(place).inserted || abs(dual) <= 1e-9 { continue }
            for (variable, coefficient) in self.terms(of: places[place], system) { terms.append((variable, dual * coefficient)) }
        }
        found.rows = Array(Set(found.rows + contradiction(of: terms, rows: [], system).rows)).sorted()
        found.isIrreducible = isCertain
        return found
    }

    /// Returns the columns of a component, then its rows.
    private func places(of component: Component) -> [Target] {
        components.columns[component.columns].map(Target.init(_:))
            + components.rows[component.rows].map { active.targets[$0] }
    }

    /// Returns the coefficients of a component's rows, by column.
    private func coefficients(of component: Component) -> [[InfeasibleSubset.Term]] {
        components.rows[component.rows].map { number in
            active.terms(number).compactMap { term in
                let variable = active.variables[term]
                return chain.roles[variable] == .held ? nil : (components.column(of: variable), active.coefficients[term])
            }
        }
    }
}
