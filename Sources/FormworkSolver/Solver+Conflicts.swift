extension Solver {
    /// Finds the conflicts of contradictions and breaks a constraint of each.
    ///
    /// - Returns: Whether a constraint was broken, so that solving again is worthwhile.
    mutating func breakConflicts(_ contradictions: [Contradiction], choice: ([LinearConstraint.ID]) -> Int) -> Bool {
        var found = false
        for contradiction in contradictions where breakConflict(contradiction, choice: choice) {
            found = true
            // A single variable may have further contradictory constraints, which can be found without solving again.
            guard let variable = contradiction.single else { continue }
            while let next = engine.contradiction(ofSingle: variable, system), breakConflict(next, choice: choice) {}
        }
        return found
    }

    /// - Returns: Whether a constraint was broken. It is false if one of the contradiction's constraints is already broken.
    private mutating func breakConflict(_ contradiction: Contradiction, choice: ([LinearConstraint.ID]) -> Int) -> Bool {
        if contradiction.rows.contains(where: { system.states[$0] != .live }) { return false }
        if engine.effort.isExhausted { return false }
        var conflict = ConflictAnalysis(contradiction, system: system, effort: &engine.effort).conflict(system)
        defer { conflicts.append(conflict) }
        if conflict.constraints.isEmpty { return false }
        let place = choice(conflict.constraints)
        let id = conflict.constraints[conflict.constraints.indices.contains(place) ? place : conflict.constraints.count - 1]
        if let row = system.row(ofNumber: id.number) { system.states[row] = .broken }
        conflict.broken = id
        return true
    }
}
