/// The way in which vectors cancel out, where there is only one.
///
/// Constraints that contradict each other do so because their left sides, each times a factor, add up to nothing while their right sides
/// do not (Farkas). Where the left sides cancel out in one way only, the factors of that way say which constraints it takes, and each of
/// them is needed (Gleeson and Ryan, *Identifying Minimally Infeasible Subsystems of Inequalities*, 1990).
struct Dependency {
    /// A vector that is independent of those before it, reduced by them.
    private struct Pivot {
        var vector: [Int32: Double]
        var variable: Int32
        /// Which pivots were taken off the vector, how many times.
        var steps: [(pivot: Int, factor: Double)]
        /// The place of the vector among those given.
        var place: Int
    }

    /// The places of the vectors that cancel out, of those given.
    private(set) var places: [Int] = []

    /// - Parameter vectors: The coefficients by variable.
    /// - Complexity: that of one sparse elimination.
    init?(_ vectors: [[Int32: Double]], _ effort: inout Effort) {
        var pivots: [Pivot] = []
        var pivotOfVariable: [Int32: Int] = [:]
        var dependent: (place: Int, steps: [(pivot: Int, factor: Double)])?
        for (place, original) in vectors.enumerated() {
            var vector = original
            var steps: [(pivot: Int, factor: Double)] = []
            let smallest = 1e-9 * (original.values.lazy.map(abs).max() ?? 0)
            // Pivots hold no variable of an earlier pivot, so that this goes upwards.
            while let pivot = vector.keys.lazy.compactMap({ pivotOfVariable[$0] }).min() {
                let variable = pivots[pivot].variable
                effort.spend(16 * (vector.count + pivots[pivot].vector.count))
                if effort.isExhausted { return nil }
                guard let value = vector[variable], let divisor = pivots[pivot].vector[variable] else { return nil }
                let factor = value / divisor
                for (other, amount) in pivots[pivot].vector {
                    let rest = (vector[other] ?? 0) - factor * amount
                    vector[other] = other == variable || abs(rest) <= smallest ? nil : rest
                }
                steps.append((pivot, factor))
            }
            if vector.isEmpty {
                if dependent != nil { return nil }
                dependent = (place, steps)
                continue
            }
            let largest = vector.values.lazy.map(abs).max() ?? 0
            guard let variable = vector.lazy.filter({ abs($0.value) >= 0.1 * largest }).map(\.key).min() else { return nil }
            pivotOfVariable[variable] = pivots.count
            pivots.append(Pivot(vector: vector, variable: variable, steps: steps, place: place))
        }
        guard let dependent else { return nil }
        var weights = Array(repeating: 0.0, count: pivots.count)
        for step in dependent.steps { weights[step.pivot] -= step.factor }
        places = [dependent.place]
        for pivot in pivots.indices.reversed() where abs(weights[pivot]) > 1e-9 {
            places.append(pivots[pivot].place)
            for step in pivots[pivot].steps { weights[step.pivot] -= step.factor * weights[pivot] }
        }
        places.sort()
    }
}
