import FormworkLayout
import FormworkModel
import FormworkTree

/// Draws the surroundings of a root view on its screen: the background, the bars and the status bar.
struct ScreenChrome {
    let screen: Screen
    let context: ViewContext
    let heights: BarHeights
    /// The controller whose view is the root.
    let controller: NodeIndex?
    let links: ControllerLinks.Place

    init(_ screen: Screen, context: ViewContext) {
        self.screen = screen
        self.context = context
        heights = BarHeights(screen)
        controller = screen.controller
        links = controller.map { context.links[$0] } ?? ControllerLinks.Place()
    }

    /// Draws everything behind the root.
    func drawBehind(into canvas: inout Canvas) {
        if context.isMac { return WindowChrome(screen, context: context).drawBehind(into: &canvas) }
        canvas.fillBounds(.background)
    }

    /// Draws everything in front of the root.
    func drawInFront(into canvas: inout Canvas) {
        if context.isMac { return WindowChrome(screen, context: context).drawInFront(into: &canvas) }
        if heights.navigationBar > 0 { drawNavigationBar(into: &canvas) }
        if heights.tabBar > 0 { drawTabBar(into: &canvas) }
        if heights.toolbar > 0 { drawToolbar(into: &canvas) }
        if heights.statusBar > 0 { drawStatusBar(contrast(navigationStyle.background), into: &canvas) }
        if heights.homeIndicator > 0 { drawHomeIndicator(into: &canvas) }
        drawSideCutOut(into: &canvas)
    }

    // MARK: Colours

    /// Returns black or white, whichever contrasts with a bar or, without a bar, with the root.
    private func contrast(_ bar: Paint?) -> Paint {
        if let bar { return bar.contrast }
        guard let root = screen.views.first, let paint = context.colors.paint(root.node, key: "backgroundColor"), paint.light.alpha > 0.5
        else { return .label }
        return paint.contrast
    }

    private func bar(ofController controller: NodeIndex?, key: StaticString) -> NodeIndex? {
        controller.flatMap { context.values.child($0, key: key) }
    }

    private var navigationStyle: BarStyle {
        guard heights.navigationBar > 0 else { return BarStyle() }
        let node = bar(ofController: links.navigationController, key: "navigationBar")
        var style = BarStyle(node, tint: tint, context: context)
        // A bar with a large title is transparent until content is scrolled below it.
        if hasLargeTitle, node.flatMap({ context.colors.paint($0, key: "barTintColor") }) == nil { style.background = nil }
        return style
    }

    /// The tint of bars that do not set one.
    private var tint: Paint { context.globalTint }

    private var hasLargeTitle: Bool { screen.layout.surroundings.bars.navigationBar?.hasLargeTitle ?? false }

    // MARK: Bars

    private func drawNavigationBar(into canvas: inout Canvas) {
        let artist = BarArtist(context, style: navigationStyle, parts: screen.parts)
        canvas.frame(Rect(x: 0, y: 0, width: screen.size.width, height: heights.top)) { canvas in
            artist.drawBackground(lineIsBelow: true, into: &canvas)
            var content = controller.map(context.navigationContent) ?? NavigationContent(nil, title: "", context: context)
            content.hasLargeTitle = hasLargeTitle
            if let previous = links.previous { content.back = context.backTitle(ofController: previous) }
            // Items are kept clear of the notch and the rounded corners.
            let sides = screen.rowInsets(of: 0)
            let size = Size(width: screen.size.width - sides.left - sides.right, height: heights.navigationBar)
            canvas.frame(Rect(x: sides.left, y: heights.top - size.height, width: size.width, height: size.height)) { canvas in
                artist.drawNavigation(content, size: size, into: &canvas)
            }
        }
    }

    private func drawTabBar(into canvas: inout Canvas) {
        let node = bar(ofController: links.tabBarController, key: "tabBar")
        let artist = BarArtist(context, style: BarStyle(node, tint: tint, context: context))
        let height = context.isTV ? heights.tabBar : heights.bottom - heights.toolbar
        // On a television, the bar is at the top, and its items are inside the safe area.
        let edge = context.isTV ? heights.top - heights.navigationBar - height : 0
        let frame = Rect(
            x: 0, y: context.isTV ? 0 : screen.size.height - height, width: screen.size.width, height: edge + height)
        canvas.frame(frame) { canvas in
            artist.drawBackground(lineIsBelow: context.isTV, into: &canvas)
            let items = links.tabBarController.map { context.tabItems(of: $0, selected: links.tab) } ?? []
            let sides = screen.rowInsets(of: 0)
            let size = Size(width: screen.size.width - sides.left - sides.right, height: heights.tabBar)
            canvas.frame(Rect(x: sides.left, y: edge, width: size.width, height: size.height)) { canvas in
                artist.drawTabs(items, selected: links.tab, size: size, into: &canvas)
            }
        }
    }

    private func drawToolbar(into canvas: inout Canvas) {
        let node = bar(ofController: links.navigationController, key: "toolbar")
        let artist = BarArtist(context, style: BarStyle(node, tint: tint, context: context), parts: screen.parts)
        let height = heights.tabBar > 0 ? heights.toolbar : heights.bottom
        let rect = Rect(x: 0, y: screen.size.height - heights.bottom, width: screen.size.width, height: height)
        canvas.frame(rect) { canvas in
            artist.drawBackground(lineIsBelow: false, into: &canvas)
            let list = controller.flatMap { node in context.values.children(node).first { context.values.isToolbarItems($0) } }
            let items = list.map { BarItem.items(in: $0, context) } ?? []
            let sides = screen.rowInsets(of: 0)
            let width = screen.size.width - sides.left - sides.right
            canvas.frame(Rect(x: sides.left, y: 0, width: width, height: heights.toolbar)) { canvas in
                artist.drawToolbar(items, width: width, into: &canvas)
            }
        }
    }

    private func drawHomeIndicator(into canvas: inout Canvas) {
        let hasBar = heights.tabBar > 0 || heights.toolbar > 0
        let width = min(screen.size.width * 0.36, 320)
        let rect = Rect(x: (screen.size.width - width) / 2, y: screen.size.height - 13, width: width, height: 5)
        canvas.rect(rect, style: .fill(hasBar ? .label : contrast(nil)), radius: 2.5)
    }
}
