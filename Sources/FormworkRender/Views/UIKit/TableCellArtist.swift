import FormworkLayout
import FormworkModel
import FormworkTree

/// Draws a table cell: its background and, in front of its content, its accessory and separator.
struct TableCellArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        if screen.focused == place {
            canvas.rect(bounds.inset(-8, 4), style: .fill(Paint.black.faded(0.08)), radius: 14)
            return canvas.rect(bounds.inset(-6, 0), style: .fill(.white), radius: 12)
        }
        let style = table.map { TableStyle(values, node: $0) } ?? .plain
        let standard: Paint = style == .plain ? .background : .secondaryGroupedBackground
        let fill = paint("backgroundColor") ?? standard
        guard style == .insetGrouped else { return canvas.fillBounds(fill, radius: placed.cornerRadius) }
        let (isFirst, isLast) = placeInSection
        let radius = min(context.isGlass ? 26.0 : 10, size.height / 2)
        guard isFirst || isLast else { return canvas.fillBounds(fill) }
        canvas.fillBounds(fill, radius: radius)
        if !isFirst { canvas.rect(x: 0, y: 0, width: .end, height: .middle, .fill(fill)) }
        if !isLast { canvas.rect(x: 0, y: .middle, width: .end, height: .middle, .fill(fill)) }
    }

    /// Draws everything in front of the cell's content: its accessory and separator.
    func drawFront(into canvas: inout Canvas) {
        drawAccessory(into: &canvas)
        guard let table, !values.isWord(.separatorStyle, node: table, word: "none") else { return }
        let style = TableStyle(values, node: table)
        let (isFirst, isLast) = style == .plain ? (false, false) : placeInSection
        let color = context.colors.paint(table, key: "separatorColor") ?? .separator
        if style == .grouped, isFirst { canvas.rect(x: 0, y: -0.5, width: .end, height: 0.5, .fill(color)) }
        if isLast {
            if style == .grouped {
                canvas.place(x: 0, y: .end) { canvas in canvas.rect(x: 0, y: -0.5, width: .end, height: 0.5, .fill(color)) }
            }
            return
        }
        let inset = values.insets(node, key: "separatorInset") ?? values.insets(table, key: "separatorInset")
        let sides = screen.rowInsets(of: place)
        let left = min(max((inset?.left ?? standardSeparatorInset) + (context.isRightToLeft ? sides.right : sides.left), 0), size.width)
        let right = min(max(inset?.right ?? (context.isGlass ? 16 : 0), 0), size.width)
        // The line runs from one inset to the other, both as percentages of the width.
        let (first, last) = context.isRightToLeft ? (right, left) : (left, right)
        canvas.place(x: 0, y: .end) { canvas in
            canvas.rect(
                x: .percent(first / size.width * 100), y: -0.5, width: .percent(100 - (first + last) / size.width * 100), height: 0.5,
                .fill(color))
        }
    }

    /// Returns the layout margin of a cell.
    static func margin(_ cell: Rect) -> Double { cell.size.width >= 414 ? 20 : 16 }

    private func drawAccessory(into canvas: inout Canvas) {
        let type = values.string(.accessoryType, node: node) ?? "none"
        if type == "none", screen.parts.isEmpty { return }
        let isReversed = context.isRightToLeft
        let sides = screen.rowInsets(of: place)
        let margin = Self.margin(placed.frame) + (isReversed ? sides.left : sides.right)
        let side = isReversed ? 1.0 : -1
        canvas.place(x: isReversed ? 0 : .end, y: .middle) { canvas in
            if let view = accessoryView {
                let left = isReversed ? margin : -margin - view.size.width
                canvas.place(x: .points(left), y: .points(-view.size.height / 2)) { canvas in
                    ScreenWriter(view, context: context, showsHidden: false).write(into: &canvas)
                }
                return
            }
            var edge = side * margin
            if type == "disclosureIndicator" || type == "detailDisclosureButton" {
                let style = Style.stroke(Paint(0xC4C4C7, dark: 0x5A5A5E), 2.2, isRound: true)
                let origin = Point(x: isReversed ? edge + 6.5 : edge - 6.5, y: 0)
                if isReversed {
                    canvas.path("M0-5.500L-5.500 0 0 5.500", at: origin, style: style)
                } else {
                    canvas.path("M0-5.500L5.500 0 0 5.500", at: origin, style: style)
                }
                edge += side * 20
            }
            if type == "detailButton" || type == "detailDisclosureButton" {
                let left = isReversed ? edge : edge - 22
                SymbolArt.draw("info.circle", in: Rect(x: left, y: -11, width: 22, height: 22), paint: tint, into: &canvas)
            }
            if type == "checkmark" {
                let left = isReversed ? edge : edge - 16
                SymbolArt.draw("checkmark", in: Rect(x: left, y: -8, width: 16, height: 16), paint: tint, into: &canvas)
            }
        }
    }

    /// The accessory view, which is a separate view in the scene.
    private var accessoryView: Screen? {
        guard !screen.parts.isEmpty else { return nil }
        return placed.view.outlets.lazy.filter { $0.name == "accessoryView" }
            .compactMap { $0.destinationID.flatMap { values.document.element(id: $0) } }
            .compactMap { screen.parts[$0.node] }.first
    }

    // MARK: Position

    /// The table view that contains the cell; nil for a standalone cell.
    private var table: NodeIndex? {
        guard placed.parent >= 0, screen.views[placed.parent].name == .tableView else { return nil }
        return screen.views[placed.parent].node
    }

    /// Whether the cell is the first, and whether it is the last, of its section.
    private var placeInSection: (isFirst: Bool, isLast: Bool) {
        guard placed.parent >= 0 else { return (true, true) }
        let siblings = screen.views[placed.parent].children
        // The children are sorted by place, so a binary search finds the cell even among thousands.
        var (low, high) = (0, siblings.count)
        while low < high {
            let middle = (low + high) / 2
            if siblings[middle] < place { low = middle + 1 } else { high = middle }
        }
        let section = values.tableSection(of: node)
        func isBeside(_ position: Int) -> Bool {
            guard siblings.indices.contains(position) else { return false }
            let other = screen.views[siblings[position]]
            return other.name == .tableViewCell && values.tableSection(of: other.node) == section
        }
        return (!isBeside(low - 1), !isBeside(low + 1))
    }

    private var standardSeparatorInset: Double {
        if context.version < 13000 { return 15 }
        return size.width >= 414 ? 20 : 16
    }
}
