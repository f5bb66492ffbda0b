import FormworkModel

/// Draws a matrix or form: cells in rows and columns.
struct MatrixArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        if let fill = paint("backgroundColor"), values.flag(.drawsBackground, node: node) == true { canvas.fillBounds(fill) }
        guard let list = values.child(node, name: .cells) else { return }
        let cell =
            values.child(node, key: "cellSize").map {
                (values.number(.width, node: $0) ?? size.width, values.number(.height, node: $0) ?? 18)
            } ?? (
                size.width, 18
            )
        let spacing =
            values.child(node, key: "intercellSpacing").map {
                (values.number(.width, node: $0) ?? 0, values.number(.height, node: $0) ?? 0)
            } ?? (0, 0)
        let titleWidth = placed.name == .form ? min(cell.0 * 0.4, 120) : 0
        for (column, cells) in values.children(list).prefix(100).enumerated() {
            for (row, node) in values.children(cells).prefix(200).enumerated() {
                let frame = Rect(
                    x: Double(column) * (cell.0 + spacing.0), y: Double(row) * (cell.1 + spacing.1), width: cell.0, height: cell.1)
                guard frame.origin.x < size.width, frame.origin.y < size.height, frame.size.width > 0, frame.size.height > 0 else { break }
                guard let cell = DrawnCell(view, node: node, in: frame) else { return }
                let artist = CellTable.artist(of: cell)
                if titleWidth > 0, artist is TextFieldCellArtist {
                    FormCellArtist(drawn: cell, titleWidth: titleWidth).draw(into: &canvas)
                } else {
                    artist.draw(into: &canvas)
                }
            }
        }
    }
}
