import FormworkModel
import FormworkSolver

extension TreeLayout {
    /// A row or column as the solver sees it: where it starts, and its length.
    private struct Span {
        var start: Int32
        var length: Int32
        var first: Position { Position(first: start) }
        var last: Position { Position(first: start, second: length, share: 1) }
    }

    mutating func addAppKitGrid(_ item: Int) {
        let grid = AppKitGrid(items[item].node, context.values) { node in
            let reference = context.values.index.recordOfNode[node]
            guard reference.kind == .view else { return nil }
            return self.item(ofView: Int(reference.index))
        }
        if grid.rows.isEmpty || grid.columns.isEmpty { return }
        let box = boxes[item]
        let columns = addTracks(grid.columns, spacing: grid.columnSpacing, from: box.left, to: box.right, item)
        let rows = addTracks(grid.rows, spacing: grid.rowSpacing, from: box.top, to: box.bottom, item)
        for cell in grid.cells {
            let content = boxes[cell.item]
            place(
                (content.left, content.right, content.centerX),
                (columns[cell.columns.lowerBound].first, columns[cell.columns.upperBound].last),
                cell.xPlacement, item)
            let isOnBaseline = cell.rowAlignment == "firstBaseline" || cell.rowAlignment == "lastBaseline"
            place(
                (content.top, content.bottom, content.centerY), (rows[cell.rows.lowerBound].first, rows[cell.rows.upperBound].last),
                isOnBaseline ? "none" : cell.yPlacement, item)
        }
        // The cells that stand in a single row.
        let cellsOfRow = Dictionary(grouping: grid.cells.filter { $0.rows.count == 1 }, by: \.rows.lowerBound)
        for row in grid.rows.indices {
            for alignment in ["firstBaseline", "lastBaseline"] {
                let cells = (cellsOfRow[row] ?? []).filter { $0.rowAlignment == alignment }
                guard let first = cells.first else { continue }
                let isFirst = alignment == "firstBaseline"
                for cell in cells.dropFirst() {
                    equations.relate(
                        baseline(of: cell.item, isFirst: isFirst), .equal, baseline(of: first.item, isFirst: isFirst), .arrangement(item))
                }
            }
        }
    }

    /// The rows or columns, one after the other.
    private mutating func addTracks(_ tracks: [AppKitGrid.Track], spacing: Double, from: Position, to: Position, _ item: Int) -> [Span] {
        var spans: [Span] = []
        for (number, track) in tracks.enumerated() {
            let span = Span(start: equations.makeVariable(isLength: false), length: equations.makeVariable(isLength: true))
            if let previous = spans.last {
                let gap = tracks[number - 1].padding.after + spacing + track.padding.before
                equations.relate(span.first, .equal, previous.last, plus: gap, .arrangement(item))
            } else {
                equations.relate(span.first, .equal, from, plus: track.padding.before, .arrangement(item))
            }
            let length = Position(first: span.length)
            if let size = track.size {
                equations.fix(length, .equal, size, .arrangement(item))
            } else {
                equations.fix(length, .lessThanOrEqual, 0, at: 49, .arrangement(item))
            }
            spans.append(span)
        }
        if let last = spans.last, let track = tracks.last {
            equations.relate(to, .equal, last.last, plus: track.padding.after, .arrangement(item))
        }
        return spans
    }

    /// A cell's content along one axis.
    private mutating func place(
        _ content: (start: Position, end: Position, center: Position), _ room: (start: Position, end: Position), _ placement: String,
        _ item: Int
    ) {
        let isAtStart = ["leading", "top", "fill"].contains(placement)
        let isAtEnd = ["trailing", "bottom", "fill"].contains(placement)
        equations.relate(content.start, isAtStart ? .equal : .greaterThanOrEqual, room.start, .arrangement(item))
        equations.relate(content.end, isAtEnd ? .equal : .lessThanOrEqual, room.end, .arrangement(item))
        guard placement == "center" else { return }
        equations.begin()
        equations.term(content.center, 2)
        equations.term(room.start, -1)
        equations.term(room.end, -1)
        equations.end(.equal, .arrangement(item))
    }
}
