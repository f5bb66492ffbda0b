/// Free variables that active rows connect, with those rows. They are solved by one run of the simplex.
struct Component {
    /// Ranges in the lists of columns and rows of ``Components``.
    fileprivate(set) var columns: Range<Int>
    fileprivate(set) var rows: Range<Int>
    fileprivate(set) var dependsOnHeld = false
    var needsSolving = true
    /// The place of its response, if it depends on held variables and has a suitable size.
    fileprivate(set) var response: Responses.Place?
    var isResponseValid = false
    /// Whether the optimum does not determine its columns.
    var hasFreedom = false
}

/// The components of each block.
struct Components {
    private var components: [Component] = []
    /// The components by block.
    private var blocks: [Range<Int>] = []
    /// The variables of the components' columns.
    private(set) var columns: [Variable] = []
    /// The numbers of the active rows of the components' rows.
    private(set) var rows: [Int] = []
    /// By variable, the column in its component; -1 for a variable that is in none.
    private var columnOf: [Int32] = []
    /// The variables of a block, grouped by the active rows that connect them.
    private var groups = DisjointSets()
    /// Active rows that depend on held variables only, by block.
    private var idleRows: [Block: [Int]] = [:]

    /// Removes everything but the storage, and prepares for a number of variables.
    mutating func reset(variableCount: Int) {
        components.removeAll(keepingCapacity: true)
        columns.removeAll(keepingCapacity: true)
        rows.removeAll(keepingCapacity: true)
        if !idleRows.isEmpty { idleRows.removeAll() }
        columnOf.refill(-1, count: variableCount)
    }

    /// Prepares for the components of a number of blocks.
    mutating func begin(blockCount: Int) { blocks.refill(0..<0, count: blockCount) }

    /// Returns the range of a block's components.
    subscript(ofBlock block: Block) -> Range<Int> { blocks[block] }

    subscript(place: Int) -> Component {
        _read { yield components[place] }
        _modify { yield &components[place] }
    }

    /// Whether a variable is a column of a component.
    @inline(__always)
    func contains(_ variable: Variable) -> Bool { columnOf[variable] >= 0 }

    /// Returns the column of a variable in its component. The variable must be in one.
    @inline(__always)
    func column(of variable: Variable) -> Int32 { columnOf[variable] }

    /// Returns the active rows of a block that depend on held variables only.
    func idleRows(ofBlock block: Block) -> [Int] { idleRows.isEmpty ? [] : idleRows[block] ?? [] }

    /// Frees the storage that only grouping needs.
    mutating func releaseScratch() { groups = DisjointSets() }

    // MARK: Grouping

    /// Groups the free variables of a block by the active rows that connect them.
    ///
    /// - Complexity: O(terms of the block's active rows).
    mutating func arrange(
        block: Block, _ independents: borrowing Independents, active: borrowing ActiveRows, roles: borrowing [VariableRole],
        responses: inout Responses
    ) {
        let range = independents[block]
        groups.grow(to: columnOf.count)
        for place in range {
            let variable = independents.variables[place]
            groups.separate(variable)
            columnOf[variable] = -1
        }
        var next = active.first(ofBlock: block)
        while let number = next {
            var first: Variable?
            for term in active.terms(number) {
                let variable = active.variables[term]
                if roles[variable] != .free { continue }
                columnOf[variable] = 0
                if let first { groups.join(first, variable) } else { first = variable }
            }
            next = active.next(after: number)
        }
        fill(block, independents: independents, active: active, roles: roles, responses: &responses)
    }

    private mutating func fill(
        _ block: Block, independents: borrowing Independents, active: borrowing ActiveRows, roles: borrowing [VariableRole],
        responses: inout Responses
    ) {
        let range = independents[block]
        let firstComponent = components.count
        // The columns in use: a component starts at its lowest variable, which is the root of its group.
        var columnCounts: [Int] = []
        for place in range {
            let variable = independents.variables[place]
            if columnOf[variable] < 0 { continue }
            if groups.find(variable) == variable {
                columnOf[variable] = Int32(truncatingIfNeeded: columnCounts.count)
                columnCounts.append(0)
            }
        }
        var componentOf: [Int?] = []
        for place in range {
            let variable = independents.variables[place]
            if columnOf[variable] < 0 {
                componentOf.append(nil)
                continue
            }
            let index = Int(columnOf[groups.find(variable)])
            componentOf.append(index)
            columnCounts[index] += 1
        }
        var idle: [Int] = []
        var rowCounts = Array(repeating: 0, count: columnCounts.count)
        var rowComponents: [(number: Int, component: Int, hasHeld: Bool)] = []
        var next = active.first(ofBlock: block)
        while let number = next {
            var component: Int?
            var hasHeld = false
            for term in active.terms(number) {
                let variable = active.variables[term]
                if roles[variable] == .free { component = Int(columnOf[groups.find(variable)]) } else { hasHeld = true }
            }
            if let component {
                rowComponents.append((number, component, hasHeld))
                rowCounts[component] += 1
            } else {
                idle.append(number)
            }
            next = active.next(after: number)
        }
        if !idle.isEmpty || !idleRows.isEmpty { idleRows[block] = idle.isEmpty ? nil : idle }
        var columnEnd = columns.count
        var rowEnd = rows.count
        for index in columnCounts.indices {
            components.append(Component(columns: columnEnd..<columnEnd, rows: rowEnd..<rowEnd))
            columnEnd += columnCounts[index]
            rowEnd += rowCounts[index]
        }
        columns.append(contentsOf: repeatElement(Variable(index: 0), count: columnEnd - columns.count))
        rows.append(contentsOf: repeatElement(0, count: rowEnd - rows.count))
        for item in rowComponents {
            let index = firstComponent + item.component
            let end = components[index].rows.upperBound
            rows[end] = item.number
            components[index].rows = components[index].rows.lowerBound..<end + 1
            if item.hasHeld { components[index].dependsOnHeld = true }
        }
        for place in range {
            guard let component = componentOf[place - range.lowerBound] else { continue }
            let index = firstComponent + component
            let own = components[index].columns
            columns[own.upperBound] = independents.variables[place]
            columnOf[independents.variables[place]] = Int32(truncatingIfNeeded: own.count)
            components[index].columns = own.lowerBound..<own.upperBound + 1
        }
        for index in firstComponent..<components.count where components[index].dependsOnHeld && components[index].rows.count <= 32 {
            components[index].response = responses.reserve(rowCount: components[index].rows.count)
        }
        blocks[block] = firstComponent..<components.count
    }
}
