import FormworkNib
import FormworkTree

/// The layout inside a scroll view as the current systems compute it, regardless of the document.
extension MacCompilation {
    mutating func tile(
        _ node: NodeIndex, clip: NodeIndex?, document: NodeIndex?, header: NodeIndex?, across: NodeIndex?, down: NodeIndex?
    ) {
        guard generation.isModern, let clip, let outer = frame(node) else { return }
        let name = document.map { source.name($0) } ?? ""
        // A placeholder for a custom view isn't laid out.
        if name == "customView", document.flatMap({ objects[$0] }).map({ builder.className($0) }) == "NSCustomView" { return }
        let isTable = ["tableView", "outlineView"].contains(name)
        let edge = border(node)
        let thickness = isTable ? down.map { self.thickness($0) } ?? generation.scrollerWidth : generation.scrollerWidth
        var room = Frame(x: edge, y: edge, width: outer.width - 2 * edge, height: outer.height - 2 * edge)
        let isBeside = down.map { !source.isYes($0, "hidden") && !source.isNo(node, name: "hasVerticalScroller") } ?? false
        if isBeside { room.width -= thickness }
        let isBelow = across.map { !source.isYes($0, "hidden") && !source.isNo(node, name: "hasHorizontalScroller") } ?? false
        if isBelow, !isTable, generation.isLatest { room.height -= generation.scrollerWidth }
        frames[clip] = room
        guard let document else { return }
        guard isTable || name == "textView" else {
            if let former = frame(clip), let own = frame(document) {
                resize(document, own, by: room.width - former.width, room.height - former.height)
            }
            return
        }
        let head = header.flatMap { frame($0) }?.height ?? 0
        frames[document] = Frame(width: room.width, height: room.height - head)
        if let header { frames[header] = Frame(width: room.width, height: head) }
        guard isTable, generation.isLatest else { return }
        if let down, isBeside || !source.isNo(node, name: "hasVerticalScroller") && !source.isYes(node, "autohidesScrollers") {
            frames[down] = Frame(x: outer.width - edge - thickness, y: edge + head, width: thickness, height: room.height - head)
            visibility[down] = true
        }
        if isBelow, source.isYes(node, "autohidesScrollers"), let across { visibility[across] = false }
        fitColumns(of: document, clip, room: room, hasHeader: header != nil, edge: edge)
        let missing = overflow(document)
        guard missing > 0 else { return }
        frames[document] = Frame(width: room.width + missing, height: room.height - head)
        if let header {
            frames[header] = Frame(width: room.width + missing, height: head)
            headerRooms[header] = room.width
        }
        shiftCells(of: document)
        if isBeside {
            let width = generation.scrollerWidth + edge
            cornerFrames[document] = Frame(x: outer.width - width, y: edge, width: width, height: 28)
        }
        guard let across else { return }
        percents[across] = 1
        if !source.isNo(node, name: "hasHorizontalScroller") {
            percents[across] = room.width / (room.width + missing)
            visibility[across] = true
            let height = self.thickness(across, small: 15)
            frames[across] = Frame(x: edge, y: outer.height - edge - height, width: room.width, height: height)
        }
    }

    /// Resizes a clip view that is the content of a window to the window's size.
    mutating func fill(window: NodeIndex, with clip: NodeIndex) {
        guard generation.isLatest, let room = frame(window, key: "contentRect"), let former = frame(clip) else { return }
        frames[clip] = Frame(x: former.x, y: former.y, width: room.width, height: room.height)
        for view in subviews(clip) {
            if let own = frame(view) { resize(view, own, by: room.width - former.width, room.height - former.height) }
        }
    }

    private func thickness(_ scroller: NodeIndex, small: Double = 13) -> Double {
        generation.isLatest && source[scroller, "controlSize"] == "small" ? small : generation.scrollerWidth
    }

    // MARK: Columns

    /// Returns the width by which a table exceeds the available width; negative if there is space left.
    func overflow(_ table: NodeIndex) -> Double { overflows[table] ?? -1 }

