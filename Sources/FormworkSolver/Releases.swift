/// Variables that were held at their suggested values and let go, since something that ranks as high forbids these.
struct Releases {
    /// By block: what was let go, or is held at other values.
    private var variables: [Block: [Variable]] = [:]
    /// How often something was let go in this run over a block.
    private(set) var count = 0
    /// Whether something was let go that is not settled yet.
    private(set) var isUnsettled = false

    mutating func removeAll() {
        if !variables.isEmpty { variables.removeAll() }
        count = 0
        isUnsettled = false
    }

    /// Begins a run over a block.
    mutating func beginRun() { count = 0 }

    /// Notes variables that are let go together.
    mutating func add(_ released: [Variable], block: Block) {
        variables[block, default: []] += released
        count += 1
        isUnsettled = true
    }

    /// Notes that nothing more is to be settled.
    mutating func settle() { isUnsettled = false }

    /// Gives out what was let go of a block, which is to be held again.
    mutating func take(block: Block) -> [Variable] {
        variables.isEmpty ? [] : variables.removeValue(forKey: block) ?? []
    }
}
