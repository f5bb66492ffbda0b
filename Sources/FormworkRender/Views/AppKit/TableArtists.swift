import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTree

/// The position of a table column.
struct TableColumnPlace {
    /// The column's element.
    var node: NodeIndex
    /// The left edge, in points.
    var left: Double
    /// The width, in points.
    var width: Double

    /// Returns the positions of a table's columns.
    ///
    /// In view-based tables, the frames of the prototype cells give the position and the actual width of a column.
    static func columns(of table: NodeIndex, spacing: Double, _ values: ResolvedDocument) -> [TableColumnPlace] {
        guard let list = values.child(table, named: "tableColumns") else { return [] }
        var places: [TableColumnPlace] = []
        var left: Double?
        for node in values.children(list).prefix(200) where values.name(node) == .tableColumn {
            if values.flag(.hidden, node: node) == true { continue }
            var width = min(max(values.number(.width, node: node) ?? 100, 0), 100_000) + spacing
            if let views = values.child(node, name: .prototypeCellViews), let view = values.children(views).first,
                let frame = values.child(view, key: "frame"), let x = values.number(.x, node: frame),
                let viewWidth = values.number(.width, node: frame)
            {
                left = x - spacing / 2
                width = viewWidth + spacing
            }
            let start = left ?? (["inset", "automatic"].contains(values.word("tableStyle", node: table) ?? "") ? 10 : 0)
            places.append(TableColumnPlace(node: node, left: start, width: width))
            left = start + width
        }
        return places
    }
}

/// Draws a table: its background, alternating rows and grid. The rows of a view-based table are its subviews.
struct MacTableArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        if values.isSourceList(node) {
            canvas.fillBounds(.AppKit.sidebar)
        } else {
            canvas.fillBounds(paint("backgroundColor") ?? .AppKit.content)
        }
        let spacing =
            values.child(node, key: "intercellSpacing").map {
                (values.number(.width, node: $0) ?? 3, values.number(.height, node: $0) ?? 2)
            } ?? (3, 2)
        let row = min(max((values.number(.rowHeight, node: node) ?? 16) + spacing.1, 4), 10_000)
        let rows = min(300, Int(clamping: (size.height / row).rounded(.up)))
        if values.word("alternatingRowBackgroundColors", node: node) == "YES" {
            for index in stride(from: 1, to: rows, by: 2) {
                canvas.rect(x: 0, y: .points(Double(index) * row), width: .end, height: .points(row), .fill(.AppKit.alternateRow))
            }
        }
        let columns = TableColumnPlace.columns(of: node, spacing: spacing.0, values)
        drawGrid(columns, row: row, rows: rows, into: &canvas)
        if values.word("viewBased", node: node) != "YES" { drawDataCells(columns, row: row, into: &canvas) }
    }

    private func drawGrid(_ columns: [TableColumnPlace], row: Double, rows: Int, into canvas: inout Canvas) {
        guard let mask = values.child(node, key: "gridStyleMask") else { return }
        let color = paint("gridColor").map { $0 == Paint(0xE6E6E6, dark: 0x1A1A1A) ? .AppKit.grid : $0 } ?? .AppKit.grid
        let style = Style.stroke(color, 1, dashes: values.isSet("dashed", node: mask) == true ? [1, 2] : [])
        if values.isSet("horizontal", node: mask) == true || values.isSet("dashed", node: mask) == true {
            for index in 1..<max(rows, 1) + 1 {
                let y = Double(index) * row - 0.5
                canvas.line(x1: 0, y1: .points(y), x2: .end, y2: .points(y), style)
            }
        }
        guard values.flag(.vertical, node: mask) == true else { return }
        for column in columns {
            let x = column.left + column.width - 0.5
            if x < size.width { canvas.line(x1: .points(x), y1: 0, x2: .points(x), y2: .end, style) }
        }
    }

    /// Draws the data cells of a cell-based table.
    private func drawDataCells(_ columns: [TableColumnPlace], row: Double, into canvas: inout Canvas) {
        guard row <= size.height + 4 else { return }
        for column in columns where column.left < size.width {
            guard let cell = values.child(column.node, key: "dataCell") else { continue }
            let frame = Rect(x: column.left + 1, y: 1, width: min(column.width - 2, size.width - column.left), height: row - 2)
            guard frame.size.width > 4, let drawn = DrawnCell(view, node: cell, in: frame) else { continue }
            CellTable.artist(of: drawn).draw(into: &canvas)
        }
    }
}

/// Draws the titles of a table's columns.
struct TableHeaderArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        canvas.fillBounds(Paint(0xFAFAFA, dark: 0x2A2A2A))
        canvas.rect(x: 0, y: .points(size.height - 1), width: .end, height: 1, .fill(.AppKit.separator))
        guard let table = headedTable else { return }
        let spacing = values.child(table, key: "intercellSpacing").flatMap { values.number(.width, node: $0) } ?? 3
        let columns = TableColumnPlace.columns(of: table, spacing: spacing, values)
        for (position, column) in columns.enumerated() where column.left < size.width {
            guard let cell = values.child(column.node, key: "headerCell") else { continue }
            let font = context.font(
                cell, key: "font", standard: FontDescription(size: 11, weight: context.version >= 17000 ? .medium : .regular))
            let color = context.colors.paint(cell, key: "textColor") ?? .AppKit.label
            if let title = values.text(.title, node: cell, key: "title"), !title.isEmpty {
                var block = TextBlock(title, font: font, paint: color)
                block.alignment = TextBlock.Alignment(values.string(.alignment, node: cell)) ?? natural
                let inset = max(spacing / 2, 3) + 1
                block.insets = EdgeInsets(
                    top: 0, left: column.left + inset, bottom: 1, right: size.width - column.left - column.width + inset)
                block.draw(size, into: &canvas, with: context.text)
            }
            let end = column.left + column.width
            if position + 1 < columns.count, end < size.width - 2 {
                canvas.rect(
                    Rect(x: end - 0.5, y: 4, width: 1, height: max(size.height - 9, 1)), style: .fill(.AppKit.separator))
            }
        }
    }

    /// The table to which the header belongs: the document view of the surrounding scroll view.
    private var headedTable: NodeIndex? {
        guard placed.parent >= 0 else { return nil }
        for child in screen.views[placed.parent].children where screen.views[child].name == .clipView {
            return screen.views[child].children.lazy.map { screen.views[$0] }.first { [.tableView, .outlineView].contains($0.name) }?.node
        }
        return nil
    }
}

extension ResolvedDocument {
    /// Whether a table is a source list.
    func isSourceList(_ table: NodeIndex) -> Bool {
        word("selectionHighlightStyle", node: table) == "sourceList" || word("tableStyle", node: table) == "sourceList"
    }
}
