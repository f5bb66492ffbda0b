import FormworkLayout
import FormworkModel

extension CellArtist {
    /// The name of the cell's image; nil for none.
    var imageName: String? { imageName(key: "image", .image) }

    private func imageName(key: StaticString, _ attribute: Name) -> String? {
        if let name = values.string(attribute, cell), !name.isEmpty { return name }
        return values.child(cell, key: key).flatMap { values.string(.image, $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// How large an image is drawn in some room, in points.
    func imageSize(_ name: String, in room: Size) -> Size {
        let natural = context.images[name]?.size ?? NamedImageArt.size(of: name) ?? Size(width: 18, height: 18)
        guard natural.width > 0, natural.height > 0 else { return Size(width: 0, height: 0) }
        let width = max(room.width, 0)
        let height = max(room.height, 0)
        var scale = min(1, width / natural.width, height / natural.height)
        switch values.word("imageScaling", cell) {
        case "axesIndependently": return Size(width: width, height: height)
        case "proportionallyUpOrDown": scale = min(width / natural.width, height / natural.height)
        default: break
        }
        return Size(width: natural.width * scale, height: natural.height * scale)
    }

    /// Draws a title, an image, or both.
    ///
    /// - Parameters:
    ///   - title: The text; fonts and colours of its own go before it.
    ///   - image: The image's name.
    ///   - room: Where they stand.
    ///   - color: Of text and symbols.
    ///   - standard: How they stand where the cell does not say.
    ///   - canvas: Where they are drawn.
    func drawContent(
        _ title: String?, image: String?, in room: Rect, _ color: Paint, standard: TextBlock.Alignment, into canvas: inout Canvas
    ) {
        let position = values.string(.imagePosition, cell) ?? ""
        let isAlone = position == "only" || position == "overlaps"
        var block = image != nil && isAlone ? nil : position == "only" ? nil : runs(title, color)
        block?.alignment = alignment(standard)
        block?.truncation = values.isWord(.lineBreakMode, cell, "truncatingMiddle") ? .middle : .tail
        if let lines = block?.runs, lines.contains(where: { $0.text.utf8.contains(0x0A) }) { block?.lineLimit = 0 }
        guard let image else {
            if let block { draw(block, in: room, into: &canvas) }
            return
        }
        let size = imageSize(image, in: room.size)
        guard var block else {
            var rect = room.centered(size)
            if !isAlone, alignment(standard) == .left { rect.origin.x = room.origin.x }
            return drawImage(image, in: rect, color, into: &canvas)
        }
        let extent = context.text.extent(of: block.runs, maximumWidth: nil, lines: block.lineLimit)
        if position == "above" || position == "below" {
            let top = room.origin.y + max(0, (room.size.height - size.height - extent.height - 2) / 2)
            let isBelow = position == "below"
            let imageTop = isBelow ? top + extent.height + 2 : top
            let textTop = isBelow ? top : top + size.height + 2
            drawImage(
                image, in: Rect(x: room.center.x - size.width / 2, y: imageTop, width: size.width, height: size.height), color,
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
            image, in: Rect(x: imageLeft, y: room.center.y - size.height / 2, width: size.width, height: size.height), color, into: &canvas)
        block.alignment = .left
        let left = isLast ? start : start + size.width + gap
        draw(block, in: Rect(x: left, y: room.origin.y, width: textWidth + 2, height: room.size.height), into: &canvas)
    }

    /// Draws an image: one of the system's, one that was found, or a place for it.
    func drawImage(_ name: String, in rect: Rect, _ color: Paint, into canvas: inout Canvas) {
        context.drawMacImage(name, in: rect, color, into: &canvas)
    }
}
