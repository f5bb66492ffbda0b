/// The matrix of a large simplex in its original form, and its basis in factored form.
///
/// The rows are z − A·x = constant, where z are their values and x the columns. As many of these variables as there are rows are basic: their columns
/// of (−A, I) form the *basis*. It is refactored from time to time (``SparseFactors``). Each pivot since then is another factor: the entering column
/// in terms of the basis at that time (product form of the inverse; Chvátal, *Linear Programming*, chapters 7 and 24). Sums of rows are requested one
/// by one and computed together, by one solution with the transposed basis.
struct FactoredBasis {
    /// The number of pivots after which the basis is refactored.
    private static let mostPivots = 64
    /// Coefficients below this are cancellation noise.
    private static let smallest = 1e-12

    private var columnCount = 0
    private var rowCount = 0
    /// A by rows: each is a column of the matrix.
    private var rows = SparseMatrix()
    /// A by columns.
    private var columns = SparseMatrix()

    /// The basic variables by row. Variables are numbered: columns, then rows.
    private var basics: [Int32] = []
    /// The nonbasic variables by column.
    private var nonbasics: [Int32] = []
    /// The columns of nonbasic variables, by variable; -1 for a basic one.
    private var places: [Int32] = []

    private var matrix = SparseMatrix()
    private var factors = SparseFactors()
    // The pivots since the last factorization: their rows, the pivot entries, and the other entries of their columns.
    private var pivotRows: [Int32] = []
    private var pivotValues: [Double] = []
    private var pivotColumns = SparseMatrix()

    /// The rows whose multiples are to be added to sums, and the multiples; 0 for all other rows.
    private var noted: [Int32] = []
    private var slopes: [Double] = []
    /// Scratch, by row.
    private var vector: [Double] = []

    /// The number of stored coefficients.
    var size: Int { rows.rows.count + columns.rows.count + factors.size + pivotColumns.rows.count }

    // MARK: Setting up

    mutating func begin(columns: Int) {
        columnCount = columns
        rowCount = 0
        rows.removeAll()
    }

    mutating func add(_ value: Double, atColumn column: Int32) { rows.add(value, row: column) }

    mutating func endRow() {
        rows.endColumn()
        rowCount += 1
    }

    /// Starts with the rows as the basis.
    mutating func start(_ effort: inout Effort) {
        columns = rows.transposed(rowCount: columnCount)
        places.removeAll(keepingCapacity: true)
        basics.removeAll(keepingCapacity: true)
        nonbasics.removeAll(keepingCapacity: true)
        for column in 0..<columnCount {
            places.append(Int32(truncatingIfNeeded: column))
            nonbasics.append(Int32(truncatingIfNeeded: column))
        }
        for row in 0..<rowCount {
            places.append(-1)
            basics.append(Int32(truncatingIfNeeded: columnCount + row))
        }
        slopes.refill(0, count: rowCount)
        vector.refill(0, count: rowCount)
        noted.removeAll(keepingCapacity: true)
        // The rows' own columns are independent, so nothing is exchanged.
        _ = factor(&effort)
    }

    func sum(ofRow row: Int, _ values: borrowing [Double], adding constant: Double) -> Double {
        var sum = constant
        for place in rows[row] { sum += rows.values[place] * values[Int(rows.rows[place])] }
        return sum
    }

    // MARK: Factoring

    /// Whether there were enough pivots since the last factorization to make another one worthwhile.
    var isStale: Bool { pivotRows.count >= Self.mostPivots || pivotColumns.rows.count > 4 * (factors.size + rowCount) }

    /// Refactors the basis.
    ///
    /// - Returns: The rows and columns whose variables were exchanged because the basis was singular except for rounding errors.
    mutating func factor(_ effort: inout Effort) -> [(row: Int, column: Int)] {
        pivotRows.removeAll(keepingCapacity: true)
        pivotValues.removeAll(keepingCapacity: true)
        pivotColumns.removeAll()
        var exchanged: [(row: Int, column: Int)] = []
        while true {
            matrix.removeAll()
            for basic in basics {
                addColumn(Int(basic))
                matrix.endColumn()
            }
            let leftOver = factors.factor(matrix, effort: &effort)
            if leftOver.isEmpty { return exchanged }
            // The variables of nonbasic rows replace dependent ones.
            for (row, other) in leftOver {
                let entering = columnCount + other
                let column = places[entering]
                // Safe: a left-over row is not basic, otherwise its own column would have been its pivot.
                if column < 0 { continue }
                places[Int(basics[row])] = column
                places[entering] = -1
                nonbasics[Int(column)] = basics[row]
                basics[row] = Int32(truncatingIfNeeded: entering)
                exchanged.append((row, Int(column)))
            }
        }
    }

    /// Adds the column of a variable to the matrix of the basis.
    private mutating func addColumn(_ variable: Int) {
        if variable >= columnCount { return matrix.add(1, row: Int32(truncatingIfNeeded: variable - columnCount)) }
        for place in columns[variable] { matrix.add(-columns.values[place], row: columns.rows[place]) }
    }

