import FormworkLayout
import FormworkModel

/// Draws a box: its border and the title above it.
struct BoxArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        if values.word("transparent", node: node) == "YES" { return }
        switch values.string(.boxType, node: node) {
        case "separator": drawSeparatorBox(into: &canvas)
        case "custom": drawCustomBox(into: &canvas)
        case "oldStyle":
            if !values.isWord(.borderType, node: node, word: "none") {
                canvas.rect(
                    boxRect,
                    style: .stroke(values.isWord(.borderType, node: node, word: "line") ? .AppKit.mark.faded(0.5) : .AppKit.separator))
            }
            drawBoxTitle(into: &canvas)
        default:
            canvas.rect(boxRect, style: .fill(.AppKit.group, stroke: .AppKit.groupEdge), radius: 5)
            drawBoxTitle(into: &canvas)
        }
    }

    private func drawSeparatorBox(into canvas: inout Canvas) {
        let style = Style.fill(.AppKit.separator)
        if size.width < size.height {
            canvas.rect(x: .points(size.width / 2 - 0.5), y: 0, width: 1, height: .end, style)
        } else {
            canvas.rect(x: 0, y: .points(size.height / 2 - 0.5), width: .end, height: 1, style)
        }
    }

    /// Draws a custom box, whose colours are in the document and which shows no title.
    private func drawCustomBox(into canvas: inout Canvas) {
        let radius = max(placed.cornerRadius, min(max(values.amount("cornerRadius", node: node) ?? 0, 0), 1000))
        if let fill = paint("fillColor"), !fill.isClear { canvas.rect(bounds, style: .fill(fill), radius: radius) }
        let width = min(max(values.amount("borderWidth", node: node) ?? 1, 0), 100)
        if !values.isWord(.borderType, node: node, word: "none"), width > 0 {
            canvas.rect(
                bounds.inset(width / 2, width / 2), style: .stroke(paint("borderColor") ?? .AppKit.groupEdge, width),
                radius: max(0, radius - width / 2))
        }
    }

    /// The rectangle of the border: around the content, below the title.
    private var boxRect: Rect {
        let content = placed.children.lazy.map { screen.views[$0] }.first { values.isWord(.key, node: $0.node, word: "contentView") }
        guard let content = content?.frame, content.size.width > 0 else {
            let insets = context.appKit?.look(of: node, frame: size).insets ?? .zero
            let title = values.isWord(.titlePosition, node: node, word: "noTitle") ? 0.0 : 14
            return Rect(
                x: insets.left, y: insets.top + title, width: size.width - insets.left - insets.right,
                height: size.height - insets.top - insets.bottom - title
            ).inset(0.5, 0.5)
        }
        return content.inset(-0.5, -0.5)
    }

    private var boxTitle: String? { text(.title, node: node, key: "title") }

    private func drawBoxTitle(into canvas: inout Canvas) {
        let position = values.string(.titlePosition, node: node) ?? "atTop"
        guard position != "noTitle", let title = boxTitle else { return }
        let rect = boxRect
        let font = context.font(node, key: "titleFont", standard: FontDescription(size: 11))
        var block = TextBlock(title, font: font, paint: .AppKit.label)
        let height = context.text.measurer.lineMetrics(of: font).lineHeight
        let top: Double =
            switch position {
            case "belowTop": rect.origin.y + 2
            case "atBottom", "belowBottom": rect.origin.y + rect.size.height + 1
            case "aboveBottom": rect.origin.y + rect.size.height - height - 2
            default: max(rect.origin.y - height - 1, 0)
            }
        block.position = .top
        block.alignment = natural
        let side = context.isRightToLeft ? max(size.width - rect.maxX, 0) : rect.origin.x
        block.insets = EdgeInsets(
            top: top, left: context.isRightToLeft ? 8 : side + 7, bottom: 0, right: context.isRightToLeft ? side + 7 : 8)
        block.draw(size, into: &canvas, with: context.text)
    }
}
