import FormworkModel
import FormworkSolver

/// The rows of a grid, as AppKit's grid view makes them.
struct GridRows {
    let rows: ArrangementRows
    let grid: LayoutGrid

    /// A row or column of the grid: its edges in the direction of the layout.
    private struct Track {
        var start: Position
        var length: Position
        var end: Position
    }

    /// The priority with which a row or column hugs its cells.
    private static let hugging = 49.0

    func add() {
        let cells = rows.arranged
        if cells.isEmpty { return }
        let columnCount = min(grid.columnCount, cells.count)
        let rowCount = (cells.count + columnCount - 1) / columnCount
        let (horizontal, vertical) = (rows.axis(isHorizontal: true), rows.axis(isHorizontal: false))
        let columns = addTracks(columnCount, horizontal, spacing: grid.columnSpacing, lengths: grid.columnWidths)
        let lines = addTracks(rowCount, vertical, spacing: grid.rowSpacing, lengths: grid.rowHeights)
        if grid.hasEqualColumns { for column in columns.dropFirst() { rows.equate(column.length, columns[0].length) } }
        for (place, cell) in cells.enumerated() {
            let column = place % columnCount
            addCell(cell, in: columns[column], horizontal, grid.columnPlacements[column] ?? grid.xPlacement)
            addCell(cell, in: lines[place / columnCount], vertical, grid.alignsBaselines ? nil : grid.yPlacement)
        }
        guard grid.alignsBaselines else { return }
        for line in lines.indices {
            let range = line * columnCount..<min((line + 1) * columnCount, cells.count)
            rows.alignBaselines(cells[range].filter { !rows.engine.views[$0].isHidden }, .firstBaseline)
        }
    }

    /// Adds rows or columns one after another.
    private func addTracks(_ count: Int, _ axis: ArrangementRows.Axis, spacing: Double, lengths: [Int: Double]) -> [Track] {
        var tracks: [Track] = []
        for number in 0..<count {
            let start = Position(first: rows.engine.makeVariable(isLength: false))
            let length = Position(first: rows.engine.makeVariable(isLength: true))
            let track = Track(
                start: start, length: length, end: Position(first: start.first, second: length.first, share: axis.sign))
            if let previous = tracks.last {
                rows.distance(from: previous.end, to: track.start, axis, .equal, spacing)
            } else {
                rows.equate(track.start, rows.position(axis.start, of: rows.view))
            }
            if let fixed = lengths[number] {
                rows.fix(length, .equal, fixed)
            } else {
                rows.fix(length, .lessThanOrEqual, 0, at: Self.hugging)
            }
            tracks.append(track)
        }
        if let last = tracks.last { rows.equate(last.end, rows.position(axis.end, of: rows.view)) }
        return tracks
    }

    /// Places a view in a cell along one axis; nil lets baselines decide. A hidden view has no extent.
    private func addCell(_ view: Int, in track: Track, _ axis: ArrangementRows.Axis, _ placement: LayoutGrid.Placement?) {
        let (start, end) = (rows.position(axis.start, of: view), rows.position(axis.end, of: view))
        if rows.engine.views[view].isHidden {
            rows.fix(rows.position(axis.length, of: view), .equal, 0)
            rows.equate(start, track.start)
            return
        }
        let isAtStart = placement == .leading || placement == .fill
        let isAtEnd = placement == .trailing || placement == .fill
        rows.distance(from: track.start, to: start, axis, isAtStart ? .equal : .greaterThanOrEqual, 0)
        rows.distance(from: end, to: track.end, axis, isAtEnd ? .equal : .greaterThanOrEqual, 0)
        guard placement == .center, let center = rows.position(axis.center, of: view) else { return }
        rows.engine.begin()
        rows.engine.term(center, 2)
        rows.engine.term(track.start, -1)
        rows.engine.term(track.end, -1)
        rows.end(.equal)
    }
}
