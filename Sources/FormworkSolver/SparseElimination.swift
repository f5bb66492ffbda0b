/// The remainder of a square sparse matrix during factorization.
struct SparseElimination {
    struct Pivot {
        var row: Int
        var column: Int
        var value: Double
    }

    /// Entries below this are treated as zero.
    private static let smallest = 1e-11
    /// The least ratio of a pivot to the largest entry of its column.
    private static let threshold = 0.1

    private let columns: SparseMatrix
    private let rows: SparseMatrix
    private var rowCounts: [Int32] = []
    private var columnCounts: [Int32] = []
    private var isRowLeft: [Bool]
    private var isColumnLeft: [Bool]
    private var singleColumns: [Int32] = []
    private var singleRows: [Int32] = []

    // After the pivots of single entries: the entries of each row, and the rows that have entries in each column.
    private var isExpanded = false
    private var entries: [[(column: Int32, value: Double)]] = []
    private var rowsOfColumn: [[Int32]] = []
    /// Columns by the number of their entries; some entries are outdated.
    private var columnsOfCount: [[Int32]] = []
    /// Scratch, by column: the index of the entry in the current row, starting at 1.
    private var places: [Int32] = []
    /// The number of visited entries.
    private(set) var visited = 0

    init(_ matrix: borrowing SparseMatrix) {
        let count = matrix.columnCount
        columns = copy matrix
        rows = matrix.transposed(rowCount: count)
        isRowLeft = Array(repeating: true, count: count)
        isColumnLeft = isRowLeft
        for index in 0..<count {
            rowCounts.append(Int32(truncatingIfNeeded: rows[index].count))
            columnCounts.append(Int32(truncatingIfNeeded: columns[index].count))
            if columnCounts[index] == 1 { singleColumns.append(Int32(truncatingIfNeeded: index)) }
            if rowCounts[index] == 1 { singleRows.append(Int32(truncatingIfNeeded: index)) }
        }
    }

    // MARK: Single entries

    /// Returns a pivot that is the only entry in its column or row; nil when there are none left.
    mutating func nextSingle() -> Pivot? {
        while let column = singleColumns.popLast() {
            if !isColumnLeft[Int(column)] || columnCounts[Int(column)] != 1 { continue }
            for place in columns[Int(column)] where isRowLeft[Int(columns.rows[place])] {
                if abs(columns.values[place]) < Self.smallest { continue }
                return Pivot(row: Int(columns.rows[place]), column: Int(column), value: columns.values[place])
            }
        }
        while let row = singleRows.popLast() {
            if !isRowLeft[Int(row)] || rowCounts[Int(row)] != 1 { continue }
            for place in rows[Int(row)] where isColumnLeft[Int(rows.rows[place])] {
                if abs(rows.values[place]) < Self.smallest { continue }
                return Pivot(row: Int(row), column: Int(rows.rows[place]), value: rows.values[place])
            }
        }
        return nil
    }

    // MARK: Eliminating

    /// Removes a pivot's row and column.
    ///
    /// - Parameters:
    ///   - lower: Called with the rows that multiples of the pivot's row are subtracted from, and the multiples.
    ///   - upper: Called with the other entries of the pivot's row, by column.
    mutating func eliminate(_ pivot: Pivot, lower: (Int32, Double) -> Void, upper: (Int32, Double) -> Void) {
        isRowLeft[pivot.row] = false
        isColumnLeft[pivot.column] = false
        if isExpanded { return eliminateExpanded(pivot, lower: lower, upper: upper) }
        for place in rows[pivot.row] where isColumnLeft[Int(rows.rows[place])] {
            let column = rows.rows[place]
            upper(column, rows.values[place])
            columnCounts[Int(column)] -= 1
            if columnCounts[Int(column)] == 1 { singleColumns.append(column) }
        }
        for place in columns[pivot.column] where isRowLeft[Int(columns.rows[place])] {
            let row = columns.rows[place]
            lower(row, columns.values[place] / pivot.value)
            rowCounts[Int(row)] -= 1
            if rowCounts[Int(row)] == 1 { singleRows.append(row) }
        }
        visited += rows[pivot.row].count + columns[pivot.column].count
    }

    /// Lists the remaining entries by row, so that fill-in can be added.
    mutating func expand() {
        isExpanded = true
        let count = isRowLeft.count
        entries = Array(repeating: [], count: count)
        rowsOfColumn = entries.map { _ in [] }
        columnsOfCount = Array(repeating: [], count: 2)
        places.refill(0, count: count)
        for row in 0..<count where isRowLeft[row] {
            for place in rows[row] where isColumnLeft[Int(rows.rows[place])] {
                entries[row].append((rows.rows[place], rows.values[place]))
                rowsOfColumn[Int(rows.rows[place])].append(Int32(truncatingIfNeeded: row))
            }
        }
        for column in 0..<count where isColumnLeft[column] { file(Int32(truncatingIfNeeded: column)) }
    }

