import FormworkModel

/// The canvas of macOS, without margins and rounded to whole points.
struct AppKitEnvironment: LayoutEnvironment {
    /// A size that replaces the recorded one.
    let size: Size?

    var kind: LayoutOptions.Environment { .canvas }
    var device: Device? { nil }
    var orientation: Device.Orientation { .landscape }
    var sizeClasses: (width: InterfaceDocument.SizeClass?, height: InterfaceDocument.SizeClass?) { (nil, nil) }
    var keepsPlaceholders: Bool { true }
    var rounding: PixelRounding { PixelRounding(scale: 1) }

    func surroundings(of root: RootSituation) -> RootSurroundings {
        let isFree = root.kind == .controller || root.kind == .topLevel
        var result = RootSurroundings(size: isFree ? size ?? root.frame.size : root.frame.size, margins: .zero)
        // Interface Builder assumes a window's title bar and toolbar above a view that is not the content of a window.
        if isFree, !root.isWindowContent, root.hasSafeAreaGuide { result.safeArea.top = 52 }
        return result
    }

    func cellMargins(of cell: CellSituation) -> EdgeInsets { .zero }
}
