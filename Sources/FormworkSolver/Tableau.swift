/// The coefficients of a simplex, row by row and without most of the zeros.
///
/// The entries of a row lie together, by column, in two pools. A row that outgrows its room moves to the end, and the pools are packed
/// once the room that was left behind is the greater part. A row is *full* that has an entry for every column, zeros too: these are found
/// without a search. All are in a small tableau, and in a large one those that pivoting has filled by half.
struct Tableau {
    /// Up to how many coefficients all rows are full: 12 MB.
    private static let few = 1 << 20

    private(set) var columnCount = 0
    /// Whether all rows are full.
    private(set) var isDense = false
    private(set) var columns: [Int32] = []
    private(set) var values: [Double] = []
    // By row: where its entries begin, how many there are, and for how many there is room.
    private var starts: [Int] = []
    private var counts: [Int] = []
    private var rooms: [Int] = []
    /// Room that rows left behind.
    private var waste = 0
    // Scratch: the entries of the pivot's row that are not 0, solved for the column.
    private var pivotColumns: [Int32] = []
    private var pivotValues: [Double] = []
    // Scratch: a row that is being made.
    private var newColumns: [Int32] = []
    private var newValues: [Double] = []

    /// Begins anew.
    mutating func begin(columns columnCount: Int, rows rowCount: Int) {
        self.columnCount = columnCount
        isDense = columnCount * rowCount <= Self.few
        columns.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        counts.removeAll(keepingCapacity: true)
        rooms.removeAll(keepingCapacity: true)
        waste = 0
    }

    // MARK: Setting up

    /// Begins a row behind the others.
    mutating func beginRow() {
        starts.append(columns.count)
        let count = isDense ? columnCount : 0
        counts.append(count)
        rooms.append(count)
        for column in 0..<count {
            columns.append(Int32(truncatingIfNeeded: column))
            values.append(0)
        }
    }

    /// Adds a coefficient to the row that was begun last: one for each column, in any order.
    mutating func add(_ value: Double, atColumn column: Int32) {
        if isDense {
            values[columns.count - columnCount + Int(column)] = value
        } else {
            columns.append(column)
            values.append(value)
        }
    }

    /// Ends the row that was begun last.
    ///
    /// - Complexity: O(*n*) for *n* entries that came by column, else O(*n* log *n*).
    mutating func endRow() {
        if isDense { return }
        let row = starts.count - 1
        let entries = starts[row]..<columns.count
        counts[row] = entries.count
        rooms[row] = entries.count
        if zip(entries, entries.dropFirst()).allSatisfy({ columns[$0] < columns[$1] }) { return }
        let order = entries.sorted { columns[$0] < columns[$1] }
        values.replaceSubrange(entries, with: order.map { values[$0] })
        columns.replaceSubrange(entries, with: order.map { columns[$0] })
    }

    // MARK: Reading

    /// The places of a row's entries in ``columns`` and ``values``.
    @inline(__always)
    func entries(_ row: Int) -> Range<Int> { starts[row]..<starts[row] + counts[row] }

    @inline(__always)
    private func isFull(_ row: Int) -> Bool { counts[row] == columnCount }

    /// A coefficient.
    ///
    /// - Complexity: O(log *n*) for *n* entries of the row, O(1) where it is full.
    @inline(__always)
    func value(_ row: Int, _ column: Int) -> Double {
        isFull(row) ? values[starts[row] + column] : search(row, column)
    }

    private func search(_ row: Int, _ column: Int) -> Double {
        var low = starts[row]
        var high = low + counts[row]
        let column = Int32(truncatingIfNeeded: column)
        while high - low > 6 {
            let middle = (low + high) / 2
            if columns[middle] <= column { low = middle } else { high = middle }
        }
        while low < high {
            if columns[low] == column { return values[low] }
            low += 1
        }
        return 0
    }

    // MARK: Pivoting

    /// Solves a row for a column: the basic variable of the row and the nonbasic one of the column change places.
    ///
    /// - Parameters:
    ///   - rows: The rows with a coefficient in the column, and `rates` these.
    ///   - effort: Told of the entries visited, and more of those that are new.
    mutating func pivot(_ row: Int, _ column: Int, rows: [Int32], rates: [Double], _ effort: inout Effort) {
        let inverse = 1 / value(row, column)
        let column = Int32(truncatingIfNeeded: column)
        pivotColumns.removeAll(keepingCapacity: true)
        pivotValues.removeAll(keepingCapacity: true)
        for place in entries(row) where values[place] != 0 {
            values[place] = columns[place] == column ? inverse : values[place] * -inverse
            pivotColumns.append(columns[place])
            pivotValues.append(values[place])
        }
        for index in rows.indices where Int(rows[index]) != row { combine(Int(rows[index]), rates[index], column, inverse, &effort) }
        if waste > 4096 && 2 * waste > columns.count { pack() }
    }

