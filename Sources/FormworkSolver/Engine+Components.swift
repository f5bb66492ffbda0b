extension Engine {
    /// Groups the free variables of a block by the active rows that connect them.
    ///
    /// - Complexity: O(terms of the block's active rows).
    mutating func arrangeComponents(ofBlock block: Block) {
        components.arrange(block: block, independents, active: active, roles: chain.roles, responses: &responses)
    }

    /// Loads a component into the simplex, with the held variables at their values.
    mutating func load(_ component: Component, system: borrowing LinearSystem) {
        collectConstants(component)
        simplex.begin(columns: component.columns.count, rows: component.rows.count, tolerance: tolerance)
        for place in component.columns {
            addPieces(of: components.columns[place])
            simplex.endColumn()
        }
        for place in component.rows {
            let number = components.rows[place]
            simplex.basis.beginRow()
            for term in active.terms(number) {
                let variable = active.variables[term]
                if chain.roles[variable] != .held {
                    simplex.basis.add(active.coefficients[term], atColumn: components.column(of: variable))
                }
            }
            simplex.basis.endRow()
            let target = active.targets[number]
            if let variable = target.variable {
                addPieces(of: variable)
            } else if let row = target.row {
                simplex.addPenalty(system.relations[row], priority: system.priorities[row], breakpoint: 0, slope: 1)
            }
            simplex.endRow(constant: rowConstants[place - component.rows.lowerBound])
        }
    }

    /// Computes the constants of a component's rows, with the held variables at their values.
    mutating func collectConstants(_ component: Component) {
        rowConstants.removeAll(keepingCapacity: true)
        for place in component.rows {
            let number = components.rows[place]
            var constant = active.constants[number]
            for term in active.terms(number) {
                let variable = active.variables[term]
                if chain.roles[variable] == .held { constant += active.coefficients[term] * values[variable] }
            }
            rowConstants.append(constant)
        }
    }

    private mutating func addPieces(of variable: Variable) {
        for penalty in costs[variable] {
            simplex.addPenalty(
                costs.penalties.relations[penalty], priority: costs.penalties.priorities[penalty],
                breakpoint: costs.penalties.breakpoints[penalty],
                slope: costs.penalties.slope(penalty))
        }
    }
}
