import FormworkLayout
import FormworkModel

extension ViewArtist {
    /// What a button shows: its title and image, and how they stand.
    private struct Face {
        var runs: [TextRun] = []
        var paints: [Paint] = []
        var image: String?
        var imageSize = Size(width: 0, height: 0)
        var insets = EdgeInsets.zero
        var gap = 0.0
        var isStacked = false
        var imageIsLast = false
    }

    func drawButton(into canvas: inout Canvas) {
        let state = values.child(node, key: "normal")
        if let configuration = values.child(node, key: "configuration"), context.version >= 13000 {
            return drawConfigured(configuration, state, into: &canvas)
        }
        drawBackground(into: &canvas)
        let type = values.string(.buttonType, node)
        if let symbol = type.flatMap(Self.symbol(ofType:)) {
            let side = min(22, size.width, size.height)
            SymbolArt.draw(symbol, in: centered(Size(width: side, height: side)), tint, into: &canvas)
            return
        }
        if let background = state.flatMap({ imageName($0, .backgroundImage, key: "backgroundImage") }) {
            drawImage(named: background, in: Rect(origin: Point(x: 0, y: 0), size: size), .stretch, tint: tint, into: &canvas)
        }
        let isSystem = type == "system"
        if type == "roundedRect" && context.version < 5000 {
            canvas.fillBounds(.white, radius: 8)
            canvas.border(size, Paint(RGBA(0xAAAAAA)), radius: 8)
        }
        let standard = isSystem || type == "roundedRect" ? tint : .white
        var color = state.flatMap { context.colors.paint($0, key: "titleColor") } ?? standard
        if !isEnabled { color = color.faded(0.35) }
        var face = Face()
        face.insets = values.insets(node, key: "contentEdgeInsets") ?? .zero
        let font = context.font(node, standard: FontDescription(size: type == nil ? 18 : 15))
        if let state { setTitle(state, font, color, &face) }
        face.image = state.flatMap { imageName($0, .image, key: "image") }
        draw(face, color, alignment: values.word("contentHorizontalAlignment", node), into: &canvas)
    }

    /// A button as iOS 15 and later describe it.
    private func drawConfigured(_ configuration: Int, _ state: Int?, into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        let style = values.string(.style, configuration) ?? "plain"
        let base = context.colors.paint(configuration, key: "baseBackgroundColor")
        var color = context.colors.paint(configuration, key: "baseForegroundColor") ?? (style == "filled" ? .white : tint)
        if !isEnabled { color = color.faded(0.35) }
        let background = values.child(configuration, key: "background").flatMap { context.colors.paint($0, key: "backgroundColor") }
        let fill: Paint? =
            switch style {
            case "filled": background ?? base ?? tint
            case "tinted": background ?? (base ?? tint).faded(0.15)
            case "gray": background ?? base ?? .tertiaryFill
            default: background ?? base
            }
        let radius =
            switch values.word("cornerStyle", configuration) {
            case "capsule": min(size.width, size.height) / 2.0
            case "small": 4.0
            case "large": 12.0
            default: context.isGlass ? min(size.width, size.height) / 2 : 7.0
            }
        if let fill { canvas.fillBounds(isEnabled ? fill : fill.faded(0.5), radius: radius) }
        var face = Face()
        let buttonSize = values.string(.buttonSize, configuration) ?? "medium"
        let font = context.font(
            configuration, key: "titleFontDescription",
            standard: FontDescription(size: buttonSize == "small" || buttonSize == "mini" ? 15 : 17))
        setTitle(configuration, font, color, &face)
        if face.runs.isEmpty, let state { setTitle(state, font, color, &face) }
        if let subtitle = values.text(.subtitle, configuration, key: "subtitle"), !subtitle.isEmpty, !face.runs.isEmpty {
            face.runs[face.runs.count - 1].text += "\n"
            face.runs.append(TextRun(subtitle, font: FontDescription(size: 12)))
            face.paints.append(color)
        }
        face.image =
            imageName(configuration, .image, key: "image") ?? state.flatMap { imageName($0, .image, key: "image") }
        let placement = values.string(.imagePlacement, configuration) ?? "leading"
        face.isStacked = placement == "top" || placement == "bottom"
        face.imageIsLast = placement == "trailing" || placement == "bottom"
        face.gap = values.number(.imagePadding, configuration) ?? 0
        face.insets = values.insets(configuration, key: "contentInsets") ?? .zero
        draw(face, color, alignment: values.word("contentHorizontalAlignment", node), into: &canvas)
    }

