import FormworkLayout
import FormworkModel
import FormworkTree

extension ViewArtist {
    /// How an image fills its place.
    enum Scaling {
        case fit, fill, stretch, center
    }

    /// Draws an image where it was found, and a labelled place for it otherwise.
    ///
    /// - Parameters:
    ///   - name: Its name in the document.
    ///   - rect: Where it is drawn, in the view's coordinates.
    ///   - scaling: How it fills that.
    ///   - tint: The colour of symbols and of images that take one.
    ///   - canvas: Where it is drawn.
    func drawImage(named name: String, in rect: Rect, _ scaling: Scaling, tint: Paint, into canvas: inout Canvas) {
        guard rect.size.width > 0, rect.size.height > 0 else { return }
        if let asset = context.assets.images[name] {
            canvas.image(asset.address, rect, scaling)
            return
        }
        let metrics = context.images[name]
        if metrics?.isSymbol == true || metrics == nil && SymbolArt.isKnown(name) {
            let side = min(rect.size.width, rect.size.height)
            let square = Rect(
                x: rect.origin.x + (rect.size.width - side) / 2, y: rect.origin.y + (rect.size.height - side) / 2, width: side, height: side
            )
            SymbolArt.draw(name, in: square, tint, into: &canvas)
            return
        }
        let color = Paint(0x8E8E93, 0x98989D)
        canvas.rect(rect, Style(fill: color.faded(0.15), stroke: color.faded(0.4)), radius: min(4, rect.size.width / 8))
        let side = min(rect.size.width, rect.size.height, 44) * 0.7
        let hasText = rect.size.height > side + 14 && rect.size.width > 40
        let top = rect.origin.y + (rect.size.height - side - (hasText ? 12 : 0)) / 2
        SymbolArt.draw(
            "photo", in: Rect(x: rect.origin.x + (rect.size.width - side) / 2, y: top, width: side, height: side), color.faded(0.8),
            into: &canvas)
        guard hasText else { return }
        let font = FontDescription(size: 9)
        let lines = context.text.lines(
            of: [TextRun(name, font: font)], maximumWidth: rect.size.width - 4, lines: 1, truncation: .middle)
        guard let line = lines.first else { return }
        canvas.text(
            line.spans.map(\.text).joined(), x: .points(rect.origin.x + rect.size.width / 2), y: .points(top + side + 10), anchor: .middle,
            font: font, color, width: line.width)
    }

    func drawImageView(into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        guard let name = values.string(.image, node), !name.isEmpty else { return }
        let mode = values.string(.contentMode, node) ?? "scaleToFill"
        let scaling: Scaling =
            switch mode {
            case "scaleAspectFit": .fit
            case "scaleAspectFill": .fill
            case "scaleToFill", "redraw": .stretch
            default: .center
            }
        var rect = Rect(origin: Point(x: 0, y: 0), size: size)
        if scaling == .center, let natural = context.images[name]?.size { rect = Self.placed(natural, mode, in: size) }
        drawImage(named: name, in: rect, scaling == .center ? .stretch : scaling, tint: tint, into: &canvas)
    }

    /// Where something stands that keeps its own size.
    private static func placed(_ natural: Size, _ mode: String, in size: Size) -> Rect {
        var origin = Point(x: (size.width - natural.width) / 2, y: (size.height - natural.height) / 2)
        if mode.lowercased().contains("left") { origin.x = 0 }
        if mode.lowercased().contains("right") { origin.x = size.width - natural.width }
        if mode.lowercased().hasPrefix("top") { origin.y = 0 }
        if mode.lowercased().hasPrefix("bottom") { origin.y = size.height - natural.height }
        return Rect(origin: origin, size: natural)
    }
}

extension Canvas {
    /// An image by its address.
    mutating func image(_ address: String, _ rect: Rect, _ scaling: ViewArtist.Scaling) {
        markup("<image")
        attribute("x", rect.origin.x)
        attribute("y", rect.origin.y)
        attribute("width", rect.size.width)
        attribute("height", rect.size.height)
        switch scaling {
        case .fit, .center: break
        case .fill: markup(" preserveAspectRatio=\"xMidYMid slice\"")
        case .stretch: markup(" preserveAspectRatio=\"none\"")
        }
        attribute("href", text: address)
        markup("/>")
    }
}
