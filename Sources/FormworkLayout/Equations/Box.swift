import FormworkSolver
import FormworkModel

/// A rectangle whose edges depend on variables: an item's alignment rectangle, a guide, a scroll view's content.
struct Box {
    var x: Variable
    var y: Variable
    var width: Variable
    var height: Variable
    /// The insets of the rectangle's edges from those of the variables' rectangle.
    var inset = EdgeInsets.zero

    var left: Position { Position(first: x, constant: inset.left) }
    var right: Position { Position(first: x, second: width, share: 1, constant: -inset.right) }
    var top: Position { Position(first: y, constant: inset.top) }
    var bottom: Position { Position(first: y, second: height, share: 1, constant: -inset.bottom) }
    var breadth: Position { Position(first: width, constant: -inset.left - inset.right) }
    var tallness: Position { Position(first: height, constant: -inset.top - inset.bottom) }
    var centerX: Position { Position(first: x, second: width, share: 0.5, constant: (inset.left - inset.right) / 2) }
    var centerY: Position { Position(first: y, second: height, share: 0.5, constant: (inset.top - inset.bottom) / 2) }

    /// Returns the variable for the width or the height.
    func extent(along axis: Axis) -> Variable { axis == .horizontal ? width : height }

    /// Returns the left or the upper edge.
    func start(along axis: Axis) -> Position { axis == .horizontal ? left : top }
    func length(along axis: Axis) -> Position { axis == .horizontal ? breadth : tallness }
    func center(along axis: Axis) -> Position { axis == .horizontal ? centerX : centerY }

    func grown(by insets: EdgeInsets) -> Box {
        var result = self
        result.inset = EdgeInsets(
            top: inset.top - insets.top, left: inset.left - insets.left, bottom: inset.bottom - insets.bottom,
            right: inset.right - insets.right)
        return result
    }

    func shrunk(by insets: EdgeInsets) -> Box {
        grown(by: EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// Returns the rectangle at values of the variables, in points, with negative extents replaced by 0.
    func rectangle(_ values: [Double]) -> Rect {
        Rect(
            x: values[x.index] + inset.left, y: values[y.index] + inset.top,
            width: max(values[width.index] - inset.left - inset.right, 0), height: max(values[height.index] - inset.top - inset.bottom, 0))
    }
}