    /// Puts into a row what the pivot's row says the column's variable is.
    private mutating func combine(_ row: Int, _ factor: Double, _ column: Int32, _ inverse: Double, _ effort: inout Effort) {
        let own = entries(row)
        if isFull(row) {
            effort.spend(pivotColumns.count)
            return addToFull(own.lowerBound, factor, Int(column), inverse)
        }
        effort.spend(own.count + pivotColumns.count)
        if addInPlace(own, factor, column, inverse) { return }
        let count = merge(own, factor, column)
        effort.spend(3 * (own.count + pivotColumns.count) + 6 * max(0, count - own.count))
        store(row, count)
        if 2 * count > columnCount { fill(row) }
    }

    /// Adds the pivot's row to a full one that begins at a place.
    private mutating func addToFull(_ start: Int, _ factor: Double, _ column: Int, _ inverse: Double) {
        for other in pivotColumns.indices {
            let place = start + Int(pivotColumns[other])
            let sum = values[place] + factor * pivotValues[other]
            values[place] = abs(sum) < 1e-12 ? 0 : sum
        }
        values[start + column] = factor * inverse
    }

    /// Adds the pivot's row to one that has all of its columns; what cancels out stays as a 0.
    ///
    /// - Returns: Whether it has.
    private mutating func addInPlace(_ own: Range<Int>, _ factor: Double, _ column: Int32, _ inverse: Double) -> Bool {
        if own.count < pivotColumns.count { return false }
        var place = own.lowerBound
        for next in pivotColumns {
            while place < own.upperBound && columns[place] < next { place += 1 }
            if place == own.upperBound || columns[place] != next { return false }
        }
        place = own.lowerBound
        for other in pivotColumns.indices {
            let next = pivotColumns[other]
            while columns[place] < next { place += 1 }
            if next == column {
                values[place] = factor * inverse
            } else {
                let sum = values[place] + factor * pivotValues[other]
                values[place] = abs(sum) < 1e-12 ? 0 : sum
            }
        }
        return true
    }

    /// Makes the sum of a row and a multiple of the pivot's row, without zeros.
    ///
    /// - Returns: The number of its entries.
    private mutating func merge(_ own: Range<Int>, _ factor: Double, _ column: Int32) -> Int {
        prepareScratch(own.count + pivotColumns.count)
        var count = 0
        var place = own.lowerBound
        for other in pivotColumns.indices {
            let next = pivotColumns[other]
            while place < own.upperBound && columns[place] < next {
                if values[place] != 0 {
                    newColumns[count] = columns[place]
                    newValues[count] = values[place]
                    count += 1
                }
                place += 1
            }
            var sum = factor * pivotValues[other]
            let isShared = place < own.upperBound && columns[place] == next
            if next != column {
                if isShared { sum += values[place] }
                if abs(sum) < 1e-12 { sum = 0 }
            }
            if isShared { place += 1 }
            if sum == 0 { continue }
            newColumns[count] = next
            newValues[count] = sum
            count += 1
        }
        while place < own.upperBound {
            if values[place] != 0 {
                newColumns[count] = columns[place]
                newValues[count] = values[place]
                count += 1
            }
            place += 1
        }
        return count
    }

    /// Makes a row full.
    private mutating func fill(_ row: Int) {
        prepareScratch(columnCount)
        for column in 0..<columnCount {
            newColumns[column] = Int32(truncatingIfNeeded: column)
            newValues[column] = 0
        }
        for place in entries(row) { newValues[Int(columns[place])] = values[place] }
        store(row, columnCount)
    }

    private mutating func prepareScratch(_ count: Int) {
        if newColumns.count >= count { return }
        newColumns.refill(0, count: 2 * count)
        newValues.refill(0, count: 2 * count)
    }

    /// Replaces a row by the one that was made.
    private mutating func store(_ row: Int, _ count: Int) {
        counts[row] = count
        if count > rooms[row] {
            waste += rooms[row]
            starts[row] = columns.count
            rooms[row] = count + count / 2 + 2
            columns.append(contentsOf: newColumns[..<count])
            values.append(contentsOf: newValues[..<count])
            columns.append(contentsOf: repeatElement(0, count: rooms[row] - count))
            values.append(contentsOf: repeatElement(0, count: rooms[row] - count))
            return
        }
        let start = starts[row]
        for place in 0..<count {
            columns[start + place] = newColumns[place]
            values[start + place] = newValues[place]
        }
    }

    /// Moves the rows together, each with the room that its entries take.
    private mutating func pack() {
        var packedColumns: [Int32] = []
        var packedValues: [Double] = []
        packedColumns.reserveCapacity(columns.count - waste)
        packedValues.reserveCapacity(columns.count - waste)
        for row in starts.indices {
            let entries = entries(row)
            starts[row] = packedColumns.count
            rooms[row] = counts[row]
            packedColumns.append(contentsOf: columns[entries])
            packedValues.append(contentsOf: values[entries])
        }
        columns = packedColumns
        values = packedValues
        waste = 0
    }
}
