import FormworkModel

/// The canvas of Interface Builder for iOS and tvOS, as drawn by the version that wrote the document.
///
/// Source: fitted to recorded frames; the tables cover the observed versions.
struct CanvasEnvironment: LayoutEnvironment {
    let version: ToolsVersion
    /// The device of the canvas; nil for the square canvas of the first versions with size classes, and for XIBs without a device.
    let device: Device?
    let orientation: Device.Orientation
    let sizeClasses: (width: InterfaceDocument.SizeClass?, height: InterfaceDocument.SizeClass?)
    /// A size that replaces the recorded one.
    let size: Size?

    var kind: LayoutOptions.Environment { .canvas }
    var keepsPlaceholders: Bool { true }

    /// The canvas's own screen size, in points, if another device or orientation is requested.
    private let recordedScreen: Size?

    init(_ document: InterfaceDocument, options: LayoutOptions) {
        version = ToolsVersion(document)
        let own = CanvasDevice(document)
        device = options.device ?? own.device
        orientation = options.orientation ?? (options.device == nil ? own.orientation : .portrait)
        size = options.size
        let isOther = device != own.device || orientation != own.orientation
        recordedScreen = isOther ? own.screen : nil
        if let classes = options.sizeClasses {
            sizeClasses = classes
        } else if own.isSplit, !isOther {
            sizeClasses = (.compact, .regular)
        } else if let device {
            sizeClasses = device.sizeClasses(orientation)
        } else {
            sizeClasses = (nil, nil)
        }
    }

    /// The rounding of coordinates. Versions from 9000 to 10999 without a device round origins to whole points and sizes to halves, but halves are
    /// rounded up as often as down. Their values are therefore kept to half a point.
    var rounding: PixelRounding {
        if isTV { return PixelRounding(scale: version < 15000 ? 1 : 2) }
        return PixelRounding(scale: device?.scale ?? (version < 9000 ? 1 : 2))
    }

    /// Whether the screen is that of a television.
    var isTV: Bool { device?.family == .tv }

    /// The size of the canvas's screen, in points.
    var screen: Size { device?.size(orientation) ?? Size(width: 600, height: 600) }

    func surroundings(of root: RootSituation) -> RootSurroundings {
        var result = RootSurroundings(size: root.size(asked: size, from: recordedScreen, to: screen))
        switch root.kind {
        case .controller: controller(root, result: &result)
        case .topLevel, .topLevelReusable: topLevel(root, result: &result)
        case .tableCell, .collectionCell, .part: break
        }
        return result
    }

    // MARK: Controllers and top-level views

    private func controller(_ root: RootSituation, result: inout RootSurroundings) {
        // Below an opaque bar the recorded height is that of the whole screen.
        if size == nil, root.frame.origin.y == 64, [568, 667, 736, 1024].contains(root.frame.size.height) {
            result.size.height -= 64
        }
        surround(root, result: &result)
        result.addsSafeAreaToMargins = root.hasSafeAreaGuide || version >= 14200
    }

    private func topLevel(_ root: RootSituation, result: inout RootSurroundings) {
        if version < 13100 { return }
        surround(root, result: &result)
        result.addsSafeAreaToMargins = root.hasSafeAreaGuide || version >= 13200
    }

    private func surround(_ root: RootSituation, result: inout RootSurroundings) {
        let insets = insets(of: root, result.size)
        result.safeArea = EdgeInsets(top: insets.top, left: insets.sides, bottom: insets.bottom, right: insets.sides)
        result.topGuide = insets.topGuide
        result.bottomGuide = insets.bottom
        result.margins = rootMargins(root, size: result.size)
        result.hasSystemMargins = true
    }

    private func rootMargins(_ root: RootSituation, size: Size) -> EdgeInsets {
        let vertical = root.preservesSuperviewMargins ? 8.0 : 0
        let sides: Double
        if isTV, version >= 14800 {
            sides = 16
        } else if device == nil && size == Size(width: 600, height: 600) {
            sides = version < 8100 ? 16 : 20
        } else {
            sides = size.width >= (root.kind == .controller ? 414 : 400) ? 20 : 16
        }
        return EdgeInsets(top: vertical, left: sides, bottom: vertical, right: sides)
    }

    // MARK: Cells

    func cellMargins(of cell: CellSituation) -> EdgeInsets {
        let both = cell.isPreserving && cell.isContentPreserving
        let isLarge = device?.family == .phone && (device?.size.width ?? 0) >= 390
        let width = max(cell.cellWidth, cell.tableWidth ?? 0)
        let side: Double
        switch version.major {
        case ..<12000: side = 8
        case 12000..<13000: side = both ? 15 : 8
        case 13000..<13200: side = both ? 16 : 8
        case 13200..<14800:
            if max(cell.cellWidth, cell.tableWidth ?? 0) >= 414 {
                side = 20
            } else if let table = cell.tableWidth, table <= 320 {
                side = 15
            } else {
                side = 16
            }
        case 14800..<17000: side = isLarge ? (width > 320 ? 20 : 16) : 15
        default:
            // Since Xcode 26, a margin without the safe area is that of the screen, regardless of the cell's width.
            let isOwn = version >= 24000 && !cell.addsSafeArea && device?.family == .phone
            side = isLarge && width > 320 && !(isOwn && screen.width < 414) ? 20 : 16
        }
        let vertical = version < 13200 ? 8.0 : version < 24000 ? 11 : 15
        return EdgeInsets(top: vertical, left: side, bottom: vertical, right: cell.hasAccessory ? 8 : side)
    }
}
