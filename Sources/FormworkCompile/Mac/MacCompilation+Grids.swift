import FormworkTree

/// Grids, with their rows, columns and cells.
///
/// Source: public knowledge of files of Apple's compiler with grids; none was available.
extension MacCompilation {
    /// The value for rows and columns without a size.
    private static let noSize = Double(Float.leastNormalMagnitude)

    /// Returns the views in the cells of a grid.
    func gridViews(_ grid: NodeIndex) -> [NodeIndex] {
        gridParts(grid, list: "gridCells").compactMap { source.child($0, key: "contentView") }.filter { objects[$0] != nil }
    }

    private func gridParts(_ grid: NodeIndex, list: String) -> [NodeIndex] {
        source.child(grid, named: list).map { source.children($0).filter { objects[$0] != nil } } ?? []
    }

    mutating func fillGrid(_ node: NodeIndex, object: Int) {
        source.noteUnproved(node, what: "the class 'NSGridView'")
        write("rowSpacing", "columnSpacing", "xPlacement", "yPlacement", "rowAlignment", of: node, to: object)
        let cells = gridParts(node, list: "gridCells")
        let rows = gridParts(node, list: "rows")
        for row in rows { fillRow(row, cells: cells.filter { source[$0, "row"] == source[row, "id"] }, of: object) }
        set(object, "NSGrid_rows", list: references(rows))
        let columns = gridParts(node, list: "columns")
        for column in columns { fillColumn(column, of: object) }
        set(object, "NSGrid_columns", list: references(columns))
    }

    private mutating func fillRow(_ node: NodeIndex, cells: [NodeIndex], of grid: Int) {
        guard let object = objects[node] else { return }
        set(object, "NSGrid_owningGrid", object: grid)
        write("yPlacement", "rowAlignment", of: node, to: object)
        set(object, "NSGrid_height", real: source.number(node, "height") ?? Self.noSize)
        write("topPadding", "bottomPadding", "hidden", of: node, to: object)
        set(object, "NSGrid_cells", list: references(cells))
        for cell in cells { fillCell(cell, in: object) }
    }

    private mutating func fillCell(_ node: NodeIndex, in row: Int) {
        guard let cell = objects[node] else { return }
        set(cell, "NSGrid_owningRow", object: row)
        set(cell, "NSGrid_owningColumn", object: self.object(node, "column"))
        // The head of merged cells refers to itself.
        set(cell, "NSGrid_mergeHead", object: source[node, "headOfMergedCell"].flatMap { self.object($0) })
        write("xPlacement", "yPlacement", "rowAlignment", of: node, to: cell)
        set(cell, "NSGrid_content", object: source.child(node, key: "contentView").flatMap { objects[$0] })
    }

    private mutating func fillColumn(_ node: NodeIndex, of grid: Int) {
        guard let object = objects[node] else { return }
        set(object, "NSGrid_owningGrid", object: grid)
        write("xPlacement", of: node, to: object)
        set(object, "NSGrid_width", real: source.number(node, "width") ?? Self.noSize)
        write("leadingPadding", "trailingPadding", "hidden", of: node, to: object)
    }
}
