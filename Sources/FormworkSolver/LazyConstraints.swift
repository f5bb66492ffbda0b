/// Constraints that are left out until they are violated: dependent values and rows, each with the interval in which it is not violated.
///
/// A constraint that the optimum of the others satisfies does not change that optimum. These constraints are therefore checked after each evaluation,
/// and join the simplex once they are violated (constraint generation: a relaxation, as in a cutting plane method). They are sorted by block.
struct LazyConstraints {
    /// The start of each block's constraints.
    private var starts: [Int32] = []
    private(set) var targets: [Target] = []
    private(set) var lowers: [Double] = []
    private(set) var uppers: [Double] = []
    /// Whether a constraint has joined a simplex, or was given up.
    private(set) var isDone: [Bool] = []
    /// By block, whether a constraint joined the simplex.
    private var hasJoined: [Bool] = []
    // Scratch: the unsorted constraints, and the ends of the constraints sorted so far, by block.
    private var items: [(block: Block, target: Target, lower: Double, upper: Double)] = []
    private var ends: [Int32] = []

    mutating func removeAll() { items.removeAll(keepingCapacity: true) }

    /// Frees the storage that only arranging needs.
    mutating func releaseScratch() { (items, ends) = ([], []) }

    /// Adds a constraint, to be sorted by ``arrange(blockCount:)``.
    mutating func append(_ target: Target, _ interval: (lower: Double, upper: Double), block: Block) {
        items.append((block, target, interval.lower, interval.upper))
    }

    /// Sorts the added constraints by block, and keeps their order within a block.
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

    /// Returns the range of a block's constraints.
    subscript(block: Block) -> Range<Int> { Int(starts[block])..<Int(starts[block.index + 1]) }

    /// Whether a constraint of a block joined the simplex after presolving.
    func hasGrown(block: Block) -> Bool { hasJoined[block] }

    /// Returns the distance of a value from the interval of a constraint; negative inside the interval.
    func error(of constraint: Int, at value: Double) -> Double { max(lowers[constraint] - value, value - uppers[constraint]) }

    mutating func setInterval(_ interval: (lower: Double, upper: Double), of constraint: Int) {
        lowers[constraint] = interval.lower
        uppers[constraint] = interval.upper
    }

    /// Gives up a constraint that cannot be satisfied. It is not checked again.
    mutating func giveUp(_ constraint: Int) { isDone[constraint] = true }

    /// Marks a constraint as part of the simplex. It is not checked again.
    mutating func join(_ constraint: Int, block: Block) {
        isDone[constraint] = true
        hasJoined[block] = true
    }
}
