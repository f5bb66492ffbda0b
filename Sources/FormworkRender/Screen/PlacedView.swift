package import FormworkModel
package import FormworkTree

/// A view with its position and look in a picture.
package struct PlacedView: Sendable {
    /// The view in the shown document.
    package var view: View
    /// The node of its element in that document.
    package var node: NodeIndex
    /// The name of its element.
    package var name: Name
    /// The place of its superview among the screen's views; -1 for the root.
    package var parent: Int
    /// The places of its subviews, back to front.
    package var children: [Int] = []
    /// The frame in points, in its superview's coordinates, y downwards, before scrolling.
    package var frame: Rect
    /// The distance by which scrolled content is moved down to start below the bars that cover the view, in points.
    package var contentInset = 0.0
    /// The opacity, from 0 to 1.
    package var alpha: Double
    /// Whether the view itself is hidden.
    package var isHidden: Bool
    /// Whether subviews are clipped to its bounds.
    package var clips: Bool
    /// The corner radius, in points.
    package var cornerRadius: Double
    /// The width of its layer's border, in points; 0 for none.
    package var borderWidth: Double
    package var borderColor: Paint?
    /// Whether the view is in a tab that isn't selected, and therefore not drawn.
    package var isLeftOut = false
    /// The appearance set by the view or one of its ancestors; nil to use the picture's.
    package var appearance: Appearance?
    /// The layer's transform about the view's centre as an SVG matrix: a, b, c, d, tx, ty; nil for none.
    package var transform: [Double]?
}
