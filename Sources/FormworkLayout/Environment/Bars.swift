/// The bars that a controller's view stands between, as the storyboard shows.
package struct Bars: Hashable, Sendable {
    /// A navigation bar and how it is drawn.
    package struct NavigationBar: Hashable, Sendable {
        package var hasLargeTitle = false
        package var isOpaque = false
    }

    package var navigationBar: NavigationBar?
    package var hasTabBar = false
    package var hasToolbar = false
    /// The document says that no status bar is shown.
    package var hidesStatusBar = false
    /// Presented over another controller.
    package var isModal = false
    /// Shown in a popover.
    package var isPopover = false
    /// Stands in a container view of another controller.
    package var isEmbedded = false
    /// Its size is its own, not a screen's.
    package var isFreeform = false
}
