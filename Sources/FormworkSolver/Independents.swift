/// The held and free variables of each block.
struct Independents {
    /// The start of each block's variables.
    private var starts: [Int32] = []
    private(set) var variables: [Variable] = []
    /// Scratch: the ends of the variables listed so far, by block.
    private var ends: [Int32] = []

    /// - Complexity: O(*v*) for *v* variables.
    mutating func list(_ chain: borrowing SubstitutionChain, variableCount: Int) {
        starts.refill(0, count: chain.blockCount + 1)
        for variable in 0..<variableCount where chain.roles[variable] == .free || chain.roles[variable] == .held {
            starts[chain.blocks[variable].index + 1] += 1
        }
        for block in 0..<chain.blockCount { starts[block + 1] += starts[block] }
        variables.refill(Variable(index: 0), count: Int(starts[chain.blockCount]))
        ends.removeAll(keepingCapacity: true)
        ends.append(contentsOf: starts)
        for variable in 0..<variableCount where chain.roles[variable] == .free || chain.roles[variable] == .held {
            let block = chain.blocks[variable].index
            variables[Int(ends[block])] = Variable(index: variable)
            ends[block] += 1
        }
    }

    /// Returns the range of a block's variables in ``variables``.
    subscript(block: Block) -> Range<Int> { Int(starts[block])..<Int(starts[block.index + 1]) }
}
