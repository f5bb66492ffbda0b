extension Engine {
    /// Applies the changed constant of a row.
    ///
    /// - Returns: The block to refresh; nil if presolving must be repeated.
    mutating func takeConstant(ofRow row: Row, _ system: borrowing LinearSystem) -> Block? {
        let terms = system.terms(row)
        if system.states[row] != .live || terms.isEmpty || classes.order.hasTwin[row] { return nil }
        if system.priorities[row] >= 1000 && system.relations[row] == .equal {
            for term in terms {
                let variable = system.termVariables[term]
                guard let formula = chain.formula(of: variable), chain.rows[formula] == row else { continue }
                let block = chain.blocks[variable]
                if block == .constants {
                    // Everything may depend on it, including the redundancy of equalities.
                    if !redundantBlocks.isEmpty { return nil }
                    touches.noteConstants()
                } else if redundantBlocks.contains(block) {
                    return nil
                }
                return block
            }
            guard let tie = chain.tieOfRow[row] else { return nil }
            let block = chain.blocks[chain.ties[tie].variable]
            return redundantBlocks.contains(block) ? nil : block
        }
        if terms.count == 1 {
            let variable = system.termVariables[terms.lowerBound]
            for penalty in costs[variable] where costs.sources[penalty].row == row {
                costs.penalties.breakpoints[penalty] = 0 - system.constants[row] / system.termCoefficients[terms.lowerBound]
            }
            return chain.blocks[variable]
        }
        return block(ofRow: row, system)
    }

    /// Solves only the touched blocks.
    ///
    /// - Returns: Whether solving from scratch would certainly give the same result. It is false after a contradiction, and if a block with several
    ///   optima has rows that joined its simplex after presolving, because they may have led to another optimum.
    mutating func solveTouched(_ system: borrowing LinearSystem) -> Bool {
        tolerance = system.tolerance
        for move in moves { values[move.variable] = move.value }
        moves.removeAll(keepingCapacity: true)
        var constants: [Double] = []
        let mayHaveDependents = touches.hasChangedConstants && chain.blockCount > 1
        if mayHaveDependents {
            touches.sort()
            constants = chain.variables(ofBlock: .constants).map { values[$0] }
        }
        var isAsNew = true
        var place = 0
        while place < touches.blocks.count {
            let block = touches.blocks[place]
            if touches[block] == .changed { refresh(block: block, system) } else { solve(block: block, fully: false, system) }
            if !contradictions.isEmpty { return false }
            if lazyConstraints.hasGrown(block: block) && hasRoom(block: block) { isAsNew = false }
            if block == .constants && mayHaveDependents { touchDependents(ofConstants: constants, system) }
            place += 1
        }
        touches.removeAll()
        return isAsNew
    }

    /// Records a change of the blocks with rows on variables of the first block whose values changed.
    ///
    /// - Parameter earlier: The earlier values of the first block's variables, in order.
    /// - Complexity: O(terms of the system) if any value changed.
    private mutating func touchDependents(ofConstants earlier: [Double], _ system: borrowing LinearSystem) {
        var isChanged = [Bool](repeating: false, count: system.variableCount)
        var hasChanges = false
        for (variable, value) in zip(chain.variables(ofBlock: .constants), earlier) where values[variable] != value {
            isChanged[variable] = true
            hasChanges = true
        }
        if !hasChanges { return }
        effort.spend(system.termVariables.count)
        var index = 0
        for term in system.termVariables.indices where isChanged[system.termVariables[term]] {
            while system.termStarts[index + 1] <= term { index += 1 }
            if system.states[index] == .live { touches.note(block(ofRow: Row(index), system), touch: .changed) }
        }
        touches.sort()
    }

    /// Applies the changed suggested value of a variable.
    ///
    /// - Returns: Whether the variable is held, so that only its value changes; nil if presolving must be repeated.
    mutating func takeSuggestion(of variable: Variable, _ value: Double) -> Bool? {
        for penalty in costs[variable] where costs.sources[penalty] == PiecewiseLinearCosts.Source.suggestion {
            costs.penalties.breakpoints[penalty] = value
        }
        switch chain.roles[variable] {
        case .held:
            moves.append((variable, value))
            return true
        case .constant: return nil
        default: return false
        }
    }

    /// Solves a block whose constants changed.
    mutating func refresh(block: Block, _ system: borrowing LinearSystem) {
        refreshForms(ofBlock: block, system)
        lazyConstraints.restore(block: block)
        solve(block: block, fully: true, system)
    }

    /// Computes the constants of the affine forms of a block's ties and active rows: their values while all held and free variables are 0.
    ///
    /// - Complexity: O(*n*) for *n* terms of the block, times the number of its ties if these are few; otherwise that of expanding their rows.
    private mutating func refreshForms(ofBlock block: Block, _ system: borrowing LinearSystem) {
        let ties = chain.ties.isEmpty ? [] : chain.blockTies[block] ?? []
        var next = active.first(ofBlock: block)
        if next == nil && ties.isEmpty { return }
        let variables = independents.variables[independents[block]]
        let saved = variables.map { values[$0] }
        for variable in variables { values[variable] = 0 }
        for number in ties { values[chain.ties[number].variable] = 0 }
        if ties.count > 8 {
            chain.refreshTies(ofBlock: block, system, values: values, effort: &simplex.effort)
        } else {
            for number in ties {
                chain.evaluate(block: block, system, into: &values, tiesBelow: number)
                let tie = chain.ties[number]
                chain.ties[number].form.constant = value(of: Target(tie.row), system) / -tie.pivot
            }
        }
        if next != nil { chain.evaluate(block: block, system, into: &values) }
        while let number = next {
            active.setConstant(value(of: active.targets[number], system), of: number)
            next = active.next(after: number)
        }
        for (variable, value) in zip(variables, saved) { values[variable] = value }
    }
}
