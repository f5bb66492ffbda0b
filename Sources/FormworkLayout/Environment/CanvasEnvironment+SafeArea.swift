import FormworkModel

/// How far bars, cut-outs and the home indicator reach into a root view of the canvas.
struct CanvasInsets {
    var top = 0.0
    var bottom = 0.0
    var sides = 0.0
    /// The height of the controller's top layout guide, which does not count a status bar that is hidden.
    var topGuide = 0.0
}

extension CanvasEnvironment {
    func insets(of root: RootSituation, _ size: Size) -> CanvasInsets {
        let status = isSideways ? 0 : statusHeight * insetFactor
        var insets = CanvasInsets(top: status, bottom: homeHeight, sides: sideInset)
        let isSheet = root.kind == .controller && version >= 14800 && abs(size.height - (screen.height - 54)) < 1
        present(root, size, isSheet: isSheet, &insets)
        insets.topGuide = root.bars.isEmbedded ? 0 : root.bars.hidesStatusBar ? max(insets.top - status, 0) : insets.top
        addBars(root, size, status: status, isSheet: isSheet, &insets)
        if root.frame.origin.y > 0 {
            insets.top = max(0, insets.top - root.frame.origin.y)
            insets.topGuide = max(0, insets.topGuide - root.frame.origin.y)
        }
        return insets
    }

    // MARK: The screen

    /// Whether it is a phone's screen lying on its side, without a status bar.
    private var isSideways: Bool { device?.family == .phone && orientation == .landscape }

    /// The part of the top inset that is the status bar or the cut-out.
    private var statusHeight: Double {
        guard let device else { return version < 14800 ? 20 : 0 }
        if device.family == .tv { return 60 }
        guard device.hasHomeIndicator else { return 14800..<21600 ~= version ? 0 : 20 }
        return switch device.id {
        case "retina5_9": version < 21000 ? 44 : version < 21600 ? 47 : 50
        case "retina6_0", "retina6_7": version < 21000 ? 44 : 47
        case "retina6_1": version < 21000 ? 44 : 48
        case "retina6_5": 44
        default: device.portraitSafeArea.top
        }
    }

    /// What the home indicator takes at the bottom, or a television's overscan.
    private var homeHeight: Double {
        guard let device else { return 0 }
        if device.family == .tv { return 60 }
        return device.hasHomeIndicator ? device.safeArea(orientation).bottom * insetFactor : 0
    }

    private var sideInset: Double { device.map { $0.family == .tv || isSideways ? $0.safeArea(orientation).left : 0 } ?? 0 }

    /// Some versions count the insets of devices without a home button twice.
    private var insetFactor: Double { version >= 23700 && device?.hasHomeIndicator == true ? 2 : 1 }

    // MARK: How the root is shown

    /// Sheets, popovers, container views and views of a size of their own do not reach the screen's edges.
    private func present(_ root: RootSituation, _ size: Size, isSheet: Bool, _ insets: inout CanvasInsets) {
        if isSheet {
            insets.top = 0
            if version >= 19000 { insets.bottom = 0 }
        }
        if root.bars.isEmbedded {
            insets.bottom = 0
            if !root.hasSafeAreaGuide { insets.top = 0 }
        }
        if root.bars.isPopover {
            insets.top = 0
            insets.bottom = 0
        }
        let isTopLevel = root.kind != .controller
        if (root.bars.isFreeform || isTopLevel) && size != screen {
            if isTopLevel && version < 14200 { insets.top = 0 }
            if size.width <= screen.width && version < 20900 { insets.bottom = 0 }
        }
    }

    private func addBars(_ root: RootSituation, _ size: Size, status: Double, isSheet: Bool, _ insets: inout CanvasInsets) {
        let bars = root.bars
        if let bar = bars.navigationBar, !bars.isEmbedded {
            let height = bar.hasLargeTitle ? 96.0 : version >= 24400 ? 54 : isSheet ? 56 : 44
            // A view below the bar begins where the bar ends.
            let isBelow = bar.isOpaque || (size.width == screen.width && size.height <= screen.height - height - status)
            insets.top = isBelow ? 0 : insets.top + height
            insets.topGuide = isBelow ? 0 : insets.topGuide + height
        }
        if bars.hasTabBar { insets.bottom += 49 }
        if bars.hasToolbar { insets.bottom += 44 }
    }
}
