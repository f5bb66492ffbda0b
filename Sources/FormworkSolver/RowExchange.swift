/// The rows that were removed since a system was presolved. Added rows follow the ones that existed then.
///
/// Switching between two states of a layout removes constraints and adds others, most of which differ in the constant only. If all do, only
/// right-hand sides change: each added row replaces its counterpart, and the presolved system stays valid.
struct RowExchange {
    /// The number of rows at presolving.
    private(set) var rowCount = 0
    private(set) var removed: [Row] = []
    // Scratch: the removed rows by their first variable, as linked lists; -1 ends one. Empty between two uses, except for the storage.
    private var firsts: [Int32] = []
    private var nexts: [Int32] = []

    /// Resets the exchange for a presolved system.
    mutating func begin(rowCount: Int) {
        self.rowCount = rowCount
        removed.removeAll(keepingCapacity: true)
    }

    /// Whether a row existed when the system was presolved.
    func contains(_ row: Row) -> Bool { row.index < rowCount }

    mutating func remove(_ row: Row) { if contains(row) { removed.append(row) } }

    /// Whether no row was added or removed.
    func isEmpty(_ system: borrowing LinearSystem) -> Bool { removed.isEmpty && system.rowCount == rowCount }

    /// Returns the removed rows, each with the added row that replaces it, in the order of the added rows.
    ///
    /// - Returns: nil if any removed or added row has no counterpart.
    /// - Complexity: O(*v* + *k*) for *v* variables and *k* terms of the rows, if few rows have the same first variable.
    mutating func pairs(_ system: borrowing LinearSystem) -> [(old: Row, new: Row)]? {
        var count = 0
        for row in rowCount..<system.rowCount where system.states[row] == .live { count += 1 }
        if count != removed.count { return nil }
        firsts.refill(-1, count: system.variableCount)
        nexts.refill(-1, count: count)
        for index in removed.indices.reversed() {
            let terms = system.terms(removed[index])
            if terms.isEmpty { return nil }
            let first = system.termVariables[terms.lowerBound]
            nexts[index] = firsts[first]
            firsts[first] = Int32(truncatingIfNeeded: index)
        }
        var pairs: [(old: Row, new: Row)] = []
        pairs.reserveCapacity(count)
        for index in rowCount..<system.rowCount where system.states[index] == .live {
            guard let old = takeCounterpart(of: Row(index), system) else { return nil }
            pairs.append((old, Row(index)))
        }
        return pairs
    }

    /// Removes a row that differs in the constant only from the lists and returns it.
    private mutating func takeCounterpart(of row: Row, _ system: borrowing LinearSystem) -> Row? {
        let terms = system.terms(row)
        if terms.isEmpty { return nil }
        let first = system.termVariables[terms.lowerBound]
        var before: Int32 = -1
        var index = firsts[first]
        while index >= 0 {
            let next = nexts[Int(index)]
            if system.differInConstantAlone(removed[Int(index)], row) {
                if before < 0 { firsts[first] = next } else { nexts[Int(before)] = next }
                return removed[Int(index)]
            }
            before = index
            index = next
        }
        return nil
    }
}
