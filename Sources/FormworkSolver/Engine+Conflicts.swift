extension Engine {
    /// Up to how many requirements are tried one by one.
    private static let few = 32

    /// A requirement within a component: the place of its column or row, and a penalty of the variable there; -1 for a row of the system.
    private typealias Requirement = (place: Int, penalty: Int)

    /// Requirements of a component that the simplex could not satisfy, as few as it takes.
    ///
    /// Leaves out what is not needed (the deletion filter of Chinneck and Dravnieks, *Locating Minimal Infeasible Constraint Sets in
    /// Linear Programs*, 1991), in halves, quarters and so on. The multipliers of what remains are unique, and with them the
    /// substituted rows that take part.
    ///
    /// - Complexity: O(*k* log *p*) runs of the simplex for *k* requirements that remain of *p*; a few where a certificate of theirs says
    ///   at once that all are needed.
    mutating func contradiction(of component: Component, _ system: borrowing LinearSystem) -> Contradiction {
        collectConstants(component)
        duals.refill(0, count: component.columns.count + component.rows.count)
        var kept = requirements(of: component, system)
        // What has no dual at the least sum of errors has no part in why that is not 0.
        if isContradictory(kept, component, system), !effort.isExhausted {
            let support = kept.filter { abs(duals[$0.place]) > 1e-9 }
            if support.count < kept.count, isContradictory(support, component, system) { kept = support }
        }
        // Those that are all needed would take as many runs: where they cancel out in one way only, that says it at once.
        var size = (kept.count + 1) / 2
        if let least = dependency(of: kept, component), isContradictory(least, component, system) {
            kept = least
            size = 0
        } else if kept.count > Self.few, let least = certificate(of: kept, component, system), isContradictory(least, component, system) {
            kept = least
            size = dependency(of: kept, component) == nil ? (kept.count + 1) / 2 : 0
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
        // No longer where numbers are too near to each other to tell.
        let isCertain = isContradictory(kept, component, system)
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
            addSource(of: requirement.penalty, target, to: &found)
            let dual = duals[requirement.place]
            if isColumn || !places.insert(requirement.place).inserted || abs(dual) <= 1e-9 { continue }
            if target >= 0 {
                terms.append((target, dual))
            } else {
                for (variable, coefficient) in self.terms(ofRow: ~target, system) { terms.append((variable, dual * coefficient)) }
            }
        }
        found.rows = Array(Set(found.rows + contradiction(of: terms, rows: [], system).rows)).sorted()
        found.isIrreducible = isCertain
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
            for penalty in costs[Int(columnList[item])] where costs.priorities[penalty] >= 1000 { requirements.append((place, penalty)) }
        }
        for (place, item) in component.rows.enumerated() {
            let target = active.targets[Int(rowList[item])]
            let place = component.columns.count + place
            if target < 0 {
                if system.priorities[Int(~target)] >= 1000 { requirements.append((place, -1)) }
            } else {
                for penalty in costs[Int(target)] where costs.priorities[penalty] >= 1000 { requirements.append((place, penalty)) }
            }
        }
        return requirements
    }

    /// Requirements that contradict each other, found by letting go of one of them alone: the others can all be met, and the multipliers
    /// with which they keep this one from being met are the certificate. The simplex ends at a corner, so that they are independent, and
    /// each is needed.
    ///
    /// - Returns: nil where the simplex comes to no end, or numbers are too near to each other to tell.
    private mutating func certificate(
        of requirements: [Requirement], _ component: Component, _ system: borrowing LinearSystem
    ) -> [Requirement]? {
        if !isContradictory(requirements, component, system) { return nil }
        var met: [Requirement] = []
        var missed: [Requirement] = []
        for requirement in requirements {
            if isMissed(requirement, component, system) { missed.append(requirement) } else { met.append(requirement) }
        }
        for requirement in missed {
            let place = met.firstIndex { ($0.place, $0.penalty) > requirement } ?? met.count
            var candidates = met
            candidates.insert(requirement, at: place)
            load(candidates, letting: requirement, component, system)
            simplex.solve(above: 1)
            if effort.isExhausted || simplex.firstMissed >= 1000 { return nil }
            if simplex.firstMissed == 0 {
                met = candidates
                continue
            }
            collectDuals(component)
            var last = -1
            return candidates.filter { candidate in
                if candidate == requirement { return true }
                if candidate.place == last || !binds(candidate, component, system) { return false }
                last = candidate.place
                return true
            }
        }
        return nil
    }

    /// What a requirement says, and the value of which it says it.
    private func meaning(
        _ requirement: Requirement, _ component: Component, _ system: borrowing LinearSystem
    ) -> (relation: Relation, breakpoint: Double, value: Double) {
        let width = component.columns.count
        let isColumn = requirement.place < width
        let variable = isColumn ? requirement.place : width + rowIndexes[requirement.place - width]
        let value = simplex.values[variable]
        if requirement.penalty >= 0 { return (costs.relations[requirement.penalty], costs.breakpoints[requirement.penalty], value) }
        let target = active.targets[Int(rowList[component.rows.lowerBound + requirement.place - width])]
        return (system.relations[Int(~target)], 0, value)
    }

    private func isMissed(_ requirement: Requirement, _ component: Component, _ system: borrowing LinearSystem) -> Bool {
        let (relation, breakpoint, value) = meaning(requirement, component, system)
        if relation != .lessThanOrEqual && value < breakpoint - tolerance { return true }
        return relation != .greaterThanOrEqual && value > breakpoint + tolerance
    }

    /// Whether a requirement is the one that the dual of its place stands for.
    private func binds(_ requirement: Requirement, _ component: Component, _ system: borrowing LinearSystem) -> Bool {
        let dual = duals[requirement.place]
        if abs(dual) <= 1e-9 { return false }
        let (relation, breakpoint, value) = meaning(requirement, component, system)
        return relation != (dual < 0 ? .lessThanOrEqual : .greaterThanOrEqual) && abs(value - breakpoint) <= 100 * tolerance
    }

    /// Whether the simplex cannot satisfy some requirements, in the order of their places. Rows without any are left out.
    ///
    /// Afterwards ``duals`` has the dual of each place, where they cannot be satisfied.
    private mutating func isContradictory(
        _ requirements: [Requirement], _ component: Component, _ system: borrowing LinearSystem
    ) -> Bool {
        load(requirements, letting: nil, component, system)
        simplex.solve(above: 1)
        if simplex.firstMissed < 1000 { return false }
        collectDuals(component)
        return true
    }

    /// Takes requirements alone into the simplex; one of them may be let go of where the others can only be met without it.
    private mutating func load(
        _ requirements: [Requirement], letting elastic: Requirement?, _ component: Component, _ system: borrowing LinearSystem
    ) {
        let width = component.columns.count
        rowPlaces.removeAll(keepingCapacity: true)
        rowIndexes.refill(0, count: component.rows.count)
        for requirement in requirements where requirement.place >= width && requirement.place != rowPlaces.last {
            rowIndexes[requirement.place - width] = rowPlaces.count
            rowPlaces.append(requirement.place)
        }
        simplex.begin(columns: width, rows: rowPlaces.count, tolerance: tolerance)
        simplex.recordsDuals = true
        var next = 0
        for index in 0..<width + rowPlaces.count {
            let place = index < width ? index : rowPlaces[index - width]
            if place >= width { appendCoefficients(ofRow: Int(rowList[component.rows.lowerBound + place - width])) }
            let first = next
            while next < requirements.count && requirements[next].place == place { next += 1 }
            for requirement in requirements[first..<next] where elastic.map({ $0 != requirement }) ?? true {
                addPenalty(requirement, 1000, component, system)
            }
            if let elastic, elastic.place == place { addPenalty(elastic, 999, component, system) }
            if place < width { simplex.endColumn() } else { simplex.endRow(constant: rowConstants[place - width]) }
        }
        effort.spend(8 * (width + component.rows.count))
    }

    private mutating func addPenalty(
        _ requirement: Requirement, _ priority: Double, _ component: Component, _ system: borrowing LinearSystem
    ) {
        if requirement.penalty >= 0 {
            simplex.addPenalty(
                costs.relations[requirement.penalty], priority, costs.breakpoints[requirement.penalty], costs.slopes[requirement.penalty])
        } else {
            let target = active.targets[Int(rowList[component.rows.lowerBound + requirement.place - component.columns.count])]
            simplex.addPenalty(system.relations[Int(~target)], priority, 0, 1)
        }
    }

    /// Puts the duals of the last level to the places of the component.
    private mutating func collectDuals(_ component: Component) {
        let width = component.columns.count
        duals.refill(0, count: width + component.rows.count)
        for (index, dual) in simplex.duals.enumerated() { duals[index < width ? index : rowPlaces[index - width]] = dual }
    }
}
