/// A sparse matrix that is stored by columns.
struct SparseMatrix {
    private(set) var starts: [Int32] = [0]
    private(set) var rows: [Int32] = []
    private(set) var values: [Double] = []

    var columnCount: Int { starts.count - 1 }

    mutating func removeAll() {
        starts.removeAll(keepingCapacity: true)
        starts.append(0)
        rows.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
    }

    /// Returns the range of a column's entries in ``rows`` and ``values``.
    @inline(__always)
    subscript(column: Int) -> Range<Int> { Int(starts[column])..<Int(starts[column + 1]) }

    /// Adds an entry to the column that ends next.
    mutating func add(_ value: Double, row: Int32) {
        rows.append(row)
        values.append(value)
    }

    mutating func endColumn() { starts.append(Int32(truncatingIfNeeded: rows.count)) }

    /// Returns the transposed matrix.
    func transposed(rowCount: Int) -> SparseMatrix {
        var result = SparseMatrix()
        var ends = Array(repeating: Int32(0), count: rowCount + 1)
        for row in rows { ends[Int(row) + 1] += 1 }
        for row in 0..<rowCount { ends[row + 1] += ends[row] }
        result.starts = ends
        result.rows.refill(0, count: rows.count)
        result.values.refill(0, count: rows.count)
        for column in 0..<columnCount {
            for place in self[column] {
                let target = Int(ends[Int(rows[place])])
                result.rows[target] = Int32(truncatingIfNeeded: column)
                result.values[target] = values[place]
                ends[Int(rows[place])] += 1
            }
        }
        return result
    }
}
