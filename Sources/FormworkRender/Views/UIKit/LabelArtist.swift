import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Draws a label.
struct LabelArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        let highlighted = values.isSet("highlighted", node: node) == true ? paint("highlightedColor") : nil
        var color = highlighted ?? paint("textColor") ?? .label
        if !isEnabled { color = color.faded(0.4) }
        let alignment = TextBlock.Alignment(values.word("textAlignment", node: node))
        var block: TextBlock
        if let attributed = AttributedText(node, key: "attributedText", context: context, standard: color) {
            block = TextBlock(runs: attributed.runs, paints: attributed.paints)
            block.alignment = attributed.alignment ?? alignment ?? natural
        } else {
            guard let text = text(.text, node: node, key: "text") else { return }
            block = TextBlock(text, font: context.font(node, standard: FontDescription(size: 17)), paint: color)
            block.alignment = alignment ?? natural
        }
        block.lineLimit = min(max(Int(clamping: values.number(.numberOfLines, node: node) ?? 1), 0), 10_000)
        block.truncation = TextTruncation(values.lineBreak(node) ?? .truncatingTail)
        if values.flag(.adjustsFontSizeToFit, node: node) == true {
            let size = block.runs.first?.font.size ?? 17
            let smallest = values.amount("minimumFontSize", node: node).map { $0 / max(size, 1) }
            block.minimumScale = min(1, max(values.amount("minimumScaleFactor", node: node) ?? smallest ?? 0.5, 0.05))
        }
        block.draw(size, into: &canvas, with: context.text)
    }
}
