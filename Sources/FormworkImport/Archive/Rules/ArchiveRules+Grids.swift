/// The rules for grids, which are newer than archives and occur in compiled files only.
extension ArchiveRules {
    private static let xPlacement: ArchiveStep = .choice("NSGrid_xPlacement", name: "xPlacement", unless: "inherited")
    private static let yPlacement: ArchiveStep = .choice("NSGrid_yPlacement", name: "yPlacement", unless: "inherited")
    private static let rowAlignment: ArchiveStep = .choice("NSGrid_alignment", name: "rowAlignment", unless: "inherited")

    static let gridView = macView(
        "gridView",
        attributes: [
            xPlacement, yPlacement, rowAlignment, .number("NSGrid_rowSpacing", "rowSpacing", unless: 6),
            .number("NSGrid_columnSpacing", "columnSpacing", unless: 6),
        ],
        children: [
            .constraints, .documentProcedure({ $0.writeGrid($1) }, ["NSGrid_rows", "NSGrid_columns"]), .dropped(["NSSubviews"]),
        ])

    static let gridRow = ArchiveRules(
        "gridRow",
        [
            yPlacement, rowAlignment, .procedure({ $0.writeGridSize($1, key: "NSGrid_height", name: "height") }, ["NSGrid_height"]),
            "hidden",
            "topPadding", "bottomPadding", .identity, .runtimeAttributes, .connections, .dropped(["NSGrid_owningGrid", "NSGrid_cells"]),
        ])

    static let gridColumn = ArchiveRules(
        "gridColumn",
        [
            xPlacement, .procedure({ $0.writeGridSize($1, key: "NSGrid_width", name: "width") }, ["NSGrid_width"]), "hidden",
            "leadingPadding",
            "trailingPadding", .identity, .runtimeAttributes, .connections, .dropped(["NSGrid_owningGrid"]),
        ])

    static let gridCell = ArchiveRules(
        "gridCell",
        [
            .documentProcedure({ $0.writeGridPlace($1) }, ["NSGrid_owningRow", "NSGrid_owningColumn", "NSGrid_mergeHead"]), xPlacement,
            yPlacement, rowAlignment, .identity, .object("NSGrid_content", "contentView"), .runtimeAttributes, .connections,
        ])
}

extension ModernWriter {
    /// Writes the size of a row or column, if set. The smallest positive number means none.
    mutating func writeGridSize(_ part: Int, key: ArchiveKey, name: ModernName) {
        guard let node = graph.value(part, key: key) else { return }
        if let size = graph.double(node), abs(size) <= Double(Float.leastNormalMagnitude) * 2 { return }
        set(name, numberAt: node)
    }
}

extension ArchiveUpgrade {
    /// Writes the rows, the columns, and the cells by row.
    mutating func writeGrid(_ grid: Int) {
        let rows = graph.items(grid, key: "NSGrid_rows")
        run(.objects("NSGrid_rows", "rows"), object: grid)
        run(.objects("NSGrid_columns", "columns"), object: grid)
        let lists = rows.compactMap { graph.value($0, key: "NSGrid_cells") }
        guard !lists.isEmpty else { return }
        writer.begin("gridCells", from: grid)
        for list in lists where claimList(list) {
            for cell in graph.items(list) { writeObject(cell) }
        }
        writer.end()
    }

    /// Writes the row and column of a cell, and the first of the cells that it is merged with.
    mutating func writeGridPlace(_ cell: Int) {
        for (key, name) in [
            ("NSGrid_owningRow" as ArchiveKey, "row" as ModernName), ("NSGrid_owningColumn", "column"),
            ("NSGrid_mergeHead", "headOfMergedCell"),
        ] {
            if let id = graph.value(cell, key: key).flatMap({ records.id(of: $0) }) { writer.set(name, value: id) }
        }
    }
}
