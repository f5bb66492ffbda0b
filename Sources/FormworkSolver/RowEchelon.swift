/// Sparse vectors in echelon form, with a note of how each came about: what depends on those given is told as a combination of them.
struct RowEchelon {
    /// Coefficients by variable, without zeros.
    typealias Vector = [Int32: Double]
    /// Which pivots were taken off a vector, how many times.
    typealias Steps = [(pivot: Int, factor: Double)]

    /// A vector that is independent of those before it, reduced by them.
    private struct Pivot {
        var vector: Vector
        var variable: Int32
        var steps: Steps
        /// The place of the vector among those given.
        var place: Int
    }

    private var pivots: [Pivot] = []
    private var pivotOfVariable: [Int32: Int] = [:]

    /// Takes the pivots off a vector until it holds none of their variables.
    ///
    /// - Returns: What is left of it, and the steps; nil where the effort is exhausted, or numbers are too near to each other to tell.
    func reduce(_ vector: Vector, _ effort: inout Effort) -> (rest: Vector, steps: Steps)? {
        var rest = vector
        var steps: Steps = []
        let smallest = 1e-9 * (vector.values.lazy.map(abs).max() ?? 0)
        // Pivots hold no variable of an earlier pivot, so that this goes upwards.
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

    /// The variables of a vector that it may be solved for without losing digits.
    static func candidates(_ vector: Vector) -> some Sequence<Int32> {
        let largest = vector.values.lazy.map(abs).max() ?? 0
        return vector.lazy.filter { abs($0.value) >= 0.1 * largest }.map(\.key)
    }

    /// Adds what reducing left of a vector.
    ///
    /// - Parameters:
    ///   - place: The vector's, among those given.
    ///   - variable: One of its candidates, for which it is solved.
    mutating func add(_ rest: Vector, _ steps: Steps, place: Int, solvedFor variable: Int32) {
        pivotOfVariable[variable] = pivots.count
        pivots.append(Pivot(vector: rest, variable: variable, steps: steps, place: place))
    }

    /// The vectors, by their places, whose sum is what the steps took off, and how many times each stands in it.
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
