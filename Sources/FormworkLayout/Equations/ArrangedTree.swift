import FormworkSolver
import FormworkModel
import FormworkTree

/// The views of a tree, for stacks and grids.
struct ArrangedTree: ArrangedViews {
    let geometry: TreeGeometry

    func sign(along axis: Axis) -> Double { geometry.sign(along: axis) }
    func start(_ item: ItemIndex, along axis: Axis) -> Position { geometry.start(item, along: axis) }
    func end(_ item: ItemIndex, along axis: Axis) -> Position { geometry.end(item, along: axis) }
    func center(_ item: ItemIndex, along axis: Axis) -> Position { geometry.center(item, along: axis) }
    func length(_ item: ItemIndex, along axis: Axis) -> Position { geometry.length(item, along: axis) }
    func baseline(of item: ItemIndex, isFirst: Bool) -> Position { geometry.baseline(of: item, isFirst: isFirst) }

    func margin(of stack: ItemIndex, along axis: Axis, atStart isStart: Bool) -> Double? {
        guard geometry.tree.explicitMargins(of: stack) != nil else { return nil }
        return edge(along: axis, atStart: isStart).of(geometry.insets.margins(of: stack))
    }

    /// Returns the edge at the start or the end of an axis.
    func edge(along axis: Axis, atStart isStart: Bool) -> Edge {
        switch axis {
        case .horizontal: isStart != geometry.context.isRightToLeft ? .left : .right
        case .vertical: isStart ? .top : .bottom
        }
    }

    func contentLength(of item: ItemIndex, along axis: Axis) -> Double? { geometry.metrics[item].intrinsicLength(along: axis) }

    /// Returns 0 for a view that UIKit collapses. Views of custom classes, and views on the canvas, keep the recorded length.
    func lengthWithoutContent(of child: ItemIndex, along axis: Axis) -> Double? {
        if contentLength(of: child, along: axis) != nil { return nil }
        let item = geometry.items[child]
        let isCanvas = geometry.context.environment.kind == .canvas
        // An empty view keeps its library size with a higher priority.
        if item.children.isEmpty, isCanvas { return nil }
        guard isCanvas || geometry.context.values.range(.customClass, node: item.node).isPresent else { return 0 }
        return (geometry.tree.recordedSize(of: child) ?? LayoutTree.librarySize)[axis]
    }

    /// Whether a view of UIKit takes room; AppKit's stacks leave out their hidden views themselves, and its grids don't. The canvas shows an activity
    /// indicator that hides when stopped.
    func isShown(_ child: ItemIndex) -> Bool {
        let item = geometry.items[child]
        if !item.isHidden || geometry.context.isMac { return true }
        return item.name == .activityIndicatorView && geometry.context.environment.kind == .canvas
            && Element(document: geometry.context.values.document, node: item.node)["hidesWhenStopped"] == "YES"
    }
}

extension Equations: ArrangementRows {
    @discardableResult
    mutating func end(_ relation: Relation, at priority: Double, for origin: ArrangementOrigin<ItemIndex>) -> LinearConstraint.ID? {
        switch origin {
        case .container(let item): end(relation, at: priority, origin: .arrangement(item))
        case .equalLengths(let item): end(relation, at: priority, origin: .equalSizes(item))
        case .withoutContent(let item): end(relation, at: priority, origin: .stay(item))
        }
    }
}
