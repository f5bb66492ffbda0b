import FormworkModel
import FormworkTree

/// Draws AppKit's named images, such as `NSAddTemplate`.
enum NamedImageArt {
    /// Returns the natural size of an image, in points; nil if the name is unknown.
    static func size(of name: String) -> Size? {
        if symbols[name] != nil { return Size(width: 14, height: 14) }
        if statusColors[name] != nil { return Size(width: 16, height: 16) }
        return icons.contains(name) ? Size(width: 32, height: 32) : nil
    }

    /// Draws an image.
    ///
    /// - Returns: Whether the image is known.
    static func draw(_ name: String, in rect: Rect, paint: Paint, into canvas: inout Canvas) -> Bool {
        guard name.utf8.starts(with: "NS".utf8) else { return false }
        let side = min(rect.size.width, rect.size.height)
        let square = rect.centered(Size(width: side, height: side))
        if let symbol = symbols[name] {
            // A flat symbol such as a minus is drawn as large as other symbols, even if its rectangle is lower.
            let whole = min(max(rect.size.width, rect.size.height), side * 5)
            SymbolArt.draw(symbol, in: rect.centered(Size(width: whole, height: whole)), paint: paint, into: &canvas)
            return true
        }
        if let color = statusColors[name] {
            let middle = square.center
            canvas.circle(x: .points(middle.x), y: .points(middle.y), radius: side * 0.32, .fill(color, stroke: .AppKit.edge, 0.5))
            return true
        }
        guard icons.contains(name) else { return touchBar(name, square: square, paint: paint, into: &canvas) }
        drawIcon(name, square: square, into: &canvas)
        return true
    }

    /// Draws an image of the Touch Bar, which is a symbol that its name determines.
    private static func touchBar(_ name: String, square: Rect, paint: Paint, into canvas: inout Canvas) -> Bool {
        guard name.utf8.starts(with: "NSTouchBar".utf8) else { return false }
        for (word, symbol) in touchBarWords where name.contains(word) {
            SymbolArt.draw(symbol, in: square, paint: paint, into: &canvas)
            return true
        }
        return false
    }

    private static func drawIcon(_ name: String, square: Rect, into canvas: inout Canvas) {
        let scale = square.size.width / 32
        func path(_ data: StaticString, _ style: Style) { canvas.path(data, at: square.origin, scale: scale, style: style) }
        switch name {
        case "NSFolder", "NSFolderBurnable", "NSFolderSmart":
            path("M3 6h9l3 3h14v5H3z", .fill(Paint(0x3FA9E8, dark: 0x3596D2)))
            path("M3 11h26v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z", .fill(Paint(0x62C4F6, dark: 0x4FB4EA)))
        case "NSCaution":
            path(
                "M16 3a2 2 0 0 1 1.800 1L30 26a2 2 0 0 1-1.800 3H3.800A2 2 0 0 1 2 26L14.200 4A2 2 0 0 1 16 3z",
                .fill(Paint(0xFDCB2E, dark: 0xFDCB2E)))
            path("M16 10v10M16 24.500v.1", .stroke(.white, 3, isRound: true))
        case "NSColorPanel":
            path("M16 2A14 14 0 0 1 28.100 9L16 16z", .fill(Paint(0xF7A325, dark: 0xF7A325)))
            path("M28.100 9A14 14 0 0 1 28.100 23L16 16z", .fill(Paint(0xF4E136, dark: 0xF4E136)))
            path("M28.100 23A14 14 0 0 1 16 30V16z", .fill(Paint(0x67C23A, dark: 0x67C23A)))
            path("M16 30A14 14 0 0 1 3.900 23L16 16z", .fill(Paint(0x3BA7E0, dark: 0x3BA7E0)))
            path("M3.900 23A14 14 0 0 1 3.900 9L16 16z", .fill(Paint(0x8259C9, dark: 0x8259C9)))
            path("M3.900 9A14 14 0 0 1 16 2v14z", .fill(Paint(0xE8505B, dark: 0xE8505B)))
        case "NSFontPanel":
            path("M5 27L14 5h3l9 22M8.500 19h14", .stroke(Paint(0x3A7BD5, dark: 0x5A9BF5), 3, isRound: true))
        case "NSTrashEmpty", "NSTrashFull":
            path(
                "M6 8h20l-2 21H8zM11 8l1 21M16 8v21M21 8l-1 21",
                .fill(Paint(0xDDDEE0, dark: 0x8A8A8E), stroke: Paint(0x9A9A9E, dark: 0xB5B5B9), 1.2))
        case "NSApplicationIcon", "NSMultipleDocuments":
            path(
                "M8 2h16a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6z",
                .fill(Paint(0xDCE9F7, dark: 0x3D5670), stroke: Paint(0x9DBBDB, dark: 0x6C8CAE)))
            path("M9 23L16 8l7 15M11 18.500h10", .stroke(Paint(0x6E9CCB, dark: 0x8FB4DA), 2.2, isRound: true))
        default:
            let symbol = iconSymbols.first { name.contains($0.0) }?.1 ?? "gearshape"
            SymbolArt.draw(
                symbol, in: square.inset(square.size.width * 0.06, square.size.width * 0.06), paint: Paint(0x6A7C92, dark: 0xA9B8C9),
                into: &canvas)
        }
    }

