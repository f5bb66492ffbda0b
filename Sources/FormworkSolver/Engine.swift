/// A presolved system and its solution: everything that stays valid as long as no constraint is added or removed.
///
/// Presolving substitutes the required equalities (``Elimination``), holds the variables with suggested values, and splits the rest into blocks
/// (``SubstitutionChain``), which are split into components. Constraints on a single free variable are solved directly (``SingleOptimum``),
/// components by ``ComponentSimplex``. All other constraints are lazy (``LazyConstraints``) and join a component once they are violated.
struct Engine {
    private(set) var classes = RowClasses()
    private var elimination = Elimination()
    var chain = SubstitutionChain()
    var costs = PiecewiseLinearCosts()
    var independents = Independents()
    var active = ActiveRows()
    var lazyConstraints = LazyConstraints()
    var components = Components()
    var responses = Responses()
    var simplex = ComponentSimplex()
    var releases = Releases()
    var touches = Touches()

    var values: [Double] = []
    /// By variable, whether it is in no simplex and its optimum is not unique.
    var isLoose: [Bool] = []
    /// The new values of held variables, which take effect with the next solving.
    var moves: [(variable: Variable, value: Double)] = []
    private(set) var contradictions: [Contradiction] = []
    /// Blocks in which an equality follows from others, as long as no constant changes.
    var redundantBlocks: Set<Block> = []
    /// The tolerance below which values count as 0.
    var tolerance = 0.0
    /// The scale of the system at presolving.
    private(set) var scale = 0.0
    /// Scratch: the constants of a component's rows.
    var rowConstants: [Double] = []

    /// The highest soft priority. Only held suggestions and requirements are above it.
    var highestSoft: Float { classes.highestSoft }

    /// The effort of this solving, and its limit.
    var effort: Effort {
        get { simplex.effort }
        _modify { yield &simplex.effort }
    }

    /// Presolves and solves the system, and reuses the storage.
    ///
    /// - Complexity: near linear in the terms, except for components that cannot be split.
    mutating func build(_ system: borrowing LinearSystem) {
        let variableCount = system.variableCount
        clear(variableCount)
        effort.spend(4 * (variableCount + system.rowCount + system.termVariables.count))
        classes.sort(system)
        tolerance = system.tolerance
        scale = system.scale
        costs.collect(system, rows: classes.singles)
        elimination.run(system, equalities: classes.equalities, costs: costs, held: Self.holdable(system, above: classes.highestSoft))
        chain.arrange(system, elimination: elimination, couplings: classes.couplings)
        values.refill(0, count: variableCount)
        isLoose.refill(false, count: variableCount)
        for row in classes.impossible { note(Contradiction(rows: [row])) }

        for (variable, suggestion) in system.suggestions where chain.roles[variable] == .held { values[variable] = suggestion.value }
        chain.evaluate(block: .constants, system, into: &values)
        for row in elimination.leftOverRows { tie(row, system: system) }
        if !contradictions.isEmpty { return }

        independents.list(chain, variableCount: variableCount)
        active.begin(blockCount: chain.blockCount)
        components.begin(blockCount: chain.blockCount)
        touches.reset(blockCount: chain.blockCount)
        sortOut(system)
        for number in 0..<chain.blockCount {
            let block = Block(number)
            if active.first(ofBlock: block) != nil { arrangeComponents(ofBlock: block) }
            solve(block: block, fully: true, system)
        }
    }

    /// Frees the storage that only presolving needs.
    mutating func releaseScratch() {
        elimination = Elimination()
        classes.releaseScratch()
        costs.releaseScratch()
        chain.releaseScratch()
        components.releaseScratch()
        lazyConstraints.releaseScratch()
    }

    private mutating func clear(_ variableCount: Int) {
        active.removeAll()
        components.reset(variableCount: variableCount)
        responses.removeAll()
        touches.removeAll()
        releases.removeAll()
        moves.removeAll()
        if !contradictions.isEmpty { contradictions.removeAll() }
        if !redundantBlocks.isEmpty { redundantBlocks.removeAll() }
    }

    /// Records a contradiction to be analyzed. Once the effort is exhausted, contradictory constraints just stay violated.
    mutating func note(_ contradiction: Contradiction) {
        if !effort.isExhausted { contradictions.append(contradiction) }
    }

    /// Returns the variables whose suggestions are above all soft priorities, higher priorities first.
    private static func holdable(_ system: borrowing LinearSystem, above highestSoft: Float) -> [Variable] {
        system.suggestions.filter { $0.value.priority > highestSoft }
            .sorted { $0.value.priority != $1.value.priority ? $0.value.priority > $1.value.priority : $0.key < $1.key }
            .map(\.key)
    }

