/// Requirements that cannot be met together, narrowed down to as few as it takes.
///
/// Leaves out what is not needed (the deletion filter of Chinneck and Dravnieks, *Locating Minimal Infeasible Constraint Sets in
/// Linear Programs*, 1991), in halves, quarters and so on.
struct InfeasibleSubset {
    /// A coefficient of a row.
    typealias Term = (column: Int32, coefficient: Double)

    /// What is required of the value at a place: of a column, or, behind these, of a row.
    struct Requirement {
        var place: Int
        var relation: Relation
        var breakpoint: Double
        var slope: Double
    }

    /// Up to how many requirements are tried one by one.
    private static let few = 32

    /// In the order of their places.
    private let requirements: [Requirement]
    private let columnCount: Int
    private let rows: [[Term]]
    private let constants: [Double]
    private let tolerance: Double

    /// The numbers of the requirements that remain, in their order.
    private(set) var kept: [Int]
    /// By place the dual (the multiplier) of what is said of it, where the requirements tried last cannot be met together.
    private(set) var duals: [Double]
    /// The places of the rows that the simplex has.
    private var rowPlaces: [Int] = []
    /// By row: which of the simplex it is.
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

    /// Leaves out what is not needed, as far as the simplex' effort goes.
    ///
    /// - Returns: Whether what remains cannot be met; no longer where numbers are too near to each other to tell.
    /// - Complexity: O(*k* log *p*) runs of the simplex for *k* requirements that remain of *p*; a few where a certificate of theirs says
    ///   at once that all are needed.
    mutating func narrow(_ simplex: inout ComponentSimplex) -> Bool {
        // What has no dual at the least sum of errors has no part in why that is not 0.
        if isContradictory(kept, &simplex), !simplex.effort.isExhausted {
            let support = kept.filter { abs(duals[requirements[$0].place]) > 1e-9 }
            if support.count < kept.count, isContradictory(support, &simplex) { kept = support }
        }
        // Those that are all needed would take as many runs: where they cancel out in one way only, that says it at once.
        var size = (kept.count + 1) / 2
        if let least = dependency(of: kept, &simplex.effort), isContradictory(least, &simplex) {
            kept = least
            size = 0
        } else if kept.count > Self.few, let least = certificate(of: kept, &simplex), isContradictory(least, &simplex) {
            kept = least
            size = dependency(of: kept, &simplex.effort) == nil ? (kept.count + 1) / 2 : 0
        }
        while size > 0 && !simplex.effort.isExhausted {
            var start = 0
            while start < kept.count && !simplex.effort.isExhausted {
                var rest = kept
                rest.removeSubrange(start..<min(start + size, kept.count))
                if isContradictory(rest, &simplex) { kept = rest } else { start += size }
            }
            size = size > 1 ? (size + 1) / 2 : 0
        }
        return isContradictory(kept, &simplex)
    }

    /// The requirements whose left sides cancel out; nil where they do so in several ways.
    private func dependency(of numbers: [Int], _ effort: inout Effort) -> [Int]? {
        let vectors = numbers.map { number in
            let place = requirements[number].place
            if place < columnCount { return [Int32(place): 1.0] }
            var vector: [Int32: Double] = [:]
            for term in rows[place - columnCount] { vector[term.column, default: 0] += term.coefficient }
            return vector
        }
        return Dependency(vectors, &effort)?.places.map { numbers[$0] }
    }

    /// Requirements that contradict each other, found by letting go of one of them alone: the others can all be met, and the multipliers
    /// with which they keep this one from being met are the certificate. The simplex ends at a corner, so that they are independent, and
    /// each is needed.
    ///
    /// - Returns: nil where the simplex comes to no end, or numbers are too near to each other to tell.
    private mutating func certificate(of numbers: [Int], _ simplex: inout ComponentSimplex) -> [Int]? {
        if !isContradictory(numbers, &simplex) { return nil }
        var met: [Int] = []
        var missed: [Int] = []
        for number in numbers {
            if isMissed(requirements[number], simplex) { missed.append(number) } else { met.append(number) }
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
                if place == last || !binds(requirements[candidate], simplex) { return false }
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

    private func isMissed(_ requirement: Requirement, _ simplex: borrowing ComponentSimplex) -> Bool {
        let value = value(of: requirement, simplex)
        if requirement.relation != .lessThanOrEqual && value < requirement.breakpoint - tolerance { return true }
        return requirement.relation != .greaterThanOrEqual && value > requirement.breakpoint + tolerance
    }

    /// Whether a requirement is the one that the dual of its place stands for.
    private func binds(_ requirement: Requirement, _ simplex: borrowing ComponentSimplex) -> Bool {
        let dual = duals[requirement.place]
        if abs(dual) <= 1e-9 { return false }
        return requirement.relation != (dual < 0 ? .lessThanOrEqual : .greaterThanOrEqual)
            && abs(value(of: requirement, simplex) - requirement.breakpoint) <= 100 * tolerance
    }

    /// Whether the simplex cannot satisfy some requirements. Rows without any are left out.
    ///
    /// Afterwards ``duals`` has the dual of each place, where they cannot be satisfied.
    private mutating func isContradictory(_ numbers: [Int], _ simplex: inout ComponentSimplex) -> Bool {
        load(numbers, letting: nil, into: &simplex)
        simplex.solve(above: 1)
        if simplex.firstMissed < 1000 { return false }
        collectDuals(simplex)
        return true
    }

    /// Takes requirements alone into the simplex; one of them may be let go of where the others can only be met without it.
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
                if numbers[next] != elastic { addPenalty(requirements[numbers[next]], 1000, to: &simplex) }
                next += 1
            }
            if let elastic, requirements[elastic].place == place { addPenalty(requirements[elastic], 999, to: &simplex) }
            if place < columnCount { simplex.endColumn() } else { simplex.endRow(constant: constants[place - columnCount]) }
        }
        simplex.effort.spend(8 * (columnCount + rows.count))
    }

    private func addPenalty(_ requirement: Requirement, _ priority: Double, to simplex: inout ComponentSimplex) {
        simplex.addPenalty(requirement.relation, priority, requirement.breakpoint, requirement.slope)
    }

    /// Puts the duals of the last level to their places.
    private mutating func collectDuals(_ simplex: borrowing ComponentSimplex) {
        duals.refill(0, count: columnCount + rows.count)
        for index in simplex.duals.indices { duals[index < columnCount ? index : rowPlaces[index - columnCount]] = simplex.duals[index] }
    }
}
