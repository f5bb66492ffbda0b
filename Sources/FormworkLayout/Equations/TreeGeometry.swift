import FormworkSolver
import FormworkModel

/// The input for the rows of a tree's linear system: its items, their metrics, their rectangles as variables of the solver, and their current
/// margins.
struct TreeGeometry {
    var tree: LayoutTree
    var metrics: TreeMetrics
    let boxes: TreeBoxes
    var insets: TreeInsets

    var context: LayoutContext { tree.context }
    var items: Table<ItemIndex, TreeItem> { _read { yield tree.items } }

    /// Returns an item's frame, as opposed to its alignment rectangle.
    func frame(_ item: ItemIndex) -> Box { boxes[item].grown(by: metrics[item].alignmentInsets) }

    // MARK: Alignment rectangles by direction

    /// Returns 1 where coordinates increase from start to end, otherwise -1.
    func sign(along axis: Axis) -> Double { axis == .horizontal && context.isRightToLeft ? -1 : 1 }

    /// Returns the edge at which an item starts: the upper or the leading one.
    func start(_ item: ItemIndex, along axis: Axis) -> Position {
        guard axis == .horizontal else { return boxes[item].top }
        return context.isRightToLeft ? boxes[item].right : boxes[item].left
    }

    func end(_ item: ItemIndex, along axis: Axis) -> Position {
        guard axis == .horizontal else { return boxes[item].bottom }
        return context.isRightToLeft ? boxes[item].left : boxes[item].right
    }

    func length(_ item: ItemIndex, along axis: Axis) -> Position { boxes[item].length(along: axis) }

    func center(_ item: ItemIndex, along axis: Axis) -> Position { boxes[item].center(along: axis) }

    // MARK: Baselines

    /// Returns the baseline of a view's text; for a stack view, that of an arranged view.
    func baseline(of item: ItemIndex, isFirst: Bool) -> Position {
        var item = item
        while items[item].name == .stackView, let inner = baselineItem(inStack: item, isFirst: isFirst) { item = inner }
        let baseline = isFirst ? metrics[item].firstBaseline : metrics[item].lastBaseline
        return Position(first: boxes[item].y, second: boxes[item].height, share: baseline.share, constant: baseline.offset)
    }

    private func baselineItem(inStack stack: ItemIndex, isFirst: Bool) -> ItemIndex? {
        func isShown(_ child: ItemIndex) -> Bool { items[child].placement == .arranged && !items[child].isHidden }
        return isFirst ? items[stack].children.first(where: isShown) : items[stack].children.last(where: isShown)
    }
}
