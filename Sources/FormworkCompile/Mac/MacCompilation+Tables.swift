import FormworkNib
import FormworkTree

/// Tables, outlines and matrices.
extension MacCompilation {
    mutating func fillTable(_ node: NodeIndex, object: Int, isOutline: Bool) {
        if let header = headerViews[node] { set(object, "NSHeaderView", object: objects[header]) }
        if let corner = cornerViews[node] { set(object, "NSCornerView", object: corner) }
        let columns = source.child(node, named: "tableColumns").map { source.children($0).filter { objects[$0] != nil } } ?? []
        set(object, "NSTableColumns", list: references(columns))
        let all = source.child(node, named: "tableColumns").map { source.children($0) } ?? []
        for (place, column) in all.enumerated() { columnPlaces[column] = place }
        let spacing = source.child(node, key: "intercellSpacing")
        set(object, "NSIntercellSpacingWidth", real: spacing.flatMap { source.number($0, "width") } ?? 3)
        set(object, "NSIntercellSpacingHeight", real: spacing.flatMap { source.number($0, "height") } ?? 2)
        write("backgroundColor", "gridColor", of: node, to: object)
        set(object, "NSRowHeight", real: rowHeight(node))
        set(object, "NSTvFlags", flags: tableFlags(node))
        if let lines = source.child(node, key: "gridStyleMask") {
            set(object, "NSGridStyleMask", integer: source.mask(lines, "gridLines"))
        }
        set(object, "NSDelegate", .null)
        set(object, "NSDataSource", .null)
        write("columnAutoresizingStyle", of: node, to: object)
        set(object, "NSDraggingSourceMaskForLocal", integer: -1)
        set(object, "NSDraggingSourceMaskForNonLocal", integer: 0)
        write("typeSelect", "selectionHighlightStyle", of: node, to: object)
        set(object, "NSTableViewDraggingDestinationStyle", integer: source[node, "selectionHighlightStyle"] == "sourceList" ? 1 : 0)
        set(object, "NSTableViewGroupRowStyle", integer: 1)
        if isForNewerTables { set(object, "NSTableViewStyle", integer: 4) }
        write("autosaveName", "usesAutomaticRowHeights", of: node, to: object)
        setPrototypes(node, object: object, columns: columns)
        guard isOutline else { return }
        // By default, the first column is the outline column.
        if let outline = source[node, "outlineTableColumn"], outline != columns.first.flatMap({ source[$0, "id"] }),
            let column = self.object(node, "outlineTableColumn")
        {
            set(object, "NSOutlineViewOutlineTableColumnKey", object: column)
            source.noteUnproved(node, what: "the key 'NSOutlineViewOutlineTableColumnKey' of 'NSOutlineView'")
        }
        write(
            "autoresizesOutlineColumn", "indentationPerLevel", "indentationMarkerFollowsCell", "autosaveExpandedItems", of: node,
            to: object)
        set(object, "NSOutineViewStronglyReferencesItems", truth: true)
    }

    /// Writes the prototype views of rows, by identifier. Each is a nested file.
    private mutating func setPrototypes(_ node: NodeIndex, object: Int, columns: [NodeIndex]) {
        var entries: [NibValue] = []
        for column in columns {
            guard let list = source.child(column, named: "prototypeCellViews"), !source.account.leftOut.contains(list) else { continue }
            for cell in source.children(list) where isView(cell) && objects[cell] != nil {
                let name = source[cell, "identifier"] ?? columnIdentifier(column) ?? ""
                guard let bytes = prototype(cell, name: name) else { continue }
                let data = builder.make("NSData")
                set(data, "NS.bytes", builder.data(bytes))
                let nib = builder.make("NSNib")
                set(nib, "NSNibFileData", object: data)
                set(nib, "NSNibFileIsKeyed", truth: true)
                set(nib, "NSNibFileUseParentBundle", truth: true)
                set(nib, "NSNibFileImages", .null)
                set(nib, "NSNibFileSounds", .null)
                entries += [builder.string(name), NibGraphBuilder.reference(nib)]
            }
        }
        if !entries.isEmpty { set(object, "NSTableViewArchivedReusableViewsKey", list: entries, of: "NSMutableDictionary") }
    }

    func columnIdentifier(_ column: NodeIndex) -> String? {
        source[column, "identifier"] ?? columnPlaces[column].map { "AutomaticTableColumnIdentifier.\($0)" }
    }

