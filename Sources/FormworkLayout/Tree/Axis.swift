import FormworkSolver
import FormworkModel

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
