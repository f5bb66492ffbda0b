extension Solver {
    /// The variables that the constraints leave room for, in the order in which they were made.
    ///
    /// Call ``solve()`` before. The solution stays as it is.
    ///
    /// - Complexity: O(*v*) for *v* variables where there are none; else as ``solve()`` for the blocks that they are in, with two
    ///   runs of the simplex for each variable of a component that is ambiguous.
    public func ambiguities() -> [Ambiguity] { ambiguityAnalysis().ambiguities }

    /// The same, with what finding them took: that counts with the last ``solve()`` against ``effortLimit``.
    ///
    /// - Complexity: see ``ambiguities()``.
    public func ambiguityAnalysis() -> AmbiguityAnalysis {
        guard isSolved, exchange.isEmpty(system), engine.hasRoom else {
            return AmbiguityAnalysis(ambiguities: [], effort: 0, isEffortLimitReached: false)
        }
        var engine = engine
        var system = system
        system.refreshScale()
        if system.scale != engine.scale { engine.build(system) }
        let found = engine.freedom(system).map {
            Ambiguity(variable: $0.variable, lowestPriority: $0.priority > 0 ? Priority($0.priority) : nil)
        }
        return AmbiguityAnalysis(
            ambiguities: found, effort: engine.effort.spent - self.engine.effort.spent, isEffortLimitReached: engine.effort.isExhausted)
    }
}