    private static let statusColors: [String: Paint] = [
        "NSStatusAvailable": .green, "NSStatusPartiallyAvailable": Paint(0xFFCC00, dark: 0xFFD60A), "NSStatusUnavailable": .red,
        "NSStatusNone": .gray,
    ]

    private static let icons: Set<String> = [
        "NSFolder", "NSFolderBurnable", "NSFolderSmart", "NSCaution", "NSColorPanel", "NSFontPanel", "NSTrashEmpty", "NSTrashFull",
        "NSApplicationIcon", "NSMultipleDocuments", "NSAdvanced", "NSPreferencesGeneral", "NSUserAccounts", "NSUser", "NSUserGroup",
        "NSUserGuest", "NSEveryone", "NSInfo", "NSNetwork", "NSBonjour", "NSComputer", "NSDotMac", "NSMobileMe",
    ]

    private static let iconSymbols = [
        ("User", "person"), ("Everyone", "person"), ("Info", "info.circle"), ("Network", "globe"), ("Bonjour", "wifi"),
        ("Computer", "display"), ("Mac", "globe"), ("Mobile", "globe"),
    ]

    private static let symbols: [String: String] = [
        "NSAddTemplate": "plus", "NSRemoveTemplate": "minus", "NSActionTemplate": "gearshape", "NSSmartBadgeTemplate": "gearshape",
        "NSRefreshTemplate": "arrow.clockwise", "NSRefreshFreestandingTemplate": "arrow.clockwise.circle.fill",
        "NSGoRightTemplate": "chevron.right", "NSGoForwardTemplate": "chevron.right", "NSRightFacingTriangleTemplate": "chevron.right",
        "NSGoLeftTemplate": "chevron.left", "NSGoBackTemplate": "chevron.left", "NSLeftFacingTriangleTemplate": "chevron.left",
        "NSStopProgressTemplate": "xmark", "NSStopProgressFreestandingTemplate": "xmark.circle.fill",
        "NSRevealFreestandingTemplate": "magnifyingglass.circle.fill", "NSFollowLinkFreestandingTemplate": "arrow.right.circle.fill",
        "NSInvalidDataFreestandingTemplate": "exclamationmark.circle.fill", "NSLockLockedTemplate": "lock",
        "NSLockUnlockedTemplate": "lock", "NSShareTemplate": "square.and.arrow.up", "NSListViewTemplate": "list.bullet",
        "NSIconViewTemplate": "square.grid.2x2", "NSColumnViewTemplate": "rectangle.split.3x1", "NSFlowViewTemplate": "square",
        "NSPathTemplate": "list.bullet", "NSQuickLookTemplate": "eye", "NSBookmarksTemplate": "book", "NSHomeTemplate": "house",
        "NSMenuOnStateTemplate": "checkmark", "NSMenuMixedStateTemplate": "minus",
        "NSEnterFullScreenTemplate": "arrow.up.left.and.arrow.down.right",
        "NSExitFullScreenTemplate": "arrow.down.right.and.arrow.up.left", "NSBluetoothTemplate": "wifi", "NSSlideshowTemplate": "play",
        "NSIChatTheaterTemplate": "play",
    ]

    private static let touchBarWords = [
        ("Add", "plus"), ("Delete", "trash"), ("Search", "magnifyingglass"), ("Share", "square.and.arrow.up"), ("PlayPause", "play"),
        ("Play", "play"), ("Pause", "pause"), ("GoBack", "chevron.left"), ("GoForward", "chevron.right"), ("GoUp", "chevron.up"),
        ("GoDown", "chevron.down"), ("Info", "info.circle"), ("Refresh", "arrow.clockwise"), ("List", "list.bullet"), ("User", "person"),
        ("Folder", "folder"), ("Mail", "envelope"), ("Bookmarks", "bookmark"), ("Volume", "speaker"), ("Audio", "speaker"),
        ("Compose", "square.and.pencil"), ("Color", "circle"), ("Text", "textformat"), ("Skip", "chevron.right"), ("Record", "circle"),
        ("History", "clock"), ("Alarm", "clock"), ("Camera", "camera"), ("Download", "square.and.arrow.down"), ("Tag", "tag"),
        ("Sidebar", "sidebar.left"), ("QuickLook", "eye"), ("Home", "house"), ("Remove", "minus"), ("Flag", "flag"),
    ]
}
