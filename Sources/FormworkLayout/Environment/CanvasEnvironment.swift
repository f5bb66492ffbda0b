import FormworkModel

/// Interface Builder's canvas of iOS and tvOS, as the version that wrote the document draws it.
///
/// Source: fitted to recorded frames; the tables are those of the versions that have been seen.
struct CanvasEnvironment: LayoutEnvironment {
    let version: ToolsVersion
    /// The device of the canvas; nil for the square one of the first versions with size classes, and for XIBs without one.
    let device: Device?
    let orientation: Orientation
    let sizeClasses: (width: SizeClass?, height: SizeClass?)
    /// A size in place of the recorded one.
    let size: Size?

    var kind: EnvironmentKind { .canvas }
    var keepsPlaceholders: Bool { true }

    /// The canvas' own screen, in points, where another device or orientation is asked for.
    private let recordedScreen: Size?

    init(_ document: InterfaceDocument, _ options: LayoutOptions) {
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

    /// Versions from 9000 to 10999 without a device put origins on whole points and sizes on halves, but a half that is to be rounded goes
    /// up as often as down: what they say is kept to the half.
    var rounding: PixelRounding { PixelRounding(scale: device?.scale ?? (version < 9000 ? 1 : 2)) }

    /// The canvas' screen, in points.
    private var screen: Size { device?.size(orientation) ?? Size(width: 600, height: 600) }

    func surroundings(of root: RootSituation) -> RootSurroundings {
        var result = RootSurroundings(size: root.size(asked: size, from: recordedScreen, to: screen))
        switch root.kind {
        case .controller: controller(root, &result)
        case .topLevel, .topLevelReusable: topLevel(root, &result)
        case .tableCell, .collectionCell, .part: break
        }
        return result
    }

    // MARK: Controllers and top-level views

    private func controller(_ root: RootSituation, _ result: inout RootSurroundings) {
        // Below an opaque bar the recorded height is the whole screen's.
        if size == nil, root.frame.origin.y == 64, [568, 667, 736, 1024].contains(root.frame.size.height) {
            result.size.height -= 64
        }
        let insets = insets(of: root, result.size)
        result.safeArea = insets.safeArea
        result.topGuide = insets.topGuide
        result.bottomGuide = insets.safeArea.bottom
        result.margins = rootMargins(root, result.size)
        result.addsSafeAreaToMargins = root.hasSafeAreaGuide || version >= 14200
    }

    private func topLevel(_ root: RootSituation, _ result: inout RootSurroundings) {
        if version < 13100 { return }
        let insets = insets(of: root, result.size)
        result.safeArea = insets.safeArea
        result.topGuide = insets.topGuide
        result.bottomGuide = insets.safeArea.bottom
        result.margins = rootMargins(root, result.size)
        result.addsSafeAreaToMargins = root.hasSafeAreaGuide || version >= 13200
    }

    private func rootMargins(_ root: RootSituation, _ size: Size) -> EdgeInsets {
        let vertical = root.preservesSuperviewMargins ? 8.0 : 0
        let sides: Double
        if device == nil && size == Size(width: 600, height: 600) {
            sides = version < 8100 ? 16 : 20
        } else {
            sides = size.width >= (root.kind == .controller ? 414 : 400) ? 20 : 16
        }
        return EdgeInsets(top: vertical, left: sides, bottom: vertical, right: sides)
    }

    // MARK: Safe area

    /// The part of the top inset that is the status bar or the cut-out.
    private var statusHeight: Double {
        guard let device else { return version < 14800 ? 20 : 0 }
        if device.family == .tv { return 60 }
        if device.hasHomeIndicator {
            switch device.id {
            case "retina5_9": return version < 21000 ? 44 : version < 21600 ? 47 : 50
            case "retina6_0", "retina6_7": return version < 21000 ? 44 : 47
            case "retina6_1": return version < 21000 ? 44 : 48
            case "retina6_5": return 44
            default: return device.portraitSafeArea.top
            }
        }
        switch version.major {
        case ..<14800: return 20
        case 14800..<21600: return 0
        default: return 20
        }
    }

    /// Some versions count the insets of devices without a home button twice.
    private var insetFactor: Double { version >= 23700 && device?.hasHomeIndicator == true ? 2 : 1 }

    private func insets(of root: RootSituation, _ size: Size) -> (safeArea: EdgeInsets, topGuide: Double) {
        let bars = root.bars
        let isSheet = root.kind == .controller && version >= 14800 && abs(size.height - (screen.height - 54)) < 1
        let isTopLevel = root.kind != .controller
        var status = statusHeight * insetFactor
        if device?.family == .phone, orientation == .landscape { status = 0 }
        var top = status
        var bottom =
            (device?.hasHomeIndicator ?? false)
            ? (orientation == .landscape && device?.family == .phone ? 21 : device?.portraitSafeArea.bottom ?? 0) * insetFactor : 0
        var sides = 0.0
        if device?.family == .tv {
            bottom = 60
            sides = 80
        }
        if device?.family == .phone, orientation == .landscape { sides = device?.landscapeSafeArea.left ?? 0 }
        if isSheet {
            top = 0
            if version >= 19000 { bottom = 0 }
        }
        if bars.isEmbedded {
            bottom = 0
            if !root.hasSafeAreaGuide { top = 0 }
        }
        if bars.isPopover {
            top = 0
            bottom = 0
        }
        let isSmall = size.width != screen.width || size.height != screen.height
        if (bars.isFreeform || isTopLevel) && isSmall {
            if isTopLevel && version < 14200 { top = 0 }
            let isWider = size.width > screen.width
            if !(isWider || version >= 20900) { bottom = 0 }
        }
        var topGuide = bars.hidesStatusBar ? top - status : top
        if bars.isEmbedded { topGuide = 0 }
        if let bar = bars.navigationBar, !bars.isEmbedded {
            var height = bar.hasLargeTitle ? 96.0 : isSheet ? 56 : 44
            if version >= 24400 { height = bar.hasLargeTitle ? 96 : 54 }
            let isBelow =
                bar.isOpaque || (size.width == screen.width && size.height <= screen.height - height - status)
            if isBelow {
                top = 0
                topGuide = 0
            } else {
                top += height
                topGuide += height
            }
        }
        if bars.hasTabBar { bottom += 49 }
        if bars.hasToolbar { bottom += 44 }
        if root.frame.origin.y > 0 {
            top = max(0, top - root.frame.origin.y)
            topGuide = max(0, topGuide - root.frame.origin.y)
        }
        return (EdgeInsets(top: top, left: sides, bottom: bottom, right: sides), topGuide)
    }

    // MARK: Cells

    func cellContent(of cell: CellSituation) -> CellContent {
        let both = cell.isPreserving && cell.isContentPreserving
        let isLarge = (device?.size.width ?? 0) >= 390 && device?.id != "retina5_9"
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
        default: side = isLarge && width > 320 ? 20 : 16
        }
        let vertical = version < 13200 ? 8.0 : version < 24000 ? 11 : 15
        return CellContent(
            margins: EdgeInsets(top: vertical, left: side, bottom: vertical, right: cell.hasAccessory ? 8 : side))
    }
}
