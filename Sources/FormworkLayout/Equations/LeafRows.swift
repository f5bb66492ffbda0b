import FormworkSolver
import FormworkModel

/// The rows for the intrinsic size of an item.
struct ContentRows {
    var item: ItemIndex
    var width: [LinearConstraint.ID] = []
    var height: [LinearConstraint.ID] = []
}

/// The rows for the intrinsic sizes of all items.
struct LeafRows {
    private let geometry: TreeGeometry
    private var items: Table<ItemIndex, TreeItem> { _read { yield geometry.items } }

    init(_ geometry: TreeGeometry) { self.geometry = geometry }

    /// - Returns: The rows of wrapping texts and, in a kept layout, those of all leaves.
    func add(to equations: inout Equations) -> (texts: [ContentRows], leaves: [ContentRows]) {
        let (context, isKept) = (geometry.context, geometry.tree.isKept)
        var texts: [ContentRows] = []
        var leaves: [ContentRows] = []
        for item in items.indices {
            if items[item].isPlacedByLayout {
                let rows = addIntrinsic(item, equations: &equations)
                // A collapsed height does not depend on the width.
                if !items[item].collapsing.contains(.height), context.metrics.wraps(items[item].node, name: items[item].name) {
                    texts.append(rows)
                }
                if isKept { leaves.append(rows) }
            }
            if items[item].placement == .arranged, hasDesignSize(item) { addDesignSize(item, equations: &equations) }
        }
        return (texts, leaves)
    }

    private func addIntrinsic(_ item: ItemIndex, equations: inout Equations) -> ContentRows {
        let (metrics, box) = (geometry.metrics[item], geometry.boxes[item])
        var rows = ContentRows(item: item)
        if let width = metrics.intrinsicWidth {
            rows.width = keep(
                box.breadth, size: width, priorities: items[item].horizontal, origin: .content(item, .horizontal), equations: &equations)
        }
        if let height = metrics.intrinsicHeight {
            rows.height = keep(
                box.tallness, size: height, priorities: items[item].vertical, origin: .content(item, .vertical), equations: &equations)
        }
        return rows
    }

    private func keep(
        _ length: Position, size: Double, priorities: ContentPriorities, origin: RowOrigin, equations: inout Equations
    ) -> [LinearConstraint.ID] {
        var rows: [LinearConstraint.ID] = []
        if let row = equations.fix(length, relation: .lessThanOrEqual, value: size, at: priorities.hugging, origin: origin) {
            rows.append(row)
        }
        if let row = equations.fix(length, relation: .greaterThanOrEqual, value: size, at: priorities.compression, origin: origin) {
            rows.append(row)
        }
        return rows
    }

    /// Whether an arranged view may keep the size that it was drawn with: an empty view in a UIKit stack view, or a view in an AppKit grid view
    /// without subviews that Auto Layout places.
    private func hasDesignSize(_ item: ItemIndex) -> Bool {
        guard geometry.context.environment.kind == .canvas else { return false }
        if !geometry.context.isMac { return items[item].children.isEmpty }
        guard items[item].name == .customView || items[item].name == .view, let parent = items[item].parent else { return false }
        return items[parent].name == .gridView && geometry.tree.recordedSize(of: item) != nil
            && !items[item].children.contains { items[$0].isPlacedByLayout }
    }

    /// Keeps the view's drawn size, unless something stronger than the hugging of its container decides.
    private func addDesignSize(_ item: ItemIndex, equations: inout Equations) {
        let size = geometry.tree.recordedSize(of: item) ?? LayoutTree.librarySize
        let (metrics, box) = (geometry.metrics[item], geometry.boxes[item])
        if metrics.intrinsicWidth == nil {
            equations.fix(box.breadth, relation: .equal, value: size.width, at: Self.designPriority, origin: .stay(item))
        }
        if metrics.intrinsicHeight == nil {
            equations.fix(box.tallness, relation: .equal, value: size.height, at: Self.designPriority, origin: .stay(item))
        }
    }

    /// Above the hugging of a stack view and of a grid's tracks, below all explicit priorities.
    private static let designPriority = 52.0
}
