extension Engine {
    /// Takes over the changed constant of a row.
    ///
    /// - Returns: The block to be refreshed; nil where presolving must be repeated.
    mutating func takeConstant(ofRow row: Int, _ system: borrowing LinearSystem) -> Int32? {
        let terms = system.terms(row)
        if system.states[row] != .live || terms.isEmpty || classes.order.hasTwin[row] { return nil }
        let number = Int32(truncatingIfNeeded: row)
        if system.priorities[row] >= 1000 && system.relations[row] == .equal {
            for term in terms {
                let variable = Int(system.termVariables[term])
                let formula = Int(chain.formulas[variable])
                let block = chain.blocks[variable]
                if formula < 0 || chain.rows[formula] != number { continue }
                if block == 0 {
                    // Everything may depend on it, the constants of ties and what made an equality redundant too.
                    if !chain.ties.isEmpty || !redundantBlocks.isEmpty { return nil }
                    areConstantsMoved = true
                } else if chain.blockTies[block] != nil || redundantBlocks.contains(block) {
                    return nil
                }
                chain.setConstant(system.constants[row], ofFormula: formula, system: system)
                return block
            }
            return nil
        }
        if terms.count == 1 {
            let variable = Int(system.termVariables[terms.lowerBound])
            for penalty in costs[variable] where costs.sources[penalty] == number {
                costs.breakpoints[penalty] = 0 - system.constants[row] / system.termCoefficients[terms.lowerBound]
            }
            return chain.blocks[variable]
        }
        return block(of: ~number, system)
    }

    /// Notes what happened to a block, for the next solving.
    mutating func touch(_ block: Int32, _ touch: Touch) {
        let index = Int(block)
        if touches[index] == .none { touchedBlocks.append(block) }
        if touches[index] != .changed { touches[index] = touch }
    }

    /// Whether anything but values of held variables changed since the last solving.
    var hasChanges: Bool { touchedBlocks.contains { touches[Int($0)] == .changed } }

    /// Solves the blocks that were touched.
    ///
    /// - Returns: Whether this is what solving from scratch would find; false where there are contradictions, or where the optimum
    ///   is not unique and what joined the simplex in the past might lead to another one.
    mutating func solveTouched(_ system: borrowing LinearSystem) -> Bool {
        tolerance = system.tolerance
        if areConstantsMoved {
            for block in 0..<chain.blockCount { touch(Int32(truncatingIfNeeded: block), .changed) }
            touchedBlocks.sort()
            areConstantsMoved = false
        }
        var isAsNew = true
        for block in touchedBlocks {
            let index = Int(block)
            if touches[index] == .changed { refresh(block: index, system) } else { solve(block: index, anew: false, system) }
            touches[index] = .none
            if !contradictions.isEmpty { return false }
            if isGrown[index] && hasRoom(block: index) { isAsNew = false }
        }
        touchedBlocks.removeAll(keepingCapacity: true)
        return isAsNew
    }

    /// Takes over the changed value that is suggested for a variable.
    ///
    /// - Returns: Whether the variable is held, so that nothing but its value changes; nil where presolving must be repeated.
    mutating func takeSuggestion(of variable: Int, _ value: Double) -> Bool? {
        for penalty in costs[variable] where costs.sources[penalty] == PiecewiseLinearCosts.suggestion {
            costs.breakpoints[penalty] = value
        }
        switch chain.roles[variable] {
        case .held:
            values[variable] = value
            return true
        case .constant: return nil
        default: return false
        }
    }

    /// Solves a block whose constants changed.
    mutating func refresh(block: Int, _ system: borrowing LinearSystem) {
        for constraint in lazyConstraints[block] {
            let target = lazyConstraints.targets[constraint]
            if target >= 0 && chain.roles[Int(target)] == .free { continue }
            let interval = interval(target, system)
            lazyConstraints.lowers[constraint] = interval.lower
            lazyConstraints.uppers[constraint] = interval.upper
        }
        var number = firstActive[block]
        while number >= 0 {
            active.constants[Int(number)] = form(of: active.targets[Int(number)], system).constant
            number = nextActive[Int(number)]
        }
        solve(block: block, anew: true, system)
    }
}
