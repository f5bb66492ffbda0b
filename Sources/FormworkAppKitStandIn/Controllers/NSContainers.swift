extension NSViewController {
    /// AppKit's `TransitionOptions`.
    public struct TransitionOptions: OptionSet, Sendable {
        /// AppKit's `rawValue`.
        public let rawValue: UInt
        /// AppKit's initializer.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// AppKit's `crossfade`.
        public static let crossfade = TransitionOptions(rawValue: 0x1)
        /// AppKit's `slideUp`.
        public static let slideUp = TransitionOptions(rawValue: 0x20)
        /// AppKit's `slideDown`.
        public static let slideDown = TransitionOptions(rawValue: 0x40)
        /// AppKit's `slideLeft`.
        public static let slideLeft = TransitionOptions(rawValue: 0x80)
        /// AppKit's `slideRight`.
        public static let slideRight = TransitionOptions(rawValue: 0x100)
        /// AppKit's `slideForward`.
        public static let slideForward = TransitionOptions(rawValue: 0x140)
        /// AppKit's `slideBackward`.
        public static let slideBackward = TransitionOptions(rawValue: 0x180)
        /// AppKit's `allowUserInteraction`.
        public static let allowUserInteraction = TransitionOptions(rawValue: 0x1000)
    }
}

/// AppKit's `NSTabViewController`. In a proof nothing is shown.
open class NSTabViewController: NSViewController {
    /// AppKit's `TabStyle`.
    public enum TabStyle: Int, Sendable { case segmentedControlOnTop, segmentedControlOnBottom, toolbar, unspecified }

    /// AppKit's `tabStyle`.
    open var tabStyle = TabStyle.segmentedControlOnTop
    /// AppKit's `tabView`.
    open lazy var tabView = NSTabView()
    /// AppKit's `transitionOptions`.
    open var transitionOptions: TransitionOptions = []
    /// AppKit's `canPropagateSelectedChildViewControllerTitle`.
    open var canPropagateSelectedChildViewControllerTitle = true
    /// AppKit's `selectedTabViewItemIndex`.
    open var selectedTabViewItemIndex = 0
    /// AppKit's `addTabViewItem`.
    open func addTabViewItem(_ item: NSTabViewItem) {}
}

/// AppKit's `NSSplitViewController`. In a proof nothing is shown.
open class NSSplitViewController: NSViewController {
    /// AppKit's `splitView`.
    open lazy var splitView = NSSplitView()
    /// AppKit's `addSplitViewItem`.
    open func addSplitViewItem(_ item: NSSplitViewItem) {}
}

/// AppKit's `NSSplitViewItem`. In a proof nothing is shown.
@MainActor
open class NSSplitViewItem: NSObject {
    /// AppKit's initializer.
    public init(viewController: NSViewController) { super.init() }
    /// AppKit's initializer.
    public init(sidebarWithViewController controller: NSViewController) { super.init() }
    /// AppKit's initializer.
    public init(contentListWithViewController controller: NSViewController) { super.init() }

    /// AppKit's `isCollapsed`.
    open var isCollapsed = false
    /// AppKit's `canCollapse`.
    open var canCollapse = false
    /// AppKit's `minimumThickness`.
    open var minimumThickness: CGFloat = 0
    /// AppKit's `maximumThickness`.
    open var maximumThickness: CGFloat = 0
    /// AppKit's `preferredThicknessFraction`.
    open var preferredThicknessFraction: CGFloat = 0
    /// AppKit's `holdingPriority`.
    open var holdingPriority = NSLayoutConstraint.Priority.defaultLow
    /// AppKit's `automaticMaximumThickness`.
    open var automaticMaximumThickness: CGFloat = 0
    /// AppKit's `isSpringLoaded`.
    open var isSpringLoaded = false
    /// AppKit's `allowsFullHeightLayout`.
    open var allowsFullHeightLayout = false
    /// AppKit's `titlebarSeparatorStyle`.
    open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
}
