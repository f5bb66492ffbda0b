import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Draws a controller without a view as Interface Builder does: a grey screen with the controller's name, between its bars. A watchOS controller is
/// drawn with its objects.
struct ControllerArtist {
    let controller: Element
    let context: ViewContext
    /// The screen's size, in points.
    let size: Size
    /// Draws a watchOS controller; nil for other platforms.
    private let watch: WatchArtist?
    /// Draws an application or a window controller of macOS; nil for other controllers.
    private let mac: MacSceneArtist?
    /// The device whose screen is shown; nil for a canvas without one.
    private let device: Device?
    private let orientation: Device.Orientation

    init(_ controller: Element, context: ViewContext) {
        self.controller = controller
        self.context = context
        watch = controller.document.platform == .watchOS ? WatchArtist(controller.node, context: context) : nil
        let canvas = CanvasDevice(controller.document)
        device = context.device ?? canvas.device
        orientation = context.orientation ?? canvas.orientation
        mac = context.isMac ? MacSceneArtist(controller, context: context) : nil
        // A requested device replaces the sizes of the canvas.
        size = watch?.size ?? mac?.size ?? context.device?.size(orientation) ?? Self.size(of: controller, canvas)
    }

    /// Returns the screen's size: the controller's freeform or simulated size, or that of the canvas.
    private static func size(of controller: Element, _ canvas: CanvasDevice) -> Size {
        let isMac = controller.document.platform == .macOS
        let sizes = [
            controller.child(key: "simulatedDestinationMetrics"), controller.child(key: "freeformSize"),
        ]
        for element in sizes.compactMap(\.self) {
            if let width = element["width"].flatMap(Double.init), let height = element["height"].flatMap(Double.init),
                (1...5000).contains(width), (1...5000).contains(height)
            {
                return Size(width: width, height: height)
            }
        }
        return isMac ? Size(width: 450, height: 300) : canvas.screen
    }

    /// Returns the title of a scene on the map: its label or, without one, the class of its controller in words.
    static func title(of scene: InterfaceDocument.Scene) -> String {
        if let label = scene.label, !label.isEmpty { return ViewNames.start(of: label).firstLine.shortened(to: 60) }
        guard let controller = scene.controller else { return "Scene" }
        // The box of a storyboard reference already shows its destination.
        return StoryboardReference(controller) == nil ? controller.classWords : ""
    }

    func draw(into canvas: inout Canvas) {
        if let watch { return watch.draw(into: &canvas) }
        if let mac { return mac.draw(into: &canvas) }
        canvas.fillBounds(Paint(0xD9D9DE, dark: 0x3A3A3C))
        let font = FontDescription(size: min(28, max(12, size.width / 14)), weight: .semibold)
        canvas.text(
            controller.classWords, x: .middle, y: .middle, drop: font.size / 3, anchor: .middle, font: font,
            paint: Paint(0x8A8A90, dark: 0xA1A1A6))
        if context.isMac { return drawTabs(into: &canvas) }
        drawNavigationBar(into: &canvas)
        drawTabBar(into: &canvas)
    }

    /// Draws the tabs of a macOS tab view controller, in the window's toolbar or in a row above the content.
    private func drawTabs(into canvas: inout Canvas) {
        guard controller.name == "tabViewController" else { return }
        let isToolbar = context.values.word("tabStyle", node: controller.node) == "toolbar"
        let items = ToolbarItems(tabsOf: controller.node, context).items
        let height = isToolbar ? 54.0 : 34
        if isToolbar { canvas.rect(x: 0, y: 0, width: .end, height: .points(height), .fill(Paint(0xF4F4F4, dark: 0x3A3A3A))) }
        let font = FontDescription(size: isToolbar ? 11 : 13)
        let widths = items.map { max(context.width(of: $0.label, font) + 20, 44) }
        var left = max((size.width - widths.reduce(0, +)) / 2, 0)
        for (item, width) in zip(items, widths) where left < size.width {
            if item.isSelected {
                canvas.rect(Rect(x: left, y: 4, width: width, height: height - 8), style: .fill(Paint(0xFFFFFF, dark: 0x5A5A5E)), radius: 5)
            }
            if isToolbar, let image = item.image {
                context.drawMacImage(
                    image, in: Rect(x: left + width / 2 - 10, y: 9, width: 20, height: 20), color: .AppKit.mark, into: &canvas)
            }
            context.drawLine(
                item.label, x: .points(left + width / 2), middle: .points(isToolbar ? 40 : height / 2), anchor: .middle, font: font,
                paint: .AppKit.label, maximumWidth: width, into: &canvas)
            left += width
        }
    }

