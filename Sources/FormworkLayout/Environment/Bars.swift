/// The bars around a controller's view, according to the storyboard.
package struct Bars: Hashable, Sendable {
    /// A navigation bar and its style.
    package struct NavigationBar: Hashable, Sendable {
        package var hasLargeTitle = false
        package var isOpaque = false

        /// Returns the height below the status bar at run time.
        ///
        /// Documents of Xcode 26 get the bars of iOS 26, as canvases show them.
        ///
        /// - Parameters:
        ///   - family: The kind of device.
        ///   - isLow: Whether the vertical size class is compact.
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
    /// Whether the document hides the status bar.
    package var hidesStatusBar = false
    /// Whether the controller is presented over another one.
    package var isModal = false
    /// Whether the controller is shown in a popover.
    package var isPopover = false
    /// Whether the controller is in a container view of another controller.
    package var isEmbedded = false
    /// Whether the view has its own size instead of the screen's.
    package var isFreeform = false
}
