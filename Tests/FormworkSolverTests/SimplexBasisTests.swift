import FormworkTestSupport
import Testing

@testable import FormworkSolver

@Suite("The basis of a simplex")
struct SimplexBasisTests {
    /// A random sparse matrix, in a dense basis and in a factored one.
    private struct Pair {
        var full = SimplexBasis()
        var factored = SimplexBasis()
        let columns: Int
        let rows: Int
        var basics: [Int]
        var nonbasics: [Int]
        var effort = Effort()

        init(using random: inout SeededGenerator, columns: Int, rows: Int, perRow: Int) {
            self.columns = columns
            self.rows = rows
            basics = Array(columns..<columns + rows)
            nonbasics = Array(0..<columns)
            factored.greatestTableau = -1
            full.begin(columns: columns, rows: rows)
            factored.begin(columns: columns, rows: rows)
            for _ in 0..<rows {
                full.beginRow()
                factored.beginRow()
                for column in Array(0..<columns).shuffled(using: &random).prefix(perRow) {
                    let value = random.pick([1, 1, -1, 0.5, -2])
                    full.add(value, atColumn: Int32(column))
                    factored.add(value, atColumn: Int32(column))
                }
                full.endRow()
                factored.endRow()
            }
            full.start(&effort)
            factored.start(&effort)
        }

        /// Returns all rows of a column from both.
        mutating func column(_ column: Int) -> (full: [Double], factored: [Double], rows: [Int32], rates: [Double]) {
            var (rows, rates): ([Int32], [Double]) = ([], [])
            full.collect(column, nonbasic: nonbasics[column], rows: &rows, rates: &rates, effort: &effort)
            let first = spread(rows, rates)
            factored.collect(column, nonbasic: nonbasics[column], rows: &rows, rates: &rates, effort: &effort)
            return (first, spread(rows, rates), rows, rates)
        }

        private func spread(_ rows: [Int32], _ rates: [Double]) -> [Double] {
            var result = Array(repeating: 0.0, count: self.rows)
            for (row, rate) in zip(rows, rates) { result[Int(row)] = rate }
            return result
        }

        mutating func pivot(
            _ row: Int, _ column: Int, _ rows: [Int32], _ rates: [Double], slopes: (Double, Double),
            sums: inout (full: [Double], factored: [Double])
        ) {
            full.pivot(row, column: column, rows: rows, rates: rates, slopes: slopes, sums: &sums.full, effort: &effort)
            factored.pivot(row, column: column, rows: rows, rates: rates, slopes: slopes, sums: &sums.factored, effort: &effort)
            swap(&basics[row], &nonbasics[column])
        }
    }

    private static func areEqual(_ left: [Double], _ right: [Double]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= 1e-7 * max(1, abs($0)) }
    }

    @Test("The factors give the columns, rows and sums of the full tableau, through pivots and refreshes", arguments: 1...12)
    func agreement(seed: Int) {
        var random = SeededGenerator(seed: 5000 + seed)
        let size = random.pick([6, 20, 60])
        var pair = Pair(using: &random, columns: size, rows: random.pick([size / 2, size, 2 * size]), perRow: random.pick([2, 3, 5]))
        var slopes = Array(repeating: 0.0, count: pair.rows)
        var sums: (full: [Double], factored: [Double]) = ([], [])
        pair.full.sum(slopes: slopes, into: &sums.full, &pair.effort)
        pair.factored.sum(slopes: slopes, into: &sums.factored, &pair.effort)
        var pivots = 0
        for step in 0..<90 {
            let column = Int.random(in: 0..<pair.columns, using: &random)
            let found = pair.column(column)
            #expect(Self.areEqual(found.full, found.factored), "seed \(seed), step \(step), column \(column)")
            // The largest one, as a simplex would choose: rounding errors of the tableau are not tested.
            let largest = found.full.indices.max { abs(found.full[$0]) < abs(found.full[$1]) }
            guard let row = largest, abs(found.full[row]) > 0.4 else { continue }
            // Adds a multiple of some row between two pivots, as passing a breakpoint does.
            let other = Int.random(in: 0..<pair.rows, using: &random)
            pair.full.add(other, times: 2, to: &sums.full, effort: &pair.effort)
            pair.factored.add(other, times: 2, to: &sums.factored, effort: &pair.effort)
            slopes[other] += 2
            let slope = Double(Int.random(in: -3...3, using: &random))
            pair.pivot(row, column, found.rows, found.rates, slopes: (slopes[row], slope), sums: &sums)
            slopes[row] = slope
            #expect(Self.areEqual(sums.full, sums.factored), "seed \(seed), step \(step)")
            pivots += 1
            if pair.factored.isStale || step % 23 == 0 { #expect(pair.factored.refresh(&pair.effort).isEmpty) }
            var coefficients: (full: [Double], factored: [Double]) = ([], [])
            pair.full.coefficients(ofRow: other, into: &coefficients.full)
            pair.factored.coefficients(ofRow: other, into: &coefficients.factored)
            #expect(Self.areEqual(coefficients.full, coefficients.factored), "seed \(seed), step \(step), row \(other)")
        }
        #expect(pivots > 20)
    }

    @Test("A basis whose columns hang on each other is completed by rows")
    func singular() {
        // Both columns are equal, so that only one of them can be basic.
        var basis = FactoredBasis()
        var effort = Effort()
        basis.begin(columns: 2)
        for _ in 0..<2 {
            basis.add(1, atColumn: 0)
            basis.add(1, atColumn: 1)
            basis.endRow()
        }
        basis.start(&effort)
        var sums = [0.0, 0]
        basis.pivot(0, column: 0, rows: [0, 1], rates: [1, 1], slope: 0, sums: &sums, effort: &effort)
        // A failure that the factors cannot foresee: rounding made the second column's coefficient greater than 0.
        basis.pivot(1, column: 1, rows: [0, 1], rates: [0, 1], slope: 0, sums: &sums, effort: &effort)
        let exchanged = basis.factor(&effort)
        #expect(exchanged.count == 1)
        var (rows, rates): ([Int32], [Double]) = ([], [])
        basis.collect(2, rows: &rows, rates: &rates, effort: &effort)
        #expect(rates.allSatisfy { $0.isFinite })
    }

    @Test("A matrix without singletons is factored", arguments: [3, 10, 40])
    func withoutSingles(size: Int) {
        var random = SeededGenerator(seed: 6000 + size)
        var matrix = SparseMatrix()
        var full = Array(repeating: Array(repeating: 0.0, count: size), count: size)
        for column in 0..<size {
            for offset in [0, 1, 2] {
                let value = offset == 0 ? 4 : random.pick([1, -1, 0.5])
                matrix.add(value, row: Int32((column + offset) % size))
                full[(column + offset) % size][column] += value
            }
            matrix.endColumn()
        }
        var factors = SparseFactors()
        var effort = Effort()
        #expect(factors.factor(matrix, effort: &effort).isEmpty)
        let solution = (0..<size).map { Double($0 % 7 - 3) }
        var right = full.map { row in zip(row, solution).reduce(0) { $0 + $1.0 * $1.1 } }
        factors.solve(&right, effort: &effort)
        #expect(Self.areEqual(right, solution))
        var below = (0..<size).map { column in (0..<size).reduce(0) { $0 + full[$1][column] * solution[$1] } }
        factors.solveTransposed(&below, effort: &effort)
        #expect(Self.areEqual(below, solution))
    }
}
