import FormworkNib
import FormworkTree

/// Combo boxes, whose cells have additional properties compared with text fields.
///
/// Source: the keys of legacy archives, which contain the objects of compiled files, including the table for the list.
extension MacCompilation {
    mutating func fillComboCell(_ node: NodeIndex, object: Int) {
        source.noteUnproved(node, what: "the class 'NSComboBoxCell'")
        write(
            "numberOfVisibleItems", "hasVerticalScroller", "usesDataSource", "buttonBordered", "completes", of: node, to: object)
        let values = source.child(node, named: "objectValues").map { source.children($0) } ?? []
        var items: [NibValue] = []
        for value in values {
            guard ["string", "mutableString"].contains(source.name(value)) else {
                source.leaveOut(value, message: "the element \(source.described(value)) in \(source.described(node)) is not compiled")
                continue
            }
            items.append(builder.string(content(value)))
        }
        set(object, "NSPopUpListData", list: items)
        set(object, "NSTableView", object: makeComboTable(of: object))
    }

    /// Makes the table in which a combo box displays its values.
    private mutating func makeComboTable(of cell: Int) -> Int {
        let table = makeView("NSComboTableView", flags: 274, in: nil)
        set(table, "NSFrameSize", text: "{13, 200}")
        set(table, "NSEnabled", truth: true)
        let column = builder.make("NSTableColumn")
        set(column, "NSWidth", real: 10)
        set(column, "NSMinWidth", real: 10)
        set(column, "NSMaxWidth", real: 1_000)
        let header = builder.make("NSTableHeaderCell")
        set(header, "NSCellFlags", flags: 75_497_536)
        set(header, "NSCellFlags2", integer: 0)
        set(header, "NSContents", text: "")
        set(header, "NSSupport", headerFont())
        set(header, "NSBackgroundColor", catalogColor("headerColor"))
        set(header, "NSTextColor", catalogColor("headerTextColor"))
        set(column, "NSHeaderCell", object: header)
        let text = builder.make("NSTextFieldCell")
        set(text, "NSCellFlags", flags: 338_690_112)
        set(text, "NSCellFlags2", integer: 1_024)
        set(text, "NSSupport", builder.value(cell, key: "NSSupport") ?? .null)
        set(text, "NSControlView", object: table)
        set(text, "NSDrawsBackground", truth: true)
        set(text, "NSBackgroundColor", catalogColor("controlBackgroundColor"))
        set(text, "NSTextColor", catalogColor("controlTextColor"))
        set(column, "NSDataCell", object: text)
        set(column, "NSResizingMask", integer: 3)
        set(column, "NSIsResizeable", truth: true)
        set(column, "NSTableView", object: table)
        set(table, "NSTableColumns", list: [NibGraphBuilder.reference(column)])
        set(table, "NSIntercellSpacingWidth", real: 3)
        set(table, "NSIntercellSpacingHeight", real: 2)
        set(table, "NSBackgroundColor", catalogColor("controlBackgroundColor"))
        set(table, "NSGridColor", catalogColor("gridColor"))
        set(table, "NSRowHeight", real: 19)
        set(table, "NSAction", text: "tableViewAction:")
        set(table, "NSTvFlags", flags: -765_427_712)
        for key in ["NSDelegate", "NSDataSource", "NSTarget"] { set(table, key, object: cell) }
        set(table, "NSColumnAutoresizingStyle", integer: 1)
        set(table, "NSDraggingSourceMaskForLocal", integer: 15)
        set(table, "NSDraggingSourceMaskForNonLocal", integer: 0)
        set(table, "NSAllowsTypeSelect", truth: true)
        set(table, "NSTableViewDraggingDestinationStyle", integer: 0)
        set(table, "NSTableViewGroupRowStyle", integer: 1)
        return table
    }
}
