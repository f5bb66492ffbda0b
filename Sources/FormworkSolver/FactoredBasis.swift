/// A large simplex' matrix as it was given, and its basis in factors.
///
/// Rows say z − A·x = constant, for z their values and x the columns. Of these variables as many as there are rows are basic: their columns of
/// (−A, I) are the *basis*. It is factored anew from time to time (``SparseFactors``), and each pivot since is a factor of its own, the column
/// that came in as the basis then saw it (product form of the inverse; Chvátal, *Linear Programming*, chapters 7 and 24). Sums of rows are
/// asked for one by one and worked out together, as one solution of the transposed basis.
struct FactoredBasis {
    /// After how many pivots the basis is factored anew.
    private static let mostPivots = 64
    /// Coefficients below this are the noise of cancellation.
    private static let smallest = 1e-12

    private var columnCount = 0
    private var rowCount = 0
    /// A, row by row: each is a column of the matrix.
    private var rows = SparseMatrix()
    /// A, column by column.
    private var columns = SparseMatrix()

    /// By row: its basic variable. Variables are numbered: columns, then rows.
    private var basics: [Int32] = []
    /// By column: its nonbasic variable.
    private var nonbasics: [Int32] = []
    /// By variable: the column it is nonbasic in; -1 for a basic one.
    private var places: [Int32] = []

    private var matrix = SparseMatrix()
    private var factors = SparseFactors()
    // The pivots since it was factored: their rows, the entries there, and the others of their columns.
    private var pivotRows: [Int32] = []
    private var pivotValues: [Double] = []
    private var pivotColumns = SparseMatrix()

    /// The rows whose multiples are to be added to sums, and these; 0 for all others.
    private var noted: [Int32] = []
    private var slopes: [Double] = []
    /// Scratch: by row.
    private var vector: [Double] = []

    /// How many coefficients are kept.
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

    /// Begins with the rows as the basis.
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
        // Rows alone are independent: nothing is exchanged.
        _ = factor(&effort)
    }

    func sum(ofRow row: Int, _ values: borrowing [Double], adding constant: Double) -> Double {
        var sum = constant
        for place in rows[row] { sum += rows.values[place] * values[Int(rows.rows[place])] }
        return sum
    }

    // MARK: Factoring

    /// Whether there were so many pivots since the basis was factored that it is worth factoring it anew.
    var isStale: Bool { pivotRows.count >= Self.mostPivots || pivotColumns.rows.count > 4 * (factors.size + rowCount) }

    /// Factors the basis anew.
    ///
    /// - Returns: The rows and columns whose variables changed places, because the basis was singular but for errors of rounding.
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
            let leftOver = factors.factor(matrix, &effort)
            if leftOver.isEmpty { return exchanged }
            // Rows that are not basic take the places of what hangs on the others.
            for (row, other) in leftOver {
                let entering = columnCount + other
                let column = places[entering]
                // Safe: a row that is left over is not basic, else its own column would have been its pivot.
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

    /// Finds the coefficients of a nonbasic variable's column that are not 0: their rows, in order, and these.
    mutating func collect(_ variable: Int, rows: inout [Int32], rates: inout [Double], _ effort: inout Effort) {
        if variable >= columnCount {
            vector[variable - columnCount] = -1
        } else {
            for place in columns[variable] { vector[Int(columns.rows[place])] += columns.values[place] }
        }
        factors.solve(&vector, &effort)
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

    /// Notes that a multiple of a row is to be added to the sums.
    mutating func note(_ row: Int, _ slope: Double) {
        if slopes[row] == 0 { noted.append(Int32(truncatingIfNeeded: row)) }
        slopes[row] += slope
    }

    /// Adds what was noted to sums by column.
    mutating func settle(_ sums: inout [Double], _ effort: inout Effort) {
        if noted.isEmpty { return }
        for row in noted {
            vector[Int(row)] += slopes[Int(row)]
            slopes[Int(row)] = 0
        }
        noted.removeAll(keepingCapacity: true)
        var multiples: [Double] = []
        swap(&multiples, &vector)
        solveTransposed(&multiples, &effort)
        addRows(multiples, to: &sums, &effort)
        multiples.refill(0, count: rowCount)
        swap(&multiples, &vector)
    }

    /// Adds the coefficients of a row to values by column.
    func add(_ row: Int, to coefficients: inout [Double]) {
        var part = self
        var none = Effort()
        var vector = Array(repeating: 0.0, count: rowCount)
        vector[row] = 1
        part.solveTransposed(&vector, &none)
        addRows(vector, to: &coefficients, &none)
        for column in coefficients.indices where abs(coefficients[column]) < Self.smallest { coefficients[column] = 0 }
    }

    private mutating func solveTransposed(_ vector: inout [Double], _ effort: inout Effort) {
        for pivot in pivotRows.indices.reversed() {
            var sum = vector[Int(pivotRows[pivot])]
            for place in pivotColumns[pivot] { sum -= pivotColumns.values[place] * vector[Int(pivotColumns.rows[place])] }
            vector[Int(pivotRows[pivot])] = sum / pivotValues[pivot]
        }
        effort.spend(pivotColumns.rows.count)
        factors.solveTransposed(&vector, &effort)
    }

    /// Adds multiples of the rows as they were given to values by column.
    private func addRows(_ multiples: [Double], to sums: inout [Double], _ effort: inout Effort) {
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
    ///   - slope: The multiple with which the row is in the sums afterwards; before it is not.
    ///   - sums: Up to date afterwards.
    mutating func pivot(
        _ row: Int, _ column: Int, rows: [Int32], rates: [Double], slope: Double, sums: inout [Double], _ effort: inout Effort
    ) {
        var sum = sums[column]
        var rate = 0.0
        for index in rows.indices {
            sum += slopes[Int(rows[index])] * rates[index]
            if Int(rows[index]) == row { rate = rates[index] }
        }
        sum = (sum + slope) / rate
        note(row, -sum)
        settle(&sums, &effort)
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
