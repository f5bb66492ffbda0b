extension Solver {
    /// Makes a variable. Bounds are required, and cheaper than constraints.
    public mutating func makeVariable(lowerBound: Double = -.infinity, upperBound: Double = .infinity) throws(SolverError) -> Variable {
        for bound in [lowerBound, upperBound] where bound.isNaN || (bound.isFinite && abs(bound) > Self.largestMagnitude) {
            throw .valueOutOfRange(bound)
        }
        if lowerBound > upperBound || lowerBound == .infinity || upperBound == -.infinity { throw .valueOutOfRange(lowerBound) }
        discard()
        return Variable(index: system.addVariable(lower: lowerBound, upper: upperBound))
    }

    /// Makes groups of variables without upper bounds. All groups have the same lower bounds, which must be in the solver's range.
    ///
    /// - Complexity: O(*n*) for *n* new variables.
    package mutating func makeVariables(groups: Int, lowerBounds: [Double]) {
        discard()
        system.addVariables(groups: groups, lowerBounds: lowerBounds)
    }

    /// Reserves storage for further variables and constraints, so that it grows only once.
    ///
    /// - Parameters:
    ///   - variables: The number of variables.
    ///   - constraints: The number of constraints.
    ///   - terms: The number of terms of all constraints; nil for three for each constraint.
    /// - Complexity: O(*n*) for *n* variables, constraints and terms, including existing ones.
    public mutating func reserve(variables: Int, constraints: Int, terms: Int? = nil) {
        system.reserve(variables: variables, constraints: constraints, terms: terms ?? 3 * constraints)
    }

    /// Removes all variables, constraints and suggestions, but keeps the storage for another system of about the same size.
    ///
    /// Existing variables and constraints become invalid for this solver.
    public mutating func removeAll() {
        discard()
        system.removeAll()
        engine.values.removeAll(keepingCapacity: true)
        conflicts.removeAll()
    }

    /// Adds a constraint.
    ///
    /// - Complexity: O(*t*²) for *t* terms.
    @discardableResult
    public mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> LinearConstraint.ID {
        try add(
            constraint.expression.terms.span, constant: constraint.expression.constant, constraint.relation, priority: constraint.priority)
    }

    /// Adds a constraint on the sum of the terms and the constant: equal to, at most or at least 0.
    ///
    /// This allocates no memory if ``reserve(variables:constraints:terms:)`` reserved enough: many constraints can share one buffer of terms.
    ///
    /// - Complexity: O(*t*²) for *t* terms.
    @discardableResult
    public mutating func add(
        _ terms: Span<LinearExpression.Term>, constant: Double, _ relation: Relation, priority: Priority = .required
    ) throws(SolverError) -> LinearConstraint.ID {
        try check(priority)
        try check(constant)
        for index in terms.indices {
            try check(terms[index].coefficient)
            try check(terms[index].variable)
        }
        return LinearConstraint.ID(number: system.addRow(terms, constant: constant, relation: relation, priority: priority.level))
    }

    /// Adds a term to the next constraint. The variable must be one of this solver's; it may occur twice.
    ///
    /// A package that makes many constraints needs no buffer of terms: they follow those of the earlier constraints.
    ///
    /// - Complexity: O(*t*) for *t* terms of the constraint so far.
    package mutating func addTerm(_ variable: Variable, coefficient: Double) { system.addTerm(variable, coefficient: coefficient) }

    /// Adds a constraint on the sum of the constant and the terms of ``addTerm(_:_:)``: equal to, at most or at least 0. If it throws, the terms are
    /// gone.
    ///
    /// - Complexity: O(*t*²) for *t* terms.
    package mutating func endConstraint(
        constant: Double, _ relation: Relation, priority: Priority
    ) throws(SolverError) -> LinearConstraint.ID {
        do {
            try check(priority)
            try check(constant)
            for place in system.openTerms { try check(system.termCoefficients[place]) }
        } catch {
            system.dropOpenTerms()
            throw error
        }
        return LinearConstraint.ID(number: system.endRow(constant: constant, relation, priority: priority.level))
    }

    /// Removes a constraint. A constraint that it broke may be satisfied by the next ``solve(breaking:)``.
    ///
    /// - Throws: A ``SolverError`` if the constraint is not one of this solver's.
    /// - Complexity: O(1), amortized.
    public mutating func remove(_ constraint: LinearConstraint.ID) throws(SolverError) {
        let row = try row(of: constraint)
        system.removeRow(row)
        if isSolved { exchange.remove(row) }
        if !system.isWorthSweeping { return }
        discard()
        system.sweep()
    }

    /// Changes the priority of a constraint.
    ///
    /// - Throws: A ``SolverError`` if the constraint is not one of this solver's, or the priority is out of range.
    public mutating func setPriority(_ priority: Priority, of constraint: LinearConstraint.ID) throws(SolverError) {
        let row = try row(of: constraint)
        try check(priority)
        if system.priorities[row] == priority.level { return }
        discard()
        system.priorities[row] = priority.level
    }

    /// Changes the constant of a constraint's expression.
    public mutating func setConstant(_ constant: Double, of constraint: LinearConstraint.ID) throws(SolverError) {
        let row = try row(of: constraint)
        try check(constant)
        if system.constants[row] == constant { return }
        system.forget(system.constants[row])
        system.constants[row] = constant
        system.note(constant)
        if !isSolved || !exchange.contains(row) { return }
        if let block = engine.takeConstant(ofRow: row, system) { engine.touches.note(block, touch: .changed) } else { discard() }
    }

    /// Suggests a value for a variable, in place of its previous suggestion.
    ///
    /// By default the priority of suggestions is above all others except the required one.
    public mutating func suggest(
        _ value: Double, for variable: Variable, priority: Priority = .suggestion
    ) throws(SolverError) {
        try check(variable)
        try check(value)
        try check(priority)
        if priority.isRequired { throw .requiredSuggestion(variable) }
        let old = system.suggestions[variable]
        let isMove = old?.priority == priority.level
        if isMove && old?.value == value { return }
        system.suggest(LinearSystem.Suggestion(value: value, priority: priority.level), for: variable)
        guard isMove, isSolved else { return discard() }
        guard let isHeld = engine.takeSuggestion(of: variable, value) else { return discard() }
        engine.touches.note(engine.chain.blocks[variable], touch: isHeld ? .moved : .changed)
    }

    /// Withdraws the suggestion for a variable.
    public mutating func withdrawSuggestion(for variable: Variable) throws(SolverError) {
        try check(variable)
        if system.suggestions[variable] == nil { return }
        discard()
        system.suggest(nil, for: variable)
    }

    /// Whether the solver contains the constraint.
    public func contains(_ constraint: LinearConstraint.ID) -> Bool { system.row(ofNumber: constraint.number) != nil }

    /// Makes the next solving start with presolving.
    private mutating func discard() { isSolved = false }

    private func row(of constraint: LinearConstraint.ID) throws(SolverError) -> Row {
        guard let row = system.row(ofNumber: constraint.number) else { throw .unknownConstraint(constraint) }
        return row
    }

    private func check(_ variable: Variable) throws(SolverError) {
        if variable.index >= system.variableCount { throw .unknownVariable(variable) }
    }

    private func check(_ value: Double) throws(SolverError) {
        if !(abs(value) <= Self.largestMagnitude) { throw .valueOutOfRange(value) }
    }

    private func check(_ priority: Priority) throws(SolverError) {
        if !(priority.level > 0 && priority.level <= 1000) { throw .priorityOutOfRange(priority.value) }
    }
}
