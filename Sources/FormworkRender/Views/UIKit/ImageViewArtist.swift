import FormworkLayout
import FormworkModel
import FormworkTree

/// Draws an image view: its background, and its image according to the content mode.
struct ImageViewArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        guard let name = BarItem.imageName(node, values) else {
            // Interface Builder shows the place of an image that a program sets.
            if paint("backgroundColor")?.isClear ?? true { drawEmpty(placed.view.element.className, into: &canvas) }
            return
        }
        let mode = values.string(.contentMode, node: node) ?? "scaleToFill"
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
            rect = Self.placed(Self.natural(metrics, symbol: symbol), mode: mode, in: size)
        }
        context.drawImage(
            named: name, in: rect, scaling == .center ? .stretch : scaling, tint: tint,
            weight: symbol.weight ?? .regular, isBehind: isCovered, into: &canvas)
    }

    /// Whether one of the next views in front of this one covers its centre, where a placeholder has its symbol.
    private var isCovered: Bool {
        guard placed.parent >= 0 else { return false }
        let centre = placed.frame.center
        // Siblings have ascending numbers, so that the next ones are found in a few steps, however many there are.
        let siblings = screen.views[placed.parent].children
        var range = siblings.startIndex..<siblings.endIndex
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = siblings[middle] <= place ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return siblings[range.lowerBound...].prefix(32).contains { other in
            let (frame, isHidden) = (screen.views[other].frame, screen.views[other].isHidden)
            let isAcross = frame.minX < centre.x && centre.x < frame.maxX
            return !isHidden && isAcross && frame.minY < centre.y && centre.y < frame.maxY
        }
    }

    /// Draws a view without an image as a tinted box with its class.
    private func drawEmpty(_ text: String, into canvas: inout Canvas) {
        let color = Paint(0x6B86A8, dark: 0x8FA9CB)
        canvas.fillBounds(color.faded(0.16), radius: placed.cornerRadius)
        drawPlaceholderText(text, color: color, into: &canvas)
    }

    /// Returns the natural size of an image. That of a symbol follows its configuration, not the size in the document.
    private static func natural(_ metrics: ImageMetrics, symbol: SymbolConfiguration) -> Size {
        guard metrics.isSymbol else { return metrics.size }
        let scale = symbol.side(beside: 17) / max(metrics.size.width, metrics.size.height, 1)
        return Size(width: metrics.size.width * scale, height: metrics.size.height * scale)
    }

    /// Returns the rectangle of an image that keeps its size.
    private static func placed(_ natural: Size, mode: String, in size: Size) -> Rect {
        var origin = Point(x: (size.width - natural.width) / 2, y: (size.height - natural.height) / 2)
        if mode.lowercased().contains("left") { origin.x = 0 }
        if mode.lowercased().contains("right") { origin.x = size.width - natural.width }
        if mode.lowercased().hasPrefix("top") { origin.y = 0 }
        if mode.lowercased().hasPrefix("bottom") { origin.y = size.height - natural.height }
        return Rect(origin: origin, size: natural)
    }
}
