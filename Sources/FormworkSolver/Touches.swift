/// The changes of blocks since the last solving.
struct Touches {
    enum Touch: UInt8 {
        case none
        /// Only values of held variables changed.
        case moved
        case changed
    }

    /// The changed blocks, in the order of their first change.
    private(set) var blocks: [Block] = []
    /// The kind of change, by block.
    private var touches: [Touch] = []
    /// Whether the first block changed, whose values any other block may depend on.
    private(set) var hasChangedConstants = false

    /// Resets the record for a number of blocks.
    mutating func reset(blockCount: Int) {
        removeAll()
        touches.refill(.none, count: blockCount)
    }

    mutating func note(_ block: Block, touch: Touch) {
        if touches[block] == .none { blocks.append(block) }
        if touches[block] != .changed { touches[block] = touch }
    }

    /// Records that values of the first block may have changed.
    mutating func noteConstants() {
        hasChangedConstants = true
        note(.constants, touch: .changed)
    }

    /// Whether anything other than values of held variables changed.
    var hasChanges: Bool { blocks.contains { touches[$0] == .changed } }

    subscript(block: Block) -> Touch { touches[block.index] }

    /// Sorts the changed blocks. The first block comes before those that depend on it.
    mutating func sort() { blocks.sort() }

    /// Removes all recorded changes.
    mutating func removeAll() {
        for block in blocks { touches[block] = .none }
        blocks.removeAll(keepingCapacity: true)
        hasChangedConstants = false
    }
}
