import FormworkLayout
import FormworkModel
import FormworkTree

/// A style of table views.
enum TableStyle {
    case plain, grouped, insetGrouped

    init(_ values: ResolvedDocument, node: NodeIndex) {
        switch values.string(.style, node: node) {
        case "grouped": self = .grouped
        case "insetGrouped": self = .insetGrouped
        default: self = .plain
        }
    }
}

/// Draws a table view's background, and the headers and footers of its sections.
struct TableViewArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        let style = TableStyle(values, node: node)
        drawBackground(style == .plain ? .background : .groupedBackground, into: &canvas)
        guard placed.contentInset > 0 else { return drawSections(style, into: &canvas) }
        canvas.place(x: 0, y: .points(placed.contentInset)) { canvas in drawSections(style, into: &canvas) }
    }

    private func drawSections(_ style: TableStyle, into canvas: inout Canvas) {
        var bottom = 0.0
        var last: (section: NodeIndex, frame: Rect)?
        for child in placed.children {
            let cell = screen.views[child]
            guard cell.name == .tableViewCell else {
                if values.isWord(.key, node: cell.node, word: "tableHeaderView") { bottom += cell.frame.size.height }
                continue
            }
            let holder = values.tableSection(of: cell.node)
            if holder != last?.section {
                if let last { drawFooter(ofSection: last.section, below: last.frame, into: &canvas) }
                drawHeader(ofSection: holder, above: cell.frame, from: bottom, style, into: &canvas)
            }
            last = (holder, cell.frame)
            bottom = max(bottom, cell.frame.origin.y + cell.frame.size.height)
        }
        if let last { drawFooter(ofSection: last.section, below: last.frame, into: &canvas) }
    }

    private func drawHeader(
        ofSection section: NodeIndex, above first: Rect, from bottom: Double, _ style: TableStyle, into canvas: inout Canvas
    ) {
        let isPrototypes = values.name(section) == .prototypes
        let gap = first.origin.y - bottom
        guard let title = isPrototypes ? "Prototype Cells" : headerTitle(section), gap >= 12 else { return }
        let margin = TableCellArtist.margin(first) + side(style)
        if style == .plain {
            let height = min(gap, isPrototypes ? 28 : max(values.number(.sectionHeaderHeight, node: node) ?? 28, 18))
            let band = Rect(x: 0, y: first.origin.y - height, width: size.width, height: height)
            canvas.frame(x: 0, y: .points(band.origin.y), width: .end, height: .points(height)) { canvas in
                if isPrototypes {
                    let color = paint("backgroundColor").map { $0.isClear ? Paint.secondaryLabel : $0.contrast.faded(0.6) }
                    drawHeaderLine(
                        title, inset: margin, y: .middle, font: FontDescription(size: 13), paint: color ?? .secondaryLabel, into: &canvas)
                    return
                }
                canvas.fillBounds(Paint(0xF2F2F7, dark: 0x1C1C1E))
                let font = FontDescription(size: min(17, height * 0.6), weight: .semibold)
                drawHeaderLine(title, inset: margin, y: .middle, font: font, paint: .label, into: &canvas)
            }
            return
        }
        canvas.place(x: 0, y: .points(first.origin.y)) { canvas in
            let isLarge = context.isGlass && gap >= 36
            drawHeaderLine(
                isPrototypes || context.isGlass ? title : title.uppercased(), inset: first.origin.x + margin, y: isLarge ? -18 : -14,
                font: isLarge ? FontDescription(size: 17, weight: .semibold) : FontDescription(size: 13), paint: .secondaryLabel,
                into: &canvas)
        }
    }

    private func drawHeaderLine(
        _ title: String, inset: Double, y: Length, font: FontDescription, paint: Paint, into canvas: inout Canvas
    ) {
        let isReversed = context.isRightToLeft
        canvas.place(x: isReversed ? .end : 0, y: 0) { canvas in
            context.drawLine(
                title, x: .points(isReversed ? -inset : inset), middle: y, anchor: isReversed ? .end : .start, font: font, paint: paint,
                maximumWidth: size.width - 2 * inset, into: &canvas)
        }
    }

    /// Returns the inset of section titles. In inset groups the cells themselves are inset.
    private func side(_ style: TableStyle) -> Double {
        if style == .insetGrouped { return 0 }
        let insets = screen.rowInsets(of: place)
        return context.isRightToLeft ? insets.right : insets.left
    }

    private func headerTitle(_ section: NodeIndex) -> String? {
        values.text(.headerTitle, node: section, key: "headerTitle").flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }

    private func drawFooter(ofSection section: NodeIndex, below last: Rect, into canvas: inout Canvas) {
        guard values.name(section) == .tableViewSection, let title = values.text(.footerTitle, node: section, key: "footerTitle"),
            !title.allSatisfy(\.isWhitespace)
        else { return }
        let inset = last.origin.x + TableCellArtist.margin(last) + side(TableStyle(values, node: node))
        let room = Size(width: size.width - 2 * inset, height: 200)
        var block = TextBlock(title, font: FontDescription(size: 13), paint: .secondaryLabel)
        block.lineLimit = 8
        block.position = .top
        block.alignment = natural
        canvas.frame(Rect(x: inset, y: last.origin.y + last.size.height + 8, width: room.width, height: room.height)) { canvas in
            block.draw(room, into: &canvas, with: context.text)
        }
    }
}

extension ResolvedDocument {
    /// Returns the section that contains a table cell, or the list of prototypes.
    func tableSection(of cell: NodeIndex) -> NodeIndex {
        let nodes = storage.tree.nodes
        let list = nodes[cell].parent
        let section = nodes[list].parent
        return name(section) == .tableViewSection ? section : list
    }
}
