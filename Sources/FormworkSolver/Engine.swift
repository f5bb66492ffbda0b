/// A system that was presolved, and its solution: everything that stays as long as no constraint comes or goes.
///
/// Presolving substitutes the required equalities (``Elimination``), holds the variables whose values are suggested, and splits
/// what is left into blocks (``SubstitutionChain``) and these into components. What concerns a single free variable is solved at
/// once (``SingleOptimum``); components go through ``ComponentSimplex``. Everything else waits (``LazyConstraints``), and joins a
/// component once it is violated.
struct Engine {
    var classes = RowClasses()
    var elimination = Elimination()
    var chain = SubstitutionChain()
    var costs = PiecewiseLinearCosts()
    var values: [Double] = []
    /// The values as they are given out.
    var results: [Double] = []
    var lazyConstraints = LazyConstraints()
    var active = ActiveRows()
    /// Held suggestions rank above this, and only they and the requirements do.
    var highestSoft = 0.0
    var tolerance = 0.0
    /// The scale of the system when it was presolved.
    private(set) var scale = 0.0

    /// The variables of each block that are held or free.
    var independentStarts: [Int32] = []
    var independents: [Int32] = []
    /// By variable: whether it takes part in no simplex and the optimum leaves it room.
    var isLoose: [Bool] = []
    /// The active rows of each block, as a list that is linked from the first to the last.
    var firstActive: [Int32] = []
    var lastActive: [Int32] = []
    var nextActive: [Int32] = []

    var components: [Component] = []
    var blockComponents: [Range<Int>] = []
    var columnList: [Int32] = []
    var rowList: [Int32] = []
    /// By variable: its column within its component, -1 if it is in none.
    var columnOf: [Int32] = []
    var groupOf: [Int32] = []

    var contradictions: [Contradiction] = []
    /// Blocks in which an equality follows from others, as long as no constant changes.
    var redundantBlocks: Set<Int32> = []
    /// Variables with suggestions that cannot be met, by block: let go, or held at other values.
    var displaced: [Int32: [Int32]] = [:]
    /// Active rows that depend on held variables alone, by block.
    var idleRows: [Int32: [Int32]] = [:]
    /// How often something was let go in this run over a block.
    var releaseCount = 0
    /// Whether something was let go that is not settled yet.
    var isUnsettled = false
    /// The blocks that were touched since the last solving, and by block how.
    var touchedBlocks: [Int32] = []
    var touches: [Touch] = []
    /// Whether block 0 changed.
    var areConstantsMoved = false
    /// By block: whether something joined the simplex after presolving.
    var isGrown: [Bool] = []
    var simplex = ComponentSimplex()
    /// What was done in this solving, and how much may be.
    var effort: Effort {
        get { simplex.effort }
        _modify { yield &simplex.effort }
    }
    var responses = Responses()
    /// Scratch: the constants of a component's rows, the ends of lists, the lazy constraints to be.
    var rowConstants: [Double] = []
    /// Scratch: by place the duals (multipliers) of a component's requirements that cannot be satisfied together.
    var duals: [Double] = []
    /// Scratch: the places of the rows that the simplex has, where requirements are tried alone.
    var rowPlaces: [Int] = []
    /// Scratch: by row of the component which of the simplex it is.
    var rowIndexes: [Int] = []
    var listEnds: [Int32] = []
    var lazyItems: [LazyConstraints.Item] = []

    /// Presolves and solves, in the storage at hand.
    ///
    /// - Complexity: near linear in the terms, but for components that do not come apart.
    mutating func build(_ system: borrowing LinearSystem) {
        let variableCount = system.variableCount
        clear()
        effort.spend(4 * (variableCount + system.rowCount + system.termVariables.count))
        classes.sort(system)
        highestSoft = classes.highestSoft
        tolerance = system.tolerance
        scale = system.scale
        costs.collect(system, rows: classes.singles)
        elimination.run(system, equalities: classes.equalities, costs: costs, held: Self.holdable(system, above: classes.highestSoft))
        chain.arrange(system, elimination, couplings: classes.couplings)
        values.refill(0, count: variableCount)
        results.refill(0, count: variableCount)
        columnOf.refill(-1, count: variableCount)
        groupOf.refill(-1, count: variableCount)
        isLoose.refill(false, count: variableCount)
        for row in classes.impossible { note(Contradiction(rows: [row])) }

        if system.suggestionCount > 0 {
            for variable in 0..<variableCount where chain.roles[variable] == .held { values[variable] = system.suggestions[variable] }
        }
        chain.evaluate(block: 0, into: &values)
        for row in elimination.leftOverRows { tie(row, system) }
        if !contradictions.isEmpty { return }

        listIndependents(variableCount)
        firstActive.refill(-1, count: chain.blockCount)
        lastActive.refill(-1, count: chain.blockCount)
        blockComponents.refill(0..<0, count: chain.blockCount)
        touches.refill(.none, count: chain.blockCount)
        isGrown.refill(false, count: chain.blockCount)
        sortOut(system)
        for block in 0..<chain.blockCount {
            if firstActive[block] >= 0 { arrangeComponents(ofBlock: block) }
            solve(block: block, anew: true, system)
        }
    }

