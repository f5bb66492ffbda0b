/// The costs of single variables: their bounds, the constraints on them alone, and their suggested values.
///
/// A *penalty* requires at least, at most or exactly its breakpoint, at a priority. Violating it costs `slope` per unit. The penalties of a variable
/// at one priority add up to its cost there, which is convex and piecewise linear. The penalties of a variable are contiguous, higher priorities
/// first.
struct PiecewiseLinearCosts {
    /// The source of a penalty.
    struct Source: Comparable, BitwiseCopyable {
        /// The number of a row, or a negative number.
        private let code: Int32

        static let lowerBound = Source(code: -1)
        static let upperBound = Source(code: -2)
        static let suggestion = Source(code: -3)

        private init(code: Int32) { self.code = code }
        init(_ row: Row) { code = Int32(truncatingIfNeeded: row.index) }

        /// The row; nil for a bound or a suggestion.
        var row: Row? { code < 0 ? nil : Row(Int(code)) }

        static func < (left: Source, right: Source) -> Bool { left.code < right.code }
    }

    var starts: [Int32] = []
    var penalties = Penalties()
    var sources: [Source] = []

    /// Scratch: the ends of the penalties found so far, by variable.
    private var ends: [Int32] = []

    subscript(variable: Variable) -> Range<Int> { self[variable.index] }
    subscript(variable: Int) -> Range<Int> { Int(starts[variable])..<Int(starts[variable + 1]) }

    /// Frees the storage that only collecting needs.
    mutating func releaseScratch() { ends = [] }

    /// Collects the penalties; `rows` are the single-term rows that the elimination does not handle.
    ///
    /// - Complexity: O(*v* + *r*) for *v* variables and *r* rows, where each variable has few penalties.
    mutating func collect(_ system: borrowing LinearSystem, rows: [Row]) {
        let variableCount = system.variableCount
        starts.refill(0, count: variableCount + 1)
        for variable in 0..<variableCount {
            let bounds = system.bounds(Variable(index: variable))
            if bounds.lower > -.infinity { starts[variable + 1] += 1 }
            if bounds.upper < .infinity { starts[variable + 1] += 1 }
        }
        for variable in system.suggestions.keys { starts[variable.index + 1] += 1 }
        for row in rows { starts[system.termVariables[Int(system.termStarts[row])].index + 1] += 1 }
        for variable in 0..<variableCount { starts[variable + 1] += starts[variable] }
        let count = Int(starts[variableCount])
        penalties.reset(count: count)
        sources.refill(.lowerBound, count: count)

        ends.removeAll(keepingCapacity: true)
        ends.append(contentsOf: starts)
        for variable in 0..<variableCount {
            let bounds = system.bounds(Variable(index: variable))
            if bounds.lower > -.infinity {
                insert(
                    .greaterThanOrEqual, priority: 1000, breakpoint: bounds.lower, slope: 1, source: Source.lowerBound, variable: variable)
            }
            if bounds.upper < .infinity {
                insert(.lessThanOrEqual, priority: 1000, breakpoint: bounds.upper, slope: 1, source: Source.upperBound, variable: variable)
            }
        }
        for row in rows {
            let place = Int(system.termStarts[row])
            let coefficient = system.termCoefficients[place]
            let relation = system.relations[row].times(coefficient)
            let breakpoint = 0 - system.constants[row] / coefficient
            insert(
                relation, priority: system.priorities[row], breakpoint: breakpoint, slope: abs(coefficient), source: Source(row),
                variable: system.termVariables[place].index)
        }
        for (variable, suggestion) in system.suggestions {
            insert(
                .equal, priority: suggestion.priority, breakpoint: suggestion.value, slope: 1, source: Source.suggestion,
                variable: variable.index)
        }
        for variable in 0..<variableCount where self[variable].count > Self.few { sort(self[variable]) }
    }

    /// The greatest number of a variable's penalties that are sorted by insertion.
    private static let few = 32

    /// Sorts a long list of a variable's penalties by priority, and keeps the order of those with the same priority.
    private mutating func sort(_ places: Range<Int>) {
        let priorities = penalties.priorities
        let order = places.sorted { priorities[$0] != priorities[$1] ? priorities[$0] > priorities[$1] : $0 < $1 }
        penalties.reorder(places, as: order)
        sources.replaceSubrange(places, with: order.map { sources[$0] })
    }

    /// Inserts a penalty after those of at least its priority, or at the end of a long list.
    private mutating func insert(
        _ relation: Relation, priority: Float, breakpoint: Double, slope: Double, source: Source, variable: Int
    ) {
        let start = Int(starts[variable])
        var place = Int(ends[variable])
        ends[variable] += 1
        let isSortedLater = self[variable].count > Self.few
        while !isSortedLater && place > start && penalties.priorities[place - 1] < priority {
            penalties.copy(place - 1, to: place)
            sources[place] = sources[place - 1]
            place -= 1
        }
        penalties.set(place, relation: relation, priority: priority, breakpoint: breakpoint, slope: slope)
        sources[place] = source
    }

    /// Whether the variable has a suggested value whose priority is above all soft ones.
    func isHoldable(_ variable: Variable, above highestSoft: Float) -> Bool {
        self[variable].contains { sources[$0] == Source.suggestion && penalties.priorities[$0] > highestSoft }
    }

    /// Returns the distance by which a value violates a penalty.
    func error(of penalty: Int, at value: Double) -> Double {
        switch penalties.relations[penalty] {
        case .equal: abs(value - penalties.breakpoints[penalty])
        case .lessThanOrEqual: max(0, value - penalties.breakpoints[penalty])
        case .greaterThanOrEqual: max(0, penalties.breakpoints[penalty] - value)
        }
    }

    /// Returns the interval in which no penalty is violated; empty (lower above upper) if there is none.
    func freeInterval(_ variable: Variable) -> (lower: Double, upper: Double) {
        var lower = -Double.infinity
        var upper = Double.infinity
        for penalty in self[variable] {
            if penalties.relations[penalty] != .lessThanOrEqual { lower = max(lower, penalties.breakpoints[penalty]) }
            if penalties.relations[penalty] != .greaterThanOrEqual { upper = min(upper, penalties.breakpoints[penalty]) }
        }
        return (lower, upper)
    }
}

extension Relation {
    /// Returns the relation after multiplying both sides by a factor, or dividing by it.
    func times(_ factor: Double) -> Relation {
        if factor >= 0 || self == .equal { return self }
        return self == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    }
}
