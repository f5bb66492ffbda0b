import FormworkModel
import FormworkTree

/// Draws an image with an optional frame.
struct ImageCellArtist: CellArtist {
    let drawn: DrawnCell

    func draw(into canvas: inout Canvas) {
        var room = frame
        switch values.string(.imageFrameStyle, node: cell) {
        case "photo":
            canvas.rect(face.inset(0.5, 0.5), style: .fill(.AppKit.content, stroke: .AppKit.mark.faded(0.5)))
            room = face.inset(2, 2)
        case "grayBezel", "groove", "button":
            drawFace(face.inset(0.5, 0.5), radius: 5, into: &canvas)
            room = face.inset(4, 4)
        default: break
        }
        guard let name = imageName else { return }
        let size = imageSize(name, in: room.size)
        var rect = room.centered(size)
        let alignment = values.word("imageAlignment", node: cell)?.lowercased() ?? "center"
        if alignment.contains("left") { rect.origin.x = room.origin.x }
        if alignment.contains("right") { rect.origin.x = room.origin.x + room.size.width - size.width }
        if alignment.contains("top") { rect.origin.y = room.origin.y }
        if alignment.contains("bottom") { rect.origin.y = room.origin.y + room.size.height - size.height }
        let tint = context.colors.paint(view.node, key: "contentTintColor") ?? Paint.AppKit.label.faded(0.8)
        if isWord("imageScaling", word: "axesIndependently"), context.assets.images[name] != nil {
            return context.drawImage(named: name, in: rect, .stretch, tint: tint, into: &canvas)
        }
        drawImage(name, in: rect, color: dimmed(tint), into: &canvas)
    }
}
