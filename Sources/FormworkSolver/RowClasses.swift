/// The live rows of a system by the part they play.
struct RowClasses {
    /// Required equalities.
    var equalities: [Int32] = []
    /// Rows of one term that are not: pieces of the variable's cost.
    var singles: [Int32] = []
    /// The others of two terms and more.
    var couplings: [Int32] = []
    /// Required rows without terms that do not hold.
    var impossible: [Int32] = []
    /// The highest priority of a row that is not required.
    var highestSoft = 0.0

    /// Sorts the live rows of a system.
    mutating func sort(_ system: borrowing LinearSystem) {
        equalities.removeAll(keepingCapacity: true)
        singles.removeAll(keepingCapacity: true)
        couplings.removeAll(keepingCapacity: true)
        impossible.removeAll(keepingCapacity: true)
        highestSoft = 0
        equalities.reserveCapacity(system.rowCount)
        for index in 0..<system.rowCount where system.states[index] == .live {
            let row = Int32(truncatingIfNeeded: index)
            let isRequired = system.priorities[index] >= 1000
            if !isRequired { highestSoft = max(highestSoft, system.priorities[index]) }
            let count = system.termStarts[index + 1] - system.termStarts[index]
            if count == 0 {
                let constant = system.constants[index]
                let error =
                    switch system.relations[index] {
                    case .equal: abs(constant)
                    case .lessThanOrEqual: constant
                    case .greaterThanOrEqual: -constant
                    }
                if isRequired && error > system.tolerance { impossible.append(row) }
            } else if isRequired && system.relations[index] == .equal {
                equalities.append(row)
            } else if count == 1 {
                singles.append(row)
            } else {
                couplings.append(row)
            }
        }
    }
}
