/// A coordinate or length as the solver sees it: up to two variables and a constant.
///
/// `first + share × second + constant`; a variable of -1 is none.
struct Position {
    var first: Int32
    var second: Int32 = -1
    var share = 0.0
    var constant = 0.0
}

/// A rectangle whose edges hang on variables: an item's alignment rectangle, a guide, a scroll view's content.
struct Box {
    /// The numbers of the variables; a size of -1 is 0.
    var x: Int32
    var y: Int32
    var width: Int32
    var height: Int32
    /// How far the rectangle's edges lie within what the variables span.
    var inset = EdgeInsets.zero

    var left: Position { Position(first: x, constant: inset.left) }
    var right: Position { Position(first: x, second: width, share: 1, constant: -inset.right) }
    var top: Position { Position(first: y, constant: inset.top) }
    var bottom: Position { Position(first: y, second: height, share: 1, constant: -inset.bottom) }
    var breadth: Position { Position(first: width, constant: -inset.left - inset.right) }
    var tallness: Position { Position(first: height, constant: -inset.top - inset.bottom) }
    var centerX: Position { Position(first: x, second: width, share: 0.5, constant: (inset.left - inset.right) / 2) }
    var centerY: Position { Position(first: y, second: height, share: 0.5, constant: (inset.top - inset.bottom) / 2) }

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
}
