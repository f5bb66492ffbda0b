/// Variables that were held at their suggested values and released, because something of at least the same priority forbids these values.
struct Releases {
    /// By block, the variables that are released, or held at other values.
    private var variables: [Block: [Variable]] = [:]
    /// The number of releases in this pass over a block.
    private(set) var count = 0
    /// Whether a released variable is not settled yet.
    private(set) var isUnsettled = false

    mutating func removeAll() {
        if !variables.isEmpty { variables.removeAll() }
        count = 0
        isUnsettled = false
    }

    /// Starts a pass over a block.
    mutating func beginRun() { count = 0 }

    /// Records variables that are released together.
    mutating func add(_ released: [Variable], block: Block) {
        variables[block, default: []] += released
        count += 1
        isUnsettled = true
    }

    /// Records that everything is settled.
    mutating func settle() { isUnsettled = false }

    /// Removes and returns the released variables of a block, which are to be held again.
    mutating func take(block: Block) -> [Variable] {
        variables.isEmpty ? [] : variables.removeValue(forKey: block) ?? []
    }
}
