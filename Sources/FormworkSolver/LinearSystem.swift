/// The variables and constraints as given, as a struct of arrays.
///
/// A constraint is a *row*. Its terms are contiguous in two pools, sorted by variable, without zeros and with each variable once. Rows keep the order
/// in which the constraints were added, except for ``exchange(_:rowCount:)``. Removed rows are dropped when they are the majority.
struct LinearSystem {
    enum RowState: UInt8 { case live, broken, removed }

    /// The value that a variable is to have.
    struct Suggestion {
        var value: Double
        var priority: Float
    }

    /// The bounds of most variables, which take a byte.
    private enum BoundKind: UInt8 { case none, nonnegative, other }

    /// By variable.
    private var boundKinds: [BoundKind] = []
    /// The bounds of the variables of the kind `other`.
    private var otherBounds: [Variable: (lower: Double, upper: Double)] = [:]
    private(set) var suggestions: [Variable: Suggestion] = [:]

    // By row.
    var termStarts: [Int32] = [0]
    var relations: [Relation] = []
    var priorities: [Float] = []
    var constants: [Double] = []
    var states: [RowState] = []
    /// The numbers of the rows' constraints; empty while they are the rows' indices.
    var numbers: [Int32] = []

    var termVariables: [Variable] = []
    var termCoefficients: [Double] = []

    /// The rows by the number of the constraint, -1 for a dropped one; empty while ``numbers`` is.
    var rowOfNumber: [Int32] = []
    var removedCount = 0
    /// Whether rows are in the order in which the constraints were added.
    var isInOrder = true
    /// The least power of 2, at least 1, that is not exceeded by any constant, bound or suggested value. Tolerances are relative to it. It does not
    /// decrease between two presolvings.
    var scale = 1.0
    /// Whether a number was removed, so that the scale may have to decrease.
    private var isScaleStale = false

    var variableCount: Int { boundKinds.count }
    var variables: some Collection<Variable> { (0..<variableCount).lazy.map { Variable(index: $0) } }
    var rowCount: Int { relations.count }

    /// The tolerance below which values count as 0: a billionth of the scale, at most a thousandth.
    var tolerance: Double { min(1e-3, 1e-9 * scale) }

    /// Returns the row of the constraint with a number; nil for a removed or unknown one.
    func row(ofNumber number: Int) -> Row? {
        if number >= numberCount { return nil }
        let row = rowOfNumber.isEmpty ? number : Int(rowOfNumber[number])
        return row >= 0 && states[row] != .removed ? Row(row) : nil
    }

    /// The number of numbers that were given to constraints.
    private var numberCount: Int { rowOfNumber.isEmpty ? rowCount : rowOfNumber.count }

    /// Returns the number of a row's constraint.
    func number(_ row: Row) -> Int { numbers.isEmpty ? row.index : Int(numbers[row]) }

    /// Returns the id of a row's constraint.
    func id(_ row: Row) -> LinearConstraint.ID { LinearConstraint.ID(number: number(row)) }

    /// Returns the range of a row's terms in ``termVariables`` and ``termCoefficients``.
    func terms(_ row: Row) -> Range<Int> { terms(row.index) }

    func terms(_ row: Int) -> Range<Int> { Int(termStarts[row])..<Int(termStarts[row + 1]) }

    /// Increases the scale to include a magnitude.
    mutating func note(_ magnitude: Double) {
        let magnitude = abs(magnitude)
        if magnitude <= scale || magnitude == .infinity { return }
        scale = Double(sign: .plus, exponent: Int(magnitude.exponent) + (magnitude.significand > 1 ? 1 : 0), significand: 1)
    }

    /// Notes that a magnitude was removed, which may reduce the scale.
    mutating func forget(_ magnitude: Double) {
        if 2 * abs(magnitude) > scale { isScaleStale = true }
    }

