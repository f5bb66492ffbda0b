/// The bars that a controller's view stands between, as the storyboard shows.
package struct Bars: Hashable, Sendable {
    /// A navigation bar and how it is drawn.
    package struct NavigationBar: Hashable, Sendable {
        package var hasLargeTitle = false
        package var isOpaque = false

        /// The height below the status bar when the application runs.
        ///
        /// Documents of Xcode 26 have the bars of iOS 26, as canvases show them.
        ///
        /// - Parameters:
        ///   - family: The kind of device.
        ///   - isLow: Whether its height is compact.
        ///   - toolsVersion: The version of Interface Builder, up to the first dot.
        package func height(on family: Device.Family, isLow: Bool, toolsVersion: Int) -> Double {
            if isLow, family != .pad { return 32 }
            if toolsVersion >= 24000 { return hasLargeTitle ? 106 : 54 }
            return family == .pad ? 50 : hasLargeTitle ? 96 : 44
        }
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
