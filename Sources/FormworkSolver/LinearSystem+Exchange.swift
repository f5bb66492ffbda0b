extension LinearSystem {
    /// Whether two rows are equal except for the constant.
    func differInConstantAlone(_ left: Row, _ right: Row) -> Bool {
        if relations[left] != relations[right] || priorities[left] != priorities[right] { return false }
        let (ours, theirs) = (terms(left), terms(right))
        if ours.count != theirs.count { return false }
        for offset in 0..<ours.count {
            if termVariables[ours.lowerBound + offset] != termVariables[theirs.lowerBound + offset] { return false }
            if termCoefficients[ours.lowerBound + offset] != termCoefficients[theirs.lowerBound + offset] { return false }
        }
        return true
    }

    /// Replaces removed rows with added rows that differ in the constant only. Afterwards there are as many rows as before the additions.
    ///
    /// - Complexity: O(*k*) for *k* added rows.
    mutating func exchange(_ pairs: [(old: Row, new: Row)], rowCount count: Int) {
        listNumbers()
        for (old, new) in pairs {
            constants[old] = constants[new]
            states[old] = .live
            moveNumber(from: new, to: old)
            removedCount -= 1
        }
        // Rows that were both added and removed since then were counted as removed.
        removedCount -= rowCount - count - pairs.count
        if !pairs.isEmpty { isInOrder = false }
        let gone = rowCount - count
        termStarts.removeLast(gone)
        let termCount = Int(termStarts[count])
        termVariables.removeLast(termVariables.count - termCount)
        termCoefficients.removeLast(termCoefficients.count - termCount)
        relations.removeLast(gone)
        priorities.removeLast(gone)
        constants.removeLast(gone)
        states.removeLast(gone)
        numbers.removeLast(gone)
    }

    /// Restores the rows to the order in which the constraints were added, without the removed ones.
    ///
    /// - Complexity: O(*n* + *r* log *r*) for *n* terms and *r* rows if they are out of order.
    mutating func restoreOrder() {
        if isInOrder { return }
        isInOrder = true
        var sorted = LinearSystem()
        sorted.reserve(variables: 0, constraints: rowCount, terms: termVariables.count)
        for row in (0..<rowCount).filter({ states[$0] != .removed }).sorted(by: { numbers[$0] < numbers[$1] }) {
            rowOfNumber[Int(numbers[row])] = Int32(truncatingIfNeeded: sorted.rowCount)
            for term in terms(row) {
                sorted.termVariables.append(termVariables[term])
                sorted.termCoefficients.append(termCoefficients[term])
            }
            sorted.termStarts.append(Int32(truncatingIfNeeded: sorted.termVariables.count))
            sorted.priorities.append(priorities[row])
            sorted.constants.append(constants[row])
            sorted.states.append(states[row])
            sorted.numbers.append(numbers[row])
            sorted.relations.append(relations[row])
        }
        termVariables = sorted.termVariables
        termCoefficients = sorted.termCoefficients
        termStarts = sorted.termStarts
        relations = sorted.relations
        priorities = sorted.priorities
        constants = sorted.constants
        states = sorted.states
        numbers = sorted.numbers
        removedCount = 0
    }
}
