/// Disjoint sets of variables that can be joined. A set is identified by its lowest member (Tarjan, *Efficiency of a Good But Not Linear Set Union
/// Algorithm*, 1975, with path halving).
struct DisjointSets {
    private var parents: [Variable] = []

    /// Puts each of a number of variables into its own set.
    mutating func reset(count: Int) {
        parents.removeAll(keepingCapacity: true)
        grow(to: count)
    }

    /// Puts each variable below a count that is in no set yet into its own set.
    mutating func grow(to count: Int) {
        for number in parents.count..<max(count, parents.count) { parents.append(Variable(index: number)) }
    }

    /// Puts a variable into its own set. No other set that is used later may contain it.
    mutating func separate(_ member: Variable) { parents[member] = member }

    mutating func find(_ member: Variable) -> Variable {
        var current = member
        while true {
            let parent = parents[current]
            if parent == current { return current }
            let grandparent = parents[parent]
            parents[current] = grandparent
            current = grandparent
        }
    }

    mutating func join(_ first: Variable, _ second: Variable) {
        let first = find(first)
        let second = find(second)
        if first < second { parents[second] = first } else { parents[first] = second }
    }
}
