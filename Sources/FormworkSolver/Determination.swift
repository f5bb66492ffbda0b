/// What the values of a solved system follow from.
///
/// Where the optimum is the only one it is a corner of what the constraints allow: those that are met to the point are equations enough to
/// say every value as a sum of their constants (Chvátal, *Linear Programming*, chapter 3). Of those that say the same, the ones with the
/// higher priority are taken, then equalities before inequalities, then the earlier. Constraints that are not met to the point pull, but
/// say no value.
public struct Determination: Sendable {
    /// Something that says a value.
    public enum Source: Hashable, Sendable {
        /// A constraint.
        case constraint(LinearConstraint.ID)
        /// The bound of a variable, which it has reached.
        case bound(Variable)
        /// The value that was suggested for a variable.
        case suggestion(Variable)
    }

    /// What a sum of variables follows from.
    public struct Origin: Hashable, Sendable {
        /// By what it is said: constraints in the order in which they were added, then bounds and suggested values by variable.
        public var sources: [Source]
        /// Whether they leave the sum no room. Where they do, the solver's choice says the rest.
        public var isComplete: Bool
    }

    private let equations: [Equation]
    private let echelon: RowEchelon

    /// - Parameter free: The variables that the constraints leave room for: an inequality that one of them just meets says nothing.
    /// - Complexity: that of one sparse elimination of the constraints that are met to the point.
    init?(_ system: LinearSystem, values: [Double], free: Set<Variable>, _ effort: inout Effort) {
        var tight = Self.tightRows(system, values) + Self.tightVariables(system, values)
        if !free.isEmpty {
            let free = Set(free.map { Int32(truncatingIfNeeded: $0.index) })
            for place in tight.indices where tight[place].isInequality {
                tight[place].isLoose = tight[place].vector.keys.contains { free.contains($0) }
            }
        }
        tight.sort { $0.rank < $1.rank }
        var echelon = RowEchelon()
        for place in tight.indices {
            guard let (rest, steps) = echelon.reduce(tight[place].vector, &effort) else { return nil }
            // What was made later hangs on what was made before: so little fills up.
            guard let variable = RowEchelon.candidates(rest).max() else { continue }
            echelon.add(rest, steps, place: place, solvedFor: variable)
        }
        self.echelon = echelon
        equations = tight
    }

    /// What a sum of variables follows from; nil where that takes more effort than a solver may spend.
    ///
    /// - Complexity: O(*k* · *n*) for a sum that follows from *k* of *n* constraints.
    public func origin(of terms: [LinearExpression.Term]) -> Origin? {
        var effort = Effort(limit: Solver.defaultEffortLimit)
        var vector: RowEchelon.Vector = [:]
        for term in terms { vector[Int32(truncatingIfNeeded: term.variable.index), default: 0] += term.coefficient }
        guard let (rest, steps) = echelon.reduce(vector.filter { $0.value != 0 }, &effort) else { return nil }
        let found = echelon.combination(steps).map { equations[$0.place] }
        let sources = found.map(\.source).sorted { Self.order($0) < Self.order($1) }
        return Origin(sources: sources, isComplete: rest.isEmpty && !found.contains(where: \.isLoose))
    }

    private static func order(_ source: Source) -> (Int, Int) {
        switch source {
        case .constraint(let id): (0, id.number)
        case .bound(let variable): (1, variable.index)
        case .suggestion(let variable): (2, variable.index)
        }
    }

    // MARK: What is met to the point

    private struct Equation {
        var vector: RowEchelon.Vector
        var source: Source
        var priority: Double
        var isInequality: Bool
        /// It holds by chance: what it speaks of has room.
        var isLoose = false

        /// The higher priority first, equalities before inequalities, bounds and what holds by chance last.
        var rank: (Int, Double, Int, Int, Int) {
            let order = Determination.order(source)
            return (isLoose ? 1 : 0, -priority, isInequality ? 1 : 0, order.0, order.1)
        }
    }

    private static func tightRows(_ system: LinearSystem, _ values: [Double]) -> [Equation] {
        var result: [Equation] = []
        for row in 0..<system.rowCount where system.states[row] == .live {
            var sum = system.constants[row]
            var vector: RowEchelon.Vector = [:]
            for term in system.terms(row) {
                let (variable, coefficient) = (system.termVariables[term], system.termCoefficients[term])
                vector[Int32(truncatingIfNeeded: variable.index)] = coefficient
                sum += coefficient * values[variable]
            }
            if abs(sum) > 8 * system.tolerance { continue }
            result.append(
                Equation(
                    vector: vector, source: .constraint(LinearConstraint.ID(number: system.numbers[row])),
                    priority: system.priorities[row], isInequality: system.relations[row] != .equal))
        }
        return result
    }

    /// Variables at a bound, or at the value that was suggested for them. Bounds come behind all that is said: a length is 0 because
    /// something has it so, and because it cannot be less only where nothing has.
    private static func tightVariables(_ system: LinearSystem, _ values: [Double]) -> [Equation] {
        var result: [Equation] = []
        for variable in system.variables {
            let vector: RowEchelon.Vector = [Int32(truncatingIfNeeded: variable.index): 1]
            func isAt(_ value: Double) -> Bool { abs(values[variable] - value) <= 8 * system.tolerance }
            if isAt(system.lowerBounds[variable]) || isAt(system.upperBounds[variable]) {
                result.append(Equation(vector: vector, source: .bound(variable), priority: 0, isInequality: true))
            }
            if !system.suggestions[variable].isNaN, isAt(system.suggestions[variable]) {
                let priority = system.suggestionPriorities[variable]
                result.append(Equation(vector: vector, source: .suggestion(variable), priority: priority, isInequality: false))
            }
        }
        return result
    }
}

extension Solver {
    /// What the values follow from, as of the last ``solve()``; nil where solving was not done, or finding out takes more than
    /// ``effortLimit``.
    ///
    /// - Parameter settled: Variables that the constraints leave room for but for some that were added to settle them; those that have room
    ///   now need not be named.
    /// - Complexity: that of ``ambiguities()``, and of one sparse elimination of the constraints that are met to the point.
    public func determination(settled: Set<Variable> = []) -> Determination? {
        guard isSolved, values.count == system.variableCount else { return nil }
        let analysis = ambiguityAnalysis()
        if analysis.isEffortLimitReached { return nil }
        var effort = Effort(limit: effortLimit)
        return Determination(system, values: values, free: settled.union(analysis.ambiguities.map(\.variable)), &effort)
    }
}
