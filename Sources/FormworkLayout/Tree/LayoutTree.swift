import FormworkModel
import FormworkTree

/// A view tree to be laid out, with its items, the surroundings of its root, and the context that it shares with the document's other trees.
struct LayoutTree {
    let context: LayoutContext
    let situation: RootSituation
    /// The node of the controller that owns the root view; nil where there is none.
    let controller: NodeIndex?
    /// See ``ViewTree/collapses``.
    let collapses: Bool
    /// The table that holds the cell or header.
    let table: HostTable?
    /// Whether the layout is kept, to be resized later.
    let isKept: Bool
    private(set) var items: Table<ItemIndex, TreeItem>
    private(set) var surroundings: RootSurroundings

    init(_ tree: ViewTree, context: LayoutContext, table: HostTable? = nil, isKept: Bool = false) {
        self.context = context
        situation = tree.situation
        controller = tree.controller
        collapses = tree.collapses
        self.table = table
        self.isKept = isKept
        items = tree.items
        surroundings = context.environment.surroundings(of: tree.situation)
        if let table, context.followsHost, !context.isMac {
            let recorded = tree.situation.frame.size.width
            surroundings.size.width = tree.situation.kind.isCell ? table.width(ofCell: recorded) : table.width(ofRecorded: recorded)
        }
        surroundings.size = surroundings.size.bounded(by: LayoutNumber.greatest)
        if context.options.isBlind {
            for item in items.indices where items[item].placement == .recorded { items[item].placement = .constraints }
        }
        if context.isMac {
            items = tilingScrollViews(items)
            if context.isOnCanvas, let size = windowSize { surroundings.size = size.bounded(by: LayoutNumber.greatest) }
        }
    }

    /// The size of the window's content rectangle, for window content that is laid out by autoresizing masks alone. Content with constraints keeps
    /// the size that Interface Builder recorded for the view itself.
    private var windowSize: Size? {
        let window = context.values.tree.nodes[items[.root].node].parent
        guard situation.isWindowContent, items.dropFirst().allSatisfy({ $0.placement == .mask }),
            items.allSatisfy({ context.values.index.views[$0.view.number].constraints.count == 0 }),
            let content = context.values.child(window, key: "contentRect"), let width = context.values.layoutNumber(.width, node: content),
            let height = context.values.layoutNumber(.height, node: content)
        else { return nil }
        return Size(width: width, height: height)
    }

    /// Sets the root's size.
    mutating func resize(to size: Size) { surroundings.size = size.bounded(by: LayoutNumber.greatest) }

    /// The origin of the root in its container, in points.
    var rootOrigin: Point {
        var origin = situation.frame.origin
        if let table, table.insetsCells, situation.kind.isCell { origin.x += table.sides.left }
        return origin
    }

    // MARK: Recorded sizes

    /// The source of leaf sizes at the current size of the root.
    var leafSizes: LeafSizes {
        context.leafSizes(isAsRecorded: surroundings.size == situation.frame.size, collapses: collapses, isKept: isKept)
    }

    /// Returns the recorded size of an item; nil if there is none, if recorded sizes aren't used, or if the item's content or text size differs from
    /// the recorded one.
    func recordedSize(of item: ItemIndex) -> Size? {
        let item = items[item]
        if !item.isPlacedByLayout { return item.frame.size }
        // Without a rectangle nothing was recorded.
        if !context.values.index.views[item.view.number].flags.contains(.hasFrame) { return nil }
        if context.metrics.hasOtherTextSize, context.metrics.scalesText(item.node, name: item.name) { return nil }
        return context.usesRecorded && !context.hasChangedContent(item.view) ? item.frame.size : nil
    }

    /// The default size of a view that was dragged into a stack view from the library.
    static var librarySize: Size { Size(width: 240, height: 128) }

    // MARK: Items

    /// Returns the item of a view; nil for a view that is in another tree or is not installed.
    func item(of view: ViewIndex) -> ItemIndex? {
        guard let place = context.places[view], items.indices.contains(place.item), items[place.item].view == view else { return nil }
        return place.item
    }

    /// Returns the nearest common ancestor of two views; a view is its own ancestor.
    ///
    /// - Complexity: O(*d*) for views at depth *d*.
    func nearestCommonAncestor(_ first: ItemIndex, _ second: ItemIndex) -> ItemIndex {
        var (a, b) = (first, second)
        while a != b {
            // A superview has a smaller index than its subviews.
            if a > b { a = items[a].parent ?? .root } else { b = items[b].parent ?? .root }
        }
        return a
    }

    /// Whether the content of a view scrolls on iOS.
    func scrolls(_ item: ItemIndex) -> Bool {
        switch items[item].name {
        case .scrollView, .tableView, .collectionView, .textView: true
        default: false
        }
    }

    // MARK: Margins

    /// Returns the layout margins that the document sets for a view; nil where it sets none.
    func explicitMargins(of item: ItemIndex) -> EdgeInsets? {
        let values = context.values
        let node = items[item].node
        func number(_ name: Name, _ child: NodeIndex) -> Double { values.layoutNumber(name, node: child) ?? 0 }
        if let child = values.child(node, key: "directionalLayoutMargins") {
            let (leading, trailing) = (number(.leading, child), number(.trailing, child))
            return EdgeInsets(
                top: number(.top, child), left: context.isRightToLeft ? trailing : leading, bottom: number(.bottom, child),
                right: context.isRightToLeft ? leading : trailing)
        }
        if let child = values.child(node, key: "layoutMargins") {
            return EdgeInsets(
                top: number(.top, child), left: number(.left, child), bottom: number(.bottom, child), right: number(.right, child))
        }
        return nil
    }
}
