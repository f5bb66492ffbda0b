import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTree

/// Draws a predicate editor: for each row template a row with pop-up buttons and a field, before anything is selected.
struct PredicateEditorArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        canvas.fillBounds(.AppKit.content)
        let height = min(max(values.amount("rowHeight", node: node) ?? 25, 16), 200)
        guard let list = values.child(node, named: "rowTemplates") else { return }
        for (row, template) in values.children(list).prefix(40).enumerated() {
            let top = Double(row) * height
            guard top + height <= size.height + height / 2 else { return }
            if row.isMultiple(of: 2) {
                canvas.rect(Rect(x: 0, y: top, width: size.width, height: height), style: .fill(Paint(0xF4F5F7, dark: 0x2A2A2C)))
            }
            draw(template, indentation: row == 0 ? 0 : 18, middle: top + height / 2, into: &canvas)
            canvas.rect(Rect(x: 0, y: top + height - 0.5, width: size.width, height: 0.5), style: .fill(.AppKit.separator))
        }
    }

    private func draw(_ template: NodeIndex, indentation: Double, middle: Double, into canvas: inout Canvas) {
        let font = FontDescription(size: 11)
        var left = 8 + indentation
        let end = size.width - 52
        let menus = values.child(template, named: "popUpMenus").map(values.children) ?? []
        for menu in menus.prefix(6) where left < end {
            let items = values.child(menu, name: .items).map(values.children) ?? []
            let chosen = items.first { values.word("state", node: $0) == "on" } ?? items.first
            let title = chosen.flatMap { values.text(.title, node: $0, key: "title") } ?? ""
            if items.count == 1 {
                left +=
                    context.drawLine(
                        title, x: .points(left), middle: .points(middle), font: font, paint: .AppKit.label, maximumWidth: end - left,
                        into: &canvas
                    ) + 8
                continue
            }
            let width = min(context.width(of: title, font) + 26, max(end - left, 0))
            guard width > 24 else { break }
            let rect = Rect(x: left, y: middle - 8, width: width, height: 16)
            canvas.rect(rect, style: .fill(.AppKit.face, stroke: .AppKit.edge, 0.5), radius: 4)
            let arrows = Point(x: rect.maxX - 8, y: middle)
            canvas.path("M-3-2L0-5l3 3M-3 2l3 3l3-3", at: arrows, scale: 0.8, style: .stroke(.AppKit.mark, 1.4, isRound: true))
            context.drawLine(
                title, x: .points(left + 7), middle: .points(middle), font: font, paint: .AppKit.label, maximumWidth: width - 22,
                into: &canvas)
            left += width + 6
        }
        if values.word("rowType", node: template) != "compound", left + 40 < end {
            canvas.rect(
                Rect(x: left + 0.5, y: middle - 8.5, width: end - left - 6, height: 17),
                style: .fill(.AppKit.field, stroke: .AppKit.fieldEdge))
        }
        for (symbol, x) in [("minus", size.width - 44), ("plus", size.width - 22)] {
            canvas.rect(Rect(x: x, y: middle - 8, width: 18, height: 16), style: .fill(.AppKit.face, stroke: .AppKit.edge, 0.5), radius: 4)
            SymbolArt.draw(symbol, in: Rect(x: x + 4, y: middle - 5, width: 10, height: 10), paint: .AppKit.mark, into: &canvas)
        }
    }
}

/// Draws a browser: columns of rows, each opening the next column.
struct BrowserArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        canvas.fillBounds(.AppKit.content)
        canvas.border(size, paint: .AppKit.fieldEdge)
        let least = min(max(values.amount("minColumnWidth", node: node) ?? 100, 40), 2000)
        let columns = max(1, min(Int(clamping: size.width / least), Int(clamping: values.amount("maxVisibleColumns", node: node) ?? 3), 12))
        let width = size.width / Double(columns)
        let font = FontDescription(size: 13)
        for column in 0..<columns {
            let left = Double(column) * width
            if column > 0 { canvas.rect(Rect(x: left, y: 0, width: 1, height: size.height), style: .fill(.AppKit.separator)) }
            for row in 0..<(column == columns - 1 && columns > 1 ? 2 : 3) where Double(row + 1) * 19 < size.height {
                let middle = Double(row) * 19 + 10.5
                context.drawLine(
                    "Item \(row + 1)", x: .points(left + 8), middle: .points(middle), font: font, paint: .AppKit.label,
                    maximumWidth: width - 26,
                    into: &canvas)
                canvas.path(
                    "M-2-3.500l3.500 3.500l-3.500 3.500", at: Point(x: left + width - 10, y: middle),
                    style: .stroke(.AppKit.secondaryLabel, 1.4, isRound: true))
            }
        }
    }
}

/// Draws a combo button: its title and, behind a separator, an arrow for its menu.
struct ComboButtonArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        let face = bounds.inset(1, max((size.height - 22) / 2, 0))
        canvas.rect(face, style: .fill(.AppKit.face, stroke: .AppKit.edge, 0.5), radius: 5)
        let edge = context.isRightToLeft ? face.minX + 20 : face.maxX - 20
        canvas.rect(Rect(x: edge, y: face.minY + 4, width: 1, height: max(face.size.height - 8, 1)), style: .fill(.AppKit.separator))
        let arrow = Point(x: context.isRightToLeft ? face.minX + 10 : face.maxX - 10, y: face.midY)
        canvas.path("M-3.500-1.500l3.500 3.500l3.500-3.500", at: arrow, style: .stroke(.AppKit.mark, 1.5, isRound: true))
        let title =
            text(.title, node: node, key: "title") ?? values.child(node, key: "cell").flatMap { text(.title, node: $0, key: "title") } ?? ""
        context.drawLine(
            title, x: .points((context.isRightToLeft ? face.maxX + edge : face.minX + edge) / 2), middle: .points(face.midY),
            anchor: .middle, font: FontDescription(size: 13), paint: .AppKit.label, maximumWidth: face.size.width - 28, into: &canvas)
    }
}
