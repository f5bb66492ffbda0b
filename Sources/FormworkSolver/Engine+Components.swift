extension Engine {
    /// Groups the free variables of a block by the active rows that tie them together.
    ///
    /// - Complexity: O(terms of the block's active rows).
    mutating func arrangeComponents(ofBlock block: Int) {
        let range = Int(independentStarts[block])..<Int(independentStarts[block + 1])
        for place in range {
            let variable = Int(independents[place])
            groupOf[variable] = independents[place]
            columnOf[variable] = -1
        }
        var number = firstActive[block]
        while number >= 0 {
            var first: Int32 = -1
            for term in active.terms(Int(number)) {
                let variable = active.variables[term]
                if chain.roles[Int(variable)] != .free { continue }
                columnOf[Int(variable)] = 0
                first = first < 0 ? root(variable) : join(first, root(variable))
            }
            number = nextActive[Int(number)]
        }
        fillComponents(block, range)
    }

    private mutating func fillComponents(_ block: Int, _ range: Range<Int>) {
        let firstComponent = components.count
        // The columns in use: a component begins at its least variable, which is the root of its group.
        var columnCounts: [Int] = []
        for place in range {
            let variable = independents[place]
            if columnOf[Int(variable)] < 0 { continue }
            let root = root(variable)
            if root == variable {
                columnOf[Int(root)] = Int32(truncatingIfNeeded: columnCounts.count)
                columnCounts.append(0)
            }
        }
        var componentOf: [Int] = []
        for place in range {
            let variable = independents[place]
            if columnOf[Int(variable)] < 0 {
                componentOf.append(-1)
                continue
            }
            let index = Int(columnOf[Int(root(variable))])
            componentOf.append(index)
            columnCounts[index] += 1
        }
        var idle: [Int32] = []
        var rowCounts = Array(repeating: 0, count: columnCounts.count)
        var rowComponents: [(number: Int32, component: Int, hasHeld: Bool)] = []
        var number = firstActive[block]
        while number >= 0 {
            var component = -1
            var hasHeld = false
            for term in active.terms(Int(number)) {
                let variable = active.variables[term]
                if chain.roles[Int(variable)] == .held { hasHeld = true } else { component = Int(columnOf[Int(root(variable))]) }
            }
            if component >= 0 {
                rowComponents.append((number, component, hasHeld))
                rowCounts[component] += 1
            } else {
                idle.append(number)
            }
            number = nextActive[Int(number)]
        }
        if !idle.isEmpty || !idleRows.isEmpty { idleRows[Int32(truncatingIfNeeded: block)] = idle.isEmpty ? nil : idle }
        var columnEnd = columnList.count
        var rowEnd = rowList.count
        for index in columnCounts.indices {
            components.append(Component(columns: columnEnd..<columnEnd, rows: rowEnd..<rowEnd))
            columnEnd += columnCounts[index]
            rowEnd += rowCounts[index]
        }
        columnList.append(contentsOf: repeatElement(0, count: columnEnd - columnList.count))
        rowList.append(contentsOf: repeatElement(0, count: rowEnd - rowList.count))
        for item in rowComponents {
            let index = firstComponent + item.component
            let end = components[index].rows.upperBound
            rowList[end] = item.number
            components[index].rows = components[index].rows.lowerBound..<end + 1
            if item.hasHeld { components[index].dependsOnHeld = true }
        }
        for place in range where componentOf[place - range.lowerBound] >= 0 {
            let index = firstComponent + componentOf[place - range.lowerBound]
            let columns = components[index].columns
            columnList[columns.upperBound] = independents[place]
            columnOf[Int(independents[place])] = Int32(truncatingIfNeeded: columns.count)
            components[index].columns = columns.lowerBound..<columns.upperBound + 1
        }
        for index in firstComponent..<components.count where components[index].dependsOnHeld && components[index].rows.count <= 32 {
            components[index].response = responses.reserve(rowCount: components[index].rows.count)
        }
        blockComponents[block] = firstComponent..<components.count
    }

    private mutating func root(_ variable: Int32) -> Int32 {
        var current = variable
        while groupOf[Int(current)] != current {
            let above = groupOf[Int(groupOf[Int(current)])]
            groupOf[Int(current)] = above
            current = above
        }
        return current
    }

    private mutating func join(_ first: Int32, _ second: Int32) -> Int32 {
        let least = min(first, second)
        groupOf[Int(max(first, second))] = least
        return least
    }

    /// Runs the simplex on a component, with the held variables at their values.
    mutating func load(_ component: Component, _ system: borrowing LinearSystem) {
        collectConstants(component)
        simplex.begin(columns: component.columns.count, rows: component.rows.count, tolerance: tolerance)
        for place in component.columns {
            addPieces(of: Int(columnList[place]))
            simplex.endColumn()
        }
        for place in component.rows {
            let number = Int(rowList[place])
            appendCoefficients(ofRow: number)
            let target = active.targets[number]
            if target >= 0 {
                addPieces(of: Int(target))
            } else {
                let row = Int(~target)
                simplex.addPenalty(system.relations[row], system.priorities[row], 0, 1)
            }
            simplex.endRow(constant: rowConstants[place - component.rows.lowerBound])
        }
    }

    /// Adds the coefficients of an active row to the simplex.
    mutating func appendCoefficients(ofRow number: Int) {
        simplex.tableau.beginRow()
        for term in active.terms(number) {
            let variable = Int(active.variables[term])
            if chain.roles[variable] != .held { simplex.tableau.add(active.coefficients[term], atColumn: columnOf[variable]) }
        }
        simplex.tableau.endRow()
    }

    /// The constants of a component's rows, the held variables at their values.
    mutating func collectConstants(_ component: Component) {
        rowConstants.removeAll(keepingCapacity: true)
        for place in component.rows {
            let number = Int(rowList[place])
            var constant = active.constants[number]
            for term in active.terms(number) {
                let variable = Int(active.variables[term])
                if chain.roles[variable] == .held { constant += active.coefficients[term] * values[variable] }
            }
            rowConstants.append(constant)
        }
    }

    private mutating func addPieces(of variable: Int) {
        for penalty in costs[variable] {
            simplex.addPenalty(costs.relations[penalty], costs.priorities[penalty], costs.breakpoints[penalty], costs.slopes[penalty])
        }
    }
}
