/// The live rows of a system by their kind.
struct RowClasses {
    /// Required equalities.
    var equalities: [Row] = []
    /// Single-term rows that are not required equalities: penalties of their variable's cost.
    var singles: [Row] = []
    /// The other rows, with two or more terms.
    var couplings: [Row] = []
    /// Violated required rows without terms.
    var impossible: [Row] = []
    /// The order of the lists.
    private(set) var order = RowOrder()
    /// The highest priority below the required one of a row with terms.
    var highestSoft: Float = 0

    /// Frees the lists, which only presolving needs.
    mutating func releaseScratch() {
        (equalities, singles, couplings, impossible) = ([], [], [], [])
        order.releaseScratch()
    }

    /// Classifies the live rows of a system.
    mutating func sort(_ system: borrowing LinearSystem) {
        equalities.removeAll(keepingCapacity: true)
        singles.removeAll(keepingCapacity: true)
        couplings.removeAll(keepingCapacity: true)
        impossible.removeAll(keepingCapacity: true)
        highestSoft = 0
        order.arrange(system)
        for row in order.rows {
            let index = row.index
            let isRequired = system.priorities[index] >= 1000
            if !isRequired { highestSoft = max(highestSoft, system.priorities[index]) }
            if isRequired && system.relations[index] == .equal {
                equalities.append(row)
            } else if system.termStarts[index + 1] - system.termStarts[index] == 1 {
                singles.append(row)
            } else {
                couplings.append(row)
            }
        }
        for index in 0..<system.rowCount where system.states[index] == .live && system.terms(index).isEmpty {
            let constant = system.constants[index]
            let error =
                switch system.relations[index] {
                case .equal: abs(constant)
                case .lessThanOrEqual: constant
                case .greaterThanOrEqual: -constant
                }
            if system.priorities[index] >= 1000 && error > system.tolerance { impossible.append(Row(index)) }
        }
    }
}
