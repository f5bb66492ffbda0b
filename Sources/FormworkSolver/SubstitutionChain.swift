/// The substitutions of presolving, sorted by block and in the order of evaluation.
///
/// A *block* is a set of variables that constraints connect. Variables that required equalities alone determine do not connect others: they form
/// block 0. The axes of a layout are normally in different blocks.
struct SubstitutionChain {
    /// A free variable that a ring-closing equality determines, as an affine form of other held and free variables.
    struct Tie {
        var variable: Variable
        var row: Row
        var form: AffineForm
        /// The coefficient of the variable in the row's form, and the multiples of earlier ties' rows that were added to derive it.
        var pivot: Double
        var reductions: [(tie: Int, factor: Double)]
    }

    // By variable.
    var roles: [VariableRole] = []
    private(set) var blocks: [Block] = []
    /// The number of the formula or, for a tied variable, of the tie that determines a variable; -1 for none.
    private var origins: [Int32] = []

    private(set) var blockCount = 1
    /// The blocks of variables that are not constant.
    var coupledBlocks: some Collection<Block> { (1..<max(1, blockCount)).lazy.map { Block($0) } }
    /// The start of each block's formulas.
    private(set) var formulaStarts: [Int32] = []

    // By formula: a variable, and the row that is solved for it.
    private(set) var variables: [Variable] = []
    private(set) var rows: [Row] = []

    /// The ties in the order in which they were found. They are evaluated from the last to the first.
    var ties: [Tie] = []
    /// The numbers of each block's ties, in order, for blocks with ties only.
    var blockTies: [Block: [Int]] = [:]
    /// The numbers of the ties by the rows that they were made from.
    private(set) var tieOfRow: [Row: Int] = [:]

    // Scratch of `expand`: empty, or zeros for each variable.
    private var weights: [Double] = []
    private var isWeighted: [Bool] = []
    private var heap = PositionHeap()
    // Scratch of sorting.
    private var sets = DisjointSets()
    private var formulaEnds: [Int32] = []
    private var order: [Int32] = []
    /// Whether `expand` continues through the variables of block 0.
    var followsConstants = false

    /// - Parameter couplings: The rows with two or more terms that are not substituted.
    /// - Complexity: O(*n* α(*n*)) for *n* terms.
    mutating func arrange(_ system: borrowing LinearSystem, elimination: borrowing Elimination, couplings: [Row]) {
        let variableCount = system.variableCount
        roles.removeAll(keepingCapacity: true)
        roles.append(contentsOf: elimination.roles)
        if !ties.isEmpty { tieOfRow.removeAll(keepingCapacity: true) }
        ties.removeAll(keepingCapacity: true)
        blockTies.removeAll(keepingCapacity: true)
        sets.reset(count: variableCount)
        for index in elimination.fixedVariables.indices {
            let variable = elimination.fixedVariables[index]
            if roles[variable] != .dependent { continue }
            for term in system.terms(elimination.fixingRows[index]) {
                let input = system.termVariables[term]
                if roles[input] != .constant { sets.join(variable, input) }
            }
        }
        for row in elimination.leftOverRows { join(row, system: system) }
        for row in couplings { join(row, system: system) }
        blocks.refill(.constants, count: variableCount)
        blockCount = 1
        for variable in 0..<variableCount where roles[variable] != .constant {
            let root = sets.find(Variable(index: variable))
            if root.index == variable {
                blocks[variable] = Block(blockCount)
                blockCount += 1
            } else {
                blocks[variable] = blocks[root]
            }
        }

        origins.refill(-1, count: variableCount)
        weights.removeAll(keepingCapacity: true)
        sortFormulas(elimination)
    }

    private mutating func join(_ row: Row, system: borrowing LinearSystem) {
        var first: Variable?
        for term in system.terms(row) {
            let variable = system.termVariables[term]
            if roles[variable] == .constant { continue }
            if let first { sets.join(first, variable) } else { first = variable }
        }
    }

    /// Frees the storage that holds nothing between two uses.
    mutating func releaseScratch() {
        (sets, formulaEnds, order) = (DisjointSets(), [], [])
        (weights, isWeighted, heap) = ([], [], PositionHeap())
    }

