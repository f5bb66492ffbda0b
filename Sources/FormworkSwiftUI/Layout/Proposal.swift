import FormworkModel

/// The size that a container proposes to a view, in points. Infinity asks for the maximum size, and nil for the ideal size.
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
