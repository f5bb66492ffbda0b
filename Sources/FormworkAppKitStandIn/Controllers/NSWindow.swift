/// AppKit's `NSTitlebarSeparatorStyle`.
public enum NSTitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }

/// AppKit's `NSWindow`. In a proof nothing is shown.
@MainActor
open class NSWindow: NSResponder {
    /// AppKit's `StyleMask`.
    public struct StyleMask: OptionSet, Sendable {
        /// AppKit's `rawValue`.
        public let rawValue: UInt
        /// AppKit's initializer.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// AppKit's `titled`.
        public static let titled = StyleMask(rawValue: 1 << 0)
        /// AppKit's `closable`.
        public static let closable = StyleMask(rawValue: 1 << 1)
        /// AppKit's `miniaturizable`.
        public static let miniaturizable = StyleMask(rawValue: 1 << 2)
        /// AppKit's `resizable`.
        public static let resizable = StyleMask(rawValue: 1 << 3)
        /// AppKit's `utilityWindow`.
        public static let utilityWindow = StyleMask(rawValue: 1 << 4)
        /// AppKit's `docModalWindow`.
        public static let docModalWindow = StyleMask(rawValue: 1 << 6)
        /// AppKit's `nonactivatingPanel`.
        public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
        /// AppKit's `texturedBackground`.
        public static let texturedBackground = StyleMask(rawValue: 1 << 8)
        /// AppKit's `unifiedTitleAndToolbar`.
        public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
        /// AppKit's `hudWindow`.
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
        /// AppKit's `fullScreen`.
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        /// AppKit's `fullSizeContentView`.
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }

