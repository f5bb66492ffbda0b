import FormworkLayout
import FormworkModel

extension ViewArtist {
    /// Draws an image of macOS: one that was found, one of the system's, a symbol, or a place for it.
    func drawMacImage(_ name: String, in rect: Rect, _ color: Paint, into canvas: inout Canvas) {
        guard rect.size.width > 0, rect.size.height > 0 else { return }
        if context.assets.images[name] == nil, NamedImageArt.draw(name, in: rect, color, into: &canvas) { return }
        drawImage(named: name, in: rect, .fit, tint: color, into: &canvas)
    }

    /// The view in its own coordinates.
    var bounds: Rect { Rect(origin: Point(x: 0, y: 0), size: size) }
}

extension CellArtist {
    /// An image, and the frame that it may have.
    func drawImageCell(into canvas: inout Canvas) {
        var room = frame
        switch values.string(.imageFrameStyle, cell) {
        case "photo":
            canvas.rect(face.inset(0.5, 0.5), .fill(.AppKit.content, stroke: .AppKit.mark.faded(0.5)))
            room = face.inset(2, 2)
        case "grayBezel", "groove", "button":
            drawFace(face.inset(0.5, 0.5), radius: 5, into: &canvas)
            room = face.inset(4, 4)
        default: break
        }
        guard let name = imageName else { return }
        let size = imageSize(name, in: room.size)
        var rect = room.centered(size)
        let alignment = values.word("imageAlignment", cell)?.lowercased() ?? "center"
        if alignment.contains("left") { rect.origin.x = room.origin.x }
        if alignment.contains("right") { rect.origin.x = room.origin.x + room.size.width - size.width }
        if alignment.contains("top") { rect.origin.y = room.origin.y }
        if alignment.contains("bottom") { rect.origin.y = room.origin.y + room.size.height - size.height }
        let tint = context.colors.paint(artist.node, key: "contentTintColor") ?? Paint.AppKit.label.faded(0.8)
        if isWord("imageScaling", "axesIndependently"), context.assets.images[name] != nil {
            return artist.drawImage(named: name, in: rect, .stretch, tint: tint, into: &canvas)
        }
        drawImage(name, in: rect, dimmed(tint), into: &canvas)
    }
}
