import FormworkSolver

/// A layout's linear system, with the origin of each row.
struct Equations {
    var solver = Solver()
    /// The origins, by the number of the row's id.
    private(set) var origins: [RowOrigin] = []
    /// The constants, by the number of the row's id.
    private var constants: [Double] = []
    /// The solving effort that is left for the document.
    var allowance = Int.max
    /// Whether solving stopped at its limit since the last ``removeAll()``.
    private(set) var isUnfinished = false
    /// The ambiguities found last; nil after any change.
    private var knownAmbiguities: [Ambiguity]?
    private var terms: [LinearExpression.Term] = []
    private var constant = 0.0

    /// Removes all rows and variables but keeps the storage.
    mutating func removeAll() {
        solver.removeAll()
        origins.removeAll(keepingCapacity: true)
        constants.removeAll(keepingCapacity: true)
        knownAmbiguities = nil
        isUnfinished = false
    }

    // MARK: Solving

    /// Solves within the allowance.
    mutating func solve() {
        solver.effortLimit = allowance
        knownAmbiguities = nil
        solver.solve { [origins] in Self.broken(of: $0, origins) }
        if solver.isEffortLimitReached { isUnfinished = true }
        spend(solver.effort)
    }

    /// Chooses the broken row of a conflict.
    ///
    /// UIKit does not document which constraint of a conflict it breaks. This rule breaks the last one in the document. Rows that the system adds for
    /// stack views are broken only in conflicts without constraints of the document, given values never.
    private static func broken(of ids: [LinearConstraint.ID], _ origins: [RowOrigin]) -> Int {
        func rank(_ place: Int) -> Int { origins[ids[place].number].rankToBreak }
        var best = ids.count - 1
        for place in ids.indices.reversed() where rank(place) > rank(best) { best = place }
        if case .equalSizes = origins[ids[best].number] { best = ids.indices.first { rank($0) == rank(best) } ?? best }
        return best
    }

    /// Returns the ambiguous variables; empty where solving stopped at its limit.
    mutating func ambiguities() -> [Ambiguity] {
        if isUnfinished { return [] }
        if let knownAmbiguities { return knownAmbiguities }
        let analysis = solver.ambiguityAnalysis()
        if analysis.isEffortLimitReached { isUnfinished = true }
        spend(analysis.effort)
        if !isUnfinished { knownAmbiguities = analysis.ambiguities }
        return analysis.ambiguities
    }

    /// Subtracts the solver's effort from the allowance.
    private mutating func spend(_ effort: Int) { allowance = max(0, allowance - effort) }

    /// Makes a variable, with the lower bound 0 for a length.
    mutating func makeVariable(isLength: Bool) -> Variable {
        let variable = try? solver.makeVariable(lowerBound: isLength ? 0 : -.infinity)
        // Safe: 0 and minus infinity are bounds that the solver accepts.
        guard let variable else { preconditionFailure("the bounds are valid") }
        return variable
    }

    mutating func begin(constant: Double = 0) {
        terms.removeAll(keepingCapacity: true)
        self.constant = constant
    }

    mutating func term(_ position: Position, _ factor: Double = 1) {
        variable(position.first, factor: factor)
        variable(position.second, factor: factor * position.share)
        constant += factor * position.constant
    }

    private mutating func variable(_ variable: Variable?, factor: Double) {
        guard let variable, factor != 0 else { return }
        terms.append(LinearExpression.Term(variable, factor))
    }

    /// Clamps a priority to the solver's range, because documents may contain any number.
    private static func valid(_ priority: Double) -> Double { min(max(priority, 0.001), 1000) }

    /// Ends the row: the sum is equal to, at most or at least 0. Nil where a number exceeds the solver's range.
    @discardableResult
    mutating func end(_ relation: Relation, at priority: Double = 1000, origin: RowOrigin) -> LinearConstraint.ID? {
        // A second reference, not a copy, while the solver reads it.
        let row = terms
        guard let id = try? solver.add(row.span, constant: constant, relation, priority: Priority(Self.valid(priority))) else { return nil }
        // Ids increase by one.
        origins.append(origin)
        knownAmbiguities = nil
        constants.append(constant)
        return id
    }

    /// Adds a row: `left − right` is equal to, at most or at least a constant.
    @discardableResult
    mutating func relate(
        _ left: Position, relation: Relation, right: Position, plus constant: Double = 0, at priority: Double = 1000,
        origin: RowOrigin
    ) -> LinearConstraint.ID? {
        begin(constant: -constant)
        term(left)
        term(right, -1)
        return end(relation, at: priority, origin: origin)
    }

    /// Adds a row: a position is equal to, at most or at least a number.
    @discardableResult
    mutating func fix(
        _ position: Position, relation: Relation, value: Double, at priority: Double = 1000, origin: RowOrigin
    ) -> LinearConstraint.ID? {
        begin(constant: -value)
        term(position)
        return end(relation, at: priority, origin: origin)
    }
}

extension Equations {
    /// Returns the current constant of a row.
    func constant(of row: LinearConstraint.ID) -> Double { constants[row.number] }

    mutating func setConstant(_ constant: Double, of row: LinearConstraint.ID) {
        guard (try? solver.setConstant(constant, of: row)) != nil else { return }
        constants[row.number] = constant
        knownAmbiguities = nil
    }

    mutating func setPriority(_ priority: Double, of row: LinearConstraint.ID?) {
        guard let row else { return }
        try? solver.setPriority(Priority(priority), of: row)
        knownAmbiguities = nil
    }
}
