import FormworkSolver

/// Applies the commands of standard input to a solver, and prints the results: the counterpart of `scripts/check-solver`.
///
/// `n` a new solver; `v LOWER UPPER` a variable; `c REL PRIORITY CONSTANT (VARIABLE COEFFICIENT)…` a constraint (`=`, `<`, `>`);
/// `r C` removes, `p C PRIORITY` and `k C CONSTANT` change it; `e V VALUE PRIORITY` suggests, `w V` withdraws;
/// `s` solves and prints a line of values, then `conflict BROKEN CONSTRAINTS… | BOUNDS…` lines, then `ambiguous VARIABLES…`, then `.`.
struct Replay {
    private var solver = Solver()
    private var variables: [Variable] = []
    private var constraints: [LinearConstraint.ID] = []

    mutating func run() throws {
        while let line = readLine() { try obey(line.split(separator: " ")) }
    }

    private mutating func obey(_ words: [Substring]) throws {
        func number(_ place: Int) -> Double { Double(words[place]) ?? .nan }
        func index(_ place: Int) -> Int { Int(words[place]) ?? -1 }
        switch words.first {
        case "n":
            solver = Solver()
            variables = []
            constraints = []
        case "v": variables.append(try solver.makeVariable(lowerBound: number(1), upperBound: number(2)))
        case "c":
            let terms = stride(from: 4, to: words.count, by: 2).map { LinearExpression.Term(variables[index($0)], number($0 + 1)) }
            let relation: Relation = words[1] == "=" ? .equal : words[1] == "<" ? .lessThanOrEqual : .greaterThanOrEqual
            let expression = LinearExpression(terms, constant: number(3))
            constraints.append(try solver.add(LinearConstraint(expression, relation, priority: Priority(number(2)))))
        case "r": try solver.remove(constraints[index(1)])
        case "p": try solver.setPriority(Priority(number(2)), of: constraints[index(1)])
        case "k": try solver.setConstant(number(2), of: constraints[index(1)])
        case "e": try solver.suggest(number(2), for: variables[index(1)], priority: Priority(number(3)))
        case "w": try solver.withdrawSuggestion(for: variables[index(1)])
        case "s":
            solver.solve()
            answer()
        default: break
        }
    }

    private func answer() {
        print(solver.values.map { "\($0)" }.joined(separator: " "))
        for conflict in solver.conflicts {
            let broken = conflict.broken.map { "\($0.number)" } ?? "-"
            let rows = conflict.constraints.map { " \($0.number)" }.joined()
            print("conflict \(broken)\(rows) |\(conflict.bounds.map { " \($0.index)" }.joined())")
        }
        print("ambiguous" + solver.ambiguities().map { " \($0.variable.index)" }.joined())
        print(".")
    }
}
