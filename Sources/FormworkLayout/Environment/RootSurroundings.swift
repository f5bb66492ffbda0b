import FormworkModel

/// What stands around the root of a view tree.
struct RootSurroundings {
    var size: Size
    var safeArea = EdgeInsets.zero
    /// The heights of the controller's top and bottom layout guides.
    var topGuide = 0.0
    var bottomGuide = 0.0
    /// The root's own layout margins, without the safe area.
    var margins = EdgeInsets(all: 8)
    /// Whether these margins are the system's, which written ones do not go below at the sides.
    var hasSystemMargins = false
    /// Whether the safe area adds to the margins of the tree's views.
    var addsSafeAreaToMargins = false
}
