import FormworkModel
import FormworkTree

/// Draws a navigation bar that is a view.
struct NavigationBarArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        var content: NavigationContent
        if let controller, let first = context.links.roots[controller] {
            content = context.navigationContent(of: first)
        } else {
            let items = values.child(node, name: .items).map(values.children)?.filter { values.name($0) == .navigationItem } ?? []
            content = NavigationContent(items.last, title: "", context: context)
            if items.count > 1 { content.back = context.backTitle(of: items[items.count - 2], title: "") }
        }
        content.hasLargeTitle = values.flag(.largeTitles, node: node) ?? false
        let artist = barArtist
        artist.drawBackground(lineIsBelow: true, into: &canvas)
        artist.drawNavigation(content, size: size, into: &canvas)
    }
}

/// Draws a toolbar that is a view.
struct ToolbarArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        let artist = barArtist
        artist.drawBackground(lineIsBelow: false, into: &canvas)
        let items = values.child(node, name: .items).map { BarItem.items(in: $0, context) } ?? []
        // A bar that extends below the home indicator is higher than its items.
        let height = min(size.height, context.isGlass ? 49 : 44)
        canvas.frame(x: 0, y: 0, width: .end, height: .points(height)) { canvas in
            artist.drawToolbar(items, width: size.width, into: &canvas)
        }
    }
}

/// Draws a tab bar that is a view.
struct TabBarArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        let artist = barArtist
        artist.drawBackground(lineIsBelow: false, into: &canvas)
        var selected = 0
        let items: [TabItem]
        if let controller {
            items = context.tabItems(of: controller, selected: 0)
        } else {
            let nodes = values.child(node, name: .items).map(values.children)?.filter { values.name($0) == .tabBarItem } ?? []
            let chosen = values.string(.selectedItem, node: node)
            selected = chosen.flatMap { id in nodes.firstIndex { values.string(.id, node: $0) == id } } ?? -1
            items = nodes.prefix(50).enumerated().map { TabItem($1, isSelected: $0 == selected, context: context) }
        }
        artist.drawTabs(items, selected: selected, size: Size(width: size.width, height: min(size.height, 49)), into: &canvas)
    }
}

extension ViewArtist {
    fileprivate var barArtist: BarArtist { BarArtist(context, style: BarStyle(node, tint: tint, context: context)) }

    /// The controller to which the bar belongs.
    fileprivate var controller: NodeIndex? {
        let parent = values.storage.tree.nodes[node].parent
        switch values.name(parent) {
        case .navigationController, .tabBarController: return parent
        default: return nil
        }
    }
}
