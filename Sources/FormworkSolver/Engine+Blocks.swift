extension Engine {
    /// Solves the single variables of a block, its components and the substituted variables, then checks the lazy constraints. This is repeated until
    /// none is violated.
    ///
    /// - Parameter fully: Whether anything other than the values of held variables changed.
    mutating func solve(block: Block, fully: Bool, _ system: borrowing LinearSystem) {
        holdAgain(block, system: system)
        let contradictionsBefore = contradictions.count
        if fully { solveSingles(ofBlock: block, system) }
        if contradictions.count > contradictionsBefore { return }
        releases.beginRun()
        for index in components[ofBlock: block] where fully || (components[index].dependsOnHeld && !follow(index)) {
            components[index].needsSolving = true
        }
        var allowance = 8
        while true {
            while releaseForIdleRows(ofBlock: block, system) {}
            if !solveComponents(ofBlock: block, system) { return }
            chain.evaluate(block: block, system, into: &values)
            if effort.isExhausted { return }
            spendRound(block)
            var violated = violatedConstraints(ofBlock: block, system)
            if violated.isEmpty { return }
            if violated.count > allowance && block > .constants {
                violated.sort { $0.error != $1.error ? $0.error > $1.error : $0.constraint < $1.constraint }
                violated.removeLast(violated.count - allowance)
                violated.sort { $0.constraint < $1.constraint }
            }
            allowance = min(4 * allowance, 1 << 40)
            let contradictionCount = contradictions.count
            for item in violated { react(to: item.constraint, block, system: system) }
            if isWorthJoiningAll(block) { joinAll(block, system: system) }
            if contradictions.count > contradictionCount {
                // The components must reflect the activations and releases up to the contradiction.
                arrangeComponents(ofBlock: block)
                return
            }
            solveSingles(ofBlock: block, system)
            arrangeComponents(ofBlock: block)
            settle(block, system: system)
        }
    }

    /// Solves the free variables without active rows.
    mutating func solveSingles(ofBlock block: Block, _ system: borrowing LinearSystem) {
        for place in independents[block] {
            let variable = independents.variables[place]
            if chain.roles[variable] != .free || components.contains(variable) { continue }
            let optimum = SingleOptimum(costs.penalties, range: costs[variable])
            values[variable] = optimum.value
            isLoose[variable] = optimum.upper - optimum.lower > 10 * tolerance
            if optimum.requiredError > tolerance {
                if let found = contradiction(ofSingle: variable, system) { note(found) }
            }
        }
    }

    /// Updates a component for moved held variables, as long as its basis stays optimal.
    private mutating func follow(_ index: Int) -> Bool {
        guard components[index].isResponseValid, let place = components[index].response else { return false }
        collectConstants(components[index])
        return responses.follow(place, constants: rowConstants, into: &values)
    }

    private enum ComponentOutcome { case solved, released, contradictory }

    /// - Returns: Whether the components were solved without a contradiction.
    private mutating func solveComponents(ofBlock block: Block, _ system: borrowing LinearSystem) -> Bool {
        var index = components[ofBlock: block].lowerBound
        while index < components[ofBlock: block].upperBound {
            guard components[index].needsSolving else {
                index += 1
                continue
            }
            switch solveComponent(index, block: block, system: system) {
            case .solved: index += 1
            case .released: index = components[ofBlock: block].lowerBound
            case .contradictory: return false
            }
        }
        return true
    }

    private mutating func solveComponent(_ index: Int, block: Block, system: borrowing LinearSystem) -> ComponentOutcome {
        let component = components[index]
        load(component, system: system)
        simplex.solve(endsAtRequired: !component.dependsOnHeld)
        components[index].needsSolving = false
        components[index].hasFreedom = simplex.isAmbiguous
        for place in component.columns { values[components.columns[place]] = simplex.values[place - component.columns.lowerBound] }
        if effort.isExhausted {
            components[index].isResponseValid = false
            return .solved
        }
        if simplex.firstMissed <= highestSoft {
            if let place = component.response {
                components[index].isResponseValid = !simplex.hasFreedom
                responses.store(simplex, at: place, constants: rowConstants, columnList: components.columns[component.columns])
            }
            return .solved
        }
        components[index].isResponseValid = false
        if component.dependsOnHeld {
            if release(heldVariables(of: component), block: block, system: system) {
                solveSingles(ofBlock: block, system)
                arrangeComponents(ofBlock: block)
                settle(block, system: system)
                return .released
            }
        }
        if simplex.firstMissed < 1000 { return .solved }
        let found = contradiction(of: component, system)
        note(found)
        return effort.isExhausted ? .solved : .contradictory
    }

    /// Spends the effort of a pass over a block.
    private mutating func spendRound(_ block: Block) {
        let formulas = chain.formulas(ofBlock: block).count
        let singles = independents[block].count
        effort.spend(8 * (formulas + singles + lazyConstraints[block].count + components[ofBlock: block].count))
    }

    private func violatedConstraints(ofBlock block: Block, _ system: borrowing LinearSystem) -> [(constraint: Int, error: Double)] {
        var violated: [(constraint: Int, error: Double)] = []
        for constraint in lazyConstraints[block] where !lazyConstraints.isDone(constraint) {
            if isFree(lazyConstraints.targets[constraint]) { continue }
            let error = error(ofLazy: constraint, system)
            if error > tolerance { violated.append((constraint, error)) }
        }
        return violated
    }

    /// Returns the distance by which a lazy constraint is violated; negative for a satisfied one.
    func error(ofLazy constraint: Int, _ system: borrowing LinearSystem) -> Double {
        let target = lazyConstraints.targets[constraint]
        let interval = lazyConstraints.isFirm(constraint) ? firmInterval(target, system: system) : interval(target, system: system)
        let value = value(of: target, system)
        return max(interval.lower - value, value - interval.upper)
    }

    /// Whether a block has a large component, and not many more lazy constraints than variables. Activating a row that does not bind then costs
    /// little, compared with another pass.
    private func isWorthJoiningAll(_ block: Block) -> Bool {
        lazyConstraints[block].count <= 2 * independents[block].count
            && components[ofBlock: block].contains {
                simplex.basis.isLarge(columns: components[$0].columns.count, rows: components[$0].rows.count)
            }
    }

    /// Activates the lazy constraints that depend on a free variable, whether violated or not.
    private mutating func joinAll(_ block: Block, system: borrowing LinearSystem) {
        for constraint in lazyConstraints[block] where !lazyConstraints.isDone(constraint) {
            let target = lazyConstraints.targets[constraint]
            if !isFree(target) && activate(target, system: system) == .active { lazyConstraints.join(constraint, block: block) }
        }
    }

    /// Returns the value of a variable, or of the left side of a row.
    func value(of target: Target, _ system: borrowing LinearSystem) -> Double {
        if let variable = target.variable { return values[variable] }
        guard let row = target.row else { return 0 }
        var sum = system.constants[row]
        for term in system.terms(row) { sum += system.termCoefficients[term] * values[system.termVariables[term]] }
        return sum
    }

    /// Handles a violated lazy constraint.
    private mutating func react(to constraint: Int, _ block: Block, system: borrowing LinearSystem) {
        let target = lazyConstraints.targets[constraint]
        // A target that became free for another lazy constraint has its costs as a column.
        if lazyConstraints.isDone(constraint) || isFree(target) { return }
        let form = form(of: target, system)
        if form.variables.contains(where: { chain.roles[$0] == .free }) {
            _ = activate(target, system: system)
            lazyConstraints.join(constraint, block: block)
            return
        }
        let value = value(of: target, system)
        let firm = firmInterval(target, system: system)
        let isFirm = max(firm.lower - value, value - firm.upper) > tolerance
        if !isFirm {
            lazyConstraints.makeFirm(constraint)
            return
        }
        if release(form.variables, block: block, system: system) {
            if isFree(target) { return }
            _ = activate(target, system: system)
            lazyConstraints.join(constraint, block: block)
            return
        }
        lazyConstraints.giveUp(constraint)
        // A requirement contradicts the rows that determine its value. These are a combination of independent rows, so each part is needed.
        let missed = requirements(of: target, system).filter { $0.penalty.map { costs.error(of: $0, at: value) > tolerance } ?? true }
        if missed.isEmpty { return }
        let fixing = contradiction(of: terms(of: target, system), rows: [], system)
        for requirement in missed {
            var found = fixing
            addSource(of: requirement, to: &found)
            found.isIrreducible = true
            note(found)
        }
    }
}
