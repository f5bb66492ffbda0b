import FormworkLayout
import FormworkModel

/// Draws a text field or a label.
struct TextFieldCellArtist: CellArtist {
    let drawn: DrawnCell

    func draw(into canvas: inout Canvas) {
        let isField = look.style.control == .field
        let isRound = values.isWord(.bezelStyle, node: cell, word: "round")
        if isField {
            drawFieldBezel(isRound: isRound, into: &canvas)
        } else if values.flag(.drawsBackground, node: cell) == true {
            let fill = paint("backgroundColor") ?? .AppKit.content
            if !fill.isClear { canvas.rect(frame, style: .fill(fill)) }
        }
        guard var block = fieldText() else { return }
        block.alignment = alignment(block.alignment)
        let wraps = metrics.wraps(look)
        block.lineLimit = wraps ? 0 : 1
        block.truncation = truncation(wraps: wraps)
        let lineHeight = context.text.measurer.lineMetrics(of: font).lineHeight
        let room = frame.size.height
        var text = frame.inset(isField ? isRound ? 7 : 4 : 2, 0)
        if isField, room < lineHeight * 1.9 {
            block.position = .center
        } else {
            // Text starts at the top, regardless of the field's height.
            block.position = .top
            let above = isField ? 3 : min(0, (room - lineHeight) / 2)
            text = Rect(x: text.origin.x, y: text.origin.y + above, width: text.size.width, height: text.size.height - above)
        }
        draw(block, in: text, into: &canvas)
    }

    private func truncation(wraps: Bool) -> TextTruncation {
        switch values.lineBreak(cell) {
        case .truncatingHead: .head
        case .truncatingMiddle: .middle
        // Clipped text is cut off at the edge, without an ellipsis.
        case .clipping: wraps ? .tail : .none
        default: .tail
        }
    }
}

/// Draws a search field.
struct SearchFieldCellArtist: CellArtist {
    let drawn: DrawnCell

    func draw(into canvas: inout Canvas) {
        let face = face
        let radius = metrics.generation == .tahoe ? face.size.height / 2 : min(face.size.height / 2, 6)
        drawWell(face, radius: radius, isEnabled ? nil : Paint.AppKit.field.faded(0.5), into: &canvas)
        let side = min(max(face.size.height - 9, 8), 13)
        let glass = directed(Rect(x: face.origin.x + 7, y: face.center.y - side / 2, width: side, height: side))
        SymbolArt.draw("magnifyingglass", in: glass, paint: dimmed(.AppKit.secondaryLabel), into: &canvas)
        var block: TextBlock
        if let title, !title.isEmpty {
            block = TextBlock(title, font: font, paint: dimmed(paint("textColor") ?? .AppKit.label))
        } else {
            let placeholder = values.text(.placeholderString, node: cell, key: "placeholderString") ?? "Search"
            block = TextBlock(placeholder, font: font, paint: .AppKit.tertiaryLabel)
        }
        block.alignment = view.natural
        let start = 7 + side + 4
        let room = Rect(x: face.origin.x + start, y: face.origin.y, width: face.size.width - start - 6, height: face.size.height)
        draw(block, in: directed(room), into: &canvas)
    }
}

/// Draws a combo box: a text field with a list of choices.
struct ComboBoxCellArtist: CellArtist {
    let drawn: DrawnCell

    func draw(into canvas: inout Canvas) {
        let face = fixedFace
        drawWell(face, radius: metrics.generation == .tahoe ? 5 : 2, isEnabled ? nil : Paint.AppKit.field.faded(0.5), into: &canvas)
        drawArrowBox(in: face, isPullDown: true, into: &canvas)
        guard var block = fieldText() else { return }
        block.alignment = alignment(block.alignment)
        let room = Rect(x: face.origin.x + 4, y: face.origin.y, width: face.size.width - 26, height: face.size.height)
        draw(block, in: directed(room), into: &canvas)
    }
}

/// Draws a token field.
struct TokenFieldCellArtist: CellArtist {
    let drawn: DrawnCell

    func draw(into canvas: inout Canvas) {
        guard let title, !title.isEmpty else { return TextFieldCellArtist(drawn: drawn).draw(into: &canvas) }
        if look.style.control == .field { drawFieldBezel(isRound: false, into: &canvas) }
        // The texts between commas are tokens.
        let height = min(font.size + 5, max(frame.size.height - 4, 4))
        var left = frame.origin.x + 4
        for token in title.split(separator: ",").prefix(40) {
            let token = String(token.drop { $0 == " " })
            let width = min(width(of: token, font) + 12, frame.size.width - 8)
            if left + width > frame.origin.x + frame.size.width - 2 { break }
            let pill = Rect(x: left, y: frame.origin.y + min(3, (frame.size.height - height) / 2), width: width, height: height)
            canvas.rect(pill, style: .fill(Paint.AppKit.accent.faded(0.25)), radius: 3)
            var block = TextBlock(token, font: font, paint: .AppKit.label)
            block.alignment = .center
            draw(block, in: pill, into: &canvas)
            left += width + 4
        }
    }
}

/// Draws a form cell: a title followed by a field.
struct FormCellArtist {
    let drawn: DrawnCell
    /// The width of the title in the cell.
    let titleWidth: Double

    func draw(into canvas: inout Canvas) {
        drawn.drawWell(drawn.frame.trailing(drawn.frame.size.width - titleWidth), radius: 0, into: &canvas)
        guard var block = drawn.runs(drawn.title, color: .AppKit.label) else { return }
        block.alignment = .right
        drawn.draw(block, in: drawn.frame.leading(titleWidth - 4), into: &canvas)
    }
}

/// Drawing code shared by fields.
extension CellDrawing {
    fileprivate func drawFieldBezel(isRound: Bool, into canvas: inout Canvas) {
        var fill: Paint? = values.flag(.drawsBackground, node: cell) == true ? fieldFill : nil
        if fill == nil, values.isWord(.borderStyle, node: cell, word: "bezel") { fill = .AppKit.field }
        if !isEnabled { fill = fill?.faded(0.5) }
        if values.isWord(.borderStyle, node: cell, word: "border") {
            canvas.rect(frame.inset(0.5, 0.5), style: Style(fill: fill, stroke: .AppKit.mark.faded(0.6)))
        } else {
            drawWell(frame, radius: isRound || metrics.generation == .tahoe ? min(frame.size.height / 2, 6) : 0, fill, into: &canvas)
        }
    }

    /// The background colour. In dark mode, AppKit draws fields lighter than text views.
    private var fieldFill: Paint {
        guard let fill = paint("backgroundColor"), fill != .AppKit.content else { return .AppKit.field }
        return fill
    }

    fileprivate func fieldText() -> TextBlock? {
        var color = paint("textColor") ?? .AppKit.label
        if !isEnabled { color = color.faded(0.35) }
        let isSecure = values.name(cell) == .secureTextFieldCell
        let title = title.map { isSecure ? String(repeating: "•", count: min($0.count, 64)) : $0 }
        if let block = runs(title, attributedKey: "attributedStringValue", color: color) { return block }
        guard let placeholder = values.text(.placeholderString, node: cell, key: "placeholderString") else {
            return runs(nil, attributedKey: "placeholderAttributedString", color: .AppKit.tertiaryLabel)
        }
        return runs(placeholder, attributedKey: "placeholderAttributedString", color: .AppKit.tertiaryLabel)
    }
}
