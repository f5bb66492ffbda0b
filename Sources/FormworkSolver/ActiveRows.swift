/// The dependent values in a simplex that depend on several held and free variables, numbered in the order of activation.
struct ActiveRows {
    private(set) var targets: [Target] = []
    private(set) var constants: [Double] = []
    private(set) var variables: [Variable] = []
    private(set) var coefficients: [Double] = []
    private var starts: [Int32] = [0]
    // The rows of each block, as a linked list from the first to the last; -1 ends it.
    private var firsts: [Int32] = []
    private var lasts: [Int32] = []
    private var nexts: [Int32] = []

    /// Returns the range of a row's terms in ``variables`` and ``coefficients``.
    func terms(_ number: Int) -> Range<Int> { Int(starts[number])..<Int(starts[number + 1]) }

    /// Returns the first row of a block; nil for a block without rows.
    @inline(__always)
    func first(ofBlock block: Block) -> Int? { firsts[block] < 0 ? nil : Int(firsts[block]) }

    /// Returns the next row of the same block; nil after the last.
    @inline(__always)
    func next(after number: Int) -> Int? { nexts[number] < 0 ? nil : Int(nexts[number]) }

    mutating func removeAll() {
        targets.removeAll(keepingCapacity: true)
        constants.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        starts.append(0)
        variables.removeAll(keepingCapacity: true)
        coefficients.removeAll(keepingCapacity: true)
        nexts.removeAll(keepingCapacity: true)
    }

    /// Prepares the lists of a number of blocks.
    mutating func begin(blockCount: Int) {
        firsts.refill(-1, count: blockCount)
        lasts.refill(-1, count: blockCount)
    }

    mutating func append(_ target: Target, form: borrowing AffineForm, block: Block) {
        let number = Int32(truncatingIfNeeded: targets.count)
        targets.append(target)
        constants.append(form.constant)
        for index in form.variables.indices {
            variables.append(form.variables[index])
            coefficients.append(form.coefficients[index])
        }
        starts.append(Int32(truncatingIfNeeded: variables.count))
        nexts.append(-1)
        if lasts[block] >= 0 { nexts[Int(lasts[block])] = number } else { firsts[block] = number }
        lasts[block] = number
    }

    mutating func setConstant(_ constant: Double, of number: Int) { constants[number] = constant }
}
