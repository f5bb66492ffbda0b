/// Constraints that are left out until they are violated: dependent values and rows, each with the interval within which it is no problem.
///
/// A constraint that the optimum of the others meets does not change that optimum, so these are looked at after each evaluation, and one
/// joins the simplex once it is violated (constraint generation: a relaxation, as in a cutting plane method). Sorted by block.
struct LazyConstraints {
    typealias Item = (block: Int32, target: Int32, lower: Double, upper: Double)

    /// By block.
    var starts: [Int32] = []
    /// A variable, or the bitwise complement of a row of the system.
    var targets: [Int32] = []
    var lowers: [Double] = []
    var uppers: [Double] = []
    /// Those that take part in a simplex, or that nothing can be done about.
    var isDone: [Bool] = []
    /// Scratch: where the constraints of a block sorted so far end.
    private var ends: [Int32] = []

    /// Sorts by block; within one the order stays.
    mutating func arrange(_ items: borrowing [Item], blockCount: Int) {
        starts.refill(0, count: blockCount + 1)
        for index in items.indices { starts[Int(items[index].block) + 1] += 1 }
        for block in 0..<blockCount { starts[block + 1] += starts[block] }
        ends.removeAll(keepingCapacity: true)
        ends.append(contentsOf: starts)
        targets.refill(0, count: items.count)
        lowers.refill(0, count: items.count)
        uppers.refill(0, count: items.count)
        isDone.refill(false, count: items.count)
        for index in items.indices {
            let block = Int(items[index].block)
            let place = Int(ends[block])
            ends[block] += 1
            targets[place] = items[index].target
            lowers[place] = items[index].lower
            uppers[place] = items[index].upper
        }
    }

    subscript(block: Int) -> Range<Int> { Int(starts[block])..<Int(starts[block + 1]) }
}
