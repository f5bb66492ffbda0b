import FormworkModel

/// The size that a container proposes to a view: in points, infinite for as large as it can be, nil for its ideal.
struct Proposal: Hashable, Sendable {
    var width: Double?
    var height: Double?

    init(width: Double?, height: Double?) { (self.width, self.height) = (width, height) }
    init(_ size: Size) { (width, height) = (size.width, size.height) }

    subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
