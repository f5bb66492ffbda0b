import FormworkModel

/// The surroundings of a view tree's root.
struct RootSurroundings {
    var size: Size
    var safeArea = EdgeInsets.zero
    /// The heights of the controller's top and bottom layout guides.
    var topGuide = 0.0
    var bottomGuide = 0.0
    /// The root's own layout margins, without the safe area.
    var margins = EdgeInsets(all: 8)
    /// Whether these margins are the system's minimum, below which explicit side margins cannot go.
    var hasSystemMargins = false
    /// Whether the safe area adds to the margins of the tree's views.
    var addsSafeAreaToMargins = false
}
