/// Lengths of one thing on several screens.
struct SampledLength {
    let values: [Double]

    init(_ values: [Double]) { self.values = values }

    /// Whether it is the same on all screens, but for what is rounded to pixels.
    var isConstant: Bool {
        guard let least = values.min(), let most = values.max() else { return true }
        return most - least <= 1
    }

    /// The length where it is constant: whole where it nearly is.
    var constant: Double {
        let middle = values.sorted()[values.count / 2]
        return abs(middle - middle.rounded()) <= 0.35 ? middle.rounded() : (middle * 2).rounded() / 2
    }

    func isClose(to other: SampledLength) -> Bool {
        zip(values, other.values).allSatisfy { abs($0 - $1) <= LayoutInference.tolerance }
    }
}
