import FormworkLayout
import FormworkModel

/// Draws a search bar: its prompt, field, buttons and scopes.
struct SearchBarArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        let isMinimal = values.word("searchBarStyle", node: node) == "minimal" || context.isGlass
        drawBackground(into: &canvas)
        if !isMinimal || paint("barTintColor") != nil {
            canvas.fillBounds(paint("barTintColor") ?? Paint(0xF2F2F7, dark: 0x1C1C1E))
            canvas.place(x: 0, y: .end) { canvas in
                canvas.rect(x: 0, y: -0.5, width: .end, height: 0.5, .fill(.separator))
            }
        }
        let scopes = scopeTitles
        let prompt = values.text(.prompt, node: node, key: "prompt") ?? ""
        let top = prompt.isEmpty ? 0.0 : 22
        // Scopes are in a second row; they are not drawn if there is no room for it.
        let hasRow = !scopes.isEmpty && size.height - top >= 76
        let rowHeight = max(size.height - top - (hasRow ? 44 : 0), 10)
        if !prompt.isEmpty {
            context.drawLine(
                prompt, x: .middle, middle: 13, anchor: .middle, font: FontDescription(size: 13), paint: .label,
                maximumWidth: size.width - 16,
                into: &canvas)
        }
        drawSearchField(Rect(x: 0, y: top, width: size.width, height: rowHeight), into: &canvas)
        guard hasRow, size.width > 32 else { return }
        let art = SegmentedArt(segments: scopes, selected: 0, font: FontDescription(size: 13, weight: .medium))
        canvas.frame(Rect(x: 12, y: top + rowHeight + 6, width: size.width - 24, height: 32)) { canvas in
            art.draw(Size(width: size.width - 24, height: 32), context: context, into: &canvas)
        }
    }

    private func drawSearchField(_ row: Rect, into canvas: inout Canvas) {
        let font = FontDescription(size: 17)
        var right = 8.0
        if values.isSet("showsCancelButton", node: node) == true {
            let width = context.width(of: "Cancel", font)
            canvas.place(x: .end, y: .points(row.origin.y + row.size.height / 2)) { canvas in
                context.drawLine("Cancel", x: -12, middle: 0, anchor: .end, font: font, paint: tint, into: &canvas)
            }
            right += width + 12
        }
        let height = min(context.isGlass ? 44 : 36, max(row.size.height - 8, 8))
        let width = row.size.width - 8 - right
        guard width > 24 else { return }
        let field = Rect(x: 8, y: row.origin.y + (row.size.height - height) / 2, width: width, height: height)
        canvas.frame(field) { canvas in
            canvas.fillBounds(.tertiaryFill, radius: context.isGlass ? height / 2 : min(10, height / 2))
            let side = min(17, height * 0.6)
            canvas.place(x: 0, y: .middle) { canvas in
                SymbolArt.draw(
                    "magnifyingglass", in: Rect(x: 8, y: -side / 2, width: side, height: side), paint: .secondaryLabel, into: &canvas)
            }
            let text = text(.text, node: node, key: "text")
            let shown = text ?? values.text(.placeholder, node: node, key: "placeholder") ?? ""
            context.drawLine(
                shown, x: 31, font: font, paint: text == nil ? .secondaryLabel : .label, maximumWidth: width - 62, into: &canvas)
            guard let symbol = searchSymbol else { return }
            canvas.place(x: .end, y: .middle) { canvas in
                SymbolArt.draw(symbol, in: Rect(x: -26, y: -9, width: 18, height: 18), paint: .secondaryLabel, into: &canvas)
            }
        }
    }

    /// The symbol at the end of the field.
    private var searchSymbol: String? {
        if values.isSet("showsBookmarkButton", node: node) == true { return "book" }
        return values.isSet("showsSearchResultsButton", node: node) == true ? "list.bullet" : nil
    }

    private var scopeTitles: [SegmentedArt.Segment] {
        guard values.isSet("showsScopeBar", node: node) == true, let list = values.child(node, name: .scopeButtonTitles) else { return [] }
        return values.children(list).prefix(12).compactMap { child in
            guard values.name(child) == .string else { return nil }
            return SegmentedArt.Segment(title: Element(document: values.document, node: child).plainText ?? "")
        }
    }
}
