extension Solver {
    /// The variables that the constraints leave room for, in the order in which they were made.
    ///
    /// Call ``solve()`` before. The solution stays as it is.
    ///
    /// - Complexity: two runs of the simplex for each variable of a component that is ambiguous; else as ``solve()``.
    public func ambiguities() -> [Ambiguity] {
        guard var engine else { return [] }
        return engine.freedom(system).map {
            Ambiguity(variable: Variable(index: Int($0.variable)), lowestPriority: $0.priority > 0 ? Priority($0.priority) : nil)
        }
    }
}