    // MARK: Columns and rows

    /// Collects the nonzero coefficients of a nonbasic variable's column, with their rows in order.
    mutating func collect(_ variable: Int, rows: inout [Int32], rates: inout [Double], effort: inout Effort) {
        if variable >= columnCount {
            vector[variable - columnCount] = -1
        } else {
            for place in columns[variable] { vector[Int(columns.rows[place])] += columns.values[place] }
        }
        factors.solve(&vector, effort: &effort)
        for pivot in pivotRows.indices {
            let row = Int(pivotRows[pivot])
            if vector[row] == 0 { continue }
            let value = vector[row] / pivotValues[pivot]
            vector[row] = value
            for place in pivotColumns[pivot] { vector[Int(pivotColumns.rows[place])] -= pivotColumns.values[place] * value }
            effort.spend(pivotColumns[pivot].count)
        }
        for row in 0..<rowCount where vector[row] != 0 {
            if abs(vector[row]) >= Self.smallest {
                rows.append(Int32(truncatingIfNeeded: row))
                rates.append(vector[row])
            }
            vector[row] = 0
        }
        effort.spend(rowCount / 4)
    }

    /// Records that a multiple of a row is to be added to the sums.
    mutating func note(_ row: Int, slope: Double) {
        if slopes[row] == 0 { noted.append(Int32(truncatingIfNeeded: row)) }
        slopes[row] += slope
    }

    /// Adds the recorded multiples to sums by column.
    mutating func settle(_ sums: inout [Double], effort: inout Effort) {
        if noted.isEmpty { return }
        for row in noted {
            vector[Int(row)] += slopes[Int(row)]
            slopes[Int(row)] = 0
        }
        noted.removeAll(keepingCapacity: true)
        var multiples: [Double] = []
        swap(&multiples, &vector)
        solveTransposed(&multiples, effort: &effort)
        addRows(multiples, to: &sums, effort: &effort)
        multiples.refill(0, count: rowCount)
        swap(&multiples, &vector)
    }

    /// Adds the coefficients of a row to values by column.
    func add(_ row: Int, to coefficients: inout [Double]) {
        var part = self
        var none = Effort()
        var vector = Array(repeating: 0.0, count: rowCount)
        vector[row] = 1
        part.solveTransposed(&vector, effort: &none)
        addRows(vector, to: &coefficients, effort: &none)
        for column in coefficients.indices where abs(coefficients[column]) < Self.smallest { coefficients[column] = 0 }
    }

    private mutating func solveTransposed(_ vector: inout [Double], effort: inout Effort) {
        for pivot in pivotRows.indices.reversed() {
            var sum = vector[Int(pivotRows[pivot])]
            for place in pivotColumns[pivot] { sum -= pivotColumns.values[place] * vector[Int(pivotColumns.rows[place])] }
            vector[Int(pivotRows[pivot])] = sum / pivotValues[pivot]
        }
        effort.spend(pivotColumns.rows.count)
        factors.solveTransposed(&vector, effort: &effort)
    }

    /// Adds multiples of the original rows to values by column.
    private func addRows(_ multiples: [Double], to sums: inout [Double], effort: inout Effort) {
        for row in 0..<rowCount where multiples[row] != 0 {
            let multiple = multiples[row]
            if places[columnCount + row] >= 0 { sums[Int(places[columnCount + row])] -= multiple }
            for place in rows[row] {
                let column = places[Int(rows.rows[place])]
                if column >= 0 { sums[Int(column)] += multiple * rows.values[place] }
            }
            effort.spend(rows[row].count)
        }
        effort.spend(rowCount / 4)
    }

    // MARK: Pivoting

    /// Exchanges the basic variable of a row for the nonbasic one of a column, whose coefficients were collected.
    ///
    /// - Parameters:
    ///   - slope: The multiple of the row in the sums after the pivot. It is not part of them before.
    ///   - sums: The sums, which are up to date afterwards.
    mutating func pivot(
        _ row: Int, column: Int, rows: [Int32], rates: [Double], slope: Double, sums: inout [Double], effort: inout Effort
    ) {
        var sum = sums[column]
        var rate = 0.0
        for index in rows.indices {
            sum += slopes[Int(rows[index])] * rates[index]
            if Int(rows[index]) == row { rate = rates[index] }
        }
        sum = (sum + slope) / rate
        note(row, slope: -sum)
        settle(&sums, effort: &effort)
        sums[column] = sum

        pivotRows.append(Int32(truncatingIfNeeded: row))
        pivotValues.append(-rate)
        for index in rows.indices where Int(rows[index]) != row { pivotColumns.add(-rates[index], row: rows[index]) }
        pivotColumns.endColumn()
        effort.spend(rows.count)
        let (entering, leaving) = (nonbasics[column], basics[row])
        (nonbasics[column], basics[row]) = (leaving, entering)
        places[Int(entering)] = -1
        places[Int(leaving)] = Int32(truncatingIfNeeded: column)
    }
}
