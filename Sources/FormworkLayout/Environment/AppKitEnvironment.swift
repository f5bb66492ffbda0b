import FormworkModel

/// The canvas of macOS: no margins, whole points.
struct AppKitEnvironment: LayoutEnvironment {
    /// A size in place of the recorded one.
    let size: Size?

    var kind: EnvironmentKind { .canvas }
    var device: Device? { nil }
    var orientation: Orientation { .landscape }
    var sizeClasses: (width: SizeClass?, height: SizeClass?) { (nil, nil) }
    var keepsPlaceholders: Bool { true }
    var rounding: PixelRounding { PixelRounding(scale: 1) }

    func surroundings(of root: RootSituation) -> RootSurroundings {
        let isFree = root.kind == .controller || root.kind == .topLevel
        var result = RootSurroundings(size: isFree ? size ?? root.frame.size : root.frame.size, margins: .zero)
        // Interface Builder reckons with a window's title bar and toolbar above what is no window's content itself.
        if isFree, !root.isWindowContent, root.hasSafeAreaGuide { result.safeArea.top = 52 }
        return result
    }

    func cellMargins(of cell: CellSituation) -> EdgeInsets { .zero }
}
