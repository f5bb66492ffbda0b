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
    /// The numbers of the formula and of the tie that determine a variable; -1 for none.
    private var formulas: [Int32] = []
    private var tieOf: [Int32] = []

    private(set) var blockCount = 1
    /// The blocks of variables that are not constant.
    var coupledBlocks: some Collection<Block> { (1..<max(1, blockCount)).lazy.map { Block($0) } }
    /// The start of each block's formulas.
    private(set) var formulaStarts: [Int32] = []

    // By formula: variable = constant + sum of factor * input.
    private(set) var variables: [Variable] = []
    private(set) var rows: [Row] = []
    private(set) var starts: [Int32] = [0]
    private(set) var inputs: [Variable] = []
    private(set) var factors: [Double] = []
    private(set) var constants: [Double] = []

    /// The ties in the order in which they were found. They are evaluated from the last to the first.
    var ties: [Tie] = []
    /// The numbers of each block's ties, in order, for blocks with ties only.
    var blockTies: [Block: [Int]] = [:]
    /// The numbers of the ties by the rows that they were made from.
    private(set) var tieOfRow: [Row: Int] = [:]

    // Scratch of `expand`.
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
    mutating func arrange(_ system: borrowing LinearSystem, _ elimination: borrowing Elimination, couplings: [Row]) {
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
        for row in elimination.leftOverRows { join(row, system) }
        for row in couplings { join(row, system) }
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

        formulas.refill(-1, count: variableCount)
        tieOf.refill(-1, count: variableCount)
        weights.refill(0, count: variableCount)
        isWeighted.refill(false, count: variableCount)
        heap.reset(count: elimination.fixedVariables.count)
        sortFormulas(system, elimination)
    }

    private mutating func join(_ row: Row, _ system: borrowing LinearSystem) {
        var first: Variable?
        for term in system.terms(row) {
            let variable = system.termVariables[term]
            if roles[variable] == .constant { continue }
            if let first { sets.join(first, variable) } else { first = variable }
        }
    }

    /// Frees the storage that only arranging needs.
    mutating func releaseScratch() { (sets, formulaEnds, order) = (DisjointSets(), [], []) }

    private mutating func sortFormulas(_ system: borrowing LinearSystem, _ elimination: borrowing Elimination) {
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
        starts.removeAll(keepingCapacity: true)
        constants.removeAll(keepingCapacity: true)
        inputs.removeAll(keepingCapacity: true)
        factors.removeAll(keepingCapacity: true)
        variables.reserveCapacity(count)
        rows.reserveCapacity(count)
        starts.reserveCapacity(count + 1)
        constants.reserveCapacity(count)
        inputs.reserveCapacity(2 * count)
        factors.reserveCapacity(2 * count)
        starts.append(0)
        for position in 0..<count {
            let index = Int(order[position])
            let variable = elimination.fixedVariables[index]
            let row = elimination.fixingRows[index]
            formulas[variable] = Int32(truncatingIfNeeded: position)
            variables.append(variable)
            rows.append(row)
            var own = 1.0
            for term in system.terms(row) where system.termVariables[term] == variable { own = system.termCoefficients[term] }
            for term in system.terms(row) where system.termVariables[term] != variable {
                inputs.append(system.termVariables[term])
                factors.append(-system.termCoefficients[term] / own)
            }
            constants.append(0 - system.constants[row] / own)
            starts.append(Int32(truncatingIfNeeded: inputs.count))
        }
    }

    /// Returns the formula that determines a variable; nil if there is none.
    func formula(of variable: Variable) -> Int? { formulas[variable] < 0 ? nil : Int(formulas[variable]) }

    /// Returns the variables that a block's formulas determine, in order.
    func variables(ofBlock block: Block) -> ArraySlice<Variable> { variables[formulas(ofBlock: block)] }

    /// Returns the numbers of a block's formulas.
    func formulas(ofBlock block: Block) -> Range<Int> { Int(formulaStarts[block])..<Int(formulaStarts[block.index + 1]) }

    /// Computes the values of a block's other variables from those of held and free ones.
    ///
    /// - Complexity: O(terms of the block).
    func evaluate(block: Block, into values: inout [Double]) {
        if let numbers = blockTies[block] {
            for number in numbers.reversed() {
                let tie = ties[number]
                var sum = tie.form.constant
                for index in tie.form.variables.indices { sum += tie.form.coefficients[index] * values[tie.form.variables[index]] }
                values[tie.variable] = sum
            }
        }
        let range = formulas(ofBlock: block)
        if range.isEmpty { return }
        // Safe: formulas and variables are numbered by the chain itself, within its arrays, and there are as many values as variables.
        values.withUnsafeMutableBufferPointer { values in
            // Safe: as above.
            starts.withUnsafeBufferPointer { starts in
                // Safe: as above.
                inputs.withUnsafeBufferPointer { inputs in
                    // Safe: as above.
                    factors.withUnsafeBufferPointer { factors in
                        for formula in range {
                            var sum = constants[formula]
                            for place in Int(starts[formula])..<Int(starts[formula + 1]) {
                                sum += factors[place] * values[inputs[place].index]
                            }
                            values[variables[formula].index] = sum
                        }
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
        terms: [(Variable, Double)], constant: Double, values: borrowing [Double], effort: inout Effort, tiesBelow limit: Int = .max,
        visitRow: ((Row, Double) -> Void)? = nil,
        visitTie: ((Int, Double) -> Void)? = nil
    ) -> AffineForm {
        var form = AffineForm()
        form.constant = constant
        var tieNumbers: [Int] = []
        for (variable, weight) in terms { add(variable, weight, values, limit, &form, &tieNumbers) }
        while let position = heap.removeGreatest() {
            let index = Int(position)
            let variable = variables[index]
            let weight = weights[variable]
            weights[variable] = 0
            if weight == 0 { continue }
            effort.spend(8 + 4 * Int(starts[index + 1] - starts[index]))
            visitRow?(rows[index], weight)
            form.constant += weight * constants[index]
            for place in Int(starts[index])..<Int(starts[index + 1]) {
                add(inputs[place], weight * factors[place], values, limit, &form, &tieNumbers)
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
                add(tie.form.variables[index], weight * tie.form.coefficients[index], values, limit, &form, &tieNumbers)
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
        _ variable: Variable, _ weight: Double, _ values: borrowing [Double], _ limit: Int, _ form: inout AffineForm,
        _ tieNumbers: inout [Int]
    ) {
        switch roles[variable] {
        case .constant where !followsConstants:
            form.constant += weight * values[variable]
        case .constant, .dependent:
            weights[variable] += weight
            heap.insert(formulas[variable])
        case .tied where tieOf[variable] < limit:
            weights[variable] += weight
            if !isWeighted[variable] {
                isWeighted[variable] = true
                tieNumbers.append(Int(tieOf[variable]))
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
        tieOf[tie.variable] = Int32(truncatingIfNeeded: number)
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
            let form = expand(terms: terms, constant: system.constants[row], values: values, effort: &effort, tiesBelow: number)
            ties[number].form.constant = form.constant / -ties[number].pivot
        }
    }

    /// Updates a formula for a changed constant of its row. The values change when the block is evaluated again.
    mutating func setConstant(_ constant: Double, ofFormula formula: Int, system: borrowing LinearSystem) {
        for term in system.terms(rows[formula]) where system.termVariables[term] == variables[formula] {
            constants[formula] = 0 - constant / system.termCoefficients[term]
        }
    }
}
