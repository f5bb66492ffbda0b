/// The live rows of a system in an order that depends on their content, not on when they were added.
///
/// They are sorted by the lowest variable, then the highest, relation, priority, coefficients, other variables and constant. Required equalities that
/// differ in the constant only contradict each other. Of these the older ones come first, because the newer ones are to be broken.
struct RowOrder {
    /// The rows with terms.
    private(set) var rows: [Row] = []
    /// By row, whether another row differs in the constant only, so that changing the constant may change the order.
    private(set) var hasTwin: [Bool] = []

    // Scratch of sorting.
    private var sorted: [Row] = []
    private var ends: [Int32] = []

    /// Sorts the rows, whose terms are sorted by variable.
    ///
    /// - Complexity: O(*v* + *r*) for *v* variables and *r* rows, if few rows have the same lowest and highest variable.
    mutating func arrange(_ system: borrowing LinearSystem) {
        let rowCount = system.rowCount
        hasTwin.refill(false, count: rowCount)
        // A radix sort: counting sort by the less significant key first.
        countKeys(system, isLast: true)
        sorted.refill(Row(0), count: Int(ends[system.variableCount]))
        for index in 0..<rowCount where isSorted(index, system: system) {
            let key = system.termVariables[Int(system.termStarts[index + 1]) - 1]
            sorted[Int(ends[key])] = Row(index)
            ends[key] += 1
        }
        countKeys(system, isLast: false)
        rows.refill(Row(0), count: sorted.count)
        for row in sorted {
            let key = system.termVariables[Int(system.termStarts[row])]
            rows[Int(ends[key])] = row
            ends[key] += 1
        }
        sortGroups(system)
    }

    /// Frees the storage that only sorting needs.
    mutating func releaseScratch() { (rows, sorted, ends) = ([], [], []) }

    private func isSorted(_ row: Int, system: borrowing LinearSystem) -> Bool {
        system.states[row] == .live && system.termStarts[row + 1] > system.termStarts[row]
    }

    /// Computes the start of the rows for each first or last variable.
    private mutating func countKeys(_ system: borrowing LinearSystem, isLast: Bool) {
        ends.refill(0, count: system.variableCount + 1)
        for index in 0..<system.rowCount where isSorted(index, system: system) {
            let place = isLast ? system.termStarts[index + 1] - 1 : system.termStarts[index]
            ends[system.termVariables[Int(place)].index + 1] += 1
        }
        for variable in 0..<system.variableCount { ends[variable + 1] += ends[variable] }
    }

    private mutating func sortGroups(_ system: borrowing LinearSystem) {
        var start = 0
        while start < rows.count {
            let first = ends(ofRow: rows[start], system)
            var end = start + 1
            while end < rows.count, ends(ofRow: rows[end], system) == first { end += 1 }
            if end - start > 12 {
                let items = rows[start..<end].sorted { precedes($0, right: $1, system: system) }
                rows.replaceSubrange(start..<end, with: items)
            } else {
                for place in start + 1..<max(end, start + 1) {
                    let row = rows[place]
                    var hole = place
                    while hole > start && precedes(row, right: rows[hole - 1], system: system) {
                        rows[hole] = rows[hole - 1]
                        hole -= 1
                    }
                    rows[hole] = row
                }
            }
            for place in start + 1..<max(end, start + 1) where compare(rows[place - 1], right: rows[place], system: system) == 0 {
                hasTwin[rows[place - 1]] = true
                hasTwin[rows[place]] = true
            }
            start = end
        }
    }

    private func ends(ofRow row: Row, _ system: borrowing LinearSystem) -> (Variable, Variable) {
        let terms = system.terms(row)
        return (system.termVariables[terms.lowerBound], system.termVariables[terms.upperBound - 1])
    }

    private func precedes(_ left: Row, right: Row, system: borrowing LinearSystem) -> Bool {
        let order = compare(left, right: right, system: system)
        if order != 0 { return order < 0 }
        let index = left.index
        let isEquality = system.relations[index] == .equal && system.priorities[index] >= 1000
        let difference = isEquality ? 0 : system.constants[index] - system.constants[right]
        return difference != 0 ? difference < 0 : left < right
    }

    /// Returns a negative number if the left row precedes the right one, and 0 if they differ in the constant only.
    private func compare(_ left: Row, right: Row, system: borrowing LinearSystem) -> Int {
        let (left, right) = (left.index, right.index)
        let relations = (system.relations[left].rawValue, system.relations[right].rawValue)
        if relations.0 != relations.1 { return relations.0 < relations.1 ? -1 : 1 }
        let priorities = (system.priorities[left], system.priorities[right])
        if priorities.0 != priorities.1 { return priorities.0 > priorities.1 ? -1 : 1 }
        let terms = (system.terms(left), system.terms(right))
        if terms.0.count != terms.1.count { return terms.0.count - terms.1.count }
        for offset in 0..<terms.0.count {
            let variables = (system.termVariables[terms.0.lowerBound + offset], system.termVariables[terms.1.lowerBound + offset])
            if variables.0 != variables.1 { return variables.0 < variables.1 ? -1 : 1 }
            let factors = (system.termCoefficients[terms.0.lowerBound + offset], system.termCoefficients[terms.1.lowerBound + offset])
            if factors.0 != factors.1 { return factors.0 < factors.1 ? -1 : 1 }
        }
        return 0
    }
}
