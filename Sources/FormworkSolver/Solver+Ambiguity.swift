extension Solver {
    /// The variables that the constraints leave room for, in the order in which they were made.
    ///
    /// Call ``solve()`` before. The solution stays as it is.
    ///
    /// - Complexity: O(*v*) for *v* variables where there are none; else as ``solve()`` for the blocks that they are in, with two
    ///   runs of the simplex for each variable of a component that is ambiguous.
    public mutating func ambiguities() -> [Ambiguity] {
        guard isSolved, engine.hasRoom else { return [] }
        var engine = engine
        var system = system
        defer {
            self.engine.effort = engine.effort
            note()
        }
        system.refreshScale()
        if system.scale != engine.scale { engine.build(system) }
        return engine.freedom(system).map {
            Ambiguity(variable: Variable(index: Int($0.variable)), lowestPriority: $0.priority > 0 ? Priority($0.priority) : nil)
        }
    }
}
