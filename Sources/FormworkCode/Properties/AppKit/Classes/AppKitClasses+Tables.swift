extension AppKitClasses {
    /// Tables, outlines and what belongs to them.
    static let tables: [KitClass] = [
        tableView, outlineView, KitClass(name: "NSTableHeaderView", parent: "NSView", elements: ["tableHeaderView"]),
        KitClass(name: "NSTableCellView", parent: "NSView", elements: ["tableCellView"]),
        KitClass(
            name: "NSTableRowView", parent: "NSView", elements: ["tableRowView"],
            rules: [.bool("selected", "isSelected", false), .bool("emphasized", "isEmphasized", false)]),
    ]

    private static let tableView = KitClass(
        name: "NSTableView", parent: "NSControl", elements: ["tableView"],
        // The header is put in where it stands, in the scroll view.
        rules: PropertyRule.structural("viewBased headerView cornerView") + [
            .word(
                "columnAutoresizingStyle", "columnAutoresizingStyle",
                "none:noColumnAutoresizing uniform:uniformColumnAutoresizingStyle sequential:sequentialColumnAutoresizingStyle "
                    + "reverseSequential:reverseSequentialColumnAutoresizingStyle lastColumnOnly:lastColumnOnlyAutoresizingStyle "
                    + "firstColumnOnly:firstColumnOnlyAutoresizingStyle", "uniform", initial: "lastColumnOnly"),
            .number("rowHeight", "rowHeight", layout: true),
            .word("rowSizeStyle", "rowSizeStyle", "automatic:default systemDefault:default custom small medium large", layout: true),
            .word("tableStyle", "style", "automatic fullWidth inset sourceList plain", "automatic", initial: "automatic", layout: true),
            .word("selectionHighlightStyle", "selectionHighlightStyle", "none regular sourceList", initial: "regular"),
            .word("draggingDestinationFeedbackStyle", "draggingDestinationFeedbackStyle", "none regular sourceList gap"),
            .bool("multipleSelection", "allowsMultipleSelection", true, initial: false),
            .bool("emptySelection", "allowsEmptySelection", true),
            .bool("columnSelection", "allowsColumnSelection", false), .bool("columnReordering", "allowsColumnReordering", true),
            .bool("columnResizing", "allowsColumnResizing", true), .bool("typeSelect", "allowsTypeSelect", true),
            .bool("alternatingRowBackgroundColors", "usesAlternatingRowBackgroundColors", false),
            .bool("usesAutomaticRowHeights", "usesAutomaticRowHeights", false, layout: true),
            .bool("floatsGroupRows", "floatsGroupRows", true),
            .string("autosaveName", "autosaveName"), .bool("autosaveColumns", "autosaveTableColumns", true, initial: false),
            .bool("verticalMotionCanBeginDrag", "verticalMotionCanBeginDrag", true),
        ],
        parts: [
            .size("intercellSpacing", "intercellSpacing"), .color("backgroundColor", "backgroundColor"),
            .color("gridColor", "gridColor"), .bilingual("tableColumns", write: AppKitColumns.part),
            .bilingual("tableViewGridLines", key: "gridStyleMask", write: AppKitColumns.gridLines),
        ])

    private static let outlineView = KitClass(
        name: "NSOutlineView", parent: "NSTableView", elements: ["outlineView"],
        // The outline column is set behind the columns.
        rules: PropertyRule.structural("outlineTableColumn") + [
            .number("indentationPerLevel", "indentationPerLevel", 16, layout: true),
            .bool("indentationMarkerFollowsCell", "indentationMarkerFollowsCell", true),
            .bool("autoresizesOutlineColumn", "autoresizesOutlineColumn", false, initial: true),
            .bool("autosaveExpandedItems", "autosaveExpandedItems", false),
        ])
}
