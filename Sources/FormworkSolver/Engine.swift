/// A system that was presolved, and its solution: everything that stays as long as no constraint comes or goes.
///
/// Presolving substitutes the required equalities (``Elimination``), holds the variables whose values are suggested, and splits
/// what is left into blocks (``SubstitutionChain``) and these into components. What concerns a single free variable is solved at
/// once (``SingleOptimum``); components go through ``ComponentSimplex``. Everything else waits (``LazyConstraints``), and joins a
/// component once it is violated.
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
    /// By variable: whether it takes part in no simplex and the optimum leaves it room.
    var isLoose: [Bool] = []
    /// The values as they are given out.
    private(set) var results: [Double] = []
    private(set) var contradictions: [Contradiction] = []
    /// Blocks in which an equality follows from others, as long as no constant changes.
    var redundantBlocks: Set<Block> = []
    /// What counts as 0 among values.
    var tolerance = 0.0
    /// The scale of the system when it was presolved.
    private(set) var scale = 0.0
    /// Scratch: the constants of a component's rows.
    var rowConstants: [Double] = []

    /// Held suggestions rank above this, and only they and the requirements do.
    var highestSoft: Double { classes.highestSoft }

    /// What was done in this solving, and how much may be.
    var effort: Effort {
        get { simplex.effort }
        _modify { yield &simplex.effort }
    }

    /// Presolves and solves, in the storage at hand.
    ///
    /// - Complexity: near linear in the terms, but for components that do not come apart.
    mutating func build(_ system: borrowing LinearSystem) {
        let variableCount = system.variableCount
        clear(variableCount)
        effort.spend(4 * (variableCount + system.rowCount + system.termVariables.count))
        classes.sort(system)
        tolerance = system.tolerance
        scale = system.scale
        costs.collect(system, rows: classes.singles)
        elimination.run(system, equalities: classes.equalities, costs: costs, held: Self.holdable(system, above: classes.highestSoft))
        chain.arrange(system, elimination, couplings: classes.couplings)
        values.refill(0, count: variableCount)
        results.refill(0, count: variableCount)
        isLoose.refill(false, count: variableCount)
        for row in classes.impossible { note(Contradiction(rows: [row])) }

        if system.suggestionCount > 0 {
            for variable in 0..<variableCount where chain.roles[variable] == .held { values[variable] = system.suggestions[variable] }
        }
        chain.evaluate(block: .constants, into: &values)
        for row in elimination.leftOverRows { tie(row, system) }
        if !contradictions.isEmpty { return }

        independents.list(chain, variableCount: variableCount)
        active.begin(blockCount: chain.blockCount)
        components.begin(blockCount: chain.blockCount)
        touches.reset(blockCount: chain.blockCount)
        sortOut(system)
        for number in 0..<chain.blockCount {
            let block = Block(number)
            if active.first(ofBlock: block) != nil { arrangeComponents(ofBlock: block) }
            solve(block: block, anew: true, system)
        }
    }

    private mutating func clear(_ variableCount: Int) {
        active.removeAll()
        components.reset(variableCount: variableCount)
        responses.removeAll()
        touches.removeAll()
        releases.removeAll()
        if !contradictions.isEmpty { contradictions.removeAll() }
        if !redundantBlocks.isEmpty { redundantBlocks.removeAll() }
    }

    /// Forgets the values that were given out.
    mutating func removeResults() { results.removeAll(keepingCapacity: true) }

    /// Takes up a contradiction, to be looked into; once nothing more is to be begun what contradicts is just not met.
    mutating func note(_ contradiction: Contradiction) {
        if !effort.isExhausted { contradictions.append(contradiction) }
    }

    /// The variables whose suggested values nothing soft can overrule, higher priorities first.
    private static func holdable(_ system: borrowing LinearSystem, above highestSoft: Double) -> [Variable] {
        var held: [Variable] = []
        if system.suggestionCount == 0 { return held }
        for variable in system.variables where !system.suggestions[variable].isNaN {
            if system.suggestionPriorities[variable] > highestSoft { held.append(variable) }
        }
        if held.isEmpty { return held }
        let priorities = system.suggestionPriorities
        return held.sorted {
            priorities[$0] != priorities[$1] ? priorities[$0] > priorities[$1] : $0 < $1
        }
    }

    /// Activates what the optimum will not meet of itself, and makes lazy constraints of the rest.
    private mutating func sortOut(_ system: borrowing LinearSystem) {
        lazyConstraints.removeAll()
        for variable in system.variables where !costs[variable].isEmpty && chain.roles[variable] != .free {
            let target = Target(variable)
            let role = chain.roles[variable]
            if role == .dependent || role == .tied {
                let interval = costs.freeInterval(variable)
                if interval.lower >= interval.upper && activate(target, system) == .active { continue }
            }
            let interval = interval(target, system)
            if interval.lower > -.infinity || interval.upper < .infinity {
                lazyConstraints.append(target, interval, block: chain.blocks[variable])
            }
        }
        for row in classes.couplings {
            let target = Target(row)
            if system.relations[row] == .equal && activate(target, system) == .active { continue }
            lazyConstraints.append(target, interval(target, system), block: block(of: target, system))
        }
        lazyConstraints.arrange(blockCount: chain.blockCount)
    }

    func block(of target: Target, _ system: borrowing LinearSystem) -> Block {
        if let variable = target.variable { return chain.blocks[variable] }
        guard let row = target.row else { return .constants }
        return block(ofRow: row, system)
    }

    func block(ofRow row: Row, _ system: borrowing LinearSystem) -> Block {
        for term in system.terms(row) {
            let block = chain.blocks[system.termVariables[term]]
            if block > .constants { return block }
        }
        return .constants
    }

    /// Within which values a target is no problem. For a held variable and for block 0 only what ranks above everything soft counts.
    func interval(_ target: Target, _ system: borrowing LinearSystem) -> (lower: Double, upper: Double) {
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
        return role == .held || role == .constant ? firmInterval(target, system) : costs.freeInterval(variable)
    }

    /// Within which values a target breaks nothing that ranks above everything soft.
    func firmInterval(_ target: Target, _ system: borrowing LinearSystem) -> (lower: Double, upper: Double) {
        if let row = target.row {
            return system.priorities[row] > highestSoft ? interval(target, system) : (-.infinity, .infinity)
        }
        guard let variable = target.variable else { return (-.infinity, .infinity) }
        let role = chain.roles[variable]
        var lower = -Double.infinity
        var upper = Double.infinity
        for penalty in costs[variable] where costs.priorities[penalty] > highestSoft {
            if role == .constant && costs.priorities[penalty] < 1000 { continue }
            if role == .held && costs.sources[penalty] == PiecewiseLinearCosts.Source.suggestion { continue }
            if costs.relations[penalty] != .lessThanOrEqual { lower = max(lower, costs.breakpoints[penalty]) }
            if costs.relations[penalty] != .greaterThanOrEqual { upper = min(upper, costs.breakpoints[penalty]) }
        }
        return (lower, upper)
    }

    // MARK: Results

    /// Gives out the values of a block, without the noise of rounding.
    ///
    /// What came about in different ways (by following a suggestion or from scratch, by one order of summing or another) differs in
    /// the last bits. Nine decimals remain, of large values six; decimal ones, so that 279.3 stays what it is.
    ///
    /// - Complexity: O(variables of the block).
    mutating func publish(block: Block) {
        for place in independents[block] { publish(independents.variables[place]) }
        for variable in chain.variables(ofBlock: block) { publish(variable) }
        if chain.ties.isEmpty { return }
        for number in chain.blockTies[block] ?? [] { publish(chain.ties[number].variable) }
    }

    @inline(__always)
    private mutating func publish(_ variable: Variable) {
        let value = values[variable]
        let magnitude = abs(value)
        if magnitude < 0x1p22 {
            results[variable] = whole(value * 1e9) / 1e9
        } else {
            results[variable] = magnitude < 0x1p32 ? whole(value * 1e6) / 1e6 : value
        }
    }

    /// The nearest whole number, for magnitudes below 2^52.
    @inline(__always)
    private func whole(_ value: Double) -> Double {
        let shift = value < 0 ? -0x1p52 : 0x1p52
        return (value + shift) - shift + 0
    }
}
