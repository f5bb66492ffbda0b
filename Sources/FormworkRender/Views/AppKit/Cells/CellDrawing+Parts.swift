import FormworkLayout
import FormworkModel

/// Parts shared by several kinds of cells.
extension CellDrawing {
    // MARK: Surfaces

    /// The corner radius of buttons.
    var cornerRadius: Double {
        let isRounder = metrics.generation == .tahoe
        return switch controlSize {
        case .mini: isRounder ? 4 : 3
        case .small: isRounder ? 5 : 4
        case .regular: isRounder ? 6 : 5
        // Large controls of macOS 26 are capsules.
        case .large: isRounder ? max(face.size.height / 2, 7) : 7
        }
    }

    /// Draws a raised surface, as buttons have. Buttons of macOS 26 are flat.
    func drawFace(_ rect: Rect, radius: Double, _ fill: Paint? = nil, into canvas: inout Canvas) {
        if metrics.generation == .tahoe, fill == nil {
            return canvas.rect(rect, style: .fill(Paint.AppKit.flatFace.faded(isEnabled ? 1 : 0.5)), radius: radius)
        }
        let fill = fill ?? (isEnabled ? Paint.AppKit.face : .AppKit.disabledFace)
        var below = rect
        below.origin.y += 0.75
        if isEnabled { canvas.rect(below, style: .fill(.AppKit.shadow), radius: radius) }
        canvas.rect(rect, style: .fill(fill, stroke: .AppKit.edge, 0.5), radius: radius)
    }

    /// Draws a sunken surface, as fields have.
    func drawWell(_ rect: Rect, radius: Double, _ fill: Paint? = nil, into canvas: inout Canvas) {
        let inside = Rect(x: rect.origin.x + 0.5, y: rect.origin.y + 0.5, width: rect.size.width - 1, height: rect.size.height - 1)
        canvas.rect(inside, style: .fill(fill ?? .AppKit.field, stroke: .AppKit.fieldEdge), radius: radius)
    }

    /// Draws chevrons that point up and down, centred in a rectangle.
    func drawUpDown(in rect: Rect, _ paint: Paint, scale: Double = 1, into canvas: inout Canvas) {
        canvas.path("M-3-2L0-5l3 3M-3 2l3 3l3-3", at: rect.center, scale: scale, style: .stroke(paint, 1.5, isRound: true))
    }

    /// Draws a chevron that points down, centred in a rectangle.
    func drawDown(in rect: Rect, _ paint: Paint, scale: Double = 1, into canvas: inout Canvas) {
        canvas.path("M-3.500-1.500l3.500 3.500l3.500-3.500", at: rect.center, scale: scale, style: .stroke(paint, 1.5, isRound: true))
    }

    /// Draws the arrow box of a pop-up button or combo box. macOS 26 has no box.
    func drawArrowBox(in face: Rect, isPullDown: Bool, into canvas: inout Canvas) {
        let side = max(face.size.height - 4, 4)
        let box = directed(Rect(x: face.origin.x + face.size.width - side - 2, y: face.origin.y + 2, width: side, height: side))
        let isBox = isEnabled && metrics.generation != .tahoe
        if isBox { canvas.rect(box, style: .fill(.AppKit.accent), radius: max(cornerRadius - 1, 2)) }
        drawArrows(in: box, isPullDown: isPullDown, isBox ? .white : dimmed(.AppKit.mark), into: &canvas)
    }

    func drawArrows(in box: Rect, isPullDown: Bool, _ paint: Paint, into canvas: inout Canvas) {
        let scale = min(box.size.height, box.size.width) < 13 ? 0.75 : 1
        if isPullDown {
            drawDown(in: box, paint, scale: scale, into: &canvas)
        } else {
            drawUpDown(in: box, paint, scale: scale, into: &canvas)
        }
    }

    // MARK: Titles and images

    /// The name of the cell's image; nil for none.
    var imageName: String? { imageName(key: "image", .image) }

