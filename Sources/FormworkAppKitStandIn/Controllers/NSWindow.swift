/// Apple's [NSTitlebarSeparatorStyle](https://developer.apple.com/documentation/appkit/nstitlebarseparatorstyle).
public enum NSTitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }

/// Apple's [NSWindow](https://developer.apple.com/documentation/appkit/nswindow). The stand-in shows nothing.
open class NSWindow: NSResponder {
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let titled = StyleMask(rawValue: 1 << 0)
        public static let closable = StyleMask(rawValue: 1 << 1)
        public static let miniaturizable = StyleMask(rawValue: 1 << 2)
        public static let resizable = StyleMask(rawValue: 1 << 3)
        public static let utilityWindow = StyleMask(rawValue: 1 << 4)
        public static let docModalWindow = StyleMask(rawValue: 1 << 6)
        public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
        public static let texturedBackground = StyleMask(rawValue: 1 << 8)
        public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }

    public struct CollectionBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1 << 0)
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
        public static let managed = CollectionBehavior(rawValue: 1 << 2)
        public static let transient = CollectionBehavior(rawValue: 1 << 3)
        public static let stationary = CollectionBehavior(rawValue: 1 << 4)
        public static let participatesInCycle = CollectionBehavior(rawValue: 1 << 5)
        public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
        public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
        public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 1 << 11)
        public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 1 << 12)
    }

    public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
    public enum AnimationBehavior: Int, Sendable { case `default`, none, documentWindow, utilityWindow, alertPanel }
    public enum TitleVisibility: Int, Sendable { case visible, hidden }
    public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
    public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }

    public init(contentRect: NSRect, styleMask: StyleMask, backing: BackingStoreType, defer isDeferred: Bool) { super.init() }

    open var title = ""
    open var subtitle = ""
    open var miniwindowTitle: String! = ""
    open var backgroundColor: NSColor! = .windowBackgroundColor
    open var titleVisibility = TitleVisibility.visible
    open var toolbarStyle = ToolbarStyle.automatic
    open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
    open var representedFilename = ""
    open var contentView: NSView?
    open var contentViewController: NSViewController?
    open var toolbar: NSToolbar?
    open weak var delegate: (any NSWindowDelegate)?
    open weak var initialFirstResponder: NSView?
    open var contentMinSize = NSSize.zero
    open var contentMaxSize = NSSize.zero
    open var minFullScreenContentSize = NSSize.zero
    open var maxFullScreenContentSize = NSSize.zero
    open var collectionBehavior: CollectionBehavior = []
    open var animationBehavior = AnimationBehavior.default
    open var tabbingMode = TabbingMode.automatic
    open var tabbingIdentifier = ""
    open var identifier: NSUserInterfaceItemIdentifier?
    open var appearance: NSAppearance?
    open var titlebarAppearsTransparent = false
    open var allowsToolTipsWhenApplicationIsInactive = false
    open var autorecalculatesKeyViewLoop = false
    open var isReleasedWhenClosed = true
    open var hidesOnDeactivate = false
    open var isRestorable = true
    open var hasShadow = true
    open var isOpaque = true
    open var canHide = true
    open var acceptsMouseMovedEvents = false
    open var isAutodisplay = true
    open var viewsNeedDisplay = true

    open func setContentSize(_ size: NSSize) {}
    @discardableResult
    open func setFrameAutosaveName(_ name: String) -> Bool { true }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { StandIn.cannotWrite("window", keyPath) }
}

/// Apple's [NSPanel](https://developer.apple.com/documentation/appkit/nspanel).
open class NSPanel: NSWindow {}

/// Apple's [NSWindowDelegate](https://developer.apple.com/documentation/appkit/nswindowdelegate). The stand-in calls no delegate.
@MainActor public protocol NSWindowDelegate: AnyObject {}

/// Apple's [NSWindowController](https://developer.apple.com/documentation/appkit/nswindowcontroller). The stand-in shows nothing.
open class NSWindowController: NSResponder {
    public init(window: NSWindow?) {
        self.window = window
        super.init()
    }

    public convenience override init() { self.init(window: nil) }

    // Safe: generated code never decodes; other code that does gets this message.
    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    open var window: NSWindow?
    open var contentViewController: NSViewController?
    open func showWindow(_ sender: Any?) {}
}
