/// The coefficients of a simplex' basic variables by its nonbasic ones.
///
/// Small simplexes keep them all (``Tableau``): nothing is faster there. In large ones most pivots would fill what began almost empty, so
/// these keep the matrix as it was given, with factors of its basis, and work out the column and the sums of rows that a step needs
/// (``FactoredBasis``: the revised simplex method).
struct SimplexBasis {
    /// Up to how many coefficients all are kept.
    var greatestTableau = 1 << 18

    private var tableau = Tableau()
    private var factored = FactoredBasis()
    private var isFactored = false
    private var columnCount = 0
    private var rowCount = 0

    /// How many coefficients are kept.
    var size: Int { isFactored ? factored.size : tableau.values.count }

    /// Whether a simplex is so large that its basis is factored.
    func isLarge(columns: Int, rows: Int) -> Bool {
        let (size, overflow) = columns.multipliedReportingOverflow(by: rows)
        return overflow || size > greatestTableau
    }

    // MARK: Setting up

    /// Begins anew.
    mutating func begin(columns: Int, rows: Int) {
        columnCount = columns
        rowCount = 0
        isFactored = isLarge(columns: columns, rows: rows)
        if isFactored { factored.begin(columns: columns) } else { tableau.begin(columns: columns) }
    }

    /// Begins a row behind the others.
    mutating func beginRow() {
        rowCount += 1
        if !isFactored { tableau.beginRow() }
    }

    /// Adds a coefficient to the row that was begun last: one for each column.
    mutating func add(_ value: Double, atColumn column: Int32) {
        if isFactored { factored.add(value, atColumn: column) } else { tableau.set(value, atColumn: column) }
    }

    /// Ends the row that was begun last.
    mutating func endRow() { if isFactored { factored.endRow() } }

    /// Begins solving: the rows are basic.
    mutating func start(_ effort: inout Effort) { if isFactored { factored.start(&effort) } }

    /// The value of a row as it was given, without its constant.
    func sum(ofRow row: Int, _ values: borrowing [Double], adding constant: Double) -> Double {
        if isFactored { return factored.sum(ofRow: row, values, adding: constant) }
        var sum = constant
        for (column, place) in tableau.places(row).enumerated() { sum += tableau.values[place] * values[column] }
        return sum
    }

    // MARK: Working with it

    /// The coefficients of a row by column.
    func coefficients(ofRow row: Int, into coefficients: inout [Double]) {
        coefficients.refill(0, count: columnCount)
        if isFactored {
            factored.add(row, to: &coefficients)
        } else {
            tableau.add(row, times: 1, to: &coefficients)
        }
    }

    /// Finds the coefficients of a column that are not 0: their rows, in order, and these.
    mutating func collect(_ column: Int, _ nonbasic: Int, rows: inout [Int32], rates: inout [Double], _ effort: inout Effort) {
        rows.removeAll(keepingCapacity: true)
        rates.removeAll(keepingCapacity: true)
        if isFactored { return factored.collect(nonbasic, rows: &rows, rates: &rates, &effort) }
        effort.spend(rowCount)
        tableau.collect(column, rowCount: rowCount, rows: &rows, rates: &rates)
    }

    /// Computes the sum of the rows, each times its slope.
    mutating func sum(slopes: [Double], into sums: inout [Double], _ effort: inout Effort) {
        sums.refill(0, count: columnCount)
        for row in 0..<rowCount where slopes[row] != 0 { add(row, times: slopes[row], to: &sums, &effort) }
        settle(&sums, &effort)
    }

    /// Adds a multiple of a row to sums; they are not up to date before ``settle(_:_:)``.
    mutating func add(_ row: Int, times slope: Double, to sums: inout [Double], _ effort: inout Effort) {
        if slope == 0 { return }
        if isFactored { return factored.note(row, slope) }
        effort.spend(columnCount)
        tableau.add(row, times: slope, to: &sums)
    }

    /// Brings sums up to date.
    mutating func settle(_ sums: inout [Double], _ effort: inout Effort) { if isFactored { factored.settle(&sums, &effort) } }

    /// Exchanges the basic variable of a row for the nonbasic one of a column, whose coefficients were collected.
    ///
    /// - Parameters:
    ///   - slopes: With which multiples the row is in the sums before, and afterwards.
    ///   - sums: Those of ``add(_:times:to:_:)``; up to date afterwards.
    mutating func pivot(
        _ row: Int, _ column: Int, rows: [Int32], rates: [Double], slopes: (before: Double, after: Double), sums: inout [Double],
        _ effort: inout Effort
    ) {
        add(row, times: -slopes.before, to: &sums, &effort)
        if isFactored {
            return factored.pivot(row, column, rows: rows, rates: rates, slope: slopes.after, sums: &sums, &effort)
        }
        tableau.pivot(row, column, rows: rows, rates: rates, &effort)
        let sum = sums[column]
        if sum != 0 {
            sums[column] = 0
            tableau.add(row, times: sum, to: &sums)
        }
        add(row, times: slopes.after, to: &sums, &effort)
    }

    /// Whether so much came together that it is worth a refresh.
    var isStale: Bool { isFactored && factored.isStale }

    /// Puts together what pivots have made of the basis, without the errors that they have gathered.
    ///
    /// - Returns: The rows and columns whose variables changed places, where these hung on each other but for such errors.
    mutating func refresh(_ effort: inout Effort) -> [(row: Int, column: Int)] { isFactored ? factored.factor(&effort) : [] }
}
