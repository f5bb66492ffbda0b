/// The bars that a controller's view stands between, as the storyboard shows.
struct Bars: Hashable, Sendable {
    /// A navigation bar and how it is drawn.
    struct NavigationBar: Hashable, Sendable {
        var hasLargeTitle = false
        var isOpaque = false
    }

    var navigationBar: NavigationBar?
    var hasTabBar = false
    var hasToolbar = false
    /// The document says that no status bar is shown.
    var hidesStatusBar = false
    /// Presented over another controller.
    var isModal = false
    /// Shown in a popover.
    var isPopover = false
    /// Stands in a container view of another controller.
    var isEmbedded = false
    /// Its size is its own, not a screen's.
    var isFreeform = false
}
