import FormworkLayout
import FormworkModel

/// The Auto Layout frames of a unit on one screen.
struct LayoutSample: Sendable {
    /// The root's size, in points.
    var size: Size
    /// The safe area insets of the root, in points.
    var safeArea: EdgeInsets
    /// The horizontal margin of the screen, in points.
    var margin: Double
    /// The frames of the views relative to their superviews, by number in the unit.
    var frames: [Int: Rect] = [:]
    /// The content sizes of scroll views, by number in the unit.
    var contentSizes: [Int: Size] = [:]
    /// Views with an ambiguous layout.
    var ambiguous: Set<Int> = []
}