    /// Determines whether the columns of a table fit with the default style of the current systems, which has inset rows and needs 32 points in
    /// addition to the columns. If they don't, a bordered table with grid lines or with fixed columns gets full-width rows, which need 12 points.
    private mutating func fitColumns(of table: NodeIndex, _ clip: NodeIndex, room: Frame, hasHeader: Bool, edge: Double) {
        let all = source.child(table, named: "tableColumns").map { source.children($0) } ?? []
        let columns = all.filter { !source.isYes($0, "hidden") }
        guard !columns.isEmpty, source[table, "selectionHighlightStyle"] != "sourceList", let former = frame(clip) else { return }
        let spacing = source.child(table, key: "intercellSpacing").flatMap { source.number($0, "width") } ?? 3
        let widths = columns.reduce(0) { $0 + (source.number($1, "width") ?? 100) } + Double(columns.count - 1) * spacing
        let missing = widths + 32 - room.width
        overflows[table] = missing
        guard missing > 0 else { return }
        let isFixed = source.isNo(table, name: "columnReordering") && source.isNo(table, name: "columnResizing")
        if edge > 0, isFixed || source.child(table, key: "gridStyleMask") != nil {
            overflows[table] = 0
            resize(columns, of: table, by: (room.width - 12 - widths).rounded(.towardZero))
        } else if hasHeader ? former.height != room.height : former == room {
            // The table is laid out again, and its columns shrink to make space for the insets. Without a header, they are first made to fit
            // without insets.
            overflows[table] = -1
            resize(columns, of: table, by: spacing - 32 - (hasHeader ? 0 : max(widths + 12 - room.width, 0)))
        }
    }

    private mutating func resize(_ columns: [NodeIndex], of table: NodeIndex, by change: Double) {
        var changed = columns
        switch source[table, "columnAutoresizingStyle"] ?? "uniform" {
        case "none": return
        case "lastColumnOnly", "reverseSequential": changed = Array(columns.suffix(1))
        case "firstColumnOnly", "sequential": changed = Array(columns.prefix(1))
        default:
            changed = columns.filter { source.child($0, key: "resizingMask").map { source.isYes($0, "resizeWithTable") } ?? false }
        }
        var rest = change
        for (place, column) in changed.enumerated() {
            let share = (rest / Double(changed.count - place)).rounded(.awayFromZero)
            let width = (source.number(column, "width") ?? 100) + share
            let smallest = source.number(column, "minWidth") ?? 10
            let largest = source.number(column, "maxWidth") ?? .greatestFiniteMagnitude
            columnWidths[column] = max(min(width, largest), smallest)
            rest -= share
        }
    }

    /// Moves the prototype views of a table behind the leading inset.
    private mutating func shiftCells(of table: NodeIndex) {
        for column in source.child(table, named: "tableColumns").map({ source.children($0) }) ?? [] {
            for cell in source.child(column, named: "prototypeCellViews").map({ source.children($0) }) ?? [] {
                guard var place = frame(cell) else { continue }
                place.x += 10
                frames[cell] = place
            }
        }
    }

    // MARK: Masks

    /// Resizes a view and its descendants according to their masks when its superview changes size.
    private mutating func resize(_ top: NodeIndex, _ own: Frame, by across: Double, _ down: Double) {
        var pending = [(view: top, across: across, down: down)]
        while let (view, across, down) = pending.popLast() {
            guard across != 0 || down != 0, var place = view == top ? own : frame(view),
                let mask = source.child(view, key: "autoresizingMask")
            else { continue }
            func isFlexible(_ name: String) -> Bool { source.isYes(mask, name) }
            let former = place
            Self.resize(&place.x, &place.width, by: across, ["flexibleMinX", "widthSizable", "flexibleMaxX"].map(isFlexible))
            Self.resize(&place.y, &place.height, by: down, ["flexibleMinY", "heightSizable", "flexibleMaxY"].map(isFlexible))
            guard place != former else { continue }
            frames[view] = place
            guard !source.isNo(view, name: "autoresizesSubviews") else { continue }
            pending += subviews(view).map { ($0, place.width - former.width, place.height - former.height) }
        }
    }

    /// Distributes a change among the flexible parts: the leading margin, the length and the trailing margin.
    private static func resize(_ start: inout Double, _ length: inout Double, by change: Double, _ isFlexible: [Bool]) {
        let count = isFlexible.count { $0 }
        guard count > 0 else { return }
        if isFlexible[0] { start += change / Double(count) }
        if isFlexible[1] { length += change / Double(count) }
    }
}
