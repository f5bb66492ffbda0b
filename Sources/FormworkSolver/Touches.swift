/// What happened to blocks since the last solving.
struct Touches {
    enum Touch: UInt8 {
        case none
        /// Nothing but values of held variables changed.
        case moved
        case changed
    }

    /// The blocks to which anything happened, in the order in which it did.
    private(set) var blocks: [Int32] = []
    /// By block.
    private var touches: [Touch] = []
    /// Whether constants changed on which any block may depend.
    private var isEverywhere = false

    /// Begins anew, with nothing touched.
    mutating func reset(blockCount: Int) {
        removeAll()
        touches.refill(.none, count: blockCount)
    }

    mutating func note(_ block: Int32, _ touch: Touch) {
        let index = Int(block)
        if touches[index] == .none { blocks.append(block) }
        if touches[index] != .changed { touches[index] = touch }
    }

    /// Notes that any block may have changed.
    mutating func noteEverywhere() { isEverywhere = true }

    /// Whether anything but values of held variables changed.
    var hasChanges: Bool { blocks.contains { touches[Int($0)] == .changed } }

    subscript(block: Int32) -> Touch { touches[Int(block)] }

    /// Notes of every block what was noted of all.
    mutating func spread() {
        if !isEverywhere { return }
        for block in touches.indices { note(Int32(truncatingIfNeeded: block), .changed) }
        blocks.sort()
        isEverywhere = false
    }

    /// Forgets what was noted.
    mutating func removeAll() {
        for block in blocks { touches[Int(block)] = .none }
        blocks.removeAll(keepingCapacity: true)
        isEverywhere = false
    }
}
