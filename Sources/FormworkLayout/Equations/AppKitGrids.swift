import FormworkSolver
import FormworkModel

/// The grid views of AppKit in a tree.
enum AppKitGrids {
    /// Adds the rows of a grid view.
    static func add(_ item: ItemIndex, geometry: TreeGeometry, to equations: inout Equations) {
        let (tree, index) = (geometry.tree, geometry.context.values.index)
        let grid = AppKitGrid(geometry.items[item].node, values: geometry.context.values) { node in
            let reference = index.recordOfNode[node]
            return reference.kind == .view ? tree.item(of: ViewIndex(Int(reference.index))) : nil
        }
        let cells = grid.cells.map { cell in
            let alignsFirst: Bool? =
                switch cell.rowAlignment {
                case "firstBaseline": true
                case "lastBaseline": false
                default: nil
                }
            return GridRows<ArrangedTree>.Cell(
                view: cell.item, rows: cell.rows, columns: cell.columns, xPlacement: .init(word: cell.xPlacement),
                yPlacement: alignsFirst == nil ? .init(word: cell.yPlacement) : .none, alignsFirstBaseline: alignsFirst)
        }
        func tracks(_ tracks: [AppKitGrid.Track]) -> [GridRows<ArrangedTree>.Track] {
            tracks.map { .init(length: $0.size, padding: $0.padding) }
        }
        GridRows(item, arranging: cells, views: ArrangedTree(geometry: geometry)).add(
            columns: tracks(grid.columns), lines: tracks(grid.rows), columnSpacing: grid.columnSpacing, rowSpacing: grid.rowSpacing,
            to: &equations)
    }
}

extension GridRows.Placement {
    /// - Parameter word: A word of Interface Builder, for either axis.
    init(word: String) {
        switch word {
        case "leading", "top": self = .leading
        case "center": self = .center
        case "trailing", "bottom": self = .trailing
        case "fill": self = .fill
        default: self = .none
        }
    }
}
