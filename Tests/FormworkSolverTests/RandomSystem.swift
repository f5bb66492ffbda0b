import FormworkSolver
import FormworkTestSupport

/// A random system, kept both as an incremental solver and as the list of its constraints.
struct RandomSystem {
    var solver = Solver()
    var variables: [Variable] = []
    var lowerBounds: [Double] = []
    var constraints: [(id: LinearConstraint.ID, constraint: LinearConstraint)] = []
    var suggestions: [(variable: Variable, value: Double)] = []
    private let priorities: [Double]

    init(using random: inout SeededGenerator, size: Int) {
        priorities = random.pick([[750, 250], [999, 750, 500, 250], [751, 750, 251, 250]])
        for _ in 0..<size {
            lowerBounds.append(random.pick([-.infinity, 0, 0, 10]))
            variables.append(Self.unwrap(try? solver.makeVariable(lowerBound: lowerBounds[lowerBounds.count - 1])))
        }
        for _ in 0..<Int.random(in: 1...2 * size, using: &random) { add(using: &random) }
        if Bool.random(using: &random) { suggest(using: &random) }
    }

    private static func unwrap<Value>(_ value: Value?) -> Value {
        guard let value else { preconditionFailure("a random system holds nothing that a solver refuses") }
        return value
    }

    private static func constant(_ random: inout SeededGenerator) -> Double {
        random.pick([0, 8, -8, 20, Double(Int.random(in: -200...200, using: &random)), Double.random(in: -500...500, using: &random)])
    }

    mutating func add(using random: inout SeededGenerator) {
        var terms: [LinearExpression.Term] = []
        for variable in variables.shuffled(using: &random).prefix(random.pick([1, 1, 2, 2, 3])) {
            terms.append(LinearExpression.Term(variable, random.pick([1, 1, -1, 0.5, -2])))
        }
        let constraint = LinearConstraint(
            LinearExpression(terms, constant: Self.constant(&random)),
            random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
            priority: random.pick([.required, Priority(random.pick(priorities))]))
        constraints.append((Self.unwrap(try? solver.add(constraint)), constraint))
    }

    mutating func suggest(using random: inout SeededGenerator) {
        let variable = suggestions.first?.variable ?? random.pick(variables)
        let value = Self.constant(&random)
        suggestions = [(variable, value)]
        try? solver.suggest(value, for: variable)
    }

    mutating func withdraw() {
        for suggestion in suggestions { try? solver.withdrawSuggestion(for: suggestion.variable) }
        suggestions = []
    }

    /// Replaces some constraints by others that differ only in the constant, as a switch of states does.
    mutating func replaceSome(using random: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 1...3, using: &random) where !constraints.isEmpty {
            var (id, constraint) = constraints.remove(at: Int.random(in: 0..<constraints.count, using: &random))
            try? solver.remove(id)
            constraint.expression.constant = Self.constant(&random)
            id = Self.unwrap(try? solver.add(constraint))
            constraints.append((id, constraint))
        }
    }

    /// Adds, removes, replaces, changes a constant or a priority, suggests, or withdraws a suggestion.
    mutating func change(using random: inout SeededGenerator) {
        let kind = Int.random(in: 0..<8, using: &random)
        if kind == 7 { return replaceSome(using: &random) }
        if kind == 0 || constraints.isEmpty { return add(using: &random) }
        if kind == 1 { return suggest(using: &random) }
        if kind == 6 { return withdraw() }
        let place = Int.random(in: 0..<constraints.count, using: &random)
        let id = constraints[place].id
        switch kind {
        case 2:
            constraints.remove(at: place)
            try? solver.remove(id)
        case 3:
            let priority = random.pick([Priority.required, Priority(random.pick(priorities))])
            constraints[place].constraint.priority = priority
            try? solver.setPriority(priority, of: id)
        default:
            let constant = Self.constant(&random)
            constraints[place].constraint.expression.constant = constant
            try? solver.setConstant(constant, of: id)
        }
    }

    /// Returns a new solver with the current constraints, in the order of adding or in another one.
    func rebuilt(order: [Int]? = nil) -> Solver {
        var fresh = Solver()
        for bound in lowerBounds { _ = try? fresh.makeVariable(lowerBound: bound) }
        for place in order ?? Array(constraints.indices) { _ = try? fresh.add(constraints[place].constraint) }
        for suggestion in suggestions { try? fresh.suggest(suggestion.value, for: suggestion.variable) }
        fresh.solve()
        return fresh
    }

    /// Returns the sums of absolute errors by priority, highest first, of constraints that are not broken.
    func errors(in solver: Solver) -> [(priority: Double, error: Double)] {
        let broken = Set(self.solver.conflicts.compactMap(\.broken))
        var sums: [Double: Double] = [1000: 0]
        for item in constraints where !broken.contains(item.id) {
            let value = item.constraint.expression.value(in: solver)
            let error =
                switch item.constraint.relation {
                case .equal: abs(value)
                case .lessThanOrEqual: max(0, value)
                case .greaterThanOrEqual: max(0, -value)
                }
            sums[item.constraint.priority.value, default: 0] += error
        }
        for suggestion in suggestions {
            sums[Priority.suggestion.value, default: 0] += abs(solver.value(of: suggestion.variable) - suggestion.value)
        }
        for (variable, bound) in zip(variables, lowerBounds) { sums[1000, default: 0] += max(0, bound - solver.value(of: variable)) }
        return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
    }
}
