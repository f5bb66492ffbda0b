import FormworkLayout
import FormworkModel

/// Draws the views of TVUIKit: a card, or an image, a symbol, a text or initials above a title and a subtitle.
struct LockupArtist: ViewArtist {
    private enum Shape { case card, poster, button, circle }

    private static let shapes: [String: Shape] = [
        "tvCardContentView": .card, "tvPosterView": .poster, "tvMediaItemContentView": .poster, "tvCaptionButtonView": .button,
        "tvMonogramView": .circle,
    ]
    /// The elements whose visible parts are their subviews.
    private static let containers: Set<String> = ["tvCardView", "tvLockupView", "tvLockupHeaderFooterView"]
    private static let font = FontDescription(size: 25, weight: .medium)
    private static let lineHeight = 32.0

    let view: DrawnView

    /// Whether an element is a view of TVUIKit.
    static func draws(_ element: String) -> Bool { shapes[element] != nil || containers.contains(element) }

    func draw(into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        guard let shape = Self.shapes[placed.view.element.name] else { return }
        let ground = Paint.televisionControl
        if shape == .card { return canvas.fillBounds(paint("backgroundColor") ?? ground, radius: 12) }
        let lines = [text(.title, node: node, key: "title"), text(.subtitle, node: node, key: "subtitle")].compactMap(\.self)
        let footer = min(Double(lines.count) * Self.lineHeight, size.height / 2)
        var area = Rect(x: 0, y: 0, width: size.width, height: size.height - footer)
        if shape == .circle {
            let side = min(area.size.width, area.size.height)
            area = area.centered(Size(width: side, height: side))
        }
        drawContent(shape, in: area, ground: ground, into: &canvas)
        for (place, line) in lines.enumerated() {
            context.drawLine(
                line, x: .middle, middle: .points(area.maxY + (Double(place) + 0.5) * footer / Double(lines.count)), anchor: .middle,
                font: Self.font, paint: place == 0 ? .label : .secondaryLabel, maximumWidth: size.width, into: &canvas)
        }
    }

    private func drawContent(_ shape: Shape, in area: Rect, ground: Paint, into canvas: inout Canvas) {
        let radius = shape == .circle ? area.size.height / 2 : 12
        let image = values.word("contentImage", node: node) ?? BarItem.imageName(node, values)
        let isEmpty = image == nil && shape != .button
        canvas.rect(area, style: .fill(isEmpty ? Paint(0x6B86A8, dark: 0x8FA9CB).faded(0.16) : ground), radius: radius)
        if let image {
            let side = min(area.size.width, area.size.height) * 0.45
            let rect = shape == .poster ? area : area.centered(Size(width: side, height: side))
            context.drawImage(named: image, in: rect, .fit, tint: .label, into: &canvas)
        } else if let text = values.word("contentText", node: node), !text.isEmpty {
            context.drawLine(
                text, x: .middle, middle: .points(area.center.y), anchor: .middle, font: FontDescription(size: 38, weight: .medium),
                paint: .label,
                maximumWidth: area.size.width, into: &canvas)
        } else if isEmpty {
            canvas.frame(area) { canvas in
                context.drawLine(
                    "TV" + placed.view.element.className.dropFirst(2), x: .middle, anchor: .middle,
                    font: FontDescription(size: min(29, max(area.size.width / 9, 7))),
                    paint: Paint(0x6B86A8, dark: 0x8FA9CB), maximumWidth: area.size.width, into: &canvas)
            }
        }
    }
}
