/// A square sparse matrix as the product of a lower and an upper triangular one, with an order of rows and columns that keeps these sparse.
///
/// Rows and columns with a single remaining entry come first, which are nearly all of them in layouts. For the rest, each step considers the columns
/// with the fewest entries and chooses the pivot with the least possible fill-in that is not too small (Markowitz, *The Elimination Form of the
/// Inverse and Its Application to Linear Programming*, 1957; Duff, Erisman and Reid, *Direct Methods for Sparse Matrices*, chapter 7).
struct SparseFactors {
    /// Entries by step, each of which refers to another step.
    struct Triangle {
        var starts: [Int32] = [0]
        var steps: [Int32] = []
        var values: [Double] = []
        /// The steps that have entries, in order.
        private(set) var filled: [Int32] = []

        mutating func removeAll() {
            starts.removeAll(keepingCapacity: true)
            starts.append(0)
            steps.removeAll(keepingCapacity: true)
            values.removeAll(keepingCapacity: true)
            filled.removeAll(keepingCapacity: true)
        }

        /// Ends the entries of a step.
        mutating func endStep() {
            if Int(starts[starts.count - 1]) < steps.count { filled.append(Int32(truncatingIfNeeded: starts.count - 1)) }
            starts.append(Int32(truncatingIfNeeded: steps.count))
        }

        /// Replaces the contents with the transpose of another triangle.
        mutating func transpose(_ other: borrowing Triangle) {
            removeAll()
            let count = other.starts.count - 1
            var ends = Array(repeating: Int32(0), count: count + 1)
            for step in other.steps { ends[Int(step) + 1] += 1 }
            for step in 0..<count {
                if ends[step + 1] > 0 { filled.append(Int32(truncatingIfNeeded: step)) }
                ends[step + 1] += ends[step]
            }
            starts = ends
            steps.refill(0, count: other.steps.count)
            values.refill(0, count: other.steps.count)
            for step in 0..<count {
                for place in Int(other.starts[step])..<Int(other.starts[step + 1]) {
                    let target = Int(other.steps[place])
                    steps[Int(ends[target])] = Int32(truncatingIfNeeded: step)
                    values[Int(ends[target])] = other.values[place]
                    ends[target] += 1
                }
            }
        }

        /// Subtracts from the values of other steps the entries of each step with a nonzero value, times that value, in ascending or descending
        /// order.
        ///
        /// - Returns: The number of visited entries.
        func apply(to work: inout [Double], backwards: Bool) -> Int {
            var visited = filled.count
            // Safe: steps are numbered from 0, and there are as many values as steps.
            work.withUnsafeMutableBufferPointer { work in
                // Safe: as above; starts has one more.
                starts.withUnsafeBufferPointer { starts in
                    // Safe: the places between two starts are those of entries.
                    steps.withUnsafeBufferPointer { steps in
                        // Safe: as above.
                        values.withUnsafeBufferPointer { values in
                            for index in filled.indices {
                                let step = Int(filled[backwards ? filled.count - 1 - index : index])
                                let value = work[step]
                                if value == 0 { continue }
                                let places = Int(starts[step])..<Int(starts[step + 1])
                                for place in places { work[Int(steps[place])] -= values[place] * value }
                                visited += places.count
                            }
                        }
                    }
                }
            }
            return visited
        }
    }

    private(set) var count = 0
    var stepOfRow: [Int32] = []
    var stepOfColumn: [Int32] = []
    /// The pivots by step.
    private var pivots: [Double] = []
    private var lower = Triangle()
    private var lowerTransposed = Triangle()
    private var upper = Triangle()
    private var upperTransposed = Triangle()

    // By step.
    private var rowOfStep: [Int32] = []
    private var columnOfStep: [Int32] = []
    /// Scratch: a vector by step.
    private var work: [Double] = []

    /// The number of entries.
    var size: Int { lower.steps.count + upper.steps.count + count }

    // MARK: Factoring

