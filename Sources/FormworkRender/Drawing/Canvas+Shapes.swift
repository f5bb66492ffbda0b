package import FormworkModel

/// The fill and stroke of a shape.
package struct Style: Hashable, Sendable {
    /// The fill colour; nil for none.
    package var fill: Paint?
    /// The stroke colour; nil for none.
    package var stroke: Paint?
    /// The line width, in points.
    package var lineWidth = 1.0
    /// The lengths of dashes and gaps, in points; empty for a solid line.
    package var dashes: [Double] = []
    /// Whether line caps and joins are round.
    package var isRound = false

    /// Returns a style that fills a shape.
    package static func fill(_ paint: Paint) -> Style { Style(fill: paint) }

    /// Returns a style that strokes a shape.
    package static func stroke(_ paint: Paint, _ width: Double = 1, dashes: [Double] = [], isRound: Bool = false) -> Style {
        Style(stroke: paint, lineWidth: width, dashes: dashes, isRound: isRound)
    }

    /// Returns a style that fills and strokes a shape.
    package static func fill(_ paint: Paint, stroke: Paint, _ width: Double = 1) -> Style {
        Style(fill: paint, stroke: stroke, lineWidth: width)
    }
}

extension Canvas {
    /// Fills the view's bounds.
    package mutating func fillBounds(_ paint: Paint, radius: Double = 0) {
        if paint.isClear { return }
        markup("<rect width=\"100%\" height=\"100%\"")
        if radius > 0 { attribute("rx", value: radius) }
        attribute("fill", paint: paint)
        markup("/>")
    }

    /// Draws a rectangle.
    package mutating func rect(_ rect: Rect, style: Style, radius: Double = 0) {
        self.rect(
            x: .points(rect.origin.x), y: .points(rect.origin.y), width: .points(rect.size.width), height: .points(rect.size.height), style,
            radius: radius)
    }

    /// Draws a rectangle whose position or size may depend on the view's size.
    package mutating func rect(x: Length, y: Length, width: Length, height: Length, _ style: Style, radius: Double = 0) {
        if case .points(let length) = width, length <= 0 { return }
        if case .points(let length) = height, length <= 0 { return }
        markup("<rect")
        if x != 0 { attribute("x", value: x) }
        if y != 0 { attribute("y", value: y) }
        attribute("width", value: width)
        attribute("height", value: height)
        if radius > 0 { attribute("rx", value: radius) }
        paint(style)
        markup("/>")
    }

    /// Draws an outline inside the view's bounds.
    ///
    /// - Parameters:
    ///   - size: The view's size.
    ///   - paint: The colour.
    ///   - width: The line width, in points.
    ///   - radius: The radius of the view's corners, in points.
    package mutating func border(_ size: Size, paint: Paint, width: Double = 1, radius: Double = 0) {
        guard width > 0, !paint.isClear else { return }
        let rect = Rect(x: width / 2, y: width / 2, width: size.width - width, height: size.height - width)
        self.rect(rect, style: .stroke(paint, width), radius: max(0, radius - width / 2))
    }

    /// Draws a circle.
    package mutating func circle(x: Length, y: Length, radius: Double, _ style: Style) {
        markup("<circle")
        attribute("cx", value: x)
        attribute("cy", value: y)
        attribute("r", value: max(radius, 0))
        paint(style)
        markup("/>")
    }

    /// Draws a straight line.
    package mutating func line(x1: Length, y1: Length, x2: Length, y2: Length, _ style: Style) {
        markup("<line")
        attribute("x1", value: x1)
        attribute("y1", value: y1)
        attribute("x2", value: x2)
        attribute("y2", value: y2)
        paint(style)
        markup("/>")
    }

    /// Draws an SVG path.
    ///
    /// - Parameters:
    ///   - data: The path data, the value of the `d` attribute.
    ///   - origin: The origin of the path's coordinates.
    ///   - scale: The scale factor, which also applies to line widths.
    ///   - style: The fill and stroke.
    package mutating func path(_ data: StaticString, at origin: Point = Point(x: 0, y: 0), scale: Double = 1, style: Style) {
        markup("<path d=\"")
        markup(data)
        markup("\"")
        if origin != Point(x: 0, y: 0) || scale != 1 {
            markup(" transform=\"translate(")
            number(origin.x)
            markup(" ")
            number(origin.y)
            markup(")")
            if scale != 1 {
                markup(" scale(")
                number(scale)
                markup(")")
            }
            markup("\"")
        }
        paint(style)
        markup("/>")
    }

    /// Draws content at a position that may depend on the view's size.
    ///
    /// - Parameters:
    ///   - x: The x coordinate of the content's origin.
    ///   - y: The y coordinate of the content's origin.
    ///   - body: Draws the content, in coordinates relative to its origin.
    package mutating func place(x: Length, y: Length, _ body: (inout Canvas) -> Void) {
        markup("<svg")
        if x != 0 { attribute("x", value: x) }
        if y != 0 { attribute("y", value: y) }
        markup(">")
        body(&self)
        markup("</svg>")
    }

    /// Writes the attributes of a style.
    package mutating func paint(_ style: Style) {
        if let fill = style.fill { attribute("fill", paint: fill) } else { markup(" fill=\"none\"") }
        guard let stroke = style.stroke else { return }
        attribute("stroke", paint: stroke)
        if style.lineWidth != 1 { attribute("stroke-width", value: style.lineWidth) }
        if !style.dashes.isEmpty {
            markup(" stroke-dasharray=\"")
            for (position, dash) in style.dashes.enumerated() {
                if position > 0 { markup(" ") }
                number(dash)
            }
            markup("\"")
        }
        if style.isRound { markup(" stroke-linecap=\"round\" stroke-linejoin=\"round\"") }
    }
}
