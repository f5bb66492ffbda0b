/// The coefficients of a simplex, row by row and without most of the zeros.
///
/// The entries of a row lie together, by column, in two pools. A row that outgrows its room moves to the end, and the pools are packed
/// once the room that was left behind is the greater part.
struct Tableau {
    private(set) var columns: [Int32] = []
    private(set) var values: [Double] = []
    // By row: where its entries begin, how many there are, and for how many there is room.
    private var starts: [Int] = []
    private var counts: [Int] = []
    private var rooms: [Int] = []
    /// Room that rows left behind.
    private var waste = 0
    // Scratch: a row that is being made.
    private var newColumns: [Int32] = []
    private var newValues: [Double] = []

    mutating func removeAll() {
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
        counts.append(0)
        rooms.append(0)
    }

    /// Adds a coefficient to the row that was begun last: one for each column, in any order.
    mutating func add(_ value: Double, atColumn column: Int32) {
        columns.append(column)
        values.append(value)
    }

    /// Ends the row that was begun last.
    ///
    /// - Complexity: O(*n*) for *n* entries that came by column, else O(*n* log *n*).
    mutating func endRow() {
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

    /// A coefficient.
    ///
    /// - Complexity: O(log *n*) for *n* entries of the row.
    @inline(__always)
    func value(_ row: Int, _ column: Int) -> Double {
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
        let pivotal = entries(row)
        let column = Int32(truncatingIfNeeded: column)
        for place in pivotal { values[place] = columns[place] == column ? inverse : values[place] * -inverse }
        for index in rows.indices where Int(rows[index]) != row {
            combine(Int(rows[index]), pivotal, rates[index], column, inverse, &effort)
        }
        if waste > 4096 && 2 * waste > columns.count { pack() }
    }

    /// Puts into a row what the pivot's row says the column's variable is.
    private mutating func combine(
        _ row: Int, _ pivotal: Range<Int>, _ factor: Double, _ column: Int32, _ inverse: Double, _ effort: inout Effort
    ) {
        let own = entries(row)
        effort.spend(own.count + pivotal.count)
        if addInPlace(own, pivotal, factor, column, inverse) { return }
        let count = merge(own, pivotal, factor, column)
        effort.spend(own.count + pivotal.count + 6 * max(0, count - own.count))
        store(row, count)
    }

    /// Adds the pivot's row to one that has all of its columns; what cancels out stays as a 0.
    ///
    /// - Returns: Whether it has.
    private mutating func addInPlace(_ own: Range<Int>, _ pivotal: Range<Int>, _ factor: Double, _ column: Int32, _ inverse: Double) -> Bool
    {
        if own.count < pivotal.count { return false }
        // Safe: both ranges lie within the pools, which have the same number of elements and are not kept beyond the call.
        return columns.withUnsafeBufferPointer { columns in
            var place = own.lowerBound
            for other in pivotal {
                let next = columns[other]
                while place < own.upperBound && columns[place] < next { place += 1 }
                if place == own.upperBound || columns[place] != next { return false }
            }
            // Safe: as above.
            values.withUnsafeMutableBufferPointer { values in
                var place = own.lowerBound
                for other in pivotal {
                    let next = columns[other]
                    while columns[place] < next { place += 1 }
                    if next == column {
                        values[place] = factor * inverse
                    } else {
                        let sum = values[place] + factor * values[other]
                        values[place] = abs(sum) < 1e-12 ? 0 : sum
                    }
                }
            }
            return true
        }
    }

    /// Makes the sum of a row and a multiple of the pivot's row, without zeros.
    ///
    /// - Returns: The number of its entries.
    private mutating func merge(_ own: Range<Int>, _ pivotal: Range<Int>, _ factor: Double, _ column: Int32) -> Int {
        let most = own.count + pivotal.count
        if newColumns.count < most {
            newColumns.refill(0, count: 2 * most)
            newValues.refill(0, count: 2 * most)
        }
        var count = 0
        var place = own.lowerBound
        for other in pivotal {
            let next = columns[other]
            while place < own.upperBound && columns[place] < next {
                if values[place] != 0 {
                    newColumns[count] = columns[place]
                    newValues[count] = values[place]
                    count += 1
                }
                place += 1
            }
            var sum = factor * values[other]
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
