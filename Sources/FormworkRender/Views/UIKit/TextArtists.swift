import FormworkLayout
import FormworkModel

/// Draws a text field: its border, and its text or placeholder.
struct TextFieldArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        let style = values.string(.borderStyle, node: node) ?? "none"
        switch style {
        case "roundedRect" where context.isTV:
            canvas.fillBounds(paint("backgroundColor") ?? .televisionControl, radius: 10)
        case "roundedRect":
            canvas.fillBounds(paint("backgroundColor") ?? .background, radius: 5)
            canvas.border(size, paint: Paint(0xCCCCCC, dark: 0x48484A), width: 0.5, radius: 5)
        case "line":
            drawBackground(into: &canvas)
            canvas.border(size, paint: .black, width: 1)
        case "bezel":
            drawBackground(.background, into: &canvas)
            canvas.border(size, paint: Paint(0x9A9A9A, dark: 0x5A5A5A), width: 1)
        default: drawBackground(into: &canvas)
        }
        let font = context.font(node, standard: FontDescription(size: context.isTV ? 38 : 17))
        let isSecure = values.child(node, key: "textInputTraits").flatMap { values.isSet("secureTextEntry", node: $0) } ?? false
        var block: TextBlock
        if let text = text(.text, node: node, key: "text") {
            let shown = isSecure ? String(repeating: "•", count: min(text.count, 64)) : text
            block = TextBlock(shown, font: font, paint: paint("textColor") ?? .label)
        } else if let attributed = AttributedText(node, key: "attributedText", context: context, standard: paint("textColor") ?? .label) {
            block = TextBlock(runs: attributed.runs, paints: attributed.paints)
        } else if let placeholder = values.text(.placeholder, node: node, key: "placeholder"), !placeholder.isEmpty {
            block = TextBlock(placeholder, font: font, paint: .placeholderText)
        } else {
            return
        }
        block.alignment = TextBlock.Alignment(values.word("textAlignment", node: node)) ?? natural
        let side = style == "none" ? 0.0 : context.isTV ? 20 : 7
        block.insets = EdgeInsets(top: 0, left: side, bottom: 0, right: side)
        if values.flag(.adjustsFontSizeToFit, node: node) == true { block.minimumScale = 0.6 }
        switch values.word("contentVerticalAlignment", node: node) {
        case "top": block.position = .top
        case "bottom": block.position = .bottom
        default: break
        }
        if values.word("clearButtonMode", node: node) == "always", text(.text, node: node, key: "text") != nil {
            drawClearButton(side, into: &canvas)
            if context.isRightToLeft { block.insets.left += 22 } else { block.insets.right += 22 }
        }
        block.draw(size, into: &canvas, with: context.text)
    }

    private func drawClearButton(_ side: Double, into canvas: inout Canvas) {
        let length = min(17, size.height)
        canvas.place(x: context.isRightToLeft ? 0 : .end, y: .middle) { canvas in
            let left = context.isRightToLeft ? max(side, 5) : -length - max(side, 5)
            SymbolArt.draw(
                "xmark.circle.fill", in: Rect(x: left, y: -length / 2, width: length, height: length), paint: .gray, into: &canvas)
        }
    }
}

/// Draws a text view, with its text at the top.
struct TextViewArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        drawBackground(.background, into: &canvas)
        let color = paint("textColor") ?? .label
        var block: TextBlock
        if let attributed = AttributedText(node, key: "attributedText", context: context, standard: color) {
            block = TextBlock(runs: attributed.runs, paints: attributed.paints)
            block.alignment = attributed.alignment ?? natural
        } else {
            guard let text = text(.text, node: node, key: "text") else { return }
            block = TextBlock(text, font: context.font(node, standard: FontDescription(size: 14)), paint: color)
            block.alignment = TextBlock.Alignment(values.word("textAlignment", node: node)) ?? natural
        }
        block.position = .top
        block.lineLimit = 0
        block.truncation = .none
        block.insets = EdgeInsets(top: 8, left: 5, bottom: 0, right: 5)
        block.draw(size, into: &canvas, with: context.text)
    }
}
