/// A minimal set of requirements that cannot all be satisfied.
///
/// Unneeded requirements are left out (the deletion filter of Chinneck and Dravnieks, *Locating Minimal Infeasible Constraint Sets in Linear
/// Programs*, 1991), first halves, then quarters and so on.
struct InfeasibleSubset {
    /// A coefficient of a row.
    typealias Term = (column: Int32, coefficient: Double)

    /// A requirement on the value at a place. Places are numbered: columns, then rows.
    struct Requirement {
        var place: Int
        var relation: Relation
        var breakpoint: Double
        var slope: Double
    }

    /// The greatest number of requirements that are tested one by one.
    private static let few = 32

    /// The requirements in the order of their places.
    private let requirements: [Requirement]
    private let columnCount: Int
    private let rows: [[Term]]
    private let constants: [Double]
    private let tolerance: Double

    /// The numbers of the remaining requirements, in order.
    private(set) var kept: [Int]
    /// The dual values (multipliers) by place, if the requirements tested last cannot be satisfied.
    private(set) var duals: [Double]
    /// The places of the rows in the simplex.
    private var rowPlaces: [Int] = []
    /// The index in the simplex, by row.
    private var rowIndexes: [Int] = []

    init(_ requirements: [Requirement], columnCount: Int, rows: [[Term]], constants: [Double], tolerance: Double) {
        self.requirements = requirements
        self.columnCount = columnCount
        self.rows = rows
        self.constants = constants
        self.tolerance = tolerance
        kept = Array(requirements.indices)
        duals = Array(repeating: 0, count: columnCount + rows.count)
    }

    /// Leaves out unneeded requirements within the simplex's effort limit.
    ///
    /// - Returns: Whether the remaining requirements still cannot be satisfied. This is false if numbers are too close to tell.
    /// - Complexity: O(*k* log *p*) runs of the simplex for *k* remaining requirements of *p*; only a few if a certificate proves at once that all
    ///   are needed.
    mutating func narrow(_ simplex: inout ComponentSimplex) -> Bool {
        // Requirements without a dual value at the least sum of errors do not contribute to the contradiction.
        if isContradictory(kept, simplex: &simplex), !simplex.effort.isExhausted {
            let support = kept.filter { abs(duals[requirements[$0].place]) > 1e-9 }
            if support.count < kept.count, isContradictory(support, simplex: &simplex) { kept = support }
        }
        // If all requirements are needed, the filter would take a run for each. A unique linear dependency proves this at once.
        var size = (kept.count + 1) / 2
        if let least = dependency(of: kept, &simplex.effort), isContradictory(least, simplex: &simplex) {
            kept = least
            size = 0
        } else if kept.count > Self.few, let least = certificate(of: kept, &simplex), isContradictory(least, simplex: &simplex) {
            kept = least
            size = dependency(of: kept, &simplex.effort) == nil ? (kept.count + 1) / 2 : 0
        }
        while size > 0 && !simplex.effort.isExhausted {
            var start = 0
            while start < kept.count && !simplex.effort.isExhausted {
                var rest = kept
                rest.removeSubrange(start..<min(start + size, kept.count))
                if isContradictory(rest, simplex: &simplex) { kept = rest } else { start += size }
            }
            size = size > 1 ? (size + 1) / 2 : 0
        }
        return isContradictory(kept, simplex: &simplex)
    }

    /// Returns the requirements whose left sides are linearly dependent; nil if they have several dependencies.
    private func dependency(of numbers: [Int], _ effort: inout Effort) -> [Int]? {
        let vectors = numbers.map { number in
            let place = requirements[number].place
            if place < columnCount { return [Int32(place): 1.0] }
            var vector: [Int32: Double] = [:]
            for term in rows[place - columnCount] { vector[term.column, default: 0] += term.coefficient }
            return vector
        }
        return Dependency(vectors, effort: &effort)?.places.map { numbers[$0] }
    }

