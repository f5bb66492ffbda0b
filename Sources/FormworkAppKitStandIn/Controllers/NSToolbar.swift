/// Apple's [NSToolbar](https://developer.apple.com/documentation/appkit/nstoolbar). The stand-in shows nothing.
open class NSToolbar: NSObject {
    public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
    public enum SizeMode: UInt, Sendable { case `default`, regular, small }

    public init(identifier: String) { super.init() }

    open weak var delegate: (any NSToolbarDelegate)?
    open var displayMode = DisplayMode.default
    open var sizeMode = SizeMode.default
    open var isVisible = true
    open var showsBaselineSeparator = true
    open var allowsUserCustomization = false
    open var autosavesConfiguration = false
}

/// Apple's [NSToolbarItem](https://developer.apple.com/documentation/appkit/nstoolbaritem). The stand-in shows nothing.
open class NSToolbarItem: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let space = Identifier("NSToolbarSpaceItem")
        public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
        public static let showColors = Identifier("NSToolbarShowColorsItem")
        public static let showFonts = Identifier("NSToolbarShowFontsItem")
        public static let print = Identifier("NSToolbarPrintItem")
        public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
        public static let cloudSharing = Identifier("NSToolbarCloudSharingItem")
        public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparatorItem")
    }

    public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    public init(itemIdentifier: Identifier) { super.init() }

    open var label = ""
    open var paletteLabel = ""
    open var title = ""
    open var toolTip: String?
    open var tag = 0
    open weak var target: AnyObject?
    open var action: Selector?
    open var image: NSImage?
    open var view: NSView?
    open var visibilityPriority = VisibilityPriority(rawValue: 0)
    open var isEnabled = true
    open var isBordered = false
    open var isNavigational = false
    open var autovalidates = true
}

/// Apple's [NSSearchToolbarItem](https://developer.apple.com/documentation/appkit/nssearchtoolbaritem).
open class NSSearchToolbarItem: NSToolbarItem {
    open lazy var searchField = NSSearchField()
}

/// Apple's [NSToolbarDelegate](https://developer.apple.com/documentation/appkit/nstoolbardelegate). The stand-in calls no delegate.
@MainActor public protocol NSToolbarDelegate: AnyObject {
    func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier identifier: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem?
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
}

extension NSToolbarDelegate {
    public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
}