    private func imageName(key: StaticString, _ attribute: Name) -> String? {
        if let name = values.string(attribute, node: cell), !name.isEmpty { return name }
        return values.child(cell, key: key).flatMap { values.string(.image, node: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the size of an image in the available space, in points.
    func imageSize(_ name: String, in room: Size) -> Size {
        var natural = context.images[name]?.size ?? NamedImageArt.size(of: name) ?? Size(width: 18, height: 18)
        // The document gives a symbol's size at medium scale.
        if context.images[name]?.isSymbol == true, let scale = context.symbolConfiguration(cell).scale {
            natural = Size(width: natural.width * scale.factor, height: natural.height * scale.factor)
        }
        guard natural.width > 0, natural.height > 0 else { return Size(width: 0, height: 0) }
        let width = max(room.width, 0)
        let height = max(room.height, 0)
        var scale = min(1, width / natural.width, height / natural.height)
        switch values.word("imageScaling", node: cell) {
        case "axesIndependently": return Size(width: width, height: height)
        case "proportionallyUpOrDown": scale = min(width / natural.width, height / natural.height)
        default: break
        }
        return Size(width: natural.width * scale, height: natural.height * scale)
    }

    /// Draws a title, an image, or both.
    ///
    /// - Parameters:
    ///   - title: The text; fonts and colours of attributed text take precedence.
    ///   - image: The image's name.
    ///   - room: The available space.
    ///   - color: The colour of text and symbols.
    ///   - standard: The alignment if the cell does not set one.
    ///   - canvas: The canvas to draw on.
    func drawContent(
        _ title: String?, image: String?, in room: Rect, color: Paint, standard: TextBlock.Alignment, into canvas: inout Canvas
    ) {
        let position = values.string(.imagePosition, node: cell) ?? ""
        let isAlone = position == "only"
        var block = isAlone ? nil : runs(title, color: color)
        block?.alignment = alignment(standard)
        let lineBreak = values.lineBreak(cell)
        block?.truncation = lineBreak == .clipping ? .none : lineBreak == .truncatingMiddle ? .middle : .tail
        if let lines = block?.runs, lines.contains(where: { $0.text.utf8.contains(0x0A) }) { block?.lineLimit = 0 }
        guard let image else {
            if let block { draw(block, in: room, into: &canvas) }
            return
        }
        let size = imageSize(image, in: room.size)
        guard var block else {
            var rect = room.centered(size)
            if !isAlone, alignment(standard) == .left { rect.origin.x = room.origin.x }
            return drawImage(image, in: rect, color: color, into: &canvas)
        }
        if position == "overlaps" {
            drawImage(image, in: room.centered(size), color: color, into: &canvas)
            return draw(block, in: room, into: &canvas)
        }
        let extent = context.text.extent(of: block.runs, maximumWidth: nil, lines: block.lineLimit)
        if position == "above" || position == "below" {
            let top = room.origin.y + max(0, (room.size.height - size.height - extent.height - 2) / 2)
            let isBelow = position == "below"
            let imageTop = isBelow ? top + extent.height + 2 : top
            let textTop = isBelow ? top : top + size.height + 2
            drawImage(
                image, in: Rect(x: room.center.x - size.width / 2, y: imageTop, width: size.width, height: size.height), color: color,
                into: &canvas)
            block.position = .top
            draw(block, in: Rect(x: room.origin.x, y: textTop, width: room.size.width, height: extent.height), into: &canvas)
            return
        }
        let gap = 4.0
        let textWidth = min(extent.width, max(room.size.width - size.width - gap, 0))
        let total = size.width + gap + textWidth
        let start: Double =
            switch block.alignment {
            case .left: room.origin.x
            case .center: room.center.x - total / 2
            case .right: room.origin.x + room.size.width - total
            }
        let isLast = position == "right" || position == "trailing"
        let imageLeft = isLast ? start + textWidth + gap : start
        drawImage(
            image, in: Rect(x: imageLeft, y: room.center.y - size.height / 2, width: size.width, height: size.height), color: color,
            into: &canvas)
        block.alignment = .left
        let left = isLast ? start : start + size.width + gap
        draw(block, in: Rect(x: left, y: room.origin.y, width: textWidth + 2, height: room.size.height), into: &canvas)
    }

    /// Draws an image: a system image, one from the assets, or a placeholder.
    func drawImage(_ name: String, in rect: Rect, color: Paint, into canvas: inout Canvas) {
        context.drawMacImage(name, in: rect, color: color, into: &canvas)
    }
}
