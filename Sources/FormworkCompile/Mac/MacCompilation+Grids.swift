import FormworkTree

/// Grids: their rows, their columns, and the cells in which these meet.
///
/// Source: what is publicly known of files of Apple's compiler with grids; none was at hand.
extension MacCompilation {
    /// What a row or a column has instead of a size of its own.
    private static let noSize = Double(Float.leastNormalMagnitude)
    private static let across = ["inherited": 0, "none": 1, "leading": 2, "trailing": 3, "center": 4, "fill": 5]
    private static let down = ["inherited": 0, "none": 1, "top": 2, "bottom": 3, "center": 4, "fill": 5]
    private static let alignments = ["inherited": 0, "none": 1, "firstBaseline": 2, "lastBaseline": 3]

    /// The views in a grid: those of its cells.
    func gridViews(_ grid: NodeIndex) -> [NodeIndex] {
        gridParts(grid, "gridCells").compactMap { source.child($0, key: "contentView") }.filter { objects[$0] != nil }
    }

    private func gridParts(_ grid: NodeIndex, _ list: String) -> [NodeIndex] {
        source.child(grid, named: list).map { source.children($0).filter { objects[$0] != nil } } ?? []
    }

    mutating func fillGrid(_ node: NodeIndex, _ object: Int) {
        source.noteUnproved(node, "the class 'NSGridView'")
        set(object, "NSGrid_rowSpacing", real: source.number(node, "rowSpacing") ?? 6)
        set(object, "NSGrid_columnSpacing", real: source.number(node, "columnSpacing") ?? 6)
        set(object, "NSGrid_xPlacement", integer: source.word(node, "xPlacement", Self.across) ?? 0)
        set(object, "NSGrid_yPlacement", integer: source.word(node, "yPlacement", Self.down) ?? 0)
        set(object, "NSGrid_alignment", integer: source.word(node, "rowAlignment", Self.alignments) ?? 0)
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
        set(object, "NSGrid_yPlacement", integer: source.word(node, "yPlacement", Self.down) ?? 0)
        set(object, "NSGrid_alignment", integer: source.word(node, "rowAlignment", Self.alignments) ?? 0)
        set(object, "NSGrid_height", real: source.number(node, "height") ?? Self.noSize)
        for (key, name) in [("NSGrid_topPadding", "topPadding"), ("NSGrid_bottomPadding", "bottomPadding")] {
            set(object, key, real: source.number(node, name) ?? 0)
        }
        set(object, "NSGrid_hidden", truth: source.isYes(node, "hidden"))
        set(object, "NSGrid_cells", list: references(cells))
        for cell in cells { fillCell(cell, in: object) }
    }

    private mutating func fillCell(_ node: NodeIndex, in row: Int) {
        guard let cell = objects[node] else { return }
        set(cell, "NSGrid_owningRow", object: row)
        set(cell, "NSGrid_owningColumn", object: self.object(node, "column"))
        // A cell that others are merged into names itself.
        set(cell, "NSGrid_mergeHead", object: source[node, "headOfMergedCell"].flatMap { self.object($0) })
        set(cell, "NSGrid_xPlacement", integer: source.word(node, "xPlacement", Self.across) ?? 0)
        set(cell, "NSGrid_yPlacement", integer: source.word(node, "yPlacement", Self.down) ?? 0)
        set(cell, "NSGrid_alignment", integer: source.word(node, "rowAlignment", Self.alignments) ?? 0)
        set(cell, "NSGrid_content", object: source.child(node, key: "contentView").flatMap { objects[$0] })
    }

    private mutating func fillColumn(_ node: NodeIndex, of grid: Int) {
        guard let object = objects[node] else { return }
        set(object, "NSGrid_owningGrid", object: grid)
        set(object, "NSGrid_xPlacement", integer: source.word(node, "xPlacement", Self.across) ?? 0)
        set(object, "NSGrid_width", real: source.number(node, "width") ?? Self.noSize)
        for (key, name) in [("NSGrid_leadingPadding", "leadingPadding"), ("NSGrid_trailingPadding", "trailingPadding")] {
            set(object, key, real: source.number(node, name) ?? 0)
        }
        set(object, "NSGrid_hidden", truth: source.isYes(node, "hidden"))
    }
}
