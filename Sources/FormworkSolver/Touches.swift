/// What happened to blocks since the last solving.
struct Touches {
    enum Touch: UInt8 {
        case none
        /// Nothing but values of held variables changed.
        case moved
        case changed
    }

    /// The blocks to which anything happened, in the order in which it did.
    private(set) var blocks: [Block] = []
    /// By block.
    private var touches: [Touch] = []
    /// Whether constants changed on which any block may depend.
    private var isEverywhere = false

    /// Begins anew, with nothing touched.
    mutating func reset(blockCount: Int) {
        removeAll()
        touches.refill(.none, count: blockCount)
    }

    mutating func note(_ block: Block, _ touch: Touch) {
        if touches[block] == .none { blocks.append(block) }
        if touches[block] != .changed { touches[block] = touch }
    }

    /// Notes that any block may have changed.
    mutating func noteEverywhere() { isEverywhere = true }

    /// Whether anything but values of held variables changed.
    var hasChanges: Bool { blocks.contains { touches[$0] == .changed } }

    subscript(block: Block) -> Touch { touches[block.index] }

    /// Notes of every block what was noted of all.
    mutating func spread() {
        if !isEverywhere { return }
        for block in touches.indices { note(Block(block), .changed) }
        blocks.sort()
        isEverywhere = false
    }

    /// Forgets what was noted.
    mutating func removeAll() {
        for block in blocks { touches[block] = .none }
        blocks.removeAll(keepingCapacity: true)
        isEverywhere = false
    }
}
