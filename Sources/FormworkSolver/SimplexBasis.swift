/// The coefficients of a simplex's basic variables in terms of its nonbasic ones.
///
/// A small simplex stores all of them (``Tableau``), which is fastest there. In a large one most pivots would fill the sparse matrix. It therefore
/// keeps the original matrix with a factored basis, and computes the column and the sums of rows that each step needs (``FactoredBasis``: the revised
/// simplex method).
struct SimplexBasis {
    /// The greatest number of coefficients that are stored as a tableau.
    var greatestTableau = 1 << 18

    private var tableau = Tableau()
    private var factored = FactoredBasis()
    private var isFactored = false
    private var columnCount = 0
    private var rowCount = 0

    /// The number of stored coefficients.
    var size: Int { isFactored ? factored.size : tableau.values.count }

    /// Whether a simplex is large enough for a factored basis.
    func isLarge(columns: Int, rows: Int) -> Bool {
        let (size, overflow) = columns.multipliedReportingOverflow(by: rows)
        return overflow || size > greatestTableau
    }

    // MARK: Setting up

    /// Starts a new basis.
    mutating func begin(columns: Int, rows: Int) {
        columnCount = columns
        rowCount = 0
        isFactored = isLarge(columns: columns, rows: rows)
        if isFactored { factored.begin(columns: columns) } else { tableau.begin(columns: columns) }
    }

    /// Appends a row.
    mutating func beginRow() {
        rowCount += 1
        if !isFactored { tableau.beginRow() }
    }

    /// Adds a coefficient to the last row; at most one for each column.
    mutating func add(_ value: Double, atColumn column: Int32) {
        if isFactored { factored.add(value, atColumn: column) } else { tableau.set(value, atColumn: column) }
    }

    /// Ends the last row.
    mutating func endRow() { if isFactored { factored.endRow() } }

    /// Starts solving with the rows as basic variables.
    mutating func start(_ effort: inout Effort) { if isFactored { factored.start(&effort) } }

    /// Returns the value of an original row for the given column values and constant.
    func sum(ofRow row: Int, _ values: borrowing [Double], adding constant: Double) -> Double {
        if isFactored { return factored.sum(ofRow: row, values, adding: constant) }
        var sum = constant
        for (column, place) in tableau.places(row).enumerated() { sum += tableau.values[place] * values[column] }
        return sum
    }

    // MARK: Solving

    /// Computes the coefficients of a row by column.
    func coefficients(ofRow row: Int, into coefficients: inout [Double]) {
        coefficients.refill(0, count: columnCount)
        if isFactored {
            factored.add(row, to: &coefficients)
        } else {
            tableau.add(row, times: 1, to: &coefficients)
        }
    }

    /// Collects the nonzero coefficients of a column, with their rows in order.
    mutating func collect(_ column: Int, nonbasic: Int, rows: inout [Int32], rates: inout [Double], effort: inout Effort) {
        rows.removeAll(keepingCapacity: true)
        rates.removeAll(keepingCapacity: true)
        if isFactored { return factored.collect(nonbasic, rows: &rows, rates: &rates, effort: &effort) }
        effort.spend(rowCount)
        tableau.collect(column, rowCount: rowCount, rows: &rows, rates: &rates)
    }

    /// Computes the sum of the rows, each multiplied by its slope.
    mutating func sum(slopes: [Double], into sums: inout [Double], _ effort: inout Effort) {
        sums.refill(0, count: columnCount)
        for row in 0..<rowCount where slopes[row] != 0 { add(row, times: slopes[row], to: &sums, effort: &effort) }
        settle(&sums, effort: &effort)
    }

    /// Adds a multiple of a row to sums, which are only up to date after ``settle(_:_:)``.
    mutating func add(_ row: Int, times slope: Double, to sums: inout [Double], effort: inout Effort) {
        if slope == 0 { return }
        if isFactored { return factored.note(row, slope: slope) }
        effort.spend(columnCount)
        tableau.add(row, times: slope, to: &sums)
    }

    /// Updates sums with the recorded multiples.
    mutating func settle(_ sums: inout [Double], effort: inout Effort) { if isFactored { factored.settle(&sums, effort: &effort) } }

    /// Exchanges the basic variable of a row for the nonbasic one of a column, whose coefficients were collected.
    ///
    /// - Parameters:
    ///   - slopes: The multiples of the row in the sums before and after the pivot.
    ///   - sums: The sums of ``add(_:times:to:_:)``, which are up to date afterwards.
    mutating func pivot(
        _ row: Int, column: Int, rows: [Int32], rates: [Double], slopes: (before: Double, after: Double), sums: inout [Double],
        effort: inout Effort
    ) {
        add(row, times: -slopes.before, to: &sums, effort: &effort)
        if isFactored {
            return factored.pivot(row, column: column, rows: rows, rates: rates, slope: slopes.after, sums: &sums, effort: &effort)
        }
        tableau.pivot(row, column: column, rows: rows, rates: rates, effort: &effort)
        let sum = sums[column]
        if sum != 0 {
            sums[column] = 0
            tableau.add(row, times: sum, to: &sums)
        }
        add(row, times: slopes.after, to: &sums, effort: &effort)
    }

    /// Whether a refresh is worthwhile.
    var isStale: Bool { isFactored && factored.isStale }

    /// Recomputes the basis without the errors that have accumulated in pivots.
    ///
    /// - Returns: The rows and columns whose variables were exchanged, because the basis was singular except for such errors.
    mutating func refresh(_ effort: inout Effort) -> [(row: Int, column: Int)] { isFactored ? factored.factor(&effort) : [] }
}