    private func drawNavigationBar(into canvas: inout Canvas) {
        guard let bar = context.values.child(controller.node, key: "navigationBar") else { return }
        var style = BarStyle(bar, tint: context.globalTint, context: context)
        if style.background == nil, !context.isGlass, !context.isTV { style.background = .bar }
        let statusHeight = fillsScreen ? BarHeights.statusHeight(device, orientation: orientation) : 20
        let top = context.isTV ? BarHeights.televisionEdge(context.version) : statusHeight
        let hasLargeTitle = !context.isTV && context.values.flag(.largeTitles, node: bar) == true
        var content = context.links.roots[controller.node].map(context.navigationContent)
        content?.hasLargeTitle = hasLargeTitle
        let height = context.isTV ? BarHeights.television.navigationBar : navigationHeight(hasLargeTitle: hasLargeTitle)
        let artist = BarArtist(context, style: style)
        canvas.frame(Rect(x: 0, y: 0, width: size.width, height: top + height)) { canvas in
            artist.drawBackground(lineIsBelow: true, into: &canvas)
            guard let content else { return }
            canvas.frame(Rect(x: 0, y: top, width: size.width, height: height)) { canvas in
                artist.drawNavigation(content, size: Size(width: size.width, height: height), into: &canvas)
            }
        }
    }

    /// Returns the height of the navigation bar below the status bar, as the screens of the child controllers have it.
    private func navigationHeight(hasLargeTitle: Bool) -> Double {
        if context.device != nil, isLow { return 32 }
        if context.version >= (context.device == nil ? 24400 : 24000) { return hasLargeTitle ? 106 : 54 }
        if hasLargeTitle { return 96 }
        return context.device?.family == .pad ? 50 : 44
    }

    private func drawTabBar(into canvas: inout Canvas) {
        // A navigation controller in a tab has the bar, too.
        let links = context.links[controller.node]
        let isTabBar = controller.name == "tabBarController"
        guard let holder = isTabBar ? controller.node : context.isTV ? nil : links.tabBarController else { return }
        let bar = context.values.child(holder, key: "tabBar")
        let artist = BarArtist(context, style: BarStyle(bar, tint: context.globalTint, context: context))
        let height = context.isTV ? BarHeights.television.tabBar : context.device != nil && isLow ? 32.0 : 49
        // The bar extends below the home indicator.
        let below = fillsScreen && !context.isTV ? device.map { $0.hasHomeIndicator ? $0.safeArea(orientation).bottom : 0 } ?? 0 : 0
        let edge = context.isTV ? BarHeights.televisionEdge(context.version) : 0
        let top = context.isTV ? 0 : size.height - height - below
        canvas.frame(Rect(x: 0, y: top, width: size.width, height: edge + height + below)) { canvas in
            artist.drawBackground(lineIsBelow: context.isTV, into: &canvas)
            let selected = isTabBar ? 0 : links.tab
            let items = context.tabItems(of: holder, selected: selected)
            let size = Size(width: size.width, height: height)
            canvas.frame(Rect(x: 0, y: edge, width: size.width, height: height)) { canvas in
                artist.drawTabs(items, selected: selected, size: size, into: &canvas)
            }
        }
    }

    private var isLow: Bool { device?.sizeClasses(orientation).height == .compact }

    /// Whether the screen has the size of the device, so that its status bar and its home indicator take room.
    private var fillsScreen: Bool { device.map { $0.size(orientation) == size } ?? true }
}