    private func setTitle(_ holder: Int, _ font: FontDescription, _ color: Paint, _ face: inout Face) {
        if let attributed = AttributedText(holder, key: "attributedTitle", context, standard: color) {
            (face.runs, face.paints) = (attributed.runs, attributed.paints)
        } else if let title = text(.title, holder, key: "title") {
            (face.runs, face.paints) = ([TextRun(title, font: font)], [color])
        }
    }

    private func imageName(_ holder: Int, _ name: Name, key: StaticString) -> String? {
        (values.string(name, holder) ?? values.child(holder, key: key).flatMap { values.string(.image, $0) }).flatMap {
            $0.isEmpty ? nil : $0
        }
    }

    private func draw(_ face: Face, _ color: Paint, alignment: String?, into canvas: inout Canvas) {
        var face = face
        if let image = face.image {
            let metrics = context.images[image]
            let natural = metrics.map(\.size) ?? Size(width: 20, height: 20)
            let longest = metrics?.isSymbol == true ? 20 / max(natural.width, natural.height, 1) : 1
            let scale = min(longest, size.width / max(natural.width, 1), size.height / max(natural.height, 1))
            face.imageSize = Size(width: natural.width * scale, height: natural.height * scale)
        }
        guard !face.runs.isEmpty else {
            guard let image = face.image else { return }
            drawImage(named: image, in: imageRect(face.imageSize, alignment, face.insets), .fit, tint: color, into: &canvas)
            return
        }
        var block = TextBlock(runs: face.runs, paints: face.paints)
        block.truncation = values.string(.lineBreakMode, node).map { TextTruncation(lineBreakMode: $0) } ?? .middle
        let wraps = ["wordWrap", "characterWrap"].contains(values.string(.lineBreakMode, node) ?? "")
        block.lineLimit = wraps || face.runs.count > 1 || face.runs[0].text.utf8.contains(0x0A) ? 0 : 1
        block.insets = face.insets
        // Insets that leave no room were never meant for a text.
        if size.width - face.insets.left - face.insets.right < 8 { (block.insets.left, block.insets.right) = (0, 0) }
        switch alignment {
        case "left", "leading": block.alignment = context.isRightToLeft && alignment == "leading" ? .right : .left
        case "right", "trailing": block.alignment = context.isRightToLeft && alignment == "trailing" ? .left : .right
        default: block.alignment = .center
        }
        if let image = face.image {
            let extent = context.text.extent(of: face.runs, maximumWidth: nil, lines: block.lineLimit)
            let rect: Rect
            if face.isStacked {
                let total = face.imageSize.height + face.gap + extent.height
                let top = (size.height - total) / 2
                let imageTop = face.imageIsLast ? top + extent.height + face.gap : top
                rect = Rect(
                    x: (size.width - face.imageSize.width) / 2, y: imageTop, width: face.imageSize.width, height: face.imageSize.height)
                if face.imageIsLast {
                    block.insets.bottom += face.imageSize.height + face.gap
                } else {
                    block.insets.top += face.imageSize.height + face.gap
                }
            } else {
                let total = face.imageSize.width + face.gap + extent.width
                var left = (size.width - total) / 2
                if block.alignment == .left { left = face.insets.left }
                if block.alignment == .right { left = size.width - face.insets.right - total }
                left = max(0, left)
                let imageLeft = face.imageIsLast ? left + extent.width + face.gap : left
                rect = Rect(
                    x: imageLeft, y: (size.height - face.imageSize.height) / 2, width: face.imageSize.width, height: face.imageSize.height)
                block.alignment = .left
                block.insets.left = face.imageIsLast ? left : left + face.imageSize.width + face.gap
                block.insets.right = 0
            }
            drawImage(named: image, in: rect, .fit, tint: color, into: &canvas)
        }
        block.draw(size, into: &canvas, with: context.text)
    }

    private func imageRect(_ natural: Size, _ alignment: String?, _ insets: EdgeInsets) -> Rect {
        var rect = centered(natural)
        rect.origin.x += (insets.left - insets.right) / 2
        rect.origin.y += (insets.top - insets.bottom) / 2
        switch alignment {
        case "left", "leading": rect.origin.x = insets.left
        case "right", "trailing": rect.origin.x = size.width - natural.width - insets.right
        case "fill": rect = Rect(origin: Point(x: 0, y: 0), size: size)
        default: break
        }
        return rect
    }

    /// A rectangle of a size in the middle of the view.
    func centered(_ inner: Size) -> Rect {
        Rect(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2, width: inner.width, height: inner.height)
    }

    private static func symbol(ofType type: String) -> String? {
        switch type {
        case "infoLight", "infoDark", "detailDisclosure": "info.circle"
        case "contactAdd": "plus.circle"
        case "close": "xmark.circle.fill"
        default: nil
        }
    }
}