    /// Factors a matrix that is stored by columns.
    ///
    /// - Returns: The left-over columns and rows in pairs, which are linear combinations of the others. If these columns were replaced with unit
    ///   vectors of those rows, the matrix could be factored.
    mutating func factor(_ matrix: borrowing SparseMatrix, effort: inout Effort) -> [(column: Int, row: Int)] {
        begin(matrix.columnCount)
        var rest = SparseElimination(matrix)
        while let pivot = rest.nextSingle() { take(pivot, rest: &rest) }
        rest.expand()
        while let pivot = rest.nextPivot() { take(pivot, rest: &rest) }
        effort.spend(4 * matrix.rows.count + rest.visited)
        if columnOfStep.count < count {
            let columns = (0..<count).filter { stepOfColumn[$0] < 0 }
            let rows = (0..<count).filter { stepOfRow[$0] < 0 }
            return zip(columns, rows).map { ($0, $1) }
        }
        for place in lower.steps.indices { lower.steps[place] = stepOfRow[Int(lower.steps[place])] }
        for place in upper.steps.indices { upper.steps[place] = stepOfColumn[Int(upper.steps[place])] }
        lowerTransposed.transpose(lower)
        upperTransposed.transpose(upper)
        return []
    }

    private mutating func begin(_ count: Int) {
        self.count = count
        stepOfRow.refill(-1, count: count)
        stepOfColumn.refill(-1, count: count)
        work.refill(0, count: count)
        rowOfStep.removeAll(keepingCapacity: true)
        columnOfStep.removeAll(keepingCapacity: true)
        pivots.removeAll(keepingCapacity: true)
        lower.removeAll()
        upper.removeAll()
    }

    private mutating func take(_ pivot: SparseElimination.Pivot, rest: inout SparseElimination) {
        let step = Int32(truncatingIfNeeded: pivots.count)
        stepOfRow[pivot.row] = step
        stepOfColumn[pivot.column] = step
        rowOfStep.append(Int32(truncatingIfNeeded: pivot.row))
        columnOfStep.append(Int32(truncatingIfNeeded: pivot.column))
        pivots.append(pivot.value)
        rest.eliminate(
            pivot,
            lower: { row, value in
                lower.steps.append(row)
                lower.values.append(value)
            },
            upper: { column, value in
                upper.steps.append(column)
                upper.values.append(value)
            })
        lower.endStep()
        upper.endStep()
    }

    // MARK: Solving

    /// Solves the system for a right-hand side by row. The solution is by column.
    mutating func solve(_ vector: inout [Double], effort: inout Effort) {
        for row in 0..<count where vector[row] != 0 {
            work[Int(stepOfRow[row])] = vector[row]
            vector[row] = 0
        }
        var visited = lower.apply(to: &work, backwards: false)
        // Back substitution column by column, with division by the pivots.
        visited += divideBackwards()
        for step in 0..<count where work[step] != 0 {
            vector[Int(columnOfStep[step])] = work[step]
            work[step] = 0
        }
        effort.spend(visited + count / 4)
    }

    private mutating func divideBackwards() -> Int {
        var visited = 0
        // Safe: steps are numbered from 0 and below the count of all of these; starts has one more.
        work.withUnsafeMutableBufferPointer { work in
            // Safe: as above.
            upperTransposed.starts.withUnsafeBufferPointer { starts in
                for step in stride(from: count - 1, through: 0, by: -1) where work[step] != 0 {
                    let value = work[step] / pivots[step]
                    work[step] = value
                    let places = Int(starts[step])..<Int(starts[step + 1])
                    for place in places { work[Int(upperTransposed.steps[place])] -= upperTransposed.values[place] * value }
                    visited += places.count
                }
            }
        }
        return visited
    }

    /// Solves the transposed system for a right-hand side by column. The solution is by row.
    mutating func solveTransposed(_ vector: inout [Double], effort: inout Effort) {
        for column in 0..<count where vector[column] != 0 {
            work[Int(stepOfColumn[column])] = vector[column]
            vector[column] = 0
        }
        var visited = divideForwards()
        visited += lowerTransposed.apply(to: &work, backwards: true)
        for step in 0..<count where work[step] != 0 {
            vector[Int(rowOfStep[step])] = work[step]
            work[step] = 0
        }
        effort.spend(visited + count / 4)
    }

    private mutating func divideForwards() -> Int {
        var visited = 0
        // Safe: steps are numbered from 0 and below the count of all of these; starts has one more.
        work.withUnsafeMutableBufferPointer { work in
            // Safe: as above.
            upper.starts.withUnsafeBufferPointer { starts in
                for step in 0..<count where work[step] != 0 {
                    let value = work[step] / pivots[step]
                    work[step] = value
                    let places = Int(starts[step])..<Int(starts[step + 1])
                    for place in places { work[Int(upper.steps[place])] -= upper.values[place] * value }
                    visited += places.count
                }
            }
        }
        return visited
    }
}
