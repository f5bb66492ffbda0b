import FormworkLayout
import FormworkModel

extension BarArtist {
    /// Draws the items of a tab bar.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - selected: The index of the selected item; -1 for none.
    ///   - size: The bar's size, without the area of the home indicator.
    ///   - canvas: The canvas of a view of that size.
    func drawTabs(_ items: [TabItem], selected: Int, size: Size, into canvas: inout Canvas) {
        guard !items.isEmpty, size.width > 20, size.height > 12 else { return }
        // A bar shows at most five items (eight on wide screens), the last being "More" if there are others.
        let most = size.width >= 700 ? 8 : 5
        var shown = Array(items.prefix(most))
        if items.count > most {
            shown[most - 1] = TabItem(title: "More")
            shown[most - 1].symbol = "ellipsis"
        }
        let isWide = size.width >= 700 && !context.isGlass
        let half = context.isTV ? 160.0 : 70
        let inset = context.isGlass ? 21 / size.width * 100 : isWide ? max(0, 50 - Double(shown.count) * half / size.width * 100) : 0
        let share = (100 - 2 * inset) / Double(shown.count)
        if context.isGlass {
            canvas.rect(
                x: .percent(inset - 4 / size.width * 100), y: -6, width: .percent(100 - 2 * inset + 8 / size.width * 100),
                height: .points(size.height + 8), .fill(Self.glass, stroke: Self.glassEdge, 0.5), radius: (size.height + 8) / 2)
        }
        for (place, item) in shown.enumerated() {
            let position = context.isRightToLeft ? shown.count - 1 - place : place
            let x = inset + Double(position) * share
            canvas.frame(x: .percent(x), width: .percent(share), height: .points(size.height)) { canvas in
                let isSelected = place == min(selected, most - 1)
                if context.isGlass, isSelected {
                    canvas.rect(x: 0, y: -3, width: .end, height: .points(size.height + 2), .fill(.tertiaryFill), radius: size.height / 2)
                }
                let room = Size(width: share / 100 * size.width, height: size.height)
                if isWide {
                    drawBeside(item, isSelected: isSelected, size: room, into: &canvas)
                } else {
                    draw(item, isSelected: isSelected, size: room, into: &canvas)
                }
            }
        }
    }

    private func color(_ isSelected: Bool) -> Paint {
        isSelected ? style.tint : context.isGlass ? .label : style.unselected
    }

    /// Draws a tab with its image above its title.
    private func draw(_ item: TabItem, isSelected: Bool, size: Size, into canvas: inout Canvas) {
        let color = color(isSelected)
        let hasImage = item.image != nil || item.symbol != nil
        let font = FontDescription(size: 10, weight: .medium)
        if !item.title.isEmpty {
            context.drawLine(
                item.title, x: .middle, middle: hasImage ? .points(size.height - 9) : .middle, anchor: .middle, font: font, paint: color,
                maximumWidth: size.width - 4, into: &canvas)
        }
        guard hasImage else { return }
        let side = min(26, size.height - 18)
        guard side > 4 else { return }
        let top = item.title.isEmpty ? (size.height - side) / 2 : (size.height - 14 - side) / 2
        canvas.place(x: .middle, y: .points(top)) { canvas in
            drawImage(of: item, in: Rect(x: -side / 2, y: 0, width: side, height: side), color, into: &canvas)
            drawBadge(item, x: side / 2 - 2, y: 2, into: &canvas)
        }
    }

    /// Draws a tab with its image next to its title, as on an iPad.
    private func drawBeside(_ item: TabItem, isSelected: Bool, size: Size, into canvas: inout Canvas) {
        let color = color(isSelected)
        let hasImage = item.image != nil || item.symbol != nil
        let font = context.isTV ? FontDescription(size: 29, weight: .medium) : FontDescription(size: 13)
        let side = min(22, size.height - 8)
        let imageWidth = hasImage ? side + 6 : 0
        let title = context.fitted(item.title, font: font, maximumWidth: size.width - imageWidth - 8)
        let left = -(title.width + imageWidth) / 2
        canvas.place(x: .middle, y: .middle) { canvas in
            if hasImage { drawImage(of: item, in: Rect(x: left, y: -side / 2, width: side, height: side), color, into: &canvas) }
            context.drawLine(title.text, x: .points(left + imageWidth), middle: 0, font: font, paint: color, into: &canvas)
            drawBadge(item, x: left + imageWidth - 8, y: -8, into: &canvas)
        }
    }

    private func drawImage(of item: TabItem, in rect: Rect, _ color: Paint, into canvas: inout Canvas) {
        if let image = item.image {
            context.drawImage(named: image, in: rect, .fit, tint: color, isTemplate: true, into: &canvas)
        } else if let symbol = item.symbol {
            SymbolArt.draw(symbol, in: rect, paint: color, into: &canvas)
        }
    }

    private func drawBadge(_ item: TabItem, x: Double, y: Double, into canvas: inout Canvas) {
        guard let badge = item.badge else { return }
        let font = FontDescription(size: 12)
        let width = max(18, context.width(of: badge, font) + 10)
        canvas.rect(Rect(x: x, y: y - 9, width: width, height: 18), style: .fill(.red), radius: 9)
        context.drawLine(badge, x: .points(x + width / 2), middle: .points(y), anchor: .middle, font: font, paint: .white, into: &canvas)
    }
}
