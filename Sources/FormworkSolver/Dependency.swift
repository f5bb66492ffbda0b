/// The only linear dependency of a set of vectors.
///
/// Constraints contradict each other if their left sides, each times a factor, add up to zero while their right sides do not (Farkas). If the left
/// sides have only one linear dependency, its factors determine the constraints of the conflict, and each of them is needed (Gleeson and Ryan,
/// *Identifying Minimally Infeasible Subsystems of Inequalities*, 1990).
struct Dependency {
    /// The indices of the dependent vectors among those given.
    private(set) var places: [Int] = []

    /// - Parameter vectors: The coefficients by variable.
    /// - Complexity: that of one sparse elimination.
    init?(_ vectors: [RowEchelon.Vector], effort: inout Effort) {
        var echelon = RowEchelon()
        var dependent: (place: Int, steps: RowEchelon.Steps)?
        for (place, vector) in vectors.enumerated() {
            guard let (rest, steps) = echelon.reduce(vector, effort: &effort) else { return nil }
            if rest.isEmpty {
                if dependent != nil { return nil }
                dependent = (place, steps)
                continue
            }
            guard let variable = RowEchelon.candidates(rest).min() else { return nil }
            echelon.add(rest, steps: steps, place: place, solvedFor: variable)
        }
        guard let dependent else { return nil }
        places = ([dependent.place] + echelon.combination(dependent.steps).map(\.place)).sorted()
    }
}
