/// Narrows a contradiction down to an irreducible one by leaving out unneeded parts (the deletion filter of Chinneck and Dravnieks, *Locating Minimal
/// Infeasible Constraint Sets in Linear Programs*, 1991), first halves, then quarters and so on.
struct ConflictAnalysis {
    private var rows: [Row]
    private var bounds: [Variable]

    /// - Complexity: O(*k*) small systems for *k* remaining rows, times log of the given rows.
    init(_ contradiction: Contradiction, system: borrowing LinearSystem, effort: inout Effort) {
        rows = Array(Set(contradiction.rows)).sorted()
        bounds = Array(Set(contradiction.bounds)).sorted()
        if contradiction.isIrreducible { return }
        var size = (rows.count + bounds.count + 1) / 2
        while size > 0 {
            var start = 0
            while start < rows.count + bounds.count {
                if rows.count + bounds.count == 1 { return }
                let end = min(start + size, rows.count + bounds.count)
                if !leaveOut(start..<end, system: system, effort: &effort) { start = end }
                if effort.isExhausted { return }
            }
            size = size > 1 ? (size + 1) / 2 : 0
        }
    }

    func conflict(_ system: borrowing LinearSystem) -> Conflict {
        Conflict(
            constraints: rows.map { system.id($0) },
            bounds: bounds, broken: nil)
    }

    /// Leaves out a range of the rows and bounds, numbered in this order, if the rest is still contradictory.
    private mutating func leaveOut(_ range: Range<Int>, system: borrowing LinearSystem, effort: inout Effort) -> Bool {
        var keptRows: [Row] = []
        var keptBounds: [Variable] = []
        for place in rows.indices where !range.contains(place) { keptRows.append(rows[place]) }
        for place in bounds.indices where !range.contains(rows.count + place) { keptBounds.append(bounds[place]) }
        if keptRows.isEmpty || !Self.isContradictory(keptRows, bounds: keptBounds, system: system, effort: &effort) { return false }
        rows = keptRows
        bounds = keptBounds
        return true
    }

    private static func isContradictory(
        _ rows: [Row], bounds: [Variable], system: borrowing LinearSystem, effort: inout Effort
    ) -> Bool {
        var part = LinearSystem()
        var names: [Variable: Int] = [:]
        for row in rows {
            for term in system.terms(row) {
                let variable = system.termVariables[term]
                if names[variable] == nil { names[variable] = part.addVariable(lower: -.infinity, upper: .infinity) }
            }
        }
        for variable in bounds {
            guard let name = names[variable] else { continue }
            part.setBounds(system.bounds(variable), of: Variable(index: name))
        }
        for row in rows {
            var terms: [LinearExpression.Term] = []
            for term in system.terms(row) {
                guard let name = names[system.termVariables[term]] else { continue }
                terms.append(LinearExpression.Term(Variable(index: name), system.termCoefficients[term]))
            }
            _ = part.addRow(terms.span, constant: system.constants[row], relation: system.relations[row], priority: 1000)
        }
        part.scale = system.scale
        var engine = Engine()
        engine.effort = effort
        engine.build(part)
        effort = engine.effort
        return !engine.contradictions.isEmpty
    }
}