    /// Returns the file of a prototype, which is compiled once for all files that contain it.
    private mutating func prototype(_ cell: NodeIndex, name: String) -> [UInt8]? {
        let key = MacDocument.Prototype(cell: cell, isForNewerTables: isForNewerTables)
        if let known = document.prototypes[key] { return known }
        var inner = MacCompilation(document)
        inner.depth = depth + 1
        inner.frames[cell] = frames[cell]
        inner.isForNewerTables = isForNewerTables
        let owner = inner.builder.make("NSCustomObject")
        inner.set(owner, "NSClassName", text: "NSObject")
        inner.enlist(cell)
        inner.fillAll(but: nil)
        if let object = inner.objects[cell] { inner.set(object, "NSReuseIdentifierKey", text: name) }
        // Connections to outside objects belong to the enclosing file.
        let connections = inner.connectors(firstResponder: nil, passesOver: true)
        let application = inner.builder.make("NSCustomObject")
        inner.set(application, "NSClassName", text: "NSApplication")
        let members = inner.members(inner.elements, ownerObject: owner) + [(application, owner)]
        let graph = inner.finish(owner: owner, members: members, visible: [], connections: connections)
        do {
            let bytes = try isForNewerTables ? document.archive(graph) : document.written(graph)
            document.prototypes[key] = bytes
            return bytes
        } catch {
            refuse(cell, message: "the file of \(source.described(cell)) cannot be written: \(error.message)")
            return nil
        }
    }

    /// Returns the height of rows; in tables with automatic row heights, that of the highest view.
    func rowHeight(_ table: NodeIndex) -> Double {
        let own = source.number(table, "rowHeight") ?? 17
        guard generation.isLatest, source.isYes(table, "viewBased"), source[table, "rowSizeStyle"] == "automatic",
            let list = source.child(table, named: "tableColumns")
        else { return own }
        let cells = source.children(list).compactMap { source.child($0, named: "prototypeCellViews") }.flatMap { source.children($0) }
        return cells.compactMap { frame($0)?.height }.max() ?? own
    }

    private func tableFlags(_ node: NodeIndex) -> Int64 {
        var flags = bits(node, of: "NSTvFlags") | 1 << 25
        if source.child(node, key: "gridStyleMask") != nil { flags |= 1 << 29 }
        let hasHeader = source[node, "headerView"] != nil
        if let overflow = overflows[node] {
            // Whether the width of the columns differs from the available width, and whether they fill it.
            if abs(overflow) >= 1 { flags |= 1 << 21 }
            if overflow > -1 { flags |= 1 << 22 }
        } else {
            if hasHeader { flags |= 1 << 21 }
            if !hasHeader || !generation.isModern { flags |= 1 << 22 }
        }
        if (source[node, "columnAutoresizingStyle"] ?? "uniform") == "uniform" { flags |= 1 << 15 }
        return flags
    }

    mutating func fillMatrix(_ node: NodeIndex, object: Int) {
        let columns = source.child(node, named: "cells").map { source.children($0) } ?? []
        let cells = columns.map { column in source.children(column).filter { objects[$0] != nil } }
        let rows = cells.map(\.count).max() ?? 0
        var flags = bits(node, of: "NSMatrixFlags")
        let modes: [String: Int64] = ["track": 0, "radio": 1 << 30, "highlight": 1 << 31, "list": 1 << 29]
        flags |= source.word(node, "mode", modes) ?? 1 << 30
        if generation.isModern {
            let cell = builder.make("NSActionCell")
            set(cell, "NSCellFlags", integer: 32)
            set(cell, "NSCellFlags2", integer: 8_192)
            set(object, "NSCell", object: cell)
            set(object, "NSCellIsDiscardable", truth: true)
        }
        set(object, "NSNumRows", integer: rows)
        set(object, "NSNumCols", integer: cells.count)
        var lines = [[NodeIndex]](repeating: [], count: rows)
        for column in cells { for (row, cell) in column.enumerated() { lines[row].append(cell) } }
        let ordered = lines.flatMap(\.self)
        set(object, "NSCells", list: references(ordered))
        for (key, name) in [("NSCellSize", "cellSize"), ("NSIntercellSpacing", "intercellSpacing")] {
            let size = source.child(node, key: name)
            let measures =
                size.map { (source.number($0, "width") ?? 0, source.number($0, "height") ?? 0) } ?? (name == "cellSize" ? (0, 0) : (4, 2))
            set(object, key, text: Self.size(measures.0, height: measures.1))
        }
        set(object, "NSMatrixFlags", flags: flags)
        set(object, "NSCellClass", text: "NSActionCell")
        if let prototype = source.child(node, key: "prototype") { set(object, "NSProtoCell", object: objects[prototype]) }
        set(object, "NSSelectedRow", integer: -1)
        set(object, "NSSelectedCol", integer: -1)
        set(object, "NSBackgroundColor", color(node, key: "backgroundColor", default: "controlColor") ?? .null)
        set(object, "NSCellBackgroundColor", color(node, key: "cellBackgroundColor", default: "controlColor") ?? .null)
    }
}
