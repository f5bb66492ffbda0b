import FormworkLayout
import FormworkModel
import FormworkTree

/// The items of a window's toolbar, from left to right.
struct ToolbarItems {
    struct Item {
        enum Kind: Hashable { case space, flexibleSpace, separator, button, view }
        var kind: Kind
        /// The item's element; nil for a system item.
        var node: NodeIndex?
        var label: String
        var image: String?
        /// The size, in points.
        var size: Size
        /// Whether the item is that of the selected tab.
        var isSelected = false
    }

    var items: [Item] = []

    init(_ toolbar: NodeIndex, context: ViewContext, showsLabels: Bool) {
        let values = context.values
        guard let list = values.child(toolbar, named: "defaultToolbarItems") ?? values.child(toolbar, named: "allowedToolbarItems") else {
            return
        }
        var seen: Set<NodeIndex> = []
        for entry in values.children(list).prefix(60) {
            let node = values.word("reference", node: entry).flatMap { values.document.element(id: $0)?.node } ?? entry
            // A view can only be in one place.
            if context.toolbarViews[node] != nil, !seen.insert(node).inserted { continue }
            items.append(Self.item(node, context: context, showsLabels: showsLabels))
        }
    }

    /// Lists the tabs of a tab view controller. A tab without a label has the title of its controller.
    init(tabsOf controller: NodeIndex, _ context: ViewContext) {
        let values = context.values
        guard let list = values.child(controller, named: "tabViewItems") else { return }
        let segues = values.child(controller, name: .connections).map(values.children) ?? []
        let titles = segues.filter { values.isWord(.relationship, node: $0, word: "tabItems") }.map { segue in
            values.string(.destination, node: segue).flatMap { values.document.element(id: $0) }.flatMap {
                values.text(.title, node: $0.node, key: "title")
            }
        }
        let selected = values.amount("selectedTabViewItemIndex", node: controller).flatMap(Int.init(exactly:)) ?? 0
        items = values.children(list).prefix(20).enumerated().map { place, tab in
            let label = values.text(.label, node: tab, key: "label") ?? (titles.indices.contains(place) ? titles[place] : nil) ?? ""
            let width = max(context.text.width(of: label, in: WindowChrome.labelFont) + 20, 44)
            return Item(
                kind: .button, node: tab, label: label, image: values.string(.image, node: tab), size: Size(width: width, height: 28),
                isSelected: place == selected)
        }
    }

    private static func item(_ node: NodeIndex, context: ViewContext, showsLabels: Bool) -> Item {
        let values = context.values
        let identifier = values.word("implicitItemIdentifier", node: node) ?? ""
        func system(_ label: String, _ image: String) -> Item {
            Item(kind: .button, node: nil, label: label, image: image, size: Size(width: 34, height: 28))
        }
        switch identifier {
        case "NSToolbarFlexibleSpaceItem": return Item(kind: .flexibleSpace, node: nil, label: "", size: Size(width: 0, height: 0))
        case "NSToolbarSpaceItem": return Item(kind: .space, node: nil, label: "", size: Size(width: 24, height: 0))
        case "NSToolbarSeparatorItem", "NSToolbarSidebarTrackingSeparatorItemIdentifier":
            return Item(kind: .separator, node: nil, label: "", size: Size(width: 9, height: 0))
        case "NSToolbarShowColorsItem": return system("Colors", "NSColorPanel")
        case "NSToolbarShowFontsItem": return system("Fonts", "NSFontPanel")
        case "NSToolbarPrintItem": return system("Print", "printer")
        case "NSToolbarToggleSidebarItem": return system("Sidebar", "sidebar.left")
        default: break
        }
        let label = values.text(.label, node: node, key: "label") ?? ""
        let textWidth = showsLabels ? context.text.width(of: label, in: WindowChrome.labelFont) + 6 : 0
        if let view = context.toolbarViews[node] {
            let size = view.layout.size
            return Item(kind: .view, node: node, label: label, size: Size(width: max(size.width, textWidth), height: size.height))
        }
        let image = values.string(.image, node: node) ?? values.child(node, key: "image").flatMap { values.string(.image, node: $0) }
        return Item(kind: .button, node: node, label: label, image: image, size: Size(width: max(34, textWidth), height: 28))
    }

    /// Returns the left edges of the items, in points.
    ///
    /// - Parameters:
    ///   - start: The left end of the available space.
    ///   - end: The right end of the available space.
    ///   - isTrailing: Whether items without a flexible space are aligned to the right.
    func lefts(from start: Double, to end: Double, isTrailing: Bool) -> [Double] {
        let gap = 8.0
        let total = items.reduce(0) { $0 + $1.size.width } + gap * Double(max(items.count - 1, 0))
        let flexible = items.count { $0.kind == .flexibleSpace }
        let rest = max(end - start - total, 0)
        var left = start + (flexible == 0 && isTrailing ? rest : 0)
        return items.map { item in
            defer { left += item.size.width + gap + (item.kind == .flexibleSpace ? rest / Double(flexible) : 0) }
            return left
        }
    }
}
