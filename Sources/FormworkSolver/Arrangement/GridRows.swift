/// The rows of a grid as AppKit's grid view makes them.
package struct GridRows<Views: ArrangedViews> {
    package typealias View = Views.View

    /// The position of a view in its cell, along one axis.
    package enum Placement {
        case leading, center, trailing, fill
        /// Anywhere in the cell.
        case none
    }

    /// A row or a column.
    package struct Track {
        /// The length, in points; nil for that of the contents.
        package var length: Double?
        /// The padding before and after the track, in points.
        package var padding: (before: Double, after: Double)

        @inlinable
        package init(length: Double?, padding: (before: Double, after: Double) = (0, 0)) {
            self.length = length
            self.padding = padding
        }
    }

    /// The content of a cell or of several merged cells.
    package struct Cell {
        package var view: View
        package var rows: ClosedRange<Int>
        package var columns: ClosedRange<Int>
        package var xPlacement: Placement
        package var yPlacement: Placement
        /// Whether the first baseline is aligned with those of other contents of the row, or the last one; nil for neither.
        package var alignsFirstBaseline: Bool?

        @inlinable
        package init(
            view: View, rows: ClosedRange<Int>, columns: ClosedRange<Int>, xPlacement: Placement, yPlacement: Placement,
            alignsFirstBaseline: Bool?
        ) {
            self.view = view
            self.rows = rows
            self.columns = columns
            self.xPlacement = xPlacement
            self.yPlacement = yPlacement
            self.alignsFirstBaseline = alignsFirstBaseline
        }
    }

    /// A row or column in the solver's terms.
    @usableFromInline
    struct Span {
        @usableFromInline var start: Position
        @usableFromInline var length: Position
        @usableFromInline var end: Position

        @inlinable
        init(start: Position, length: Position, end: Position) {
            self.start = start
            self.length = length
            self.end = end
        }
    }

    @usableFromInline let views: Views
    @usableFromInline let grid: View
    @usableFromInline let cells: [Cell]

    @inlinable
    package init(_ grid: View, arranging cells: [Cell], views: Views) {
        self.views = views
        self.grid = grid
        self.cells = cells
    }

    /// Adds the rows of the grid.
    ///
    /// - Parameters:
    ///   - columns: The columns in the direction of the layout.
    ///   - lines: The rows, downwards.
    ///   - columnSpacing: The gap between two columns, in points.
    ///   - rowSpacing: The gap between two rows, in points.
    ///   - hasEqualColumns: Whether all columns have equal widths.
    @inlinable
    package func add<Rows: ArrangementRows<View>>(
        columns: [Track], lines: [Track], columnSpacing: Double, rowSpacing: Double, hasEqualColumns: Bool = false, to rows: inout Rows
    ) {
        if columns.isEmpty || lines.isEmpty { return }
        let columns = addTracks(columns, along: .horizontal, spacing: columnSpacing, in: &rows)
        let lines = addTracks(lines, along: .vertical, spacing: rowSpacing, in: &rows)
        let arrangement = Arrangement(of: grid, along: .horizontal, views)
        if hasEqualColumns { for column in columns.dropFirst() { arrangement.equate(column.length, columns[0].length, in: &rows) } }
        for cell in cells {
            place(cell, along: .horizontal, from: columns[cell.columns.lowerBound], to: columns[cell.columns.upperBound], in: &rows)
            place(cell, along: .vertical, from: lines[cell.rows.lowerBound], to: lines[cell.rows.upperBound], in: &rows)
        }
        // The cells within a single row.
        let cellsOfLine = Dictionary(grouping: cells.filter { $0.rows.count == 1 && views.isShown($0.view) }, by: \.rows.lowerBound)
        for line in lines.indices {
            for isFirst in [true, false] {
                let aligned = (cellsOfLine[line] ?? []).filter { $0.alignsFirstBaseline == isFirst }.map(\.view)
                arrangement.alignBaselines(aligned, isFirst: isFirst, in: &rows)
            }
        }
    }

    /// Adds rows or columns one after another.
    @inlinable
    func addTracks<Rows: ArrangementRows<View>>(
        _ tracks: [Track], along axis: Axis, spacing: Double, in rows: inout Rows
    ) -> [Span] {
        let arrangement = Arrangement(of: grid, along: axis, views)
        var spans: [Span] = []
        for (number, track) in tracks.enumerated() {
            let (start, length) = (rows.makeVariable(isLength: false), rows.makeVariable(isLength: true))
            let span = Span(
                start: Position(first: start), length: Position(first: length),
                end: Position(first: start, second: length, share: views.sign(along: axis)))
            let from = spans.last?.end ?? views.start(grid, along: axis)
            let gap = number == 0 ? 0 : tracks[number - 1].padding.after + spacing
            arrangement.distance(from: from, to: span.start, along: axis, .equal, points: gap + track.padding.before, in: &rows)
            if let length = track.length {
                arrangement.fix(span.length, .equal, length, in: &rows)
            } else {
                arrangement.fix(span.length, .lessThanOrEqual, 0, at: Self.hugging, in: &rows)
            }
            spans.append(span)
        }
        if let span = spans.last, let track = tracks.last {
            arrangement.distance(
                from: span.end, to: views.end(grid, along: axis), along: axis, .equal, points: track.padding.after, in: &rows)
        }
        return spans
    }

    /// The priority with which a row or column hugs its cells.
    @inlinable
    static var hugging: Double { 49 }

    /// Places a cell's content along one axis. A hidden view of a program has no extent.
    @inlinable
    func place<Rows: ArrangementRows<View>>(_ cell: Cell, along axis: Axis, from: Span, to: Span, in rows: inout Rows) {
        let arrangement = Arrangement(of: grid, along: axis, views)
        let (start, end) = (views.start(cell.view, along: axis), views.end(cell.view, along: axis))
        guard views.isShown(cell.view) else {
            arrangement.fix(views.length(cell.view, along: axis), .equal, 0, in: &rows)
            arrangement.equate(start, from.start, in: &rows)
            return
        }
        let placement = axis == .horizontal ? cell.xPlacement : cell.yPlacement
        let (isAtStart, isAtEnd) = (placement == .leading || placement == .fill, placement == .trailing || placement == .fill)
        arrangement.distance(from: from.start, to: start, along: axis, isAtStart ? .equal : .greaterThanOrEqual, points: 0, in: &rows)
        arrangement.distance(from: end, to: to.end, along: axis, isAtEnd ? .equal : .greaterThanOrEqual, points: 0, in: &rows)
        guard placement == .center else { return }
        rows.begin(constant: 0)
        rows.term(views.center(cell.view, along: axis), 2)
        rows.term(from.start, -1)
        rows.term(to.end, -1)
        rows.end(.equal, at: 1000, for: .container(grid))
    }
}
