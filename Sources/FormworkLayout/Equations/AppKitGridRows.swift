import FormworkModel
import FormworkSolver

/// The rows of a grid view of AppKit.
struct AppKitGridRows {
    /// A row or column in the solver's terms, with its start and its length.
    private struct Span {
        var start: Variable
        var length: Variable
        var first: Position { Position(first: start) }
        var last: Position { Position(first: start, second: length, share: 1) }
    }

    private let geometry: TreeGeometry
    private let item: ItemIndex
    private let grid: AppKitGrid
    private var origin: RowOrigin { .arrangement(item) }

    init(_ item: ItemIndex, _ geometry: TreeGeometry) {
        self.geometry = geometry
        self.item = item
        let (tree, index) = (geometry.tree, geometry.context.values.index)
        grid = AppKitGrid(geometry.items[item].node, geometry.context.values) { node in
            let reference = index.recordOfNode[node]
            return reference.kind == .view ? tree.item(of: ViewIndex(Int(reference.index))) : nil
        }
    }

    func add(to equations: inout Equations) {
        if grid.rows.isEmpty || grid.columns.isEmpty { return }
        let box = geometry.boxes[item]
        let columns = addTracks(grid.columns, spacing: grid.columnSpacing, from: box.left, to: box.right, in: &equations)
        let rows = addTracks(grid.rows, spacing: grid.rowSpacing, from: box.top, to: box.bottom, in: &equations)
        for cell in grid.cells {
            let content = geometry.boxes[cell.item]
            place(
                (content.left, content.right, content.centerX),
                (columns[cell.columns.lowerBound].first, columns[cell.columns.upperBound].last),
                cell.xPlacement, in: &equations)
            let isOnBaseline = cell.rowAlignment == "firstBaseline" || cell.rowAlignment == "lastBaseline"
            place(
                (content.top, content.bottom, content.centerY), (rows[cell.rows.lowerBound].first, rows[cell.rows.upperBound].last),
                isOnBaseline ? "none" : cell.yPlacement, in: &equations)
        }
        // The cells within a single row.
        let cellsOfRow = Dictionary(grouping: grid.cells.filter { $0.rows.count == 1 }, by: \.rows.lowerBound)
        for row in grid.rows.indices {
            for alignment in ["firstBaseline", "lastBaseline"] {
                let cells = (cellsOfRow[row] ?? []).filter { $0.rowAlignment == alignment }
                guard let first = cells.first else { continue }
                let isFirst = alignment == "firstBaseline"
                for cell in cells.dropFirst() {
                    equations.relate(
                        geometry.baseline(of: cell.item, isFirst: isFirst), .equal, geometry.baseline(of: first.item, isFirst: isFirst),
                        origin)
                }
            }
        }
    }

    /// Adds rows or columns one after another.
    private func addTracks(
        _ tracks: [AppKitGrid.Track], spacing: Double, from: Position, to: Position, in equations: inout Equations
    ) -> [Span] {
        var spans: [Span] = []
        for (number, track) in tracks.enumerated() {
            let span = Span(start: equations.makeVariable(isLength: false), length: equations.makeVariable(isLength: true))
            if let previous = spans.last {
                let gap = tracks[number - 1].padding.after + spacing + track.padding.before
                equations.relate(span.first, .equal, previous.last, plus: gap, origin)
            } else {
                equations.relate(span.first, .equal, from, plus: track.padding.before, origin)
            }
            let length = Position(first: span.length)
            if let size = track.size {
                equations.fix(length, .equal, size, origin)
            } else {
                equations.fix(length, .lessThanOrEqual, 0, at: 49, origin)
            }
            spans.append(span)
        }
        if let last = spans.last, let track = tracks.last {
            equations.relate(to, .equal, last.last, plus: track.padding.after, origin)
        }
        return spans
    }

    /// Places a cell's content along one axis.
    private func place(
        _ content: (start: Position, end: Position, center: Position), _ room: (start: Position, end: Position), _ placement: String,
        in equations: inout Equations
    ) {
        let isAtStart = ["leading", "top", "fill"].contains(placement)
        let isAtEnd = ["trailing", "bottom", "fill"].contains(placement)
        equations.relate(content.start, isAtStart ? .equal : .greaterThanOrEqual, room.start, origin)
        equations.relate(content.end, isAtEnd ? .equal : .lessThanOrEqual, room.end, origin)
        guard placement == "center" else { return }
        equations.begin()
        equations.term(content.center, 2)
        equations.term(room.start, -1)
        equations.term(room.end, -1)
        equations.end(.equal, origin)
    }
}
