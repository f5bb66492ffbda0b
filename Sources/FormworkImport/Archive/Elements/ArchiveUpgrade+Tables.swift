/// Scroll views with tables and outlines.
extension ArchiveUpgrade {
    // MARK: Scroll views

    /// Writes the scroll amounts: four big-endian 32-bit floats.
    mutating func writeScrollAmounts(_ view: Int) {
        var amounts: [Double] = [10, 10, 10, 10]
        if let node = graph.value(view, key: "NSScrollAmts"), let bytes = graph.bytes(node), bytes.count >= 16 {
            amounts = (0..<4).map { index in
                let bits = bytes[index * 4..<index * 4 + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                let amount = Float(bitPattern: bits)
                return amount.isFinite ? Double(amount) : 0
            }
        }
        writer.set("horizontalLineScroll", number: amounts[2])
        writer.set("horizontalPageScroll", number: amounts[0])
        writer.set("verticalLineScroll", number: amounts[3])
        writer.set("verticalPageScroll", number: amounts[1])
    }

    mutating func writeClipView(_ view: Int) {
        guard let clip = graph.value(view, key: "NSContentView"), !hasWritten(clip) else { return }
        writeObject(clip, key: "contentView")
    }

    /// Writes the id of a clip view, which usually doesn't have a record.
    mutating func writeGeneratedIdentity(_ clip: Int) {
        if records.index(of: clip) != nil { writeIdentity(clip) } else { writer.set("id", text: generatedID(clip)) }
    }

    mutating func writeDocumentView(_ clip: Int) {
        if let list = graph.value(clip, key: "NSSubviews"), !claimList(list) { return }
        var views = graph.items(clip, key: "NSSubviews")
        if views.isEmpty, let document = graph.value(clip, key: "NSDocView") { views = [document] }
        writeObjects(views, in: "subviews", from: clip)
    }

    mutating func writeHeaderView(_ view: Int) {
        let document = graph.value(view, "NSContentView", "NSDocView")
        let inClip = graph.value(view, "NSHeaderClipView", "NSDocView")
        guard let header = document.flatMap({ graph.value($0, key: "NSHeaderView") }) ?? inClip else { return }
        writeObject(header, key: "headerView")
    }

    // MARK: Tables

    mutating func writeTableHighlight(_ table: Int) {
        switch graph.int(table, key: "NSTableViewSelectionHighlightStyle") ?? 0 {
        case -1: writer.set("selectionHighlightStyle", value: "none")
        case 1: writer.set("selectionHighlightStyle", value: "sourceList")
        default: break
        }
    }

    mutating func writeRowSizeStyle(_ table: Int) {
        // In a compiled file, automatic rows have the height of their highest view.
        if writer.isCompiled, let height = graph.double(table, key: "NSRowHeight"), let highest = columns(of: table).highest,
            height != highest
        {
            return
        }
        let property = records.property(of: table, "ibExternalAutomaticallyCalculatesRowSizeFromViewHeight")
        if property.flatMap(graph.bool) == true || isViewBased(table) { writer.set("rowSizeStyle", value: "automatic") }
    }

    /// Facts about a table's columns.
    struct Columns {
        var hasPrototypes = false
        /// The height of the highest prototype.
        var highest: Double?
    }

    /// Returns the facts about a table's columns, cached because many tables may share them.
    private mutating func columns(of table: Int) -> Columns {
        guard let list = graph.value(table, key: "NSTableColumns") else { return Columns() }
        if let known = knownColumns[list] { return known }
        var result = Columns()
        for column in graph.items(table, key: "NSTableColumns") {
            guard let prototypes = records.property(of: column, "prototypeCellViews") else { continue }
            result.hasPrototypes = true
            for view in graph.items(prototypes) {
                let height =
                    graph.value(view, key: "NSFrame").flatMap { graph.numbers($0, count: 4) }?[3]
                    ?? graph.value(view, key: "NSFrameSize").flatMap { graph.numbers($0, count: 2) }?[1]
                if let height { result.highest = max(result.highest ?? height, height) }
            }
        }
        knownColumns[list] = result
        return result
    }

    mutating func writeViewBased(_ table: Int) {
        if isViewBased(table) { writer.set("viewBased", value: "YES") }
    }

    private mutating func isViewBased(_ table: Int) -> Bool {
        records.property(of: table, "isInViewBasedMode").flatMap(graph.bool) == true || columns(of: table).hasPrototypes
    }

    mutating func writeTableHeader(_ table: Int) {
        if let header = graph.value(table, key: "NSHeaderView"), let id = records.id(of: header) { writer.set("headerView", value: id) }
    }

    mutating func writeIntercellSpacing(_ table: Int) {
        guard let width = graph.value(table, key: "NSIntercellSpacingWidth"),
            let height = graph.value(table, key: "NSIntercellSpacingHeight")
        else {
            return
        }
        writer.begin("size", from: table, key: "intercellSpacing")
        writer.set("width", numberAt: width)
        writer.set("height", numberAt: height)
        writer.end()
    }

    mutating func writeGridStyle(_ table: Int) {
        let mask = graph.flags(table, key: "NSGridStyleMask") ?? 0
        guard mask & 3 != 0 else { return }
        writer.begin("tableViewGridLines", from: table, key: "gridStyleMask")
        if mask & 1 != 0 { writer.set("vertical", value: "YES") }
        if mask & 2 != 0 { writer.set("horizontal", value: "YES") }
        writer.end()
    }

    /// Writes an outline's outline column; by default the first one.
    mutating func writeOutlineColumn(_ outline: Int) {
        let named = graph.value(outline, key: "NSOutlineTableColumn") ?? graph.value(outline, key: "NSOutlineViewOutlineTableColumnKey")
        let column = named ?? graph.items(outline, key: "NSTableColumns").first
        if let id = column.flatMap(records.id) { writer.set("outlineTableColumn", value: id) }
    }

    mutating func writeSortDescriptor(_ column: Int) {
        guard let descriptor = graph.value(column, key: "NSSortDescriptorPrototype") else { return }
        writer.begin("sortDescriptor", from: descriptor, key: "sortDescriptorPrototype")
        run(.words("NSSelector", "selector"), object: descriptor)
        run(.words("NSKey", "sortKey"), object: descriptor)
        run(.no("NSAscending", "ascending"), object: descriptor)
        writer.end()
    }

    mutating func writeColumnResizing(_ column: Int) {
        let mask = graph.flags(column, key: "NSResizingMask") ?? 0
        guard mask & 3 != 0 else { return }
        writer.begin("tableColumnResizingMask", from: column, key: "resizingMask")
        if mask & 1 != 0 { writer.set("resizeWithTable", value: "YES") }
        if mask & 2 != 0 { writer.set("userResizable", value: "YES") }
        writer.end()
    }

    mutating func writePrototypeCellViews(_ column: Int) {
        let views = graph.items(records.property(of: column, "prototypeCellViews"))
        writeObjects(views, in: "prototypeCellViews", from: column)
    }
}