    private mutating func sortFormulas(_ elimination: borrowing Elimination) {
        let count = elimination.fixedVariables.count
        formulaStarts.refill(0, count: blockCount + 1)
        for variable in elimination.fixedVariables { formulaStarts[blocks[variable].index + 1] += 1 }
        for block in 0..<blockCount { formulaStarts[block + 1] += formulaStarts[block] }
        formulaEnds.removeAll(keepingCapacity: true)
        formulaEnds.append(contentsOf: formulaStarts)
        order.refill(0, count: count)
        for index in 0..<count {
            let block = blocks[elimination.fixedVariables[index]]
            order[Int(formulaEnds[block])] = Int32(truncatingIfNeeded: index)
            formulaEnds[block] += 1
        }
        variables.removeAll(keepingCapacity: true)
        rows.removeAll(keepingCapacity: true)
        variables.reserveCapacity(count)
        rows.reserveCapacity(count)
        for position in 0..<count {
            let index = Int(order[position])
            let variable = elimination.fixedVariables[index]
            origins[variable] = Int32(truncatingIfNeeded: position)
            variables.append(variable)
            rows.append(elimination.fixingRows[index])
        }
    }

    /// Returns the formula that determines a variable; nil if there is none.
    func formula(of variable: Variable) -> Int? {
        origins[variable] < 0 || roles[variable] == .tied ? nil : Int(origins[variable])
    }

    /// Returns the variables that a block's formulas determine, in order.
    func variables(ofBlock block: Block) -> ArraySlice<Variable> { variables[formulas(ofBlock: block)] }

    /// Returns the numbers of a block's formulas.
    func formulas(ofBlock block: Block) -> Range<Int> { Int(formulaStarts[block])..<Int(formulaStarts[block.index + 1]) }

    /// Computes the values of a block's other variables from those of held and free ones.
    ///
    /// - Parameter limit: The variables of ties from this number on count as free.
    /// - Complexity: O(terms of the block).
    func evaluate(block: Block, _ system: borrowing LinearSystem, into values: inout [Double], tiesBelow limit: Int = .max) {
        if let numbers = blockTies[block] {
            for number in numbers.reversed() where number < limit {
                let tie = ties[number]
                var sum = tie.form.constant
                for index in tie.form.variables.indices { sum += tie.form.coefficients[index] * values[tie.form.variables[index]] }
                values[tie.variable] = sum
            }
        }
        let range = formulas(ofBlock: block)
        if range.isEmpty { return }
        // Safe: a system's terms are within its arrays, their variables are its own, and there are as many values as variables.
        values.withUnsafeMutableBufferPointer { values in
            // Safe: as above.
            system.termVariables.withUnsafeBufferPointer { termVariables in
                // Safe: as above.
                system.termCoefficients.withUnsafeBufferPointer { coefficients in
                    for formula in range {
                        let variable = variables[formula]
                        let row = rows[formula]
                        var sum = system.constants[row]
                        var own = 1.0
                        for term in system.terms(row) {
                            if termVariables[term] == variable {
                                own = coefficients[term]
                            } else {
                                sum += coefficients[term] * values[termVariables[term].index]
                            }
                        }
                        values[variable.index] = own == 1 ? 0 - sum : own == -1 ? sum + 0 : 0 - sum / own
                    }
                }
            }
        }
    }
}

