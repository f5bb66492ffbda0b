import FormworkLayout
import FormworkModel

/// The scaling of an image in its rectangle.
enum ImageScaling {
    case fit, fill, stretch, center
}

extension ViewContext {
    /// Draws an image, a symbol, or a labelled placeholder for an image that was not found.
    ///
    /// - Parameters:
    ///   - name: The image's name in the document.
    ///   - rect: The rectangle to draw in, in the view's coordinates.
    ///   - scaling: The scaling.
    ///   - tint: The colour of symbols and template images.
    ///   - isTemplate: Whether the image is drawn as a template, even if it isn't one.
    ///   - weight: The weight of a symbol's lines: that of the adjacent font.
    ///   - isBehind: Whether the image is behind other content, so that a placeholder has no label.
    ///   - canvas: The canvas to draw on.
    func drawImage(
        named name: String, in rect: Rect, _ scaling: ImageScaling, tint: Paint, isTemplate: Bool = false,
        weight: FontDescription.Weight = .regular, isBehind: Bool = false, into canvas: inout Canvas
    ) {
        guard rect.size.width > 0, rect.size.height > 0 else { return }
        if let asset = assets.images[name] {
            canvas.image(asset.address, rect: rect, scaling: scaling, tint: asset.isTemplate || isTemplate ? tint : nil)
            return
        }
        let metrics = images[name]
        if metrics?.isSymbol == true || metrics == nil && SymbolArt.isKnown(name) {
            let side = min(rect.size.width, rect.size.height)
            let square = Rect(
                x: rect.origin.x + (rect.size.width - side) / 2, y: rect.origin.y + (rect.size.height - side) / 2, width: side, height: side
            )
            SymbolArt.draw(name, in: square, paint: tint, weight: weight, into: &canvas)
            return
        }
        // The placeholder of a template image is a tinted symbol.
        if isTemplate {
            let side = max(min(rect.size.width, rect.size.height), min(18, max(rect.size.width, rect.size.height)))
            let origin = Point(x: rect.origin.x + (rect.size.width - side) / 2, y: rect.origin.y + (rect.size.height - side) / 2)
            return SymbolArt.draw("photo", in: Rect(origin: origin, size: Size(width: side, height: side)), paint: tint, into: &canvas)
        }
        let color = Paint(0x8E8E93, dark: 0x98989D)
        canvas.rect(rect, style: Style(fill: color.faded(0.15), stroke: color.faded(0.4)), radius: min(4, rect.size.width / 8))
        if isBehind { return }
        let side = min(rect.size.width, rect.size.height, 44) * 0.7
        let hasText = rect.size.height > side + 14 && rect.size.width > 40
        let top = rect.origin.y + (rect.size.height - side - (hasText ? 12 : 0)) / 2
        SymbolArt.draw(
            "photo", in: Rect(x: rect.origin.x + (rect.size.width - side) / 2, y: top, width: side, height: side), paint: color.faded(0.8),
            into: &canvas)
        guard hasText else { return }
        let font = FontDescription(size: 9)
        let lines = text.lines(
            of: [TextRun(name, font: font)], maximumWidth: rect.size.width - 4, lines: 1, truncation: .middle)
        guard let line = lines.first else { return }
        canvas.text(
            line.spans.map(\.text).joined(), x: .points(rect.origin.x + rect.size.width / 2), y: .points(top + side + 10), anchor: .middle,
            font: font, paint: color, width: line.width)
    }

    /// Draws a macOS image: one from the assets, a system image, a symbol, or a placeholder.
    func drawMacImage(_ name: String, in rect: Rect, color: Paint, into canvas: inout Canvas) {
        guard rect.size.width > 0, rect.size.height > 0 else { return }
        if assets.images[name] == nil, NamedImageArt.draw(name, in: rect, paint: color, into: &canvas) { return }
        drawImage(named: name, in: rect, .fit, tint: color, into: &canvas)
    }
}

extension Canvas {
    /// Draws an image from its URL.
    ///
    /// - Parameters:
    ///   - address: The URL.
    ///   - rect: The rectangle to draw in.
    ///   - scaling: The scaling.
    ///   - tint: The colour that replaces the image's colours; nil to keep them.
    mutating func image(_ address: String, rect: Rect, scaling: ImageScaling, tint: Paint? = nil) {
        var filter: String?
        if let tint {
            let id = makeID()
            markup("<filter")
            attribute("id", text: id)
            markup(" x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\"><feFlood")
            attribute("flood-color", paint: tint)
            markup("/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>")
            filter = id
        }
        markup("<image")
        attribute("x", value: rect.origin.x)
        attribute("y", value: rect.origin.y)
        attribute("width", value: rect.size.width)
        attribute("height", value: rect.size.height)
        switch scaling {
        case .fit, .center: break
        case .fill: markup(" preserveAspectRatio=\"xMidYMid slice\"")
        case .stretch: markup(" preserveAspectRatio=\"none\"")
        }
        if let filter { attribute("filter", text: "url(#\(filter))") }
        attribute("href", text: address)
        markup("/>")
    }
}
