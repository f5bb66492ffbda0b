/// A length on several screens.
struct SampledLength {
    let values: [Double]

    init(_ values: [Double]) { self.values = values }

    /// Whether it is the same on all screens, apart from rounding to pixels.
    var isConstant: Bool {
        guard let least = values.min(), let most = values.max() else { return true }
        return most - least <= 1
    }

    /// The constant length, rounded to whole points if it is close to one, and otherwise to half points.
    var constant: Double {
        let middle = values.sorted()[values.count / 2]
        return abs(middle - middle.rounded()) <= 0.35 ? middle.rounded() : (middle * 2).rounded() / 2
    }

    func isClose(to other: SampledLength) -> Bool {
        zip(values, other.values).allSatisfy { abs($0 - $1) <= LayoutInference.tolerance }
    }
}
