/// Sets of small numbers that can be joined; a set is known by its least member (Tarjan, *Efficiency of a Good But Not Linear
/// Set Union Algorithm*, 1975, with path halving).
struct DisjointSets {
    private var parents: [Int32] = []

    /// Makes every number below a count a set of its own.
    mutating func reset(count: Int) {
        parents.removeAll(keepingCapacity: true)
        parents.append(contentsOf: 0..<Int32(truncatingIfNeeded: count))
    }

    /// Makes a number a set of its own, of which no set that goes on being used may hold it.
    mutating func separate(_ member: Int32) { parents[Int(member)] = member }

    mutating func find(_ member: Int32) -> Int32 {
        var current = member
        while true {
            let parent = parents[Int(current)]
            if parent == current { return current }
            let grandparent = parents[Int(parent)]
            parents[Int(current)] = grandparent
            current = grandparent
        }
    }

    mutating func join(_ first: Int32, _ second: Int32) {
        let first = find(first)
        let second = find(second)
        if first < second { parents[Int(second)] = first } else { parents[Int(first)] = second }
    }
}
