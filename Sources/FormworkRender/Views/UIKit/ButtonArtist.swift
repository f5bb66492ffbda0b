import FormworkLayout
import FormworkModel
import FormworkTree

/// Draws a button: its background, and the title and image of its current state.
struct ButtonArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        let state = values.child(node, key: "normal")
        if let configuration = values.child(node, key: "configuration"), context.version >= 13000 {
            return drawConfigured(configuration, state: state, into: &canvas)
        }
        let type = values.string(.buttonType, node: node)
        if let symbol = type.flatMap(Self.symbol(ofType:)) {
            drawBackground(into: &canvas)
            let side = min(22, size.width, size.height)
            canvas.place(x: .middle, y: .middle) { canvas in
                SymbolArt.draw(symbol, in: Rect(x: -side / 2, y: -side / 2, width: side, height: side), paint: tint, into: &canvas)
            }
            return
        }
        let isSystem = type == "system" || type == "roundedRect"
        if screen.focused == place { drawFocus(into: &canvas) } else { drawButtonBackground(isSystem, state: state, into: &canvas) }
        // On tvOS, titles have the label colour instead of the tint.
        let standard = context.isTV ? Paint.label : isSystem ? tint : .white
        var color = state.flatMap { context.colors.paint($0, key: "titleColor") } ?? standard
        // A button with focus is white, regardless of its colours.
        let isFocused = screen.focused == place
        if isFocused { color = .black }
        if !isEnabled {
            color = values.child(node, key: "disabled").flatMap { context.colors.paint($0, key: "titleColor") } ?? color.faded(0.35)
        }
        var face = ButtonFace(tint: isSystem && !isFocused ? tint : color)
        let font = context.font(node, standard: standardFont(type))
        if let state { setTitle(state, font: font, color: color, face: &face) }
        face.image =
            shownState.flatMap { imageName($0, name: .image, key: "image") } ?? state.flatMap { imageName($0, name: .image, key: "image") }
        face.insets = values.insets(node, key: "contentEdgeInsets") ?? .zero
        if let state { face.symbol = context.symbolConfiguration(state) }
        align(&face)
        face.titleShift = shift("titleEdgeInsets", alignment: face.alignment)
        face.imageShift = shift("imageEdgeInsets", alignment: face.alignment)
        face.draw(size, context: context, into: &canvas)
    }

    private func standardFont(_ type: String?) -> FontDescription {
        context.isTV ? FontDescription(size: 38, weight: .medium) : FontDescription(size: type == nil ? 18 : 15)
    }

    private func drawButtonBackground(_ isSystem: Bool, state: NodeIndex?, into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        if let background = state.flatMap({ imageName($0, name: .backgroundImage, key: "backgroundImage") }) {
            let isThere = context.assets.images[background] != nil || context.images[background]?.isSymbol == true
            if !isThere, state.flatMap({ text(.title, node: $0, key: "title") }) != nil {
                // Without the image, a plain rectangle is drawn, since a placeholder would clash with the title.
                let color = Paint(0x8E8E93, dark: 0x98989D)
                return canvas.rect(bounds, style: Style(fill: color.faded(0.15), stroke: color.faded(0.4)), radius: min(4, size.width / 8))
            }
            context.drawImage(named: background, in: Rect(origin: Point(x: 0, y: 0), size: size), .stretch, tint: tint, into: &canvas)
        } else if context.isTV, isSystem, paint("backgroundColor") == nil {
            canvas.fillBounds(.televisionControl, radius: 10)
        }
    }

    /// Draws the face of a tvOS button with focus: enlarged and raised.
    func drawFocus(into canvas: inout Canvas) {
        let grow = min(size.width, size.height) * 0.06
        for (spread, drop, opacity) in [(14.0, 18.0, 0.05), (8, 12, 0.08), (3, 7, 0.1)] {
            let shadow = bounds.inset(-grow - spread, -grow - spread)
            canvas.rect(
                Rect(x: shadow.minX, y: shadow.minY + drop, width: shadow.size.width, height: shadow.size.height),
                style: .fill(Paint.black.faded(opacity)), radius: 12 + spread)
        }
        canvas.rect(bounds.inset(-grow, -grow), style: .fill(.white), radius: 12)
    }

    /// The element of the current state if that isn't the normal one.
    private var shownState: NodeIndex? {
        if values.isSet("selected", node: node) == true { return values.child(node, key: "selected") }
        if values.isSet("highlighted", node: node) == true { return values.child(node, key: "highlighted") }
        return isEnabled ? nil : values.child(node, key: "disabled")
    }

    /// Returns the offset that insets cause: the full inset at the aligned side, or half of the difference if centred.
    private func shift(_ key: StaticString, alignment: TextBlock.Alignment) -> Point {
        guard let insets = values.insets(node, key: key) else { return Point(x: 0, y: 0) }
        let y = (insets.top - insets.bottom) / 2
        return switch alignment {
        case .left: Point(x: insets.left, y: y)
        case .right: Point(x: -insets.right, y: y)
        case .center: Point(x: (insets.left - insets.right) / 2, y: y)
        }
    }

    private static func symbol(ofType type: String) -> String? {
        switch type {
        case "infoLight", "infoDark", "detailDisclosure": "info.circle"
        case "contactAdd": "plus.circle"
        case "close": "xmark.circle.fill"
        default: nil
        }
    }

    // MARK: Shared parts

    func setTitle(_ holder: NodeIndex, font: FontDescription, color: Paint, face: inout ButtonFace) {
        if let attributed = AttributedText(holder, key: "attributedTitle", context: context, standard: color) {
            (face.runs, face.paints) = (attributed.runs, attributed.paints)
        } else if let title = text(.title, node: holder, key: "title") {
            (face.runs, face.paints) = ([TextRun(title, font: font)], [color])
        }
    }

    func imageName(_ holder: NodeIndex, name: Name, key: StaticString) -> String? { BarItem.imageName(holder, values, name, key: key) }

    /// Sets the alignment of the face, and the truncation of its title.
    func align(_ face: inout ButtonFace) {
        switch values.word("contentHorizontalAlignment", node: node) {
        case "left": face.alignment = .left
        case "right": face.alignment = .right
        case "leading": face.alignment = natural
        case "trailing": face.alignment = context.isRightToLeft ? .left : .right
        case "fill": face.imageFills = true
        default: break
        }
        switch values.word("contentVerticalAlignment", node: node) {
        case "top": face.position = .top
        case "bottom": face.position = .bottom
        default: break
        }
        let lineBreak = values.lineBreak(node) ?? .truncatingMiddle
        face.truncation = TextTruncation(lineBreak)
        face.lineLimit = lineBreak.wraps || face.runs.count > 1 || face.runs.first?.text.utf8.contains(0x0A) == true ? 0 : 1
    }
}
