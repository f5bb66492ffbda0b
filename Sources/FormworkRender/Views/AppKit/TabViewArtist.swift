import FormworkLayout
import FormworkModel

/// Draws a tab view without its content: the pane, and the tabs over its edge.
struct TabViewArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        let type = values.string(.type, node: node) ?? "topTabsBezelBorder"
        if type == "noTabsNoBorder" { return }
        guard let cell = DrawnCell(view, node: node, in: bounds) else { return }
        if type.hasPrefix("noTabs") {
            let rect = bounds.inset(0.5, 0.5)
            canvas.rect(rect, style: .fill(.AppKit.group, stroke: .AppKit.groupEdge), radius: type == "noTabsLineBorder" ? 0 : 5)
            return
        }
        let height: Double = cell.controlSize == .regular ? 20 : cell.controlSize == .small ? 17 : 14
        let isBelow = type.hasPrefix("bottomTabs")
        var pane = cell.face
        if isBelow {
            pane.size.height -= height / 2
        } else if type.hasPrefix("topTabs") {
            pane.origin.y += height / 2
            pane.size.height -= height / 2
        }
        canvas.rect(pane.inset(0.5, 0.5), style: .fill(.AppKit.group, stroke: .AppKit.groupEdge), radius: 5)
        guard isBelow || type.hasPrefix("topTabs") else { return }
        let font = context.font(node, key: "font", standard: FontDescription(size: cell.controlSize == .regular ? 13 : 11))
        let shown = screen.shownTab(of: node)
        let tabs = screen.tabs(of: node).prefix(100).map { item in
            ControlSegment(label: values.text(.label, node: item, key: "label") ?? "", isSelected: item == shown)
        }
        let width = tabs.reduce(0) { $0 + cell.width(of: $1.label ?? "", font) + 26 }
        let row = Rect(
            x: max(pane.origin.x + 4, pane.center.x - width / 2),
            y: isBelow ? pane.origin.y + pane.size.height - height / 2 : cell.face.origin.y,
            width: min(width, pane.size.width - 8), height: height)
        // Hides the pane's edge behind the tabs.
        canvas.rect(row, style: .fill(.AppKit.window), radius: cell.cornerRadius)
        SegmentedCellArtist(drawn: cell).drawSegments(tabs, in: row, isRaised: false, isChoice: true, font: font, into: &canvas)
    }
}
