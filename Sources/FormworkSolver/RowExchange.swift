/// The rows that went since a system was presolved; those that came lie behind the ones that were there.
///
/// A switch between two states of a layout takes out constraints and puts in others, most of which say the same but for the constant. Where
/// all do, nothing came or went but right-hand sides: each newcomer takes the place of the row that it stands for, and what presolving
/// found still holds.
struct RowExchange {
    /// How many rows there were.
    private(set) var rowCount = 0
    private(set) var removed: [Row] = []
    // Scratch: the removed rows by their first variable, as lists; -1 ends one. Empty between two uses, but for the storage.
    private var firsts: [Int32] = []
    private var nexts: [Int32] = []

    /// Begins anew, with a system as it was presolved.
    mutating func begin(rowCount: Int) {
        self.rowCount = rowCount
        removed.removeAll(keepingCapacity: true)
    }

    /// Whether a row was there when the system was presolved.
    func contains(_ row: Row) -> Bool { row.index < rowCount }

    mutating func remove(_ row: Row) { if contains(row) { removed.append(row) } }

    /// Whether any row came or went.
    func isEmpty(_ system: borrowing LinearSystem) -> Bool { removed.isEmpty && system.rowCount == rowCount }

    /// The rows that went, each with the one that came for it, in the order in which these came.
    ///
    /// - Returns: nil where any row came or went without such a one.
    /// - Complexity: O(*v* + *k*) for *v* variables and the terms *k* of the rows, while few rows have the same first variable.
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

    /// Takes a row off the lists that differs from another in nothing but the constant.
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
