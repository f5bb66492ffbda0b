import FormworkLayout
import FormworkModel

/// Draws the dividers between a split view's panes.
struct SplitViewArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        if placed.children.isEmpty { drawSplitItems(into: &canvas) }
        let isVertical = values.flag(.vertical, node: node) == true
        let style = values.string(.dividerStyle, node: node) ?? "thick"
        let color = paint("dividerColor") ?? Paint(0x000000, dark: 0x000000, alpha: 0.16, darkAlpha: 0.6)
        let panes = placed.children.map { screen.views[$0] }.filter { !$0.isHidden }.map(\.frame)
            .map { isVertical ? ($0.origin.x, $0.size.width) : ($0.origin.y, $0.size.height) }.sorted { $0.0 < $1.0 }
        for (pane, next) in zip(panes, panes.dropFirst()) {
            let start = pane.0 + pane.1
            let width = next.0 - start
            guard width > 0, width < 40 else { continue }
            if style == "thin" || width < 3 {
                if isVertical {
                    canvas.rect(x: .points(start), y: 0, width: .points(width), height: .end, .fill(color))
                } else {
                    canvas.rect(x: 0, y: .points(start), width: .end, height: .points(width), .fill(color))
                }
            } else {
                let middle = start + width / 2
                canvas.circle(
                    x: isVertical ? .points(middle) : .middle, y: isVertical ? .middle : .points(middle), radius: 2.5,
                    .fill(.AppKit.tertiaryLabel))
            }
        }
    }

    /// Draws the names of the panes of a split view controller, whose views are in other scenes.
    private func drawSplitItems(into canvas: inout Canvas) {
        let panes = context.windows.panes(of: node, values).prefix(20)
        guard !panes.isEmpty else { return }
        let isVertical = values.flag(.vertical, node: node) == true
        let share = 100 / Double(panes.count)
        for (position, controller) in panes.enumerated() {
            let start = Length.percent(share * Double(position))
            let element = Element(document: values.document, node: controller)
            let title = element.label ?? element[.storyboardIdentifier] ?? element.className
            let rect = Rect(
                x: isVertical ? size.width * share / 100 * Double(position) : 0,
                y: isVertical ? 0 : size.height * share / 100 * Double(position),
                width: isVertical ? size.width * share / 100 : size.width, height: isVertical ? size.height : size.height * share / 100)
            var block = TextBlock(title, font: FontDescription(size: 12), paint: .gray)
            block.alignment = .center
            block.insets = EdgeInsets(
                top: rect.origin.y, left: rect.origin.x + 4, bottom: size.height - rect.origin.y - rect.size.height,
                right: size.width - rect.origin.x - rect.size.width + 4)
            block.draw(size, into: &canvas, with: context.text)
            guard position > 0 else { continue }
            if isVertical {
                canvas.rect(x: start, y: 0, width: 1, height: .end, .fill(.AppKit.separator))
            } else {
                canvas.rect(x: 0, y: start, width: .end, height: 1, .fill(.AppKit.separator))
            }
        }
    }
}
