import FormworkModel
import FormworkTree

/// AppKit's scroll views place their parts whenever they are shown, regardless of the frames in the document.
///
/// The clip view fills the space inside the border. Scrollers overlay it: a user's preference decides whether they need space, and by default they
/// need none. A table's header overlays the clip view as well, and the table starts below the header. The document view fills the clip view or is
/// larger.
///
/// Source: 726 scroll views as recorded by Xcode 4 to 26, of which 7 in 8 have such a clip view, and documents compared with the output of Apple's
/// compiler.
extension LayoutTree {
    /// Returns the items with the parts of all scroll views where AppKit places them.
    func tilingScrollViews(_ items: Table<ItemIndex, TreeItem>) -> Table<ItemIndex, TreeItem> {
        var result = items
        for item in items.indices where items[item].name == .scrollView { tile(item, in: &result) }
        return result
    }

    private func tile(_ item: ItemIndex, in items: inout Table<ItemIndex, TreeItem>) {
        // A blind layout, which ignores recorded frames, knows the size of a scroll view that it places only after solving.
        guard !context.options.isBlind || !items[item].isPlacedByLayout,
            let clip = items[item].children.first(where: { items[$0].name == .clipView && isContent(items[$0]) }),
            let shown = items[clip].children.first, fillsClipView(items[shown].name),
            [clip, shown].allSatisfy({ items[$0].placement == .mask && !items[$0].isNamed })
        else { return }
        let head = items[item].children.first { items[$0].name == .tableHeaderView }
        let border = AppKitParts.border(of: items[item].node, context.values)
        // Before macOS 11 the clip view of a scroll view with a table header covered the border above it.
        let isOld = AppKitGeneration(toolsVersion: context.version.major) == .yosemite
        let outer = items[item].frame.size
        let (before, size) = (
            items[clip].frame.size,
            Size(width: outer.width - 2 * border, height: outer.height - border - (isOld && head != nil ? 0 : border))
        )
        guard size.width > 0, size.height > 0 else { return }
        items[clip].frame = Rect(origin: Point(x: border, y: border), size: size)

        let height = head.map { items[$0].frame.size.height } ?? 0
        var frame = items[shown].frame
        if frame.size.width <= before.width || frame.size.width <= size.width || columnsFit(items[shown].node, in: size.width) {
            frame.origin.x = 0
            frame.size.width = size.width
        }
        if frame.size.height <= before.height - height || frame.size.height <= size.height - height {
            frame.origin.y = height
            frame.size.height = max(size.height - height, 0)
        }
        items[shown].frame = frame
        if let head { items[head].frame.size.width = frame.size.width }
        for scroller in items[item].children where items[scroller].placement == .mask {
            let inside = Size(width: outer.width - 2 * border, height: outer.height - 2 * border - height)
            if let frame = place(of: items[scroller], in: items[item].node, of: inside, border) { items[scroller].frame = frame }
        }
    }

    /// Returns the frame of a scroller, measured from the bottom like all frames here: at the right edge below the header, or at the bottom edge.
    private func place(of scroller: TreeItem, in scrollView: NodeIndex, of inside: Size, _ border: Double) -> Rect? {
        let values = context.values
        // The thickness of an overlay scroller. macOS 26 has made the regular one a point wider.
        let thickness: Double = values.isWord(.controlSize, node: scroller.node, word: "small") ? 14 : 16
        guard scroller.name == .scroller, inside.width > thickness, inside.height > thickness else { return nil }
        if values.isWord(.key, node: scroller.node, word: "verticalScroller"), !lacks("hasVerticalScroller", scrollView: scrollView) {
            return Rect(x: border + inside.width - thickness, y: border, width: thickness, height: inside.height)
        }
        if values.isWord(.key, node: scroller.node, word: "horizontalScroller"), !lacks("hasHorizontalScroller", scrollView: scrollView) {
            return Rect(x: border, y: border, width: inside.width, height: thickness)
        }
        return nil
    }

    /// Whether an attribute of a scroll view is explicitly `NO`.
    private func lacks(_ name: String, scrollView: NodeIndex) -> Bool {
        let tree = context.values.tree
        return tree.names.id(of: name).map { tree.equals(tree.value(of: $0, at: scrollView), other: "NO") } ?? false
    }

    /// Whether a table is wide enough for its columns in every style. Current styles add up to 30 points at the sides.
    private func columnsFit(_ table: NodeIndex, in width: Double) -> Bool {
        let values = context.values
        let columns = values.children(table).lazy.map { values.children($0) }.first { $0.first.map { values.name($0) } == .tableColumn }
        guard let columns else { return false }
        let spacing = values.child(table, key: "intercellSpacing").flatMap { values.layoutNumber(.width, node: $0) } ?? 3
        return columns.reduce(30) { $0 + (values.layoutNumber(.width, node: $1) ?? 0) + spacing } <= width
    }

    private func isContent(_ item: TreeItem) -> Bool { context.values.isWord(.key, node: item.node, word: "contentView") }

    private func fillsClipView(_ name: Name) -> Bool {
        switch name {
        case .tableView, .outlineView, .textView, .collectionView: true
        default: false
        }
    }
}
