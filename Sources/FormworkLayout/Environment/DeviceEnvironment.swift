import FormworkModel

/// A device at run time, with its own safe area, UIKit's documented margins and bars, and without constraints that are removed at build time.
///
/// Source: UIKit's documentation of safe areas, layout margins and bars.
struct DeviceEnvironment: LayoutEnvironment {
    private let named: Device
    let orientation: Device.Orientation
    let sizeClasses: (width: InterfaceDocument.SizeClass?, height: InterfaceDocument.SizeClass?)
    private let size: Size?
    private let recordedScreen: Size
    private let toolsVersion: Int
    /// The id of the XIB's top-level view that the file's owner has as its `view`; nil where there is none.
    private let fileOwnerView: String?

    var kind: LayoutOptions.Environment { .device }
    var device: Device? { named }
    var keepsPlaceholders: Bool { false }
    var rounding: PixelRounding { PixelRounding(scale: named.scale) }

    /// The device if none is requested and the document has none.
    private static let usual = "iphone-15"

    init(_ document: InterfaceDocument, options: LayoutOptions) {
        let canvas = CanvasDevice(document)
        guard let device = options.device ?? canvas.device ?? Device(named: Self.usual) else {
            // Safe: the name is a constant, and a test checks that the catalogue contains it.
            preconditionFailure("the usual device is in the catalogue")
        }
        named = device
        orientation = options.orientation ?? (options.device == nil ? canvas.orientation : .portrait)
        size = options.size
        toolsVersion = ToolsVersion(document).major
        recordedScreen = canvas.screen
        sizeClasses = options.sizeClasses ?? device.sizeClasses(orientation)
        fileOwnerView =
            document.kind == .xib
            ? document.connections.first { $0.kind == .outlet && $0.name == "view" && $0.source.id == "-1" }?.destinationID : nil
    }

    func surroundings(of root: RootSituation) -> RootSurroundings {
        let screen = named.size(orientation)
        var result = RootSurroundings(size: root.size(asked: size, from: recordedScreen, to: screen))
        result.addsSafeAreaToMargins = true
        switch root.kind {
        case .controller: controller(root, result: &result)
        case .topLevel where root.id == fileOwnerView && fileOwnerView != nil: controller(root, result: &result)
        case .topLevel, .topLevelReusable, .tableCell, .collectionCell, .part: break
        }
        return result
    }

    private func controller(_ root: RootSituation, result: inout RootSurroundings) {
        let bars = root.bars
        let screen = named.size(orientation)
        var safe = named.safeArea(orientation)
        if size == nil, !bars.isEmbedded, !bars.isPopover, root.frame.size.height + 140 >= recordedScreen.height || bars.isFreeform {
            result.size = screen
        }
        if bars.isEmbedded || bars.isPopover { safe = .zero }
        let isLow = sizeClasses.height == .compact
        var top = bars.hidesStatusBar && !named.hasHomeIndicator ? 0 : safe.top
        var bottom = safe.bottom
        if let bar = bars.navigationBar, !bars.isEmbedded {
            let height = bar.height(on: named.family, isLow: isLow, toolsVersion: toolsVersion)
            if bar.isOpaque {
                // The view starts at the bar's lower edge.
                if size == nil { result.size.height -= top + height }
                top = 0
            } else {
                top += height
            }
        }
        if bars.hasTabBar { bottom += isLow ? 32 : 49 }
        if bars.hasToolbar { bottom += isLow ? 32 : 44 }
        result.safeArea = EdgeInsets(top: top, left: safe.left, bottom: bottom, right: safe.right)
        result.topGuide = top
        result.bottomGuide = bottom
        let sides = named.family == .tv ? 0.0 : result.size.width >= 414 ? 20 : 16
        let vertical = root.preservesSuperviewMargins ? 8.0 : 0
        result.margins = EdgeInsets(top: vertical, left: sides, bottom: vertical, right: sides)
        result.hasSystemMargins = true
    }

    func cellMargins(of cell: CellSituation) -> EdgeInsets {
        let side = max(cell.cellWidth, cell.tableWidth ?? 0) >= 414 ? 20.0 : 16
        return EdgeInsets(top: 11, left: side, bottom: 11, right: cell.hasAccessory ? 8 : side)
    }
}