    /// Files a column under the number of its entries.
    private mutating func file(_ column: Int32) {
        let count = rowsOfColumn[Int(column)].count
        while columnsOfCount.count <= count { columnsOfCount.append([]) }
        columnsOfCount[count].append(column)
    }

    /// Returns the pivot with the least expected fill-in among a few candidates; nil when only zeros are left.
    mutating func nextPivot() -> Pivot? {
        var best: Pivot?
        var bestFill = Int.max
        var looked = 0
        var count = 1
        while count < columnsOfCount.count {
            var place = columnsOfCount[count].count - 1
            while place >= 0 {
                let column = Int(columnsOfCount[count][place])
                if !isColumnLeft[column] || rowsOfColumn[column].count != count {
                    columnsOfCount[count].swapAt(place, columnsOfCount[count].count - 1)
                    columnsOfCount[count].removeLast()
                } else if let (pivot, fill) = pivot(in: column) {
                    if fill < bestFill { (best, bestFill) = (pivot, fill) }
                    looked += 1
                    if looked >= 4 || bestFill <= (count - 1) * (count - 1) { return best }
                }
                place -= 1
            }
            count += 1
        }
        return best
    }

    /// Returns the pivot of a column whose row has the fewest entries, and its greatest possible fill-in.
    private mutating func pivot(in column: Int) -> (Pivot, fill: Int)? {
        var largest = 0.0
        var values: [Double] = []
        for row in rowsOfColumn[column] {
            let value = value(Int(row), column)
            values.append(value)
            largest = max(largest, abs(value))
        }
        if largest < Self.smallest { return nil }
        var best: (row: Int, value: Double, count: Int)?
        for (row, value) in zip(rowsOfColumn[column], values) where abs(value) >= Self.threshold * largest {
            let count = entries[Int(row)].count
            if let best, (count, -abs(value), Int(row)) >= (best.count, -abs(best.value), best.row) { continue }
            best = (Int(row), value, count)
        }
        return best.map { (Pivot(row: $0.row, column: column, value: $0.value), ($0.count - 1) * (values.count - 1)) }
    }

    private mutating func value(_ row: Int, _ column: Int) -> Double {
        visited += entries[row].count
        for entry in entries[row] where Int(entry.column) == column { return entry.value }
        return 0
    }

    private mutating func eliminateExpanded(_ pivot: Pivot, lower: (Int32, Double) -> Void, upper: (Int32, Double) -> Void) {
        let pivotRow = Int32(truncatingIfNeeded: pivot.row)
        let own = entries[pivot.row].filter { Int($0.column) != pivot.column }
        for entry in own {
            upper(entry.column, entry.value)
            remove(pivotRow, fromColumn: Int(entry.column))
        }
        for row in rowsOfColumn[pivot.column] where row != pivotRow {
            let index = Int(row)
            guard let place = entries[index].firstIndex(where: { Int($0.column) == pivot.column }) else { continue }
            let factor = entries[index][place].value / pivot.value
            entries[index].swapAt(place, entries[index].count - 1)
            entries[index].removeLast()
            lower(row, factor)
            for place in entries[index].indices { places[Int(entries[index][place].column)] = Int32(truncatingIfNeeded: place + 1) }
            for entry in own {
                let place = Int(places[Int(entry.column)]) - 1
                if place >= 0 {
                    entries[index][place].value -= factor * entry.value
                } else {
                    entries[index].append((entry.column, -factor * entry.value))
                    rowsOfColumn[Int(entry.column)].append(row)
                }
            }
            visited += 2 * entries[index].count + own.count
            for entry in entries[index] { places[Int(entry.column)] = 0 }
            dropZeros(ofRow: index)
        }
        entries[pivot.row] = []
        rowsOfColumn[pivot.column] = []
        for entry in own { file(entry.column) }
    }

    private mutating func dropZeros(ofRow row: Int) {
        var place = entries[row].count - 1
        while place >= 0 {
            if abs(entries[row][place].value) < 1e-13 {
                remove(Int32(truncatingIfNeeded: row), fromColumn: Int(entries[row][place].column))
                entries[row].swapAt(place, entries[row].count - 1)
                entries[row].removeLast()
            }
            place -= 1
        }
    }

    private mutating func remove(_ row: Int32, fromColumn column: Int) {
        guard let place = rowsOfColumn[column].firstIndex(of: row) else { return }
        visited += place
        rowsOfColumn[column].swapAt(place, rowsOfColumn[column].count - 1)
        rowsOfColumn[column].removeLast()
    }
}
