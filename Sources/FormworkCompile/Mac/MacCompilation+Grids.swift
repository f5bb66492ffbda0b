import FormworkTree

/// Grids: their rows, their columns, and the cells in which these meet.
///
/// Source: what is publicly known of files of Apple's compiler with grids; none was at hand.
extension MacCompilation {
    /// What a row or a column has instead of a size of its own.
    private static let noSize = Double(Float.leastNormalMagnitude)

    /// The views in a grid: those of its cells.
    func gridViews(_ grid: NodeIndex) -> [NodeIndex] {
        gridParts(grid, "gridCells").compactMap { source.child($0, key: "contentView") }.filter { objects[$0] != nil }
    }

    private func gridParts(_ grid: NodeIndex, _ list: String) -> [NodeIndex] {
        source.child(grid, named: list).map { source.children($0).filter { objects[$0] != nil } } ?? []
    }

    mutating func fillGrid(_ node: NodeIndex, _ object: Int) {
        source.noteUnproved(node, "the class 'NSGridView'")
        write("rowSpacing", "columnSpacing", "xPlacement", "yPlacement", "rowAlignment", of: node, to: object)
        let cells = gridParts(node, "gridCells")
        let rows = gridParts(node, "rows")
        for row in rows { fillRow(row, cells.filter { source[$0, "row"] == source[row, "id"] }, of: object) }
        set(object, "NSGrid_rows", list: references(rows))
        let columns = gridParts(node, "columns")
        for column in columns { fillColumn(column, of: object) }
        set(object, "NSGrid_columns", list: references(columns))
    }

    private mutating func fillRow(_ node: NodeIndex, _ cells: [NodeIndex], of grid: Int) {
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
        // A cell that others are merged into names itself.
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