    /// AppKit's `CollectionBehavior`.
    public struct CollectionBehavior: OptionSet, Sendable {
        /// AppKit's `rawValue`.
        public let rawValue: UInt
        /// AppKit's initializer.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// AppKit's `canJoinAllSpaces`.
        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1 << 0)
        /// AppKit's `moveToActiveSpace`.
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
        /// AppKit's `managed`.
        public static let managed = CollectionBehavior(rawValue: 1 << 2)
        /// AppKit's `transient`.
        public static let transient = CollectionBehavior(rawValue: 1 << 3)
        /// AppKit's `stationary`.
        public static let stationary = CollectionBehavior(rawValue: 1 << 4)
        /// AppKit's `participatesInCycle`.
        public static let participatesInCycle = CollectionBehavior(rawValue: 1 << 5)
        /// AppKit's `ignoresCycle`.
        public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
        /// AppKit's `fullScreenPrimary`.
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
        /// AppKit's `fullScreenAuxiliary`.
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
        /// AppKit's `fullScreenNone`.
        public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
        /// AppKit's `fullScreenAllowsTiling`.
        public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 1 << 11)
        /// AppKit's `fullScreenDisallowsTiling`.
        public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 1 << 12)
    }

    /// AppKit's `BackingStoreType`.
    public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
    /// AppKit's `AnimationBehavior`.
    public enum AnimationBehavior: Int, Sendable { case `default`, none, documentWindow, utilityWindow, alertPanel }
    /// AppKit's `TitleVisibility`.
    public enum TitleVisibility: Int, Sendable { case visible, hidden }
    /// AppKit's `TabbingMode`.
    public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
    /// AppKit's `ToolbarStyle`.
    public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }

    /// AppKit's initializer.
    public init(contentRect: NSRect, styleMask: StyleMask, backing: BackingStoreType, defer isDeferred: Bool) { super.init() }

    /// AppKit's `title`.
    open var title = ""
    /// AppKit's `subtitle`.
    open var subtitle = ""
    // Safe: declared as AppKit declares it; nothing here unwraps it.
    /// AppKit's `miniwindowTitle`.
    open var miniwindowTitle: String! = ""
    // Safe: declared as AppKit declares it; nothing here unwraps it.
    /// AppKit's `backgroundColor`.
    open var backgroundColor: NSColor! = .windowBackgroundColor
    /// AppKit's `titleVisibility`.
    open var titleVisibility = TitleVisibility.visible
    /// AppKit's `toolbarStyle`.
    open var toolbarStyle = ToolbarStyle.automatic
    /// AppKit's `titlebarSeparatorStyle`.
    open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
    /// AppKit's `representedFilename`.
    open var representedFilename = ""
    /// AppKit's `contentView`.
    open var contentView: NSView?
    /// AppKit's `contentViewController`.
    open var contentViewController: NSViewController?
    /// AppKit's `toolbar`.
    open var toolbar: NSToolbar?
    /// AppKit's `delegate`.
    open weak var delegate: (any NSWindowDelegate)?
    /// AppKit's `initialFirstResponder`.
    open weak var initialFirstResponder: NSView?
    /// AppKit's `contentMinSize`.
    open var contentMinSize = NSSize.zero
    /// AppKit's `contentMaxSize`.
    open var contentMaxSize = NSSize.zero
    /// AppKit's `minFullScreenContentSize`.
    open var minFullScreenContentSize = NSSize.zero
    /// AppKit's `maxFullScreenContentSize`.
    open var maxFullScreenContentSize = NSSize.zero
    /// AppKit's `collectionBehavior`.
    open var collectionBehavior: CollectionBehavior = []
    /// AppKit's `animationBehavior`.
    open var animationBehavior = AnimationBehavior.default
    /// AppKit's `tabbingMode`.
    open var tabbingMode = TabbingMode.automatic
    /// AppKit's `tabbingIdentifier`.
    open var tabbingIdentifier = ""
    /// AppKit's `identifier`.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// AppKit's `appearance`.
    open var appearance: NSAppearance?
    /// AppKit's `titlebarAppearsTransparent`.
    open var titlebarAppearsTransparent = false
    /// AppKit's `allowsToolTipsWhenApplicationIsInactive`.
    open var allowsToolTipsWhenApplicationIsInactive = false
    /// AppKit's `autorecalculatesKeyViewLoop`.
    open var autorecalculatesKeyViewLoop = false
    /// AppKit's `isReleasedWhenClosed`.
    open var isReleasedWhenClosed = true
    /// AppKit's `hidesOnDeactivate`.
    open var hidesOnDeactivate = false
    /// AppKit's `isRestorable`.
    open var isRestorable = true
    /// AppKit's `hasShadow`.
    open var hasShadow = true
    /// AppKit's `isOpaque`.
    open var isOpaque = true
    /// AppKit's `canHide`.
    open var canHide = true
    /// AppKit's `acceptsMouseMovedEvents`.
    open var acceptsMouseMovedEvents = false
    /// AppKit's `isAutodisplay`.
    open var isAutodisplay = true
    /// AppKit's `viewsNeedDisplay`.
    open var viewsNeedDisplay = true

    /// AppKit's `setContentSize`.
    open func setContentSize(_ size: NSSize) {}
    /// AppKit's `setFrameAutosaveName`.
    @discardableResult
    open func setFrameAutosaveName(_ name: String) -> Bool { true }
    /// AppKit's `setValue`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { StandIn.cannotWrite("window", keyPath) }
}

/// AppKit's `NSPanel`.
open class NSPanel: NSWindow {}

/// AppKit's `NSWindowDelegate`. In a proof nothing is asked.
@MainActor public protocol NSWindowDelegate: AnyObject {}

/// AppKit's `NSWindowController`. In a proof nothing is shown.
@MainActor
open class NSWindowController: NSResponder {
    /// AppKit's initializer.
    public init(window: NSWindow?) {
        self.window = window
        super.init()
    }

    public convenience override init() { self.init(window: nil) }

    // Safe: generated code decodes nothing, and a person's code that does is told so.
    /// AppKit's initializer.
    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    /// AppKit's `window`.
    open var window: NSWindow?
    /// AppKit's `contentViewController`.
    open var contentViewController: NSViewController?
    /// AppKit's `showWindow`.
    open func showWindow(_ sender: Any?) {}
}
