/// The analysis of what determines the values of a solved system.
///
/// A unique optimum is a vertex of the feasible region: the active constraints (those met exactly) are enough equations to express each value as a
/// combination of their constants (Chvátal, *Linear Programming*, chapter 3). Among redundant ones, those with a higher priority are chosen, then
/// equalities before inequalities, then earlier ones. Constraints that are not met exactly influence the solution, but determine no value.
public struct Determination: Sendable {
    /// Something that determines a value.
    public enum Source: Hashable, Sendable {
        /// A constraint.
        case constraint(LinearConstraint.ID)
        /// The bound of a variable, if its value is at the bound.
        case bound(Variable)
        /// The value that was suggested for a variable.
        case suggestion(Variable)
    }

    /// The origin of a sum of variables.
    public struct Origin: Hashable, Sendable {
        /// The determining constraints in the order of their addition, then bounds and suggested values by variable.
        public var sources: [Source]
        /// Whether the sources determine the sum completely. Otherwise the solver's choice determines the rest.
        public var isComplete: Bool
    }

    private let equations: [Equation]
    private let echelon: RowEchelon

    /// - Parameter free: The ambiguous variables. An inequality that one of them meets exactly determines nothing.
    /// - Complexity: that of one sparse elimination of the active constraints.
    init?(_ system: LinearSystem, values: [Double], free: Set<Variable>, effort: inout Effort) {
        var tight = Self.tightRows(system, values: values) + Self.tightVariables(system, values: values)
        if !free.isEmpty {
            let free = Set(free.map { Int32(truncatingIfNeeded: $0.index) })
            for place in tight.indices where tight[place].isInequality {
                tight[place].isLoose = tight[place].vector.keys.contains { free.contains($0) }
            }
        }
        tight.sort { $0.rank < $1.rank }
        var echelon = RowEchelon()
        for place in tight.indices {
            guard let (rest, steps) = echelon.reduce(tight[place].vector, effort: &effort) else { return nil }
            // Later variables depend on earlier ones, so this order produces little fill-in.
            guard let variable = RowEchelon.candidates(rest).max() else { continue }
            echelon.add(rest, steps: steps, place: place, solvedFor: variable)
        }
        self.echelon = echelon
        equations = tight
    }

    /// Returns the origin of a sum of variables; nil if the effort limit of a solver is reached.
    ///
    /// - Complexity: O(*k* · *n*) for a sum that depends on *k* of *n* constraints.
    public func origin(of terms: [LinearExpression.Term]) -> Origin? {
        var effort = Effort(limit: Solver.defaultEffortLimit)
        var vector: RowEchelon.Vector = [:]
        for term in terms { vector[Int32(truncatingIfNeeded: term.variable.index), default: 0] += term.coefficient }
        guard let (rest, steps) = echelon.reduce(vector.filter { $0.value != 0 }, effort: &effort) else { return nil }
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

    // MARK: Active constraints

    private struct Equation {
        var vector: RowEchelon.Vector
        var source: Source
        var priority: Float
        var isInequality: Bool
        /// Whether it is met by chance, because a variable in it is ambiguous.
        var isLoose = false

        /// The order of preference: bounds and equations met by chance last, then higher priorities and equalities first.
        var rank: (Int, Float, Int, Int, Int) {
            let order = Determination.order(source)
            return (isLoose ? 1 : 0, -priority, isInequality ? 1 : 0, order.0, order.1)
        }
    }

    private static func tightRows(_ system: LinearSystem, values: [Double]) -> [Equation] {
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
                    vector: vector, source: .constraint(system.id(Row(row))), priority: system.priorities[row],
                    isInequality: system.relations[row] != .equal))
        }
        return result
    }

    /// Returns equations for variables at a bound, or at their suggested value. Bounds come after all constraints: a constraint that sets a length to
    /// 0 is a better explanation than the bound.
    private static func tightVariables(_ system: LinearSystem, values: [Double]) -> [Equation] {
        var result: [Equation] = []
        for variable in system.variables {
            let vector: RowEchelon.Vector = [Int32(truncatingIfNeeded: variable.index): 1]
            func isAt(_ value: Double) -> Bool { abs(values[variable] - value) <= 8 * system.tolerance }
            let bounds = system.bounds(variable)
            if isAt(bounds.lower) || isAt(bounds.upper) {
                result.append(Equation(vector: vector, source: .bound(variable), priority: 0, isInequality: true))
            }
            if let suggestion = system.suggestions[variable], isAt(suggestion.value) {
                result.append(
                    Equation(vector: vector, source: .suggestion(variable), priority: suggestion.priority, isInequality: false))
            }
        }
        return result
    }
}

extension Solver {
    /// Analyzes what determines the values of the last ``solve(breaking:)``; nil if solving was not finished, or the analysis exceeds ``effortLimit``.
    ///
    /// - Parameter settled: Variables that are ambiguous except for constraints that were added to settle them. Variables that are ambiguous now need
    ///   not be included.
    /// - Complexity: that of ``ambiguities()``, and of one sparse elimination of the active constraints.
    public func determination(settled: Set<Variable> = []) -> Determination? {
        guard isSolved, values.count == system.variableCount else { return nil }
        let analysis = ambiguityAnalysis()
        if analysis.isEffortLimitReached { return nil }
        var effort = Effort(limit: effortLimit)
        return Determination(system, values: values, free: settled.union(analysis.ambiguities.map(\.variable)), effort: &effort)
    }
}