    /// Updates the scale.
    ///
    /// - Complexity: O(*v* + *r*) for *v* variables and *r* rows if a number of the greatest magnitude was removed.
    mutating func refreshScale() {
        if !isScaleStale { return }
        isScaleStale = false
        scale = 1
        for variable in 0..<variableCount {
            let bounds = bounds(Variable(index: variable))
            note(bounds.lower)
            note(bounds.upper)
        }
        for suggestion in suggestions.values { note(suggestion.value) }
        for row in 0..<rowCount where states[row] != .removed { note(constants[row]) }
    }

    /// Makes the lists of numbers, before rows move.
    mutating func listNumbers() {
        if !rowOfNumber.isEmpty { return }
        numbers = (0..<rowCount).map { Int32(truncatingIfNeeded: $0) }
        rowOfNumber = numbers
        for row in 0..<rowCount where states[row] == .removed { rowOfNumber[row] = -1 }
    }

    /// Moves the number of a row to another row.
    mutating func moveNumber(from source: Row, to target: Row) {
        numbers[target] = numbers[source]
        rowOfNumber[number(target)] = Int32(truncatingIfNeeded: target.index)
    }

    /// Reserves storage for further variables and constraints.
    mutating func reserve(variables: Int, constraints: Int, terms: Int) {
        boundKinds.reserveCapacity(variableCount + variables)
        let rowCount = rowCount + constraints
        termStarts.reserveCapacity(rowCount + 1)
        relations.reserveCapacity(rowCount)
        priorities.reserveCapacity(rowCount)
        constants.reserveCapacity(rowCount)
        states.reserveCapacity(rowCount)
        termVariables.reserveCapacity(termVariables.count + terms)
        termCoefficients.reserveCapacity(termCoefficients.count + terms)
    }

    /// Removes everything but the storage.
    mutating func removeAll() {
        boundKinds.removeAll(keepingCapacity: true)
        otherBounds.removeAll(keepingCapacity: true)
        suggestions.removeAll(keepingCapacity: true)
        termStarts.removeAll(keepingCapacity: true)
        termStarts.append(0)
        relations.removeAll(keepingCapacity: true)
        priorities.removeAll(keepingCapacity: true)
        constants.removeAll(keepingCapacity: true)
        states.removeAll(keepingCapacity: true)
        numbers.removeAll(keepingCapacity: true)
        termVariables.removeAll(keepingCapacity: true)
        termCoefficients.removeAll(keepingCapacity: true)
        rowOfNumber.removeAll(keepingCapacity: true)
        removedCount = 0
        isInOrder = true
        scale = 1
        isScaleStale = false
    }

    /// Adds a variable and returns its index.
    mutating func addVariable(lower: Double, upper: Double) -> Int {
        boundKinds.append(.none)
        setBounds((lower, upper), of: Variable(index: variableCount - 1))
        return variableCount - 1
    }

    /// Returns the bounds of a variable, infinite where it has none.
    func bounds(_ variable: Variable) -> (lower: Double, upper: Double) {
        switch boundKinds[variable] {
        case .none: (-.infinity, .infinity)
        case .nonnegative: (0, .infinity)
        case .other: otherBounds[variable] ?? (-.infinity, .infinity)
        }
    }

    mutating func setBounds(_ bounds: (lower: Double, upper: Double), of variable: Variable) {
        note(bounds.lower)
        note(bounds.upper)
        switch bounds {
        case (-.infinity, .infinity): boundKinds[variable] = .none
        case (0, .infinity): boundKinds[variable] = .nonnegative
        default:
            boundKinds[variable] = .other
            otherBounds[variable] = bounds
        }
    }

    /// Sets or withdraws the suggestion for a variable.
    mutating func suggest(_ suggestion: Suggestion?, for variable: Variable) {
        if let old = suggestions[variable] { forget(old.value) }
        suggestions[variable] = suggestion
        if let suggestion { note(suggestion.value) }
    }

    /// Adds groups of variables without upper bounds. All groups have the same lower bounds.
    mutating func addVariables(groups: Int, lowerBounds: [Double]) {
        for _ in 0..<groups {
            for bound in lowerBounds { _ = addVariable(lower: bound, upper: .infinity) }
        }
    }

