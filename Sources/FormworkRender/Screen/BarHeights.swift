import FormworkLayout
import FormworkModel

/// The heights of the bars around a root view, in points; 0 for bars that are not shown.
struct BarHeights {
    /// The distance from the top of the screen to the bottom of the status bar or the navigation bar.
    private(set) var top = 0.0
    private(set) var statusBar = 0.0
    /// The height of the part of the navigation bar that contains its items, at its bottom.
    private(set) var navigationBar = 0.0
    /// The distance from the top of the bars at the bottom to the bottom of the screen.
    private(set) var bottom = 0.0
    private(set) var tabBar = 0.0
    private(set) var toolbar = 0.0
    /// The height reserved for the home indicator.
    private(set) var homeIndicator = 0.0

    init(_ screen: Screen) {
        let layout = screen.layout
        let (surroundings, bars) = (layout.surroundings, layout.surroundings.bars)
        guard surroundings.isScreen, !screen.isMac, !bars.isEmbedded else { return }
        if screen.document.platform == .tvOS {
            setTelevision(bars: bars, version: ToolsVersion(screen.document).major)
            return
        }
        let orientation = layout.orientation ?? .portrait
        let isLow = layout.device?.sizeClasses(orientation).height == .compact
        let isDevice = layout.environment == .device
        top = max(surroundings.safeArea.top, screen.rootTop)
        var status = Self.statusHeight(layout.device, orientation: orientation)
        if let bar = bars.navigationBar {
            let version = ToolsVersion(screen.document).major
            let natural =
                if isDevice, let device = layout.device {
                    bar.height(on: device.family, isLow: isLow, toolsVersion: version)
                } else {
                    bar.hasLargeTitle ? 96.0 : version >= 24400 ? 54 : 44
                }
            // In a sheet, and on the screens of some versions, the navigation bar starts at the top.
            status = min(status, max(0, top - natural))
            if status < 16 { status = 0 }
            navigationBar = min(top - status, natural)
            if navigationBar < 20 { navigationBar = 0 }
            // Some versions of the canvas count the status bar twice.
            if screen.rootTop == 0 { top = min(top, status + natural) }
        } else if top < 16 {
            status = 0
        } else {
            top = min(top, status)
        }
        // A root with its own size does not fill the screen.
        let isWhole = screen.controller != nil && !bars.isPopover && !(bars.isFreeform && layout.size != layout.device?.size(orientation))
        if isWhole, !bars.hidesStatusBar { statusBar = min(status, top) }
        let home = layout.device.map { $0.hasHomeIndicator ? $0.safeArea(orientation).bottom : 0 } ?? 0
        var left = surroundings.safeArea.bottom
        func take(_ isThere: Bool, _ height: Double) -> Double {
            let taken = isThere ? min(height, left) : 0
            left -= taken
            return taken
        }
        tabBar = take(bars.hasTabBar, isDevice && isLow ? 32 : 49)
        toolbar = take(bars.hasToolbar, isDevice && isLow ? 32 : 44)
        left = min(left, home)
        bottom = tabBar + toolbar + left
        if isWhole, home > 0 { homeIndicator = left }
    }

    /// Sets the heights on a television, whose tab bar is above the navigation bar, inside the safe area.
    private mutating func setTelevision(bars: Bars, version: Int) {
        navigationBar = bars.navigationBar == nil ? 0 : Self.television.navigationBar
        tabBar = bars.hasTabBar && (version >= 14800 || navigationBar > 0) ? Self.television.tabBar : 0
        top = navigationBar + tabBar == 0 ? 0 : Self.televisionEdge(version) + tabBar + navigationBar
    }

    /// The heights of bars on a television, as the safe areas of documents have them.
    static let television = (tabBar: 97.0, navigationBar: 145.0)

    /// Returns the distance of a television's bars from the edge of the screen.
    static func televisionEdge(_ version: Int) -> Double { version >= 13000 ? 60 : 0 }

    /// Returns the height of a device's status bar; phones in landscape have none.
    static func statusHeight(_ device: Device?, orientation: Device.Orientation) -> Double {
        guard let device else { return 20 }
        switch device.family {
        case .tv: return 0
        case .phone where orientation == .landscape: return 0
        case .phone, .pad: return device.hasHomeIndicator ? device.safeArea(orientation).top : 20
        }
    }
}