extension SubstitutionChain {
    /// Returns the sum of the terms and the constant as an affine form of held and free variables.
    ///
    /// Works backwards through the substitutions, so that only those that the sum depends on are visited. It ends at variables of block 0, whose
    /// values must be known.
    ///
    /// - Parameters:
    ///   - limit: The variables of ties from this number on are treated as independent.
    ///   - visitRow: Called with each substituted row and its multiple.
    ///   - visitTie: Called with each substituted tie and its multiple.
    /// - Complexity: O(*k* log *k*) for *k* terms touched.
    mutating func expand(
        _ system: borrowing LinearSystem, terms: [(Variable, Double)], constant: Double, values: borrowing [Double],
        effort: inout Effort, tiesBelow limit: Int = .max,
        visitRow: ((Row, Double) -> Void)? = nil,
        visitTie: ((Int, Double) -> Void)? = nil
    ) -> AffineForm {
        var form = AffineForm()
        form.constant = constant
        if weights.count != roles.count {
            weights.refill(0, count: roles.count)
            isWeighted.refill(false, count: roles.count)
            heap.reset(count: variables.count)
        }
        var tieNumbers: [Int] = []
        for (variable, weight) in terms {
            add(variable, weight: weight, values: values, limit: limit, form: &form, tieNumbers: &tieNumbers)
        }
        while let position = heap.removeGreatest() {
            let index = Int(position)
            let variable = variables[index]
            let weight = weights[variable]
            weights[variable] = 0
            if weight == 0 { continue }
            let row = rows[index]
            let terms = system.terms(row)
            effort.spend(4 + 4 * terms.count)
            visitRow?(row, weight)
            var own = 1.0
            for term in terms where system.termVariables[term] == variable { own = system.termCoefficients[term] }
            form.constant += weight * (0 - system.constants[row] / own)
            for term in terms where system.termVariables[term] != variable {
                add(
                    system.termVariables[term], weight: weight * (-system.termCoefficients[term] / own), values: values, limit: limit,
                    form: &form, tieNumbers: &tieNumbers)
            }
        }
        while let number = tieNumbers.min() {
            tieNumbers.removeAll { $0 == number }
            let tie = ties[number]
            effort.spend(8 + 4 * (tie.form.variables.count + tieNumbers.count))
            let weight = weights[tie.variable]
            weights[tie.variable] = 0
            isWeighted[tie.variable] = false
            if weight == 0 { continue }
            visitTie?(number, weight)
            form.constant += weight * tie.form.constant
            for index in tie.form.variables.indices {
                add(
                    tie.form.variables[index], weight: weight * tie.form.coefficients[index], values: values, limit: limit, form: &form,
                    tieNumbers: &tieNumbers)
            }
        }
        var kept = 0
        for variable in form.variables {
            let weight = weights[variable]
            weights[variable] = 0
            isWeighted[variable] = false
            if abs(weight) < 1e-11 { continue }
            form.variables[kept] = variable
            kept += 1
            form.coefficients.append(weight)
        }
        form.variables.removeLast(form.variables.count - kept)
        return form
    }

    private mutating func add(
        _ variable: Variable, weight: Double, values: borrowing [Double], limit: Int, form: inout AffineForm,
        tieNumbers: inout [Int]
    ) {
        switch roles[variable] {
        case .constant where !followsConstants:
            form.constant += weight * values[variable]
        case .constant, .dependent:
            weights[variable] += weight
            heap.insert(origins[variable])
        case .tied where origins[variable] < limit:
            weights[variable] += weight
            if !isWeighted[variable] {
                isWeighted[variable] = true
                tieNumbers.append(Int(origins[variable]))
            }
        case .tied, .held, .free, .undecided:
            weights[variable] += weight
            if !isWeighted[variable] {
                isWeighted[variable] = true
                form.variables.append(variable)
            }
        }
    }

    /// Adds a tie, whose row determines a variable that was held or free.
    mutating func add(_ tie: Tie) {
        let number = ties.count
        roles[tie.variable] = .tied
        origins[tie.variable] = Int32(truncatingIfNeeded: number)
        blockTies[blocks[tie.variable], default: []].append(number)
        tieOfRow[tie.row] = number
        ties.append(tie)
    }

    /// Updates the ties of a block for changed constants of their rows, or of rows substituted in them.
    ///
    /// - Complexity: that of expanding the rows of the ties.
    mutating func refreshTies(ofBlock block: Block, _ system: borrowing LinearSystem, values: borrowing [Double], effort: inout Effort) {
        if ties.isEmpty { return }
        for number in blockTies[block] ?? [] {
            let row = ties[number].row
            var terms: [(Variable, Double)] = []
            for term in system.terms(row) { terms.append((system.termVariables[term], system.termCoefficients[term])) }
            let form = expand(system, terms: terms, constant: system.constants[row], values: values, effort: &effort, tiesBelow: number)
            ties[number].form.constant = form.constant / -ties[number].pivot
        }
    }
}
