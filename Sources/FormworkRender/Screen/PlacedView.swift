package import FormworkModel
package import FormworkTree

/// A view where it stands in a picture.
package struct PlacedView: Sendable {
    /// The view, of the document that is shown.
    package var view: View
    /// The number of its element in that document.
    package var node: NodeIndex
    /// What kind of element it is.
    package var name: Name
    /// The place of its superview among the screen's views; -1 for the root.
    package var parent: Int
    /// The places of its subviews, backmost first.
    package var children: [Int] = []
    /// In points, in its superview's coordinates, y downwards, moved as the superview moves what it scrolls.
    package var frame: Rect
    /// How far what it scrolls is moved down, in points, so that it begins below the bars that cover the view.
    package var contentInset = 0.0
    /// From 0 to 1.
    package var alpha: Double
    /// Whether it is hidden itself.
    package var isHidden: Bool
    /// Whether what stands in it is cut off at its edges.
    package var clips: Bool
    /// The radius of its corners, in points.
    package var cornerRadius: Double
    /// The border of its layer, in points; 0 for none.
    package var borderWidth: Double
    /// The border's colour.
    package var borderColor: Paint?
    /// Whether it stands on a tab behind another, and is no part of the picture.
    package var isLeftOut = false
    /// The appearance that it or something around it has, whatever the picture's is; nil for none of their own.
    package var appearance: Appearance?
    /// The transform of its layer about its middle, as SVG writes it: a, b, c, d, tx, ty; nil for none.
    package var transform: [Double]?
}
