/// Sets of variables that can be joined; a set is known by its least member (Tarjan, *Efficiency of a Good But Not Linear
/// Set Union Algorithm*, 1975, with path halving).
struct DisjointSets {
    private var parents: [Variable] = []

    /// Makes each of a number of variables a set of its own.
    mutating func reset(count: Int) {
        parents.removeAll(keepingCapacity: true)
        for number in 0..<count { parents.append(Variable(index: number)) }
    }

    /// Makes a variable a set of its own, of which no set that goes on being used may hold it.
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
