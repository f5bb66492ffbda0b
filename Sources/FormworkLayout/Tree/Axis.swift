import FormworkModel

/// One of the two directions of coordinates and lengths.
enum Axis {
    case horizontal, vertical

    /// The perpendicular axis.
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Point {
    subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}

extension Size {
    subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension ViewMetrics {
    /// The intrinsic width or height, in points; nil where there is none.
    func intrinsicLength(along axis: Axis) -> Double? { axis == .horizontal ? intrinsicWidth : intrinsicHeight }
}
