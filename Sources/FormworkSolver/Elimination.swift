/// Substitutes the required equalities: finds an order in which each equality determines one variable from previous ones.
///
/// The systems of layouts are triangular after a permutation, or nearly so. Rows with a single undecided variable are taken from a queue. When it is
/// empty, a variable is made free (preferably one with costs, so that the simplex meets bounds rather than rows), and the queue fills again.
/// Equalities whose variables are all decided are *left over*: they close rings, and the ring's free variable is solved for afterwards ("tearing":
/// Duff, Erisman and Reid, *Direct Methods for Sparse Matrices*, chapter on sparse triangularization). Substitutions remain a chain and are not
/// multiplied out.
struct Elimination {
    /// By variable.
    private(set) var roles: [VariableRole] = []
    /// The variables determined by rows, and those rows, in the order of evaluation.
    private(set) var fixedVariables: [Variable] = []
    private(set) var fixingRows: [Row] = []
    private(set) var leftOverRows: [Row] = []

    private var undecidedCounts: [Int32] = []
    /// The exclusive or of a row's undecided variables, which is the variable itself if only one is left.
    private var undecidedMarks: [UInt32] = []
    private var isTaken: [Bool] = []
    private var singles: [Row] = []
    private var nextSingle = 0
    private var pairs: [Row] = []
    private var nextPair = 0
    private var incidenceStarts: [Int32] = []
    private var incidenceEnds: [Int32] = []
    private var incidentRows: [Row] = []

    /// - Complexity: O(*n*) for *n* terms, except for long rows that are torn.
    mutating func run(_ system: borrowing LinearSystem, equalities: [Row], costs: borrowing PiecewiseLinearCosts, held: [Variable]) {
        let variableCount = system.variableCount
        let rowCount = system.rowCount
        roles.refill(.undecided, count: variableCount)
        undecidedCounts.refill(0, count: rowCount)
        undecidedMarks.refill(0, count: rowCount)
        isTaken.refill(false, count: rowCount)
        incidenceStarts.refill(0, count: variableCount + 1)
        fixedVariables.removeAll(keepingCapacity: true)
        fixingRows.removeAll(keepingCapacity: true)
        leftOverRows.removeAll(keepingCapacity: true)
        singles.removeAll(keepingCapacity: true)
        pairs.removeAll(keepingCapacity: true)
        nextSingle = 0
        nextPair = 0
        fixedVariables.reserveCapacity(equalities.count)
        fixingRows.reserveCapacity(equalities.count)

        for row in equalities {
            var mark: UInt32 = 0
            let terms = system.terms(row)
            for term in terms {
                let variable = system.termVariables[term]
                mark ^= variable.number
                incidenceStarts[variable.index + 1] += 1
            }
            undecidedMarks[row] = mark
            undecidedCounts[row] = Int32(truncatingIfNeeded: terms.count)
        }
        for variable in 0..<variableCount { incidenceStarts[variable + 1] += incidenceStarts[variable] }
        incidentRows.refill(Row(0), count: Int(incidenceStarts[variableCount]))
        incidenceEnds.removeAll(keepingCapacity: true)
        incidenceEnds.append(contentsOf: incidenceStarts)
        for row in equalities {
            for term in system.terms(row) {
                let variable = system.termVariables[term]
                incidentRows[Int(incidenceEnds[variable])] = row
                incidenceEnds[variable] += 1
            }
            switch undecidedCounts[row] {
            case 0: leave(row)
            case 1: singles.append(row)
            case 2: pairs.append(row)
            default: break
            }
        }

        propagate(system)
        for variable in held where roles[variable] == .undecided {
            decide(variable, role: .held)
            propagate(system)
        }
        tear(system, equalities: equalities, costs: costs)
        for variable in 0..<variableCount where roles[variable] == .undecided { roles[variable] = .free }
    }

    private mutating func leave(_ row: Row) {
        isTaken[row] = true
        leftOverRows.append(row)
    }

    private mutating func decide(_ variable: Variable, role: VariableRole) {
        roles[variable] = role
        for place in Int(incidenceStarts[variable])..<Int(incidenceStarts[variable.index + 1]) {
            let row = incidentRows[place]
            if isTaken[row] { continue }
            undecidedMarks[row] ^= variable.number
            undecidedCounts[row] -= 1
            switch undecidedCounts[row] {
            case 0: leave(row)
            case 1: singles.append(row)
            case 2: pairs.append(row)
            default: break
            }
        }
    }

    private mutating func propagate(_ system: borrowing LinearSystem) {
        while nextSingle < singles.count {
            let row = singles[nextSingle]
            nextSingle += 1
            if isTaken[row] { continue }
            isTaken[row] = true
            let variable = Variable(index: Int(undecidedMarks[row]))
            var role = VariableRole.constant
            for term in system.terms(row) {
                let other = system.termVariables[term]
                if other != variable && roles[other] != .constant {
                    role = .dependent
                    break
                }
            }
            fixedVariables.append(variable)
            fixingRows.append(row)
            decide(variable, role: role)
        }
    }

    private mutating func tear(_ system: borrowing LinearSystem, equalities: [Row], costs: borrowing PiecewiseLinearCosts) {
        var nextWide = 0
        while true {
            var chosen: Row?
            while nextPair < pairs.count && chosen == nil {
                let row = pairs[nextPair]
                if isTaken[row] { nextPair += 1 } else { chosen = row }
            }
            while chosen == nil && nextWide < equalities.count {
                let row = equalities[nextWide]
                if isTaken[row] { nextWide += 1 } else { chosen = row }
            }
            guard let chosen, let variable = variableToFree(system, row: chosen, costs: costs) else { return }
            decide(variable, role: .free)
            propagate(system)
        }
    }

    /// Chooses among a row's undecided variables: those with soft costs first, then those with bounds, then those in the most rows, then the lowest.
    private func variableToFree(_ system: borrowing LinearSystem, row: Row, costs: borrowing PiecewiseLinearCosts) -> Variable? {
        var best: Variable?
        var bestRank = (-1, -1)
        for term in system.terms(row) {
            let variable = system.termVariables[term]
            if roles[variable] != .undecided { continue }
            let range = costs[variable]
            var rank = (0, Int(incidenceStarts[variable.index + 1] - incidenceStarts[variable]))
            if let last = range.last { rank.0 = costs.penalties.priorities[last] < 1000 ? 2 : 1 }
            if rank > bestRank || (rank == bestRank && best.map { variable < $0 } ?? true) {
                best = variable
                bestRank = rank
            }
        }
        return best
    }
}
