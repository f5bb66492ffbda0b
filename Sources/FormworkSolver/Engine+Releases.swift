extension Engine {
    /// Releases the held variables among those given. They become free, and keep their suggestions as costs.
    ///
    /// - Returns: Whether any variable was released.
    mutating func release(_ variables: some Sequence<Variable>, block: Block, system: borrowing LinearSystem) -> Bool {
        if effort.isExhausted { return false }
        effort.spend(8 * lazyConstraints[block].count)
        var released: [Variable] = []
        for variable in variables where chain.roles[variable] == .held {
            chain.roles[variable] = .free
            released.append(variable)
        }
        if released.isEmpty { return false }
        releases.add(released, block: block)
        lazyConstraints.restore(block: block)
        return true
    }

    /// Holds released variables at their suggested values again, so that each pass over a block starts in the same state.
    mutating func holdAgain(_ block: Block, system: borrowing LinearSystem) {
        let variables = releases.take(block: block)
        if variables.isEmpty { return }
        for variable in variables {
            chain.roles[variable] = .held
            if let suggestion = system.suggestions[variable] { values[variable] = suggestion.value }
        }
        lazyConstraints.restore(block: block)
        arrangeComponents(ofBlock: block)
    }

    /// Finds the closest values to the suggestions that cannot be satisfied, and holds the variables there. This separates the components that the
    /// released variables connected: only the levels above the soft ones are solved for all of them together.
    ///
    /// This is done a few times in each pass. After that, or if the values are not determined, the variables stay free.
    mutating func settle(_ block: Block, system: borrowing LinearSystem) {
        if !releases.isUnsettled { return }
        defer { releases.settle() }
        if releases.count > 8 || effort.isExhausted { return }
        var settled: [(variable: Variable, value: Double)] = []
        var index = components[ofBlock: block].lowerBound
        while index < components[ofBlock: block].upperBound {
            let component = components[index]
            index += 1
            let released = component.columns.filter { costs.isHoldable(components.columns[$0], above: highestSoft) }
            if released.isEmpty { continue }
            load(component, system: system)
            simplex.solve(above: highestSoft, keepsFace: true)
            if effort.isExhausted { return }
            if simplex.firstMissed >= 1000 { continue }
            // Other held variables may share the error, so they are released as well.
            if component.dependsOnHeld && release(heldVariables(of: component), block: block, system: system) {
                arrangeComponents(ofBlock: block)
                index = components[ofBlock: block].lowerBound
                settled.removeAll()
                continue
            }
            for place in released {
                let column = place - component.columns.lowerBound
                if simplex.isFixed(column) { settled.append((components.columns[place], simplex.values[column])) }
            }
        }
        for item in settled {
            chain.roles[item.variable] = .held
            values[item.variable] = item.value
        }
        if settled.isEmpty { return }
        lazyConstraints.restore(block: block)
        arrangeComponents(ofBlock: block)
    }

    /// Releases the held variables of violated idle rows. Idle rows depend on held variables only, and count if they are above the soft levels.
    ///
    /// - Returns: Whether any variable was released.
    mutating func releaseForIdleRows(ofBlock block: Block, _ system: borrowing LinearSystem) -> Bool {
        var variables: [Variable] = []
        for number in components.idleRows(ofBlock: block) {
            var value = active.constants[Int(number)]
            let terms = active.terms(Int(number))
            for term in terms { value += active.coefficients[term] * values[active.variables[term]] }
            let firm = firmInterval(active.targets[Int(number)], system: system)
            if max(firm.lower - value, value - firm.upper) > tolerance { variables += active.variables[terms] }
        }
        if variables.isEmpty || !release(variables, block: block, system: system) { return false }
        solveSingles(ofBlock: block, system)
        arrangeComponents(ofBlock: block)
        settle(block, system: system)
        return true
    }

    /// Returns the held variables that the rows of a component depend on.
    func heldVariables(of component: Component) -> [Variable] {
        var variables: [Variable] = []
        for place in component.rows {
            for term in active.terms(components.rows[place]) where chain.roles[active.variables[term]] == .held {
                variables.append(active.variables[term])
            }
        }
        return variables
    }

    /// Whether a target is a free variable, whose costs are those of a column.
    func isFree(_ target: Target) -> Bool { target.variable.map { chain.roles[$0] == .free } ?? false }
}