    /// Activates targets that the optimum does not satisfy on its own, and makes the rest lazy constraints.
    private mutating func sortOut(_ system: borrowing LinearSystem) {
        lazyConstraints.removeAll()
        for variable in system.variables where !costs[variable].isEmpty && chain.roles[variable] != .free {
            let target = Target(variable)
            let role = chain.roles[variable]
            if role == .dependent || role == .tied {
                let interval = costs.freeInterval(variable)
                if interval.lower >= interval.upper && activate(target, system: system) == .active { continue }
            }
            let interval = interval(target, system: system)
            if interval.lower > -.infinity || interval.upper < .infinity {
                lazyConstraints.append(target, block: chain.blocks[variable])
            }
        }
        for row in classes.couplings {
            let target = Target(row)
            if system.relations[row] == .equal && activate(target, system: system) == .active { continue }
            lazyConstraints.append(target, block: block(of: target, system))
        }
        lazyConstraints.arrange(blockCount: chain.blockCount)
    }

    func block(of target: Target, _ system: borrowing LinearSystem) -> Block {
        if let variable = target.variable { return chain.blocks[variable] }
        guard let row = target.row else { return .constants }
        return block(ofRow: row, system)
    }

    // Inlined, as the next two are: a call from a mutating method would copy the engine.
    @inline(__always)
    func block(ofRow row: Row, _ system: borrowing LinearSystem) -> Block {
        for term in system.terms(row) {
            let block = chain.blocks[system.termVariables[term]]
            if block > .constants { return block }
        }
        return .constants
    }

    /// Returns the interval in which a target is not violated. For held variables only levels above the soft ones count, for constants only required
    /// constraints.
    @inline(__always)
    func interval(_ target: Target, system: borrowing LinearSystem) -> (lower: Double, upper: Double) {
        if let row = target.row {
            if chain.blocks.isEmpty || (block(ofRow: row, system) == .constants && system.priorities[row] < 1000) {
                return (-.infinity, .infinity)
            }
            switch system.relations[row] {
            case .equal: return (0, 0)
            case .lessThanOrEqual: return (-.infinity, 0)
            case .greaterThanOrEqual: return (0, .infinity)
            }
        }
        guard let variable = target.variable else { return (-.infinity, .infinity) }
        let role = chain.roles[variable]
        return role == .held || role == .constant ? firmInterval(target, system: system) : costs.freeInterval(variable)
    }

    /// Returns the interval in which a target violates no constraint above the soft levels. The suggestion of a held variable isn't taken into account.
    @inline(__always)
    func firmInterval(_ target: Target, system: borrowing LinearSystem) -> (lower: Double, upper: Double) {
        if let row = target.row {
            return system.priorities[row] > highestSoft ? interval(target, system: system) : (-.infinity, .infinity)
        }
        guard let variable = target.variable else { return (-.infinity, .infinity) }
        let role = chain.roles[variable]
        var lower = -Double.infinity
        var upper = Double.infinity
        for penalty in costs[variable] where costs.penalties.priorities[penalty] > highestSoft {
            if role == .constant && costs.penalties.priorities[penalty] < 1000 { continue }
            if role == .held && costs.sources[penalty] == PiecewiseLinearCosts.Source.suggestion { continue }
            if costs.penalties.relations[penalty] != .lessThanOrEqual { lower = max(lower, costs.penalties.breakpoints[penalty]) }
            if costs.penalties.relations[penalty] != .greaterThanOrEqual { upper = min(upper, costs.penalties.breakpoints[penalty]) }
        }
        return (lower, upper)
    }

    // MARK: Results

    /// Returns a value without rounding noise.
    ///
    /// Results that were computed differently (by following a suggestion or from scratch, in one order of summation or another) differ in the last
    /// bits. They are rounded to nine decimals, large values to six. The rounding is decimal so that 279.3 stays 279.3.
    @inline(__always)
    static func result(_ value: Double) -> Double {
        // Without branches, so that a loop over values is vectorized. Adding 2^52 rounds to the nearest integer.
        let magnitude = abs(value)
        let scale = magnitude < 0x1p22 ? 1e9 : 1e6
        let shift = value < 0 ? -0x1p52 : 0x1p52
        let rounded = ((value * scale + shift) - shift + 0) / scale
        return magnitude < 0x1p32 ? rounded : value
    }

    /// All values without rounding noise.
    var results: [Double] {
        let count = values.count
        // Safe: both buffers have as many elements as there are values.
        return [Double](unsafeUninitializedCapacity: count) { results, resultCount in
            // Safe: as above.
            values.withUnsafeBufferPointer { values in
                for index in 0..<count { results[index] = Self.result(values[index]) }
            }
            resultCount = count
        }
    }
}
