/// The variables and constraints as they were given, as struct of arrays.
///
/// A constraint lies in a *row*; its terms lie together in two pools, without zeros and each variable once. Rows keep the order
/// in which the constraints were added; removed ones are swept out when they are the greater part.
struct LinearSystem {
    enum RowState: UInt8 { case live, broken, removed }

    // By variable.
    var lowerBounds: [Double] = []
    var upperBounds: [Double] = []
    /// Not a number where nothing is suggested.
    var suggestions: [Double] = []
    var suggestionPriorities: [Double] = []

    // By row.
    var termStarts: [Int32] = [0]
    var relations: [Relation] = []
    var priorities: [Double] = []
    var constants: [Double] = []
    var states: [RowState] = []
    var numbers: [Int] = []

    var termVariables: [Int32] = []
    var termCoefficients: [Double] = []

    /// The row of the constraint with a number; -1 once it is removed.
    var rowOfNumber: [Int32] = []
    var removedCount = 0
    /// The largest magnitude that was given so far, at least 1: what tolerances are relative to.
    var scale = 1.0

    var variableCount: Int { lowerBounds.count }
    var rowCount: Int { relations.count }

    /// What counts as 0 among values: a billionth of the scale, at most a thousandth.
    var tolerance: Double { min(1e-3, 1e-9 * scale) }

    func terms(_ row: Int) -> Range<Int> { Int(termStarts[row])..<Int(termStarts[row + 1]) }

    mutating func note(_ magnitude: Double) {
        let magnitude = abs(magnitude)
        if magnitude > scale && magnitude < .infinity { scale = magnitude }
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

    /// Adds a constraint whose values were checked and returns its number.
    mutating func addRow(_ constraint: LinearConstraint) -> Int {
        let start = termVariables.count
        for term in constraint.expression.terms where term.coefficient != 0 {
            let variable = Int32(truncatingIfNeeded: term.variable.index)
            var place = start
            while place < termVariables.count && termVariables[place] != variable { place += 1 }
            if place < termVariables.count {
                termCoefficients[place] += term.coefficient
            } else {
                termVariables.append(variable)
                termCoefficients.append(term.coefficient)
            }
        }
        dropCancelledTerms(from: start)
        termStarts.append(Int32(truncatingIfNeeded: termVariables.count))
        relations.append(constraint.relation)
        priorities.append(constraint.priority.value)
        constants.append(constraint.expression.constant)
        states.append(.live)
        note(constraint.expression.constant)
        let number = rowOfNumber.count
        rowOfNumber.append(Int32(truncatingIfNeeded: numbers.count))
        numbers.append(number)
        return number
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

    mutating func removeRow(_ row: Int) {
        states[row] = .removed
        rowOfNumber[numbers[row]] = -1
        removedCount += 1
        if removedCount > 64 && 2 * removedCount > rowCount { sweep() }
    }

    /// Drops the removed rows; the others keep their order.
    private mutating func sweep() {
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
