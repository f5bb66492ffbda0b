/// Sparse vectors in echelon form. The derivation of each one is recorded, so that dependent vectors can be expressed as combinations of those given.
struct RowEchelon {
    /// Coefficients by variable, without zeros.
    typealias Vector = [Int32: Double]
    /// The pivots that were subtracted from a vector, with their factors.
    typealias Steps = [(pivot: Int, factor: Double)]

    /// A reduced vector that is independent of the previous ones.
    private struct Pivot {
        var vector: Vector
        var variable: Int32
        var steps: Steps
        /// The index of the vector among those given.
        var place: Int
    }

    private var pivots: [Pivot] = []
    private var pivotOfVariable: [Int32: Int] = [:]

    /// Subtracts the pivots from a vector until it contains none of their variables.
    ///
    /// - Returns: The remainder and the steps; nil if the effort is exhausted.
    func reduce(_ vector: Vector, effort: inout Effort) -> (rest: Vector, steps: Steps)? {
        var rest = vector
        var steps: Steps = []
        let smallest = 1e-9 * (vector.values.lazy.map(abs).max() ?? 0)
        // Pivots contain no variable of an earlier pivot, so the pivots are used in ascending order.
        while let pivot = rest.keys.lazy.compactMap({ pivotOfVariable[$0] }).min() {
            let variable = pivots[pivot].variable
            effort.spend(16 * (rest.count + pivots[pivot].vector.count))
            if effort.isExhausted { return nil }
            guard let value = rest[variable], let divisor = pivots[pivot].vector[variable] else { return nil }
            let factor = value / divisor
            for (other, amount) in pivots[pivot].vector {
                let difference = (rest[other] ?? 0) - factor * amount
                rest[other] = other == variable || abs(difference) <= smallest ? nil : difference
            }
            steps.append((pivot, factor))
        }
        return (rest, steps)
    }

    /// Returns the variables that a vector can be solved for without loss of precision.
    static func candidates(_ vector: Vector) -> some Sequence<Int32> {
        let largest = vector.values.lazy.map(abs).max() ?? 0
        return vector.lazy.filter { abs($0.value) >= 0.1 * largest }.map(\.key)
    }

    /// Adds the remainder of a reduced vector as a pivot.
    ///
    /// - Parameters:
    ///   - place: The index of the vector among those given.
    ///   - variable: One of its candidates, which it is solved for.
    mutating func add(_ rest: Vector, steps: Steps, place: Int, solvedFor variable: Int32) {
        pivotOfVariable[variable] = pivots.count
        pivots.append(Pivot(vector: rest, variable: variable, steps: steps, place: place))
    }

    /// Returns the vectors, by their indices, whose linear combination the steps subtracted, with their factors.
    func combination(_ steps: Steps) -> [(place: Int, factor: Double)] {
        var weights = Array(repeating: 0.0, count: pivots.count)
        for step in steps { weights[step.pivot] += step.factor }
        var result: [(place: Int, factor: Double)] = []
        for pivot in pivots.indices.reversed() where abs(weights[pivot]) > 1e-9 {
            result.append((pivots[pivot].place, weights[pivot]))
            for step in pivots[pivot].steps { weights[step.pivot] -= step.factor * weights[pivot] }
        }
        return result.reversed()
    }
}
