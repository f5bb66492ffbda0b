import FormworkLayout
import FormworkModel
import FormworkTree

/// Draws buttons of every kind, including check boxes and radio buttons.
struct ButtonCellArtist: CellArtist {
    let drawn: DrawnCell

    func draw(into canvas: inout Canvas) {
        if values.word("transparent", node: cell) == "YES" { return }
        switch look.style.control {
        case .check: drawCheck(isRound: false, into: &canvas)
        case .radio: drawCheck(isRound: true, into: &canvas)
        case .help: drawHelp(into: &canvas)
        case .disclosureTriangle: drawDisclosure(into: &canvas)
        case .push: drawPush(into: &canvas)
        default: drawOther(into: &canvas)
        }
    }

    private var isBordered: Bool { values.string(.borderStyle, node: cell).map { $0 != "none" } ?? false }

    /// Whether the button is drawn as pressed, since it is on.
    private var isPressed: Bool {
        guard state == .on, let behavior = values.child(cell, key: "behavior") else { return false }
        return values.isSet("changeBackground", node: behavior) == true || values.isSet("changeGray", node: behavior) == true
    }

    /// Whether this is the window's default button, which the return key presses.
    private var isDefault: Bool {
        if let key = values.word("keyEquivalent", node: cell) { return key == "\r" || key == "\u{3}" }
        guard let key = values.child(cell, key: "keyEquivalent") else { return false }
        return ["\r", "\u{3}"].contains(Element(document: values.document, node: key).plainText ?? "")
    }

    /// The title for the current state.
    private var shownTitle: String? {
        guard changesContents, let alternate = values.word("alternateTitle", node: cell), !alternate.isEmpty else { return title }
        return alternate
    }

    private var shownImage: String? {
        // A button without an image position shows no image.
        guard values.range(.imagePosition, node: cell).isPresent else { return nil }
        guard changesContents, let alternate = values.word("alternateImage", node: cell), !alternate.isEmpty else { return imageName }
        return alternate
    }

    private var changesContents: Bool {
        state == .on && values.child(cell, key: "behavior").map { values.isSet("changeContents", node: $0) == true } ?? false
    }

    private var contentColor: Paint? { context.colors.paint(view.node, key: "contentTintColor") }

    // MARK: Bezels

    private func drawPush(into canvas: inout Canvas) {
        let isDefault = isDefault && isEnabled
        let fill = context.colors.paint(view.node, key: "bezelColor") ?? (isDefault || isPressed ? Paint.AppKit.accent : nil)
        let face = fixedFace
        drawFace(face, radius: cornerRadius, isEnabled ? fill : nil, into: &canvas)
        let color = contentColor ?? (fill.map(\.contrast) ?? .AppKit.label)
        drawContent(shownTitle, image: shownImage, in: face.inset(5, 1), color: dimmed(color), standard: .center, into: &canvas)
    }

    private func drawOther(into canvas: inout Canvas) {
        var face = self.face
        var color = contentColor ?? .AppKit.label
        var margin = 4.0
        let isPressed = isPressed
        switch look.style.control {
        case .recessed:
            if isPressed { canvas.rect(face, style: .fill(Paint.AppKit.mark.faded(0.5)), radius: 4) }
            color = isPressed ? .white : .AppKit.secondaryLabel
        case .inline:
            if isBordered { canvas.rect(face, style: .fill(.AppKit.track), radius: min(face.size.height / 2, 9)) }
            margin = 6
        case .roundRect where isBordered:
            canvas.rect(
                face.inset(0.5, 0.5), style: Style(fill: isPressed ? .AppKit.track : nil, stroke: .AppKit.mark.faded(0.4)), radius: 4)
        case .roundTextured where isBordered, .texturedSquare where isBordered:
            face = fixedFace
            drawFace(face, radius: cornerRadius, isPressed ? Paint(0xD2D2D2, dark: 0x8A8A8A) : nil, into: &canvas)
        case .smallSquare where isBordered:
            canvas.rect(
                face.inset(0.5, 0.5),
                style: .fill(isPressed ? .AppKit.track : Paint(0xFBFBFB, dark: 0x4A4A4A), stroke: .AppKit.edge.faded(1.4)))
        case .square where isBordered:
            if isWord("bezelStyle", word: "circular") {
                let side = min(face.size.width, face.size.height)
                drawFace(face.centered(Size(width: side, height: side)).inset(1, 1), radius: side / 2, into: &canvas)
            } else {
                let isPlain = isWord("bezelStyle", word: "shadowlessSquare")
                drawFace(
                    isPlain ? face : face.inset(2, 2), radius: isPlain ? 0 : 5, isPressed ? Paint(0xD2D2D2, dark: 0x8A8A8A) : nil,
                    into: &canvas)
            }
        default:
            margin = 0
            if isWord("bezelStyle", word: "roundedDisclosure") {
                drawFace(face.inset(2, 2), radius: 5, into: &canvas)
                return drawDown(in: face, dimmed(.AppKit.mark), into: &canvas)
            }
            if let fill = paint("backgroundColor"), !fill.isClear { canvas.rect(face, style: .fill(fill)) }
        }
        // A button without a title and an image is just a clickable area.
        drawContent(shownTitle, image: shownImage, in: face.inset(margin, 1), color: dimmed(color), standard: .center, into: &canvas)
    }