    private mutating func clear() {
        active.removeAll()
        nextActive.removeAll(keepingCapacity: true)
        components.removeAll(keepingCapacity: true)
        columnList.removeAll(keepingCapacity: true)
        rowList.removeAll(keepingCapacity: true)
        responses.removeAll()
        touchedBlocks.removeAll(keepingCapacity: true)
        if !contradictions.isEmpty { contradictions.removeAll() }
        if !redundantBlocks.isEmpty { redundantBlocks.removeAll() }
        if !displaced.isEmpty { displaced.removeAll() }
        if !idleRows.isEmpty { idleRows.removeAll() }
        releaseCount = 0
        isUnsettled = false
        areConstantsMoved = false
    }

    /// Takes up a contradiction, to be looked into; once nothing more is to be begun what contradicts is just not met.
    mutating func note(_ contradiction: Contradiction) {
        if !effort.isExhausted { contradictions.append(contradiction) }
    }

    /// The variables whose suggested values nothing soft can overrule, higher priorities first.
    private static func holdable(_ system: borrowing LinearSystem, above highestSoft: Double) -> [Int32] {
        var held: [Int32] = []
        if system.suggestionCount == 0 { return held }
        for variable in 0..<system.variableCount where !system.suggestions[variable].isNaN {
            if system.suggestionPriorities[variable] > highestSoft { held.append(Int32(truncatingIfNeeded: variable)) }
        }
        if held.isEmpty { return held }
        let priorities = system.suggestionPriorities
        return held.sorted {
            priorities[Int($0)] != priorities[Int($1)] ? priorities[Int($0)] > priorities[Int($1)] : $0 < $1
        }
    }

    private mutating func listIndependents(_ variableCount: Int) {
        independentStarts.refill(0, count: chain.blockCount + 1)
        for variable in 0..<variableCount where chain.roles[variable] == .free || chain.roles[variable] == .held {
            independentStarts[Int(chain.blocks[variable]) + 1] += 1
        }
        for block in 0..<chain.blockCount { independentStarts[block + 1] += independentStarts[block] }
        independents.refill(0, count: Int(independentStarts[chain.blockCount]))
        listEnds.removeAll(keepingCapacity: true)
        listEnds.append(contentsOf: independentStarts)
        for variable in 0..<variableCount where chain.roles[variable] == .free || chain.roles[variable] == .held {
            let block = Int(chain.blocks[variable])
            independents[Int(listEnds[block])] = Int32(truncatingIfNeeded: variable)
            listEnds[block] += 1
        }
    }

    /// Activates what the optimum will not meet of itself, and makes lazy constraints of the rest.
    private mutating func sortOut(_ system: borrowing LinearSystem) {
        lazyItems.removeAll(keepingCapacity: true)
        for variable in 0..<system.variableCount where !costs[variable].isEmpty && chain.roles[variable] != .free {
            let target = Int32(truncatingIfNeeded: variable)
            let role = chain.roles[variable]
            if role == .dependent || role == .tied {
                let interval = costs.freeInterval(variable)
                if interval.lower >= interval.upper && activate(target, system) == .active { continue }
            }
            let interval = interval(target, system)
            if interval.lower > -.infinity || interval.upper < .infinity {
                lazyItems.append((chain.blocks[variable], target, interval.lower, interval.upper))
            }
        }
        for row in classes.couplings {
            let target = ~row
            if system.relations[Int(row)] == .equal && activate(target, system) == .active { continue }
            let interval = interval(target, system)
            lazyItems.append((block(of: target, system), target, interval.lower, interval.upper))
        }
        lazyConstraints.arrange(lazyItems, blockCount: chain.blockCount)
    }

    func block(of target: Int32, _ system: borrowing LinearSystem) -> Int32 {
        if target >= 0 { return chain.blocks[Int(target)] }
        for term in system.terms(Int(~target)) {
            let block = chain.blocks[Int(system.termVariables[term])]
            if block > 0 { return block }
        }
        return 0
    }

    /// Within which values a target is no problem. For a held variable and for block 0 only what ranks above everything soft counts.
    func interval(_ target: Int32, _ system: borrowing LinearSystem) -> (lower: Double, upper: Double) {
        if target < 0 {
            let row = Int(~target)
            if chain.blocks.isEmpty || (block(of: target, system) == 0 && system.priorities[row] < 1000) { return (-.infinity, .infinity) }
            switch system.relations[row] {
            case .equal: return (0, 0)
            case .lessThanOrEqual: return (-.infinity, 0)
            case .greaterThanOrEqual: return (0, .infinity)
            }
        }
        let variable = Int(target)
        let role = chain.roles[variable]
        return role == .held || role == .constant ? firmInterval(target, system) : costs.freeInterval(variable)
    }

    /// Within which values a target breaks nothing that ranks above everything soft.
    func firmInterval(_ target: Int32, _ system: borrowing LinearSystem) -> (lower: Double, upper: Double) {
        if target < 0 {
            let row = Int(~target)
            return system.priorities[row] > highestSoft ? interval(target, system) : (-.infinity, .infinity)
        }
        let role = chain.roles[Int(target)]
        var lower = -Double.infinity
        var upper = Double.infinity
        for penalty in costs[Int(target)] where costs.priorities[penalty] > highestSoft {
            if role == .constant && costs.priorities[penalty] < 1000 { continue }
            if role == .held && costs.sources[penalty] == PiecewiseLinearCosts.suggestion { continue }
            if costs.relations[penalty] != .lessThanOrEqual { lower = max(lower, costs.breakpoints[penalty]) }
            if costs.relations[penalty] != .greaterThanOrEqual { upper = min(upper, costs.breakpoints[penalty]) }
        }
        return (lower, upper)
    }
}
