/// Constraints that are left out until they are violated: dependent values and rows.
///
/// A constraint that the optimum of the others satisfies does not change that optimum. These constraints are therefore checked after each evaluation,
/// and join the simplex once they are violated (constraint generation: a relaxation, as in a cutting plane method). They are sorted by block.
struct LazyConstraints {
    private enum State: UInt8 {
        case open
        /// Only checked above the soft levels.
        case firm
        /// Part of the simplex, or given up.
        case done
    }

    /// The start of each block's constraints.
    private var starts: [Int32] = []
    private(set) var targets: [Target] = []
    private var states: [State] = []
    /// By block, whether a constraint joined the simplex.
    private var hasJoined: [Bool] = []
    // Scratch: the unsorted constraints, and the ends of the constraints sorted so far, by block.
    private var items: [(block: Block, target: Target)] = []
    private var ends: [Int32] = []

    mutating func removeAll() { items.removeAll(keepingCapacity: true) }

    /// Frees the storage that only arranging needs.
    mutating func releaseScratch() { (items, ends) = ([], []) }

    /// Adds a constraint, to be sorted by ``arrange(blockCount:)``.
    mutating func append(_ target: Target, block: Block) { items.append((block, target)) }

    /// Sorts the added constraints by block, and keeps their order within a block.
    mutating func arrange(blockCount: Int) {
        starts.refill(0, count: blockCount + 1)
        for index in items.indices { starts[items[index].block.index + 1] += 1 }
        for block in 0..<blockCount { starts[block + 1] += starts[block] }
        ends.removeAll(keepingCapacity: true)
        ends.append(contentsOf: starts)
        targets.refill(Target(Variable(index: 0)), count: items.count)
        states.refill(.open, count: items.count)
        hasJoined.refill(false, count: blockCount)
        for index in items.indices {
            let block = items[index].block
            targets[Int(ends[block])] = items[index].target
            ends[block] += 1
        }
    }

    /// Returns the range of a block's constraints.
    subscript(block: Block) -> Range<Int> { Int(starts[block])..<Int(starts[block.index + 1]) }

    /// Whether a constraint of a block joined the simplex after presolving.
    func hasGrown(block: Block) -> Bool { hasJoined[block] }

    /// Whether a constraint has joined a simplex, or was given up.
    func isDone(_ constraint: Int) -> Bool { states[constraint] == .done }

    /// Whether a constraint is only checked above the soft levels.
    func isFirm(_ constraint: Int) -> Bool { states[constraint] == .firm }

    /// Makes a constraint count only above the soft levels, until ``restore(block:)``.
    mutating func makeFirm(_ constraint: Int) { states[constraint] = .firm }

    /// Makes the constraints of a block count at all levels again.
    mutating func restore(block: Block) {
        for constraint in self[block] where isFirm(constraint) { states[constraint] = .open }
    }

    /// Gives up a constraint that cannot be satisfied. It is not checked again.
    mutating func giveUp(_ constraint: Int) { states[constraint] = .done }

    /// Marks a constraint as part of the simplex. It is not checked again.
    mutating func join(_ constraint: Int, block: Block) {
        states[constraint] = .done
        hasJoined[block] = true
    }
}
