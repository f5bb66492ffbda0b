extension Solver {
    /// Returns the variables that the constraints do not determine, in the order of their creation.
    ///
    /// Call ``solve(breaking:)`` first. The solution does not change.
    ///
    /// - Complexity: O(*v*) for *v* variables if there are none; otherwise that of ``solve(breaking:)`` for the blocks that contain them, with two runs of the
    ///   simplex for each variable of an ambiguous component.
    public func ambiguities() -> [Ambiguity] { ambiguityAnalysis().ambiguities }

    /// Finds the ambiguous variables and reports the effort, which counts together with that of the last ``solve(breaking:)`` against ``effortLimit``.
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
            Ambiguity(variable: $0.variable, lowestPriority: $0.priority > 0 ? Priority(level: $0.priority) : nil)
        }
        return AmbiguityAnalysis(
            ambiguities: found, effort: engine.effort.spent - self.engine.effort.spent, isEffortLimitReached: engine.effort.isExhausted)
    }
}
