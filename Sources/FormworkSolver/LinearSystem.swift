/// The variables and constraints as given, as a struct of arrays.
///
/// A constraint is a *row*. Its terms are contiguous in two pools, sorted by variable, without zeros and with each variable once. Rows keep the order
/// in which the constraints were added, except for ``exchange(_:rowCount:)``. Removed rows are dropped when they are the majority.
struct LinearSystem {
    enum RowState: UInt8 { case live, broken, removed }

    // By variable.
    var lowerBounds: [Double] = []
    var upperBounds: [Double] = []
    /// The suggested values; NaN for a variable without one.
    var suggestions: [Double] = []
    var suggestionPriorities: [Double] = []
    /// The number of variables with a suggested value.
    var suggestionCount = 0

    // By row.
    var termStarts: [Int32] = [0]
    var relations: [Relation] = []
    var priorities: [Double] = []
    var constants: [Double] = []
    var states: [RowState] = []
    var numbers: [Int] = []

    var termVariables: [Variable] = []
    var termCoefficients: [Double] = []

    /// The rows by the number of the constraint; -1 for a removed one.
    var rowOfNumber: [Int32] = []
    var removedCount = 0
    /// Whether rows are in the order in which the constraints were added.
    var isInOrder = true
    /// The least power of 2, at least 1, that is not exceeded by any constant, bound or suggested value. Tolerances are relative to it. It does not
    /// decrease between two presolvings.
    var scale = 1.0
    /// Whether a number was removed, so that the scale may have to decrease.
    private var isScaleStale = false

    var variableCount: Int { lowerBounds.count }
    var variables: some Collection<Variable> { (0..<variableCount).lazy.map { Variable(index: $0) } }
    var rowCount: Int { relations.count }

    /// The tolerance below which values count as 0: a billionth of the scale, at most a thousandth.
    var tolerance: Double { min(1e-3, 1e-9 * scale) }

    /// Returns the row of the constraint with a number; nil for a removed or unknown one.
    func row(ofNumber number: Int) -> Row? {
        number < rowOfNumber.count && rowOfNumber[number] >= 0 ? Row(Int(rowOfNumber[number])) : nil
    }

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
            note(lowerBounds[variable])
            note(upperBounds[variable])
            if !suggestions[variable].isNaN { note(suggestions[variable]) }
        }
        for row in 0..<rowCount where states[row] != .removed { note(constants[row]) }
    }

    /// Reserves storage for further variables and constraints, with three terms for each constraint.
    mutating func reserve(variables: Int, constraints: Int) {
        let variableCount = variableCount + variables
        lowerBounds.reserveCapacity(variableCount)
        upperBounds.reserveCapacity(variableCount)
        suggestions.reserveCapacity(variableCount)
        suggestionPriorities.reserveCapacity(variableCount)
        let rowCount = rowCount + constraints
        termStarts.reserveCapacity(rowCount + 1)
        relations.reserveCapacity(rowCount)
        priorities.reserveCapacity(rowCount)
        constants.reserveCapacity(rowCount)
        states.reserveCapacity(rowCount)
        numbers.reserveCapacity(rowCount)
        rowOfNumber.reserveCapacity(rowOfNumber.count + constraints)
        termVariables.reserveCapacity(termVariables.count + 3 * constraints)
        termCoefficients.reserveCapacity(termCoefficients.count + 3 * constraints)
    }

    /// Removes everything but the storage.
    mutating func removeAll() {
        lowerBounds.removeAll(keepingCapacity: true)
        upperBounds.removeAll(keepingCapacity: true)
        suggestions.removeAll(keepingCapacity: true)
        suggestionPriorities.removeAll(keepingCapacity: true)
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
        suggestionCount = 0
        scale = 1
        isScaleStale = false
    }

    /// Adds a variable and returns its index.
    mutating func addVariable(lower: Double, upper: Double) -> Int {
        lowerBounds.append(lower)
        upperBounds.append(upper)
        suggestions.append(.nan)
        suggestionPriorities.append(0)
        note(lower)
        note(upper)
        return lowerBounds.count - 1
    }

    /// Adds groups of variables without upper bounds. All groups have the same lower bounds.
    mutating func addVariables(groups: Int, lowerBounds: [Double]) {
        let count = groups * lowerBounds.count
        for _ in 0..<groups { self.lowerBounds.append(contentsOf: lowerBounds) }
        upperBounds.append(contentsOf: repeatElement(.infinity, count: count))
        suggestions.append(contentsOf: repeatElement(.nan, count: count))
        suggestionPriorities.append(contentsOf: repeatElement(0, count: count))
        for bound in lowerBounds { note(bound) }
    }

    /// Adds a constraint with validated values and returns its number.
    mutating func addRow(_ terms: Span<LinearExpression.Term>, constant: Double, _ relation: Relation, priority: Double) -> Int {
        for index in terms.indices { addTerm(terms[index].variable, terms[index].coefficient) }
        return endRow(constant: constant, relation, priority: priority)
    }

    /// The terms that were added since the last row ended.
    var openTerms: Range<Int> { Int(termStarts[rowCount])..<termVariables.count }

    /// Adds a term to the next row, or to a term of the row with the same variable.
    mutating func addTerm(_ variable: Variable, _ coefficient: Double) {
        if coefficient == 0 { return }
        for place in openTerms where termVariables[place] == variable {
            termCoefficients[place] += coefficient
            return
        }
        termVariables.append(variable)
        termCoefficients.append(coefficient)
    }

    /// Removes the terms that were added since the last row ended.
    mutating func dropOpenTerms() {
        termVariables.removeLast(openTerms.count)
        termCoefficients.removeLast(termCoefficients.count - termVariables.count)
    }

    /// Ends a row of validated values and returns the number of its constraint.
    mutating func endRow(constant: Double, _ relation: Relation, priority: Double) -> Int {
        let start = openTerms.lowerBound
        for place in openTerms where termCoefficients[place] == 0 {
            dropCancelledTerms(from: place)
            break
        }
        sortTerms(from: start)
        termStarts.append(Int32(truncatingIfNeeded: termVariables.count))
        relations.append(relation)
        priorities.append(priority)
        constants.append(constant)
        states.append(.live)
        note(constant)
        let number = rowOfNumber.count
        rowOfNumber.append(Int32(truncatingIfNeeded: numbers.count))
        numbers.append(number)
        return number
    }

    /// Sorts the terms of the last row by variable.
    private mutating func sortTerms(from start: Int) {
        for place in start + 1..<max(start + 1, termVariables.count) where termVariables[place] < termVariables[place - 1] {
            let (variable, coefficient) = (termVariables[place], termCoefficients[place])
            var hole = place
            while hole > start && termVariables[hole - 1] > variable {
                termVariables[hole] = termVariables[hole - 1]
                termCoefficients[hole] = termCoefficients[hole - 1]
                hole -= 1
            }
            termVariables[hole] = variable
            termCoefficients[hole] = coefficient
        }
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
        rowOfNumber[numbers[row]] = -1
        removedCount += 1
    }

    /// Whether the removed rows are the majority.
    var isWorthSweeping: Bool { removedCount > 64 && 2 * removedCount > rowCount }

    /// Drops the removed rows, and keeps the order of the others.
    mutating func sweep() {
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
            numbers[kept] = numbers[row]
            rowOfNumber[numbers[kept]] = Int32(truncatingIfNeeded: kept)
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
