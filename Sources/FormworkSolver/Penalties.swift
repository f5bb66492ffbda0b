/// Penalties, as a struct of arrays. A penalty requires at least, at most or exactly its breakpoint, at a priority.
struct Penalties {
    var relations: [Relation] = []
    var priorities: [Float] = []
    var breakpoints: [Double] = []
    /// The costs of violating a penalty by 1; empty while all are 1, as in most layouts.
    private var slopes: [Double] = []

    var count: Int { relations.count }

    /// Returns the cost of violating a penalty by 1.
    @inline(__always)
    func slope(_ penalty: Int) -> Double { slopes.isEmpty ? 1 : slopes[penalty] }

    mutating func removeAll() { removeLast(count) }

    mutating func removeLast(_ number: Int) {
        relations.removeLast(number)
        priorities.removeLast(number)
        breakpoints.removeLast(number)
        if !slopes.isEmpty { slopes.removeLast(number) }
    }

    mutating func append(_ relation: Relation, priority: Float, breakpoint: Double, slope: Double) {
        relations.append(relation)
        priorities.append(priority)
        breakpoints.append(breakpoint)
        if !slopes.isEmpty {
            slopes.append(slope)
        } else if slope != 1 {
            slopes.refill(1, count: count)
            slopes[count - 1] = slope
        }
    }

    /// Replaces everything by a number of penalties to be set.
    mutating func reset(count: Int) {
        relations.refill(.equal, count: count)
        priorities.refill(0, count: count)
        breakpoints.refill(0, count: count)
        slopes.removeAll(keepingCapacity: true)
    }

    mutating func set(_ penalty: Int, relation: Relation, priority: Float, breakpoint: Double, slope: Double) {
        relations[penalty] = relation
        priorities[penalty] = priority
        breakpoints[penalty] = breakpoint
        if slope != 1 && slopes.isEmpty { slopes.refill(1, count: count) }
        if !slopes.isEmpty { slopes[penalty] = slope }
    }

    /// Sets a penalty to another one.
    mutating func copy(_ source: Int, to target: Int) {
        relations[target] = relations[source]
        priorities[target] = priorities[source]
        breakpoints[target] = breakpoints[source]
        if !slopes.isEmpty { slopes[target] = slopes[source] }
    }

    /// Puts a range of penalties into another order.
    mutating func reorder(_ range: Range<Int>, as order: [Int]) {
        relations.replaceSubrange(range, with: order.map { relations[$0] })
        priorities.replaceSubrange(range, with: order.map { priorities[$0] })
        breakpoints.replaceSubrange(range, with: order.map { breakpoints[$0] })
        if !slopes.isEmpty { slopes.replaceSubrange(range, with: order.map { slopes[$0] }) }
    }
}
