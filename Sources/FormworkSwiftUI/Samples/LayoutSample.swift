import FormworkLayout
import FormworkModel

/// A unit as Auto Layout lays it out on one screen.
struct LayoutSample: Sendable {
    /// The root's size, in points.
    var size: Size
    /// What bars and cut-outs take of the root, in points.
    var safeArea: EdgeInsets
    /// The margin that the screen has at either side, in points.
    var margin: Double
    /// The frames of the views that are laid out, relative to their superviews, by their numbers in the unit.
    var frames: [Int: Rect] = [:]
    /// The sizes of what scroll views scroll.
    var contentSizes: [Int: Size] = [:]
    /// Views whose frame the constraints leave open.
    var ambiguous: Set<Int> = []
}
