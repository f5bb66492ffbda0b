import FormworkSolver

/// The simplest way to the minimum errors of every level: one linear program per level, on a full tableau with Bland's rule.
struct ReferenceSolver {
    private struct Row {
        var coefficients: [Double]
        var relation: Relation
        var right: Double
    }

    /// Returns the minimum errors by priority, highest first; nil if the required constraints cannot be satisfied.
    static func leastErrors(of system: RandomSystem) -> [(priority: Double, error: Double)]? {
        let broken = Set(system.solver.conflicts.compactMap(\.broken))
        var constraints = system.constraints.filter { !broken.contains($0.id) }.map(\.constraint)
        for suggestion in system.suggestions {
            constraints.append(LinearConstraint(suggestion.variable - suggestion.value, .equal, priority: .suggestion))
        }
        // Columns: each variable's positive and negative part, then the errors above and below of each soft constraint.
        let size = system.variables.count
        let soft = constraints.indices.filter { !constraints[$0].priority.isRequired }
        let width = 2 * size + 2 * soft.count
        var rows: [Row] = []
        for (index, constraint) in constraints.enumerated() {
            var row = Row(
                coefficients: Array(repeating: 0, count: width), relation: constraint.relation, right: -constraint.expression.constant)
            for term in constraint.expression.terms {
                row.coefficients[2 * term.variable.index] += term.coefficient
                row.coefficients[2 * term.variable.index + 1] -= term.coefficient
            }
            if let place = soft.firstIndex(of: index) {
                row.coefficients[2 * size + 2 * place] = -1
                row.coefficients[2 * size + 2 * place + 1] = 1
            }
            rows.append(row)
        }
        for variable in 0..<size where system.lowerBounds[variable] > -.infinity {
            var row = Row(
                coefficients: Array(repeating: 0, count: width), relation: .greaterThanOrEqual, right: system.lowerBounds[variable])
            row.coefficients[2 * variable] = 1
            row.coefficients[2 * variable + 1] = -1
            rows.append(row)
        }
        var result: [(Double, Double)] = [(1000, 0)]
        for level in Set(soft.map { constraints[$0].priority.value }).sorted(by: >) {
            var costs = Array(repeating: 0.0, count: width)
            for (place, index) in soft.enumerated() where constraints[index].priority.value == level {
                costs[2 * size + 2 * place] = 1
                costs[2 * size + 2 * place + 1] = 1
            }
            guard let least = minimum(of: costs, rows) else { return nil }
            result.append((level, least))
            rows.append(Row(coefficients: costs, relation: .lessThanOrEqual, right: least + 1e-7))
        }
        return result
    }

    /// Minimizes costs in two phases: first the artificial variables, then the costs.
    private static func minimum(of costs: [Double], _ rows: [Row]) -> Double? {
        let width = costs.count
        let slacks = rows.filter { $0.relation != .equal }.count
        let total = width + slacks + rows.count
        var table: [[Double]] = []
        var slack = width
        for (index, row) in rows.enumerated() {
            var line = row.coefficients + Array(repeating: 0, count: slacks + rows.count + 1)
            if row.relation != .equal {
                line[slack] = row.relation == .lessThanOrEqual ? 1 : -1
                slack += 1
            }
            line[total] = row.right
            if row.right < 0 { line = line.map { -$0 } }
            line[width + slacks + index] = 1
            table.append(line)
        }
        var basis = rows.indices.map { width + slacks + $0 }
        var artificial = Array(repeating: 0.0, count: total + 1)
        for column in width + slacks..<total { artificial[column] = 1 }
        guard run(&table, &basis, artificial, columns: total) < 1e-6 else { return nil }
        // An artificial variable that is still basic must not grow again: its row gives way to any other column.
        for row in basis.indices where basis[row] >= width + slacks {
            if let column = (0..<width + slacks).first(where: { abs(table[row][$0]) > 1e-7 }) { pivot(&table, &basis, row, column) }
        }
        return run(&table, &basis, costs + Array(repeating: 0, count: slacks + rows.count + 1), columns: width + slacks)
    }

    private static func run(_ table: inout [[Double]], _ basis: inout [Int], _ costs: [Double], columns: Int) -> Double {
        while true {
            func reduced(_ column: Int) -> Double {
                table.indices.reduce(costs[column]) { $0 - costs[basis[$1]] * table[$1][column] }
            }
            guard let column = (0..<columns).first(where: { !basis.contains($0) && reduced($0) < -1e-9 }) else { break }
            var leaving = -1
            var least = Double.infinity
            for row in table.indices where table[row][column] > 1e-9 {
                let ratio = max(0, table[row][table[row].count - 1]) / table[row][column]
                if ratio < least - 1e-12 || (ratio < least + 1e-12 && leaving >= 0 && basis[row] < basis[leaving]) {
                    least = ratio
                    leaving = row
                }
            }
            if leaving < 0 { break }
            pivot(&table, &basis, leaving, column)
        }
        return table.indices.reduce(0) { $0 + costs[basis[$1]] * table[$1][table[$1].count - 1] }
    }

    private static func pivot(_ table: inout [[Double]], _ basis: inout [Int], _ row: Int, _ column: Int) {
        let inverse = 1 / table[row][column]
        for place in table[row].indices { table[row][place] *= inverse }
        for other in table.indices where other != row && table[other][column] != 0 {
            let factor = table[other][column]
            for place in table[other].indices { table[other][place] -= factor * table[row][place] }
        }
        basis[row] = column
    }
}
