/// Substitutes the required equalities: finds an order in which each fixes one variable from those before it.
///
/// The systems of layouts are triangular after permuting, or nearly so. Rows with a single undecided variable are taken from a
/// queue; when it runs dry, a variable is declared free (one with costs of its own by preference, so that the simplex meets
/// bounds rather than rows) and the queue fills again. Equalities that find all their variables decided are *left over*: they
/// close rings, and the ring's free variable is solved for afterwards ("tearing": Duff, Erisman and Reid, *Direct Methods for
/// Sparse Matrices*, chapter on sparse triangularization). Substitutions stay a chain; nothing is multiplied out.
struct Elimination {
    /// By variable.
    private(set) var roles: [VariableRole] = []
    /// In the order in which they can be evaluated: the variables that rows fix, and the rows.
    private(set) var fixedVariables: [Int32] = []
    private(set) var fixingRows: [Int32] = []
    private(set) var leftOverRows: [Int32] = []

    private var undecidedCounts: [Int32] = []
    /// Exclusive or of a row's undecided variables: the variable itself once there is one.
    private var undecidedMarks: [Int32] = []
    private var isTaken: [Bool] = []
    private var singles: [Int32] = []
    private var nextSingle = 0
    private var pairs: [Int32] = []
    private var nextPair = 0
    private var incidenceStarts: [Int32] = []
    private var incidenceEnds: [Int32] = []
    private var incidentRows: [Int32] = []

    /// - Complexity: O(*n*) for *n* terms, but for rows of many terms that are torn.
    mutating func run(_ system: borrowing LinearSystem, equalities: [Int32], costs: borrowing PiecewiseLinearCosts, held: [Int32]) {
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
            var mark: Int32 = 0
            let terms = system.terms(Int(row))
            for term in terms {
                let variable = system.termVariables[term]
                mark ^= variable
                incidenceStarts[Int(variable) + 1] += 1
            }
            undecidedMarks[Int(row)] = mark
            undecidedCounts[Int(row)] = Int32(truncatingIfNeeded: terms.count)
        }
        for variable in 0..<variableCount { incidenceStarts[variable + 1] += incidenceStarts[variable] }
        incidentRows.refill(0, count: Int(incidenceStarts[variableCount]))
        incidenceEnds.removeAll(keepingCapacity: true)
        incidenceEnds.append(contentsOf: incidenceStarts)
        for row in equalities {
            for term in system.terms(Int(row)) {
                let variable = Int(system.termVariables[term])
                incidentRows[Int(incidenceEnds[variable])] = row
                incidenceEnds[variable] += 1
            }
            switch undecidedCounts[Int(row)] {
            case 0: leave(row)
            case 1: singles.append(row)
            case 2: pairs.append(row)
            default: break
            }
        }

        propagate(system)
        for variable in held where roles[Int(variable)] == .undecided {
            decide(Int(variable), .held)
            propagate(system)
        }
        tear(system, equalities, costs)
        for variable in 0..<variableCount where roles[variable] == .undecided { roles[variable] = .free }
    }

    private mutating func leave(_ row: Int32) {
        isTaken[Int(row)] = true
        leftOverRows.append(row)
    }

    private mutating func decide(_ variable: Int, _ role: VariableRole) {
        roles[variable] = role
        let mark = Int32(truncatingIfNeeded: variable)
        for place in Int(incidenceStarts[variable])..<Int(incidenceStarts[variable + 1]) {
            let row = incidentRows[place]
            let index = Int(row)
            if isTaken[index] { continue }
            undecidedMarks[index] ^= mark
            undecidedCounts[index] -= 1
            switch undecidedCounts[index] {
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
            if isTaken[Int(row)] { continue }
            isTaken[Int(row)] = true
            let variable = undecidedMarks[Int(row)]
            var role = VariableRole.constant
            for term in system.terms(Int(row)) {
                let other = system.termVariables[term]
                if other != variable && roles[Int(other)] != .constant {
                    role = .dependent
                    break
                }
            }
            fixedVariables.append(variable)
            fixingRows.append(row)
            decide(Int(variable), role)
        }
    }

    private mutating func tear(_ system: borrowing LinearSystem, _ equalities: [Int32], _ costs: borrowing PiecewiseLinearCosts) {
        var nextWide = 0
        while true {
            var chosen: Int32 = -1
            while nextPair < pairs.count && chosen < 0 {
                let row = pairs[nextPair]
                if isTaken[Int(row)] { nextPair += 1 } else { chosen = row }
            }
            while chosen < 0 && nextWide < equalities.count {
                let row = equalities[nextWide]
                if isTaken[Int(row)] { nextWide += 1 } else { chosen = row }
            }
            if chosen < 0 { return }
            decide(variableToFree(system, Int(chosen), costs), .free)
            propagate(system)
        }
    }

    /// Of a row's undecided variables: one with soft costs, then one with bounds, then the one in most rows, then the first.
    private func variableToFree(_ system: borrowing LinearSystem, _ row: Int, _ costs: borrowing PiecewiseLinearCosts) -> Int {
        var best = -1
        var bestRank = (-1, -1)
        for term in system.terms(row) {
            let variable = Int(system.termVariables[term])
            if roles[variable] != .undecided { continue }
            let range = costs[variable]
            var rank = (0, Int(incidenceStarts[variable + 1] - incidenceStarts[variable]))
            if let last = range.last { rank.0 = costs.priorities[last] < 1000 ? 2 : 1 }
            if rank > bestRank || (rank == bestRank && variable < best) {
                best = variable
                bestRank = rank
            }
        }
        return best
    }
}
