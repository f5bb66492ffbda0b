extension Solver {
    /// Finds the conflicts behind contradictions and breaks a constraint of each.
    ///
    /// - Returns: Whether anything was broken, so that it is worth trying again.
    mutating func breakConflicts(_ contradictions: [Contradiction]) -> Bool {
        var found = false
        for contradiction in contradictions {
            if contradiction.rows.contains(where: { system.states[Int($0)] != .live }) { continue }
            var conflict = ConflictAnalysis(contradiction, system).conflict(system)
            if !conflict.constraints.isEmpty {
                let choice = choiceOfBroken(conflict.constraints)
                let id = conflict.constraints[conflict.constraints.indices.contains(choice) ? choice : conflict.constraints.count - 1]
                system.states[Int(system.rowOfNumber[id.number])] = .broken
                conflict.broken = id
                found = true
            }
            conflicts.append(conflict)
        }
        return found
    }
}
