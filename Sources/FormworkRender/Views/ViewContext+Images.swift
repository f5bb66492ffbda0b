import FormworkLayout
import FormworkModel

/// How an image fills its place.
enum ImageScaling {
    case fit, fill, stretch, center
}

extension ViewContext {
    /// Draws an image where it was found, and a labelled place for it otherwise.
    ///
    /// - Parameters:
    ///   - name: Its name in the document.
    ///   - rect: Where it is drawn, in the view's coordinates.
    ///   - scaling: How it fills that.
    ///   - tint: The colour of symbols and of images that take one.
    ///   - isTemplate: Whether it takes the tint whatever the image says.
    ///   - weight: How thick the lines of a symbol are: those of the font beside it.
    ///   - canvas: Where it is drawn.
    func drawImage(
        named name: String, in rect: Rect, _ scaling: ImageScaling, tint: Paint, isTemplate: Bool = false,
        weight: FontDescription.Weight = .regular, into canvas: inout Canvas
    ) {
        guard rect.size.width > 0, rect.size.height > 0 else { return }
        if let asset = assets.images[name] {
            canvas.image(asset.address, rect, scaling, tint: asset.isTemplate || isTemplate ? tint : nil)
            return
        }
        let metrics = images[name]
        if metrics?.isSymbol == true || metrics == nil && SymbolArt.isKnown(name) {
            let side = min(rect.size.width, rect.size.height)
            let square = Rect(
                x: rect.origin.x + (rect.size.width - side) / 2, y: rect.origin.y + (rect.size.height - side) / 2, width: side, height: side
            )
            SymbolArt.draw(name, in: square, tint, weight: weight, into: &canvas)
            return
        }
        // What takes the colour of what it stands in is a sign, not a picture.
        if isTemplate {
            let side = max(min(rect.size.width, rect.size.height), min(18, max(rect.size.width, rect.size.height)))
            let origin = Point(x: rect.origin.x + (rect.size.width - side) / 2, y: rect.origin.y + (rect.size.height - side) / 2)
            return SymbolArt.draw("photo", in: Rect(origin: origin, size: Size(width: side, height: side)), tint, into: &canvas)
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
        let lines = text.lines(
            of: [TextRun(name, font: font)], maximumWidth: rect.size.width - 4, lines: 1, truncation: .middle)
        guard let line = lines.first else { return }
        canvas.text(
            line.spans.map(\.text).joined(), x: .points(rect.origin.x + rect.size.width / 2), y: .points(top + side + 10), anchor: .middle,
            font: font, color, width: line.width)
    }

    /// Draws an image of macOS: one that was found, one of the system's, a symbol, or a place for it.
    func drawMacImage(_ name: String, in rect: Rect, _ color: Paint, into canvas: inout Canvas) {
        guard rect.size.width > 0, rect.size.height > 0 else { return }
        if assets.images[name] == nil, NamedImageArt.draw(name, in: rect, color, into: &canvas) { return }
        drawImage(named: name, in: rect, .fit, tint: color, into: &canvas)
    }
}

extension Canvas {
    /// An image by its address.
    ///
    /// - Parameters:
    ///   - address: Its address.
    ///   - rect: Where it is drawn.
    ///   - scaling: How it fills that.
    ///   - tint: The colour that stands in for its own; nil for its own.
    mutating func image(_ address: String, _ rect: Rect, _ scaling: ImageScaling, tint: Paint? = nil) {
        var filter: String?
        if let tint {
            let id = makeID()
            markup("<filter")
            attribute("id", text: id)
            markup(" x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\"><feFlood")
            attribute("flood-color", tint)
            markup("/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>")
            filter = id
        }
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
        if let filter { attribute("filter", text: "url(#\(filter))") }
        attribute("href", text: address)
        markup("/>")
    }
}