    /// Finds contradictory requirements by relaxing only one of them: all others can be satisfied, and the multipliers with which they prevent this
    /// one from being satisfied are the certificate. The simplex ends at a vertex, so the requirements are independent and each is needed.
    ///
    /// - Returns: nil if the simplex does not finish, or numbers are too close to tell.
    private mutating func certificate(of numbers: [Int], _ simplex: inout ComponentSimplex) -> [Int]? {
        if !isContradictory(numbers, simplex: &simplex) { return nil }
        var met: [Int] = []
        var missed: [Int] = []
        for number in numbers {
            if isMissed(requirements[number], simplex: simplex) { missed.append(number) } else { met.append(number) }
        }
        for number in missed {
            var candidates = met
            candidates.insert(number, at: met.firstIndex { $0 > number } ?? met.count)
            load(candidates, letting: number, into: &simplex)
            simplex.solve(above: 1)
            if simplex.effort.isExhausted || simplex.firstMissed >= 1000 { return nil }
            if simplex.firstMissed == 0 {
                met = candidates
                continue
            }
            collectDuals(simplex)
            var last: Int?
            return candidates.filter { candidate in
                if candidate == number { return true }
                let place = requirements[candidate].place
                if place == last || !binds(requirements[candidate], simplex: simplex) { return false }
                last = place
                return true
            }
        }
        return nil
    }

    private func value(of requirement: Requirement, _ simplex: borrowing ComponentSimplex) -> Double {
        let place = requirement.place
        return simplex.values[place < columnCount ? place : columnCount + rowIndexes[place - columnCount]]
    }

    private func isMissed(_ requirement: Requirement, simplex: borrowing ComponentSimplex) -> Bool {
        let value = value(of: requirement, simplex)
        if requirement.relation != .lessThanOrEqual && value < requirement.breakpoint - tolerance { return true }
        return requirement.relation != .greaterThanOrEqual && value > requirement.breakpoint + tolerance
    }

    /// Whether a requirement is the one that the dual value of its place belongs to.
    private func binds(_ requirement: Requirement, simplex: borrowing ComponentSimplex) -> Bool {
        let dual = duals[requirement.place]
        if abs(dual) <= 1e-9 { return false }
        return requirement.relation != (dual < 0 ? .lessThanOrEqual : .greaterThanOrEqual)
            && abs(value(of: requirement, simplex) - requirement.breakpoint) <= 100 * tolerance
    }

    /// Whether the simplex cannot satisfy the given requirements. Rows without requirements are left out.
    ///
    /// If they cannot be satisfied, ``duals`` contains the dual value of each place afterwards.
    private mutating func isContradictory(_ numbers: [Int], simplex: inout ComponentSimplex) -> Bool {
        load(numbers, letting: nil, into: &simplex)
        simplex.solve(above: 1)
        if simplex.firstMissed < 1000 { return false }
        collectDuals(simplex)
        return true
    }

    /// Loads the given requirements into the simplex. One of them may be relaxed if the others can only be satisfied without it.
    private mutating func load(_ numbers: [Int], letting elastic: Int?, into simplex: inout ComponentSimplex) {
        rowPlaces.removeAll(keepingCapacity: true)
        rowIndexes.refill(0, count: rows.count)
        for number in numbers {
            let place = requirements[number].place
            if place < columnCount || place == rowPlaces.last { continue }
            rowIndexes[place - columnCount] = rowPlaces.count
            rowPlaces.append(place)
        }
        simplex.begin(columns: columnCount, rows: rowPlaces.count, tolerance: tolerance)
        simplex.recordsDuals = true
        var next = 0
        for index in 0..<columnCount + rowPlaces.count {
            let place = index < columnCount ? index : rowPlaces[index - columnCount]
            if place >= columnCount {
                simplex.basis.beginRow()
                for term in rows[place - columnCount] { simplex.basis.add(term.coefficient, atColumn: term.column) }
                simplex.basis.endRow()
            }
            while next < numbers.count && requirements[numbers[next]].place == place {
                if numbers[next] != elastic { addPenalty(requirements[numbers[next]], priority: 1000, to: &simplex) }
                next += 1
            }
            if let elastic, requirements[elastic].place == place { addPenalty(requirements[elastic], priority: 999, to: &simplex) }
            if place < columnCount { simplex.endColumn() } else { simplex.endRow(constant: constants[place - columnCount]) }
        }
        simplex.effort.spend(8 * (columnCount + rows.count))
    }

    private func addPenalty(_ requirement: Requirement, priority: Float, to simplex: inout ComponentSimplex) {
        simplex.addPenalty(requirement.relation, priority: priority, breakpoint: requirement.breakpoint, slope: requirement.slope)
    }

    /// Assigns the dual values of the last level to their places.
    private mutating func collectDuals(_ simplex: borrowing ComponentSimplex) {
        duals.refill(0, count: columnCount + rows.count)
        for index in simplex.duals.indices { duals[index < columnCount ? index : rowPlaces[index - columnCount]] = simplex.duals[index] }
    }
}
