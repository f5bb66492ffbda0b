/// The coefficients of a small simplex, stored row by row, one for each column including zeros.
struct Tableau {
    private(set) var columnCount = 0
    private(set) var values: [Double] = []
    // Scratch: the nonzero coefficients of the pivot's row, solved for the column.
    private var pivotColumns: [Int32] = []
    private var pivotValues: [Double] = []

    /// Starts a new tableau.
    mutating func begin(columns columnCount: Int) {
        self.columnCount = columnCount
        values.removeAll(keepingCapacity: true)
    }

    // MARK: Setting up

    /// Appends a row.
    mutating func beginRow() { values.append(contentsOf: repeatElement(0, count: columnCount)) }

    /// Sets a coefficient of the last row.
    mutating func set(_ value: Double, atColumn column: Int32) { values[values.count - columnCount + Int(column)] = value }

    // MARK: Reading

    /// Returns the range of a row's coefficients in ``values``.
    @inline(__always)
    func places(_ row: Int) -> Range<Int> { row * columnCount..<(row + 1) * columnCount }

    /// Adds a multiple of a row to values by column.
    @inline(__always)
    func add(_ row: Int, times factor: Double, to sums: inout [Double]) {
        let start = row * columnCount
        // Safe: a row has as many coefficients as there are columns, and there are as many sums.
        values.withUnsafeBufferPointer { values in
            // Safe: as above.
            sums.withUnsafeMutableBufferPointer { sums in
                for column in 0..<columnCount { sums[column] += factor * values[start + column] }
            }
        }
    }

    /// Collects the nonzero coefficients of a column, with their rows in order.
    func collect(_ column: Int, rowCount: Int, rows: inout [Int32], rates: inout [Double]) {
        var place = column
        for row in 0..<rowCount {
            let rate = values[place]
            place += columnCount
            if rate == 0 { continue }
            rows.append(Int32(truncatingIfNeeded: row))
            rates.append(rate)
        }
    }

    // MARK: Pivoting

    /// Solves a row for a column: exchanges the basic variable of the row and the nonbasic one of the column.
    ///
    /// - Parameters:
    ///   - rows: The rows with a coefficient in the column.
    ///   - rates: The coefficients of these rows in the column.
    ///   - effort: The effort, which is increased by the visited coefficients.
    mutating func pivot(_ row: Int, column: Int, rows: [Int32], rates: [Double], effort: inout Effort) {
        let start = row * columnCount
        let inverse = 1 / values[start + column]
        pivotColumns.removeAll(keepingCapacity: true)
        pivotValues.removeAll(keepingCapacity: true)
        for other in 0..<columnCount where values[start + other] != 0 {
            values[start + other] = other == column ? inverse : values[start + other] * -inverse
            pivotColumns.append(Int32(truncatingIfNeeded: other))
            pivotValues.append(values[start + other])
        }
        // Safe: rows and columns are those of the tableau, whose scratch arrays have as many columns as values.
        values.withUnsafeMutableBufferPointer { values in
            // Safe: as above.
            pivotColumns.withUnsafeBufferPointer { columns in
                // Safe: as above.
                pivotValues.withUnsafeBufferPointer { multiples in
                    for index in rows.indices where Int(rows[index]) != row {
                        let start = Int(rows[index]) * columnCount
                        let factor = rates[index]
                        effort.spend(columns.count)
                        for other in columns.indices {
                            let place = start + Int(columns[other])
                            let sum = values[place] + factor * multiples[other]
                            values[place] = abs(sum) < 1e-12 ? 0 : sum
                        }
                        values[start + column] = factor * inverse
                    }
                }
            }
        }
    }
}
