import FormworkLayout
import FormworkModel

extension ViewArtist {
    /// A split view's dividers, between its panes.
    func drawSplitView(into canvas: inout Canvas) {
        let isVertical = values.flag(.vertical, node) == true
        let style = values.string(.dividerStyle, node) ?? "thick"
        let color = paint("dividerColor") ?? Paint(0x000000, 0x000000, alpha: 0.16, darkAlpha: 0.6)
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
}
