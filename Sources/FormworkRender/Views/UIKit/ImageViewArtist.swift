import FormworkLayout
import FormworkModel

/// Draws an image view: its background, and its image according to the content mode.
struct ImageViewArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        guard let name = BarItem.imageName(node, values) else { return }
        let mode = values.string(.contentMode, node) ?? "scaleToFill"
        let scaling: ImageScaling =
            switch mode {
            case "scaleAspectFit": .fit
            case "scaleAspectFill": .fill
            case "scaleToFill", "redraw": .stretch
            default: .center
            }
        var rect = Rect(origin: Point(x: 0, y: 0), size: size)
        let symbol = context.symbolConfiguration(node)
        if scaling == .center, let metrics = context.images[name] {
            rect = Self.placed(Self.natural(metrics, symbol), mode, in: size)
        }
        context.drawImage(
            named: name, in: rect, scaling == .center ? .stretch : scaling, tint: tint,
            weight: symbol.weight ?? .regular, into: &canvas)
    }

    /// Returns the natural size of an image. That of a symbol follows its configuration, not the size in the document.
    private static func natural(_ metrics: ImageMetrics, _ symbol: SymbolConfiguration) -> Size {
        guard metrics.isSymbol else { return metrics.size }
        let scale = symbol.side(beside: 17) / max(metrics.size.width, metrics.size.height, 1)
        return Size(width: metrics.size.width * scale, height: metrics.size.height * scale)
    }

    /// Returns the rectangle of an image that keeps its size.
    private static func placed(_ natural: Size, _ mode: String, in size: Size) -> Rect {
        var origin = Point(x: (size.width - natural.width) / 2, y: (size.height - natural.height) / 2)
        if mode.lowercased().contains("left") { origin.x = 0 }
        if mode.lowercased().contains("right") { origin.x = size.width - natural.width }
        if mode.lowercased().hasPrefix("top") { origin.y = 0 }
        if mode.lowercased().hasPrefix("bottom") { origin.y = size.height - natural.height }
        return Rect(origin: origin, size: natural)
    }
}
