import FormworkModel

/// The insets of bars, cut-outs and the home indicator into a root view of the canvas.
struct CanvasInsets {
    var top = 0.0
    var bottom = 0.0
    var sides = 0.0
    /// The height of the controller's top layout guide: `top` without the status bar's height if the controller hides it; 0 if it is embedded.
    var topGuide = 0.0
}

extension CanvasEnvironment {
    func insets(of root: RootSituation, _ size: Size) -> CanvasInsets {
        if isTV { return televisionInsets(of: root, size) }
        let factor = insetFactor(root, size: size)
        let status = isSideways ? 0 : statusHeight * factor
        var insets = CanvasInsets(top: status, bottom: homeHeight * factor, sides: sideInset)
        let isSheet = isSheet(root, size: size)
        present(root, size: size, isSheet: isSheet, insets: &insets)
        insets.topGuide = root.bars.isEmbedded ? 0 : root.bars.hidesStatusBar ? max(insets.top - status, 0) : insets.top
        addBars(root, size: size, status: status, isSheet: isSheet, insets: &insets)
        if root.frame.origin.y > 0 {
            insets.top = max(0, insets.top - root.frame.origin.y)
            insets.topGuide = max(0, insets.topGuide - root.frame.origin.y)
        }
        return insets
    }

    // MARK: The screen

    /// Whether the screen is that of a phone in landscape, without a status bar.
    private var isSideways: Bool { device?.family == .phone && orientation == .landscape }

    /// Whether a view has its own size instead of the screen's.
    private func isOfOwnSize(_ root: RootSituation, size: Size) -> Bool {
        (root.bars.isFreeform || root.kind != .controller) && size != screen
    }

    /// The part of the top inset for the status bar or the cut-out.
    private var statusHeight: Double {
        guard let device else { return version < 14800 ? 20 : 0 }
        guard device.hasHomeIndicator else { return 14800..<21600 ~= version ? 0 : 20 }
        return switch device.id {
        case "retina5_9": version < 21000 ? 44 : version < 21600 ? 47 : 50
        case "retina6_0": version < 21000 ? 44 : 47
        // The id was reassigned to the later device with this diagonal.
        case "retina6_7": version < 21000 ? 44 : version < 24000 ? 47 : 59
        case "retina6_1": version < 21000 ? 44 : 48
        case "retina6_5": 44
        default: device.canvasPortraitSafeArea.top
        }
    }

    /// The height of the home indicator's inset.
    private var homeHeight: Double { device.map { $0.hasHomeIndicator ? $0.canvasSafeArea(orientation).bottom : 0 } ?? 0 }

    private var sideInset: Double { device.map { isSideways ? $0.canvasSafeArea(orientation).left : 0 } ?? 0 }

    /// Returns the factor of a device's insets. Some versions count the insets of devices without a home button twice, except those of sheets and, in
    /// the latest versions, those of freeform views.
    private func insetFactor(_ root: RootSituation, size: Size) -> Double {
        guard version >= 23700, device?.hasHomeIndicator == true, !isSheet(root, size: size) else { return 1 }
        return version >= 24700 && root.bars.isFreeform && size != screen ? 1 : 2
    }

    // MARK: Presentation

    /// Whether a controller's view is presented as a sheet: it is as wide as the screen and lower by one of a few heights.
    private func isSheet(_ root: RootSituation, size: Size) -> Bool {
        guard root.kind == .controller, version >= 14800, let device, size.width == screen.width else { return false }
        let missing = screen.height - size.height
        func isMissing(_ height: Double) -> Bool { abs(missing - height) < 1 }
        if !device.hasHomeIndicator { return isMissing(20) || isMissing(54) }
        if version < 21000 { return isMissing(54) }
        if version >= 24700, isMissing(statusHeight + 10) { return true }
        return isMissing(54) || isMissing(10) || version >= 24000 && isMissing(statusHeight)
    }

    /// Reduces the insets of sheets, popovers, container views and views of their own size, which do not reach the screen's edges.
    private func present(_ root: RootSituation, size: Size, isSheet: Bool, insets: inout CanvasInsets) {
        if isSheet {
            if version < 24000 { insets.top = 0 }
            if version >= 21000 { insets.bottom = 0 }
        }
        if root.bars.isEmbedded {
            insets.bottom = 0
            if !root.hasSafeAreaGuide { insets.top = 0 }
        }
        if root.bars.isPopover {
            insets.top = 0
            insets.bottom = 0
        }
        if isOfOwnSize(root, size: size) {
            // The view is upright regardless of the device's orientation.
            if isSideways, let device {
                insets.sides = 0
                insets.bottom = device.canvasPortraitSafeArea.bottom
            }
            if size.width <= screen.width && version < 20900 { insets.bottom = 0 }
        }
        if version < 14800, size != screen, isBelowStatusBar(root, size: size) { insets.top = 0 }
    }

    /// Whether a view of another size than the screen's has no status bar above it. On phones since version 13100 these are views much lower than the
    /// screen, otherwise the top-level views of versions before 14200.
    private func isBelowStatusBar(_ root: RootSituation, size: Size) -> Bool {
        if device?.family == .phone, version >= 13100 { return size.height < 500 }
        return root.kind != .controller && version < 14200
    }

    private func addBars(_ root: RootSituation, size: Size, status: Double, isSheet: Bool, insets: inout CanvasInsets) {
        let bars = root.bars
        if let bar = bars.navigationBar, !bars.isEmbedded {
            let height = navigationBarHeight(bar, isSheet: isSheet)
            // A view below the bar starts at the bar's lower edge.
            let isBelow = bar.isOpaque || (size.width == screen.width && !isSheet && size.height <= screen.height - height - status)
            if isSheet {
                insets.top = 0
                insets.topGuide = 0
            }
            insets.top = isBelow ? 0 : insets.top + height
            insets.topGuide = isBelow ? 0 : insets.topGuide + height
        }
        if bars.hasTabBar { insets.bottom += 49 }
        if bars.hasToolbar { insets.bottom += version < 14800 ? 44 : 49 }
    }

    private func navigationBarHeight(_ bar: Bars.NavigationBar, isSheet: Bool) -> Double {
        if version < 24000 { return bar.hasLargeTitle ? 96 : isSheet ? 56 : device?.family == .pad && version >= 14800 ? 50 : 44 }
        return bar.hasLargeTitle ? isSheet ? 126 : 106 : isSheet ? 70 : 54
    }
}
