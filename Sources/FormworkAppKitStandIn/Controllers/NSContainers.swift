extension NSViewController {
    public struct TransitionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let crossfade = TransitionOptions(rawValue: 0x1)
        public static let slideUp = TransitionOptions(rawValue: 0x20)
        public static let slideDown = TransitionOptions(rawValue: 0x40)
        public static let slideLeft = TransitionOptions(rawValue: 0x80)
        public static let slideRight = TransitionOptions(rawValue: 0x100)
        public static let slideForward = TransitionOptions(rawValue: 0x140)
        public static let slideBackward = TransitionOptions(rawValue: 0x180)
        public static let allowUserInteraction = TransitionOptions(rawValue: 0x1000)
    }
}

/// Apple's [NSTabViewController](https://developer.apple.com/documentation/appkit/nstabviewcontroller). The stand-in shows nothing.
open class NSTabViewController: NSViewController {
    public enum TabStyle: Int, Sendable { case segmentedControlOnTop, segmentedControlOnBottom, toolbar, unspecified }

    open var tabStyle = TabStyle.segmentedControlOnTop
    open lazy var tabView = NSTabView()
    open var transitionOptions: TransitionOptions = []
    open var canPropagateSelectedChildViewControllerTitle = true
    open var selectedTabViewItemIndex = 0
    open func addTabViewItem(_ item: NSTabViewItem) {}
}

/// Apple's [NSSplitViewController](https://developer.apple.com/documentation/appkit/nssplitviewcontroller). The stand-in shows nothing.
open class NSSplitViewController: NSViewController {
    open lazy var splitView = NSSplitView()
    open func addSplitViewItem(_ item: NSSplitViewItem) {}
}

/// Apple's [NSSplitViewItem](https://developer.apple.com/documentation/appkit/nssplitviewitem). The stand-in shows nothing.
open class NSSplitViewItem: NSObject {
    public init(viewController: NSViewController) { super.init() }
    public init(sidebarWithViewController controller: NSViewController) { super.init() }
    public init(contentListWithViewController controller: NSViewController) { super.init() }

    open var isCollapsed = false
    open var canCollapse = false
    open var minimumThickness: CGFloat = 0
    open var maximumThickness: CGFloat = 0
    open var preferredThicknessFraction: CGFloat = 0
    open var holdingPriority = NSLayoutConstraint.Priority.defaultLow
    open var automaticMaximumThickness: CGFloat = 0
    open var isSpringLoaded = false
    open var allowsFullHeightLayout = false
    open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
}
