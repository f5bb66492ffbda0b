import FormworkLayout
import FormworkModel

/// An image view: its background, and its image as its content mode places it.
struct ImageViewArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        guard let name = values.string(.image, node), !name.isEmpty else { return }
        let mode = values.string(.contentMode, node) ?? "scaleToFill"
        let scaling: ImageScaling =
            switch mode {
            case "scaleAspectFit": .fit
            case "scaleAspectFill": .fill
            case "scaleToFill", "redraw": .stretch
            default: .center
            }
        var rect = Rect(origin: Point(x: 0, y: 0), size: size)
        if scaling == .center, let natural = context.images[name]?.size { rect = Self.placed(natural, mode, in: size) }
        context.drawImage(
            named: name, in: rect, scaling == .center ? .stretch : scaling, tint: tint,
            weight: context.symbolWeight(node) ?? .regular, into: &canvas)
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