    /// Adds a constraint with validated values and returns its number.
    mutating func addRow(_ terms: Span<LinearExpression.Term>, constant: Double, relation: Relation, priority: Float) -> Int {
        for index in terms.indices { addTerm(terms[index].variable, coefficient: terms[index].coefficient) }
        return endRow(constant: constant, relation, priority: priority)
    }

    /// The terms that were added since the last row ended.
    var openTerms: Range<Int> { Int(termStarts[rowCount])..<termVariables.count }

    /// Adds a term to the next row, or to a term of the row with the same variable. Terms are sorted by variable.
    mutating func addTerm(_ variable: Variable, coefficient: Double) {
        if coefficient == 0 { return }
        let start = openTerms.lowerBound
        var place = termVariables.count
        while place > start, variable < termVariables[place - 1] { place -= 1 }
        if place > start, termVariables[place - 1] == variable {
            termCoefficients[place - 1] += coefficient
        } else if place == termVariables.count {
            termVariables.append(variable)
            termCoefficients.append(coefficient)
        } else {
            termVariables.insert(variable, at: place)
            termCoefficients.insert(coefficient, at: place)
        }
    }

    /// Removes the terms that were added since the last row ended.
    mutating func dropOpenTerms() {
        termVariables.removeLast(openTerms.count)
        termCoefficients.removeLast(termCoefficients.count - termVariables.count)
    }

    /// Ends a row of validated values and returns the number of its constraint.
    mutating func endRow(constant: Double, _ relation: Relation, priority: Float) -> Int {
        for place in openTerms where termCoefficients[place] == 0 {
            dropCancelledTerms(from: place)
            break
        }
        termStarts.append(Int32(truncatingIfNeeded: termVariables.count))
        relations.append(relation)
        priorities.append(priority)
        constants.append(constant)
        states.append(.live)
        note(constant)
        if rowOfNumber.isEmpty { return rowCount - 1 }
        numbers.append(Int32(truncatingIfNeeded: rowOfNumber.count))
        rowOfNumber.append(Int32(truncatingIfNeeded: rowCount - 1))
        return rowOfNumber.count - 1
    }

    private mutating func dropCancelledTerms(from start: Int) {
        var kept = start
        for place in start..<termVariables.count where termCoefficients[place] != 0 {
            termVariables[kept] = termVariables[place]
            termCoefficients[kept] = termCoefficients[place]
            kept += 1
        }
        termVariables.removeLast(termVariables.count - kept)
        termCoefficients.removeLast(termCoefficients.count - kept)
    }

    mutating func removeRow(_ row: Row) {
        states[row] = .removed
        forget(constants[row])
        if !rowOfNumber.isEmpty { rowOfNumber[number(row)] = -1 }
        removedCount += 1
    }

    /// Whether the removed rows are the majority.
    var isWorthSweeping: Bool { removedCount > 64 && 2 * removedCount > rowCount }

    /// Drops the removed rows, and keeps the order of the others.
    mutating func sweep() {
        listNumbers()
        var kept = 0
        var keptTerms = 0
        for row in 0..<rowCount where states[row] != .removed {
            let terms = terms(row)
            for term in terms {
                termVariables[keptTerms] = termVariables[term]
                termCoefficients[keptTerms] = termCoefficients[term]
                keptTerms += 1
            }
            relations[kept] = relations[row]
            priorities[kept] = priorities[row]
            constants[kept] = constants[row]
            states[kept] = states[row]
            moveNumber(from: Row(row), to: Row(kept))
            kept += 1
            termStarts[kept] = Int32(truncatingIfNeeded: keptTerms)
        }
        let gone = rowCount - kept
        relations.removeLast(gone)
        priorities.removeLast(gone)
        constants.removeLast(gone)
        states.removeLast(gone)
        numbers.removeLast(gone)
        termStarts.removeLast(gone)
        termVariables.removeLast(termVariables.count - keptTerms)
        termCoefficients.removeLast(termCoefficients.count - keptTerms)
        removedCount = 0
    }
}
