/// AppKit's `NSToolbar`. In a proof nothing is shown.
@MainActor
open class NSToolbar: NSObject {
    /// AppKit's `DisplayMode`.
    public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
    /// AppKit's `SizeMode`.
    public enum SizeMode: UInt, Sendable { case `default`, regular, small }

    /// AppKit's initializer.
    public init(identifier: String) { super.init() }

    /// AppKit's `delegate`.
    open weak var delegate: (any NSToolbarDelegate)?
    /// AppKit's `displayMode`.
    open var displayMode = DisplayMode.default
    /// AppKit's `sizeMode`.
    open var sizeMode = SizeMode.default
    /// AppKit's `isVisible`.
    open var isVisible = true
    /// AppKit's `showsBaselineSeparator`.
    open var showsBaselineSeparator = true
    /// AppKit's `allowsUserCustomization`.
    open var allowsUserCustomization = false
    /// AppKit's `autosavesConfiguration`.
    open var autosavesConfiguration = false
}

/// AppKit's `NSToolbarItem`. In a proof nothing is shown.
@MainActor
open class NSToolbarItem: NSObject {
    /// AppKit's `Identifier`.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// AppKit's `rawValue`.
        public let rawValue: String
        /// AppKit's initializer.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// AppKit's initializer.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// AppKit's `space`.
        public static let space = Identifier("NSToolbarSpaceItem")
        /// AppKit's `flexibleSpace`.
        public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
        /// AppKit's `showColors`.
        public static let showColors = Identifier("NSToolbarShowColorsItem")
        /// AppKit's `showFonts`.
        public static let showFonts = Identifier("NSToolbarShowFontsItem")
        /// AppKit's `print`.
        public static let print = Identifier("NSToolbarPrintItem")
        /// AppKit's `toggleSidebar`.
        public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
        /// AppKit's `cloudSharing`.
        public static let cloudSharing = Identifier("NSToolbarCloudSharingItem")
        /// AppKit's `sidebarTrackingSeparator`.
        public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparatorItem")
    }

    /// AppKit's `VisibilityPriority`.
    public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
        /// AppKit's `rawValue`.
        public let rawValue: Int
        /// AppKit's initializer.
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// AppKit's initializer.
    public init(itemIdentifier: Identifier) { super.init() }

    /// AppKit's `label`.
    open var label = ""
    /// AppKit's `paletteLabel`.
    open var paletteLabel = ""
    /// AppKit's `title`.
    open var title = ""
    /// AppKit's `toolTip`.
    open var toolTip: String?
    /// AppKit's `tag`.
    open var tag = 0
    /// AppKit's `target`.
    open weak var target: AnyObject?
    /// AppKit's `action`.
    open var action: Selector?
    /// AppKit's `image`.
    open var image: NSImage?
    /// AppKit's `view`.
    open var view: NSView?
    /// AppKit's `visibilityPriority`.
    open var visibilityPriority = VisibilityPriority(rawValue: 0)
    /// AppKit's `isEnabled`.
    open var isEnabled = true
    /// AppKit's `isBordered`.
    open var isBordered = false
    /// AppKit's `isNavigational`.
    open var isNavigational = false
    /// AppKit's `autovalidates`.
    open var autovalidates = true
}

/// AppKit's `NSSearchToolbarItem`.
open class NSSearchToolbarItem: NSToolbarItem {
    /// AppKit's `searchField`.
    open lazy var searchField = NSSearchField()
}

/// AppKit's `NSToolbarDelegate`. In a proof nothing is asked.
@MainActor public protocol NSToolbarDelegate: AnyObject {
    /// AppKit's `toolbar`.
    func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier identifier: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem?
    /// AppKit's `toolbarDefaultItemIdentifiers`.
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    /// AppKit's `toolbarAllowedItemIdentifiers`.
    func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    /// AppKit's `toolbarSelectableItemIdentifiers`.
    func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
}

extension NSToolbarDelegate {
    /// AppKit's `toolbarSelectableItemIdentifiers`.
    public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
}
