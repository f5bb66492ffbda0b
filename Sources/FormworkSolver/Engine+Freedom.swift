extension Engine {
    /// A variable that has another value in another optimum, and the lowest priority that narrowed it; 0 for none.
    typealias Freedom = (variable: Variable, priority: Float)

    /// Returns the variables that could have other values in another optimum.
    ///
    /// Searches for another point of the optimal faces. Lazy constraints that prevent a move join the simplex on the way.
    mutating func freedom(_ system: borrowing LinearSystem) -> [Freedom] {
        var found: [Freedom] = []
        for block in chain.coupledBlocks where !effort.isExhausted && hasRoom(block: block) {
            found += freedom(ofBlock: block, system)
        }
        return found.sorted { $0.variable < $1.variable }
    }

    /// Whether the optimum does not determine an independent variable of any block, without regard to lazy constraints.
    var hasRoom: Bool { chain.coupledBlocks.contains { hasRoom(block: $0) } }

    /// Whether the optimum does not determine an independent variable of a block, without regard to lazy constraints.
    ///
    /// - Complexity: O(independent variables of the block).
    func hasRoom(block: Block) -> Bool {
        for place in independents[block] {
            let variable = independents.variables[place]
            if isLoose[variable] && !components.contains(variable) && chain.roles[variable] == .free { return true }
        }
        for index in components[ofBlock: block] where components[index].hasFreedom { return true }
        return false
    }

    private mutating func freedom(ofBlock block: Block, _ system: borrowing LinearSystem) -> [Freedom] {
        let reach = 1 + 0.01 * system.scale
        var moves = moves(ofBlock: block, reach: reach, system)
        if moves.isEmpty || effort.isExhausted { return [] }
        while activateWhatHinders(moves, block: block, system: system) {
            solveSingles(ofBlock: block, system)
            arrangeComponents(ofBlock: block)
            solve(block: block, fully: true, system)
            moves = self.moves(ofBlock: block, reach: reach, system)
            if moves.isEmpty || effort.isExhausted { return [] }
        }
        let base = values
        apply(moves, factor: 1)
        chain.evaluate(block: block, system, into: &values)
        var found: [Freedom] = []
        let lowest = moves.reduce(0) { $1.priority > 0 && ($0 == 0 || $1.priority < $0) ? $1.priority : $0 }
        for move in moves where abs(move.distance) > 10 * tolerance { found.append((move.variable, move.priority)) }
        let ties = (chain.blockTies[block] ?? []).map { chain.ties[$0].variable }
        for variable in chain.variables(ofBlock: block) + ties {
            if abs(values[variable] - base[variable]) > 10 * tolerance { found.append((variable, lowest)) }
        }
        values = base
        return found
    }

    private typealias Move = (variable: Variable, distance: Double, priority: Float)

    private mutating func apply(_ moves: [Move], factor: Double) {
        for move in moves { values[move.variable] += factor * move.distance }
    }

    /// Activates the lazy constraints that the moves would violate in either direction.
    ///
    /// - Returns: Whether there were any.
    private mutating func activateWhatHinders(_ moves: [Move], block: Block, system: borrowing LinearSystem) -> Bool {
        var found = false
        let base = values
        for factor in [1.0, -1] {
            effort.spend(values.count + 8 * lazyConstraints[block].count)
            apply(moves, factor: factor)
            chain.evaluate(block: block, system, into: &values)
            for constraint in lazyConstraints[block] where !lazyConstraints.isDone(constraint) {
                let target = lazyConstraints.targets[constraint]
                if isFree(target) { continue }
                if error(ofLazy: constraint, system) <= tolerance { continue }
                if activate(target, system: system) != .active { continue }
                lazyConstraints.join(constraint, block: block)
                found = true
            }
            values = base
        }
        return found
    }

    /// Returns the possible moves of a block's free variables within their optimal faces.
    private mutating func moves(ofBlock block: Block, reach: Double, _ system: borrowing LinearSystem) -> [Move] {
        var moves: [Move] = []
        for place in independents[block] {
            let variable = independents.variables[place]
            if chain.roles[variable] != .free || components.contains(variable) { continue }
            let optimum = SingleOptimum(costs.penalties, range: costs[variable])
            if optimum.upper - optimum.lower <= 10 * tolerance { continue }
            // Uneven steps, so that opposite movements do not cancel out.
            let step = reach * (1 + 0.37 * Double(variable.index % 101) / 101)
            let upwards = min(optimum.value + step, optimum.upper)
            let other = upwards > optimum.value ? upwards : max(optimum.value - step, optimum.lower)
            moves.append((independents.variables[place], other - optimum.value, optimum.lowestPriority))
        }
        for index in components[ofBlock: block] {
            let component = components[index]
            if !component.hasFreedom { continue }
            load(component, system: system)
            simplex.solve(keepsFace: true)
            if !simplex.hasFreedom { continue }
            let point = simplex.innerPoint(reach: reach)
            for place in component.columns {
                let variable = components.columns[place]
                let distance = point[place - component.columns.lowerBound] - values[variable]
                if abs(distance) > 10 * tolerance { moves.append((variable, distance, simplex.lastNarrowing)) }
            }
        }
        return moves
    }
}