    private func drawHelp(into canvas: inout Canvas) {
        let face = fixedFace
        let side = min(face.size.height, face.size.width)
        drawFace(face.centered(Size(width: side, height: side)), radius: side / 2, into: &canvas)
        var block = TextBlock("?", font: FontDescription(size: side * 0.65, weight: .medium), paint: dimmed(.AppKit.label))
        block.alignment = .center
        draw(block, in: face, into: &canvas)
    }

    private func drawDisclosure(into canvas: inout Canvas) {
        let style = Style.stroke(dimmed(.AppKit.secondaryLabel), 1.8, isRound: true)
        let middle = frame.center
        if state == .on {
            canvas.path("M-4-2l4 4l4-4", at: middle, style: style)
        } else {
            canvas.path("M-2-4l4 4l-4 4", at: middle, style: style)
        }
    }

    // MARK: Check boxes and radio buttons

    private func drawCheck(isRound: Bool, into canvas: inout Canvas) {
        let face = self.face
        let side: Double =
            switch controlSize {
            case .regular: metrics.generation == .tahoe ? 16 : 14
            case .small: 12
            case .mini: 10
            case .large: 16
            }
        let gap = controlSize == .regular || controlSize == .large ? 5.0 : 4
        let position = values.string(.imagePosition, node: cell) ?? "left"
        let isLast = (position == "right" || position == "trailing") != context.isRightToLeft
        let isAlone = position == "only"
        var mark = Rect(x: face.origin.x, y: face.center.y - side / 2, width: side, height: side)
        if isLast { mark.origin.x = face.origin.x + face.size.width - side }
        drawMark(mark, isRound: isRound, into: &canvas)
        guard !isAlone, var block = runs(title, color: dimmed(.AppKit.label)) else { return }
        var room = face
        room.size.width -= side + gap
        if !isLast { room.origin.x += side + gap }
        // The control was sized for its text, so the text gets some tolerance for differences between fonts.
        room.size.width = max(room.size.width, 0) + 2
        block.alignment = isLast ? .right : .left
        let wraps = (block.runs.contains { $0.text.utf8.contains(0x0A) }) || face.size.height > font.size * 2.2
        block.lineLimit = wraps ? 0 : 1
        draw(block, in: room, into: &canvas)
    }

    private func drawMark(_ rect: Rect, isRound: Bool, into canvas: inout Canvas) {
        let side = rect.size.width
        let radius = isRound ? side / 2 : side / 4
        let isOn = state != .off
        if isOn, isEnabled {
            canvas.rect(rect, style: .fill(.AppKit.accent), radius: radius)
        } else {
            let fill = Paint(0xFFFFFF, dark: 0x4A4A4A)
            canvas.rect(
                rect.inset(0.25, 0.25), style: .fill(isEnabled ? fill : fill.faded(0.5), stroke: Paint.AppKit.mark.faded(0.4), 0.5),
                radius: radius)
        }
        guard isOn else { return }
        let paint = isEnabled ? Paint.white : .AppKit.secondaryLabel
        if state == .mixed {
            canvas.rect(rect.centered(Size(width: side * 0.55, height: side * 0.14)), style: .fill(paint), radius: 1)
        } else if isRound {
            canvas.circle(x: .points(rect.center.x), y: .points(rect.center.y), radius: side * 0.2, .fill(paint))
        } else {
            canvas.path("M3.700 7.400l2.300 2.600 4.300-6", at: rect.origin, scale: side / 14, style: .stroke(paint, 1.8, isRound: true))
        }
    }
}
