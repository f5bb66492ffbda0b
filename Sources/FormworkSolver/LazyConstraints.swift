/// Constraints that are left out until they are violated: dependent values and rows, each with the interval within which it is no problem.
///
/// A constraint that the optimum of the others meets does not change that optimum, so these are looked at after each evaluation, and one
/// joins the simplex once it is violated (constraint generation: a relaxation, as in a cutting plane method). Sorted by block.
struct LazyConstraints {
    /// By block.
    private var starts: [Int32] = []
    private(set) var targets: [Target] = []
    private(set) var lowers: [Double] = []
    private(set) var uppers: [Double] = []
    /// Those that take part in a simplex, or that nothing can be done about.
    private(set) var isDone: [Bool] = []
    /// By block: whether one joined the simplex.
    private var hasJoined: [Bool] = []
    // Scratch: the constraints to be sorted, and where those of a block sorted so far end.
    private var items: [(block: Block, target: Target, lower: Double, upper: Double)] = []
    private var ends: [Int32] = []

    mutating func removeAll() { items.removeAll(keepingCapacity: true) }

    /// Adds one to be sorted by ``arrange(blockCount:)``.
    mutating func append(_ target: Target, _ interval: (lower: Double, upper: Double), block: Block) {
        items.append((block, target, interval.lower, interval.upper))
    }

    /// Sorts what was added by block; within one the order stays.
    mutating func arrange(blockCount: Int) {
        starts.refill(0, count: blockCount + 1)
        for index in items.indices { starts[items[index].block.index + 1] += 1 }
        for block in 0..<blockCount { starts[block + 1] += starts[block] }
        ends.removeAll(keepingCapacity: true)
        ends.append(contentsOf: starts)
        targets.refill(Target(Variable(index: 0)), count: items.count)
        lowers.refill(0, count: items.count)
        uppers.refill(0, count: items.count)
        isDone.refill(false, count: items.count)
        hasJoined.refill(false, count: blockCount)
        for index in items.indices {
            let block = items[index].block
            let place = Int(ends[block])
            ends[block] += 1
            targets[place] = items[index].target
            lowers[place] = items[index].lower
            uppers[place] = items[index].upper
        }
    }

    /// The constraints of a block.
    subscript(block: Block) -> Range<Int> { Int(starts[block])..<Int(starts[block.index + 1]) }

    /// Whether a constraint of a block joined the simplex after presolving.
    func hasGrown(block: Block) -> Bool { hasJoined[block] }

    /// How far a value is outside the interval of a constraint; below 0 within it.
    func error(of constraint: Int, at value: Double) -> Double { max(lowers[constraint] - value, value - uppers[constraint]) }

    mutating func setInterval(_ interval: (lower: Double, upper: Double), of constraint: Int) {
        lowers[constraint] = interval.lower
        uppers[constraint] = interval.upper
    }

    /// Looks at a constraint no more: nothing can be done about it.
    mutating func giveUp(_ constraint: Int) { isDone[constraint] = true }

    /// Looks at a constraint no more: it takes part in the simplex.
    mutating func join(_ constraint: Int, block: Block) {
        isDone[constraint] = true
        hasJoined[block] = true
    }
}
