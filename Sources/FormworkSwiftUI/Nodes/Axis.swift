import FormworkLayout
import FormworkModel

/// The horizontal or vertical direction.
enum Axis: Hashable, Sendable, CaseIterable {
    case horizontal, vertical

    /// The perpendicular axis.
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    static let zero = Size(width: 0, height: 0)
}

extension Point {
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension Rect {
    /// The coordinate of its start on an axis.
    func start(_ axis: Axis) -> Double { origin[axis] }
    /// The coordinate of its end on an axis.
    func end(_ axis: Axis) -> Double { origin[axis] + size[axis] }

    /// Returns the smallest rectangle that contains both.
    func union(_ other: Rect) -> Rect {
        let (x, y) = (min(origin.x, other.origin.x), min(origin.y, other.origin.y))
        return Rect(
            x: x, y: y, width: max(end(.horizontal), other.end(.horizontal)) - x, height: max(end(.vertical), other.end(.vertical)) - y)
    }

    /// Returns a rectangle with another extent along an axis.
    func spanning(_ axis: Axis, from start: Double, to end: Double) -> Rect {
        var result = self
        result.origin[axis] = start
        result.size[axis] = end - start
        return result
    }

    /// Whether it contains another rectangle, up to a tolerance in points.
    func contains(_ other: Rect, tolerance: Double) -> Bool {
        Axis.allCases.allSatisfy { other.start($0) >= start($0) - tolerance && other.end($0) <= end($0) + tolerance }
    }
}

extension EdgeInsets {
    mutating func set(_ axis: Axis, leading: Double, trailing: Double) {
        if axis == .horizontal { (left, right) = (leading, trailing) } else { (top, bottom) = (leading, trailing) }
    }
}
