import FormworkModel

extension Canvas {
    /// What stands in a rectangle: shares in it are shares of its size.
    mutating func frame(x: Length = 0, y: Length = 0, width: Length, height: Length, _ body: (inout Canvas) -> Void) {
        markup("<svg")
        if x != 0 { attribute("x", x) }
        if y != 0 { attribute("y", y) }
        attribute("width", width)
        attribute("height", height)
        markup(">")
        body(&self)
        markup("</svg>")
    }

    /// The same for a rectangle in points.
    mutating func frame(_ rect: Rect, _ body: (inout Canvas) -> Void) {
        guard rect.size.width > 0, rect.size.height > 0 else { return }
        frame(
            x: .points(rect.origin.x), y: .points(rect.origin.y), width: .points(rect.size.width), height: .points(rect.size.height), body)
    }

    /// What has a size of its own, drawn larger or smaller.
    ///
    /// - Parameters:
    ///   - size: Its own size: shares in it are shares of that.
    ///   - scale: How much larger it is drawn.
    ///   - body: Draws it.
    mutating func scaled(_ size: Size, _ scale: Double, _ body: (inout Canvas) -> Void) {
        markup("<svg")
        attribute("width", size.width * scale)
        attribute("height", size.height * scale)
        markup(" viewBox=\"0 0 ")
        number(size.width)
        markup(" ")
        number(size.height)
        markup("\">")
        body(&self)
        markup("</svg>")
    }

    /// What is seen through: drawn with an opacity from 0 to 1.
    mutating func faded(_ opacity: Double, _ body: (inout Canvas) -> Void) {
        if opacity >= 1 { return body(&self) }
        markup("<g")
        attribute("opacity", opacity)
        markup(">")
        body(&self)
        markup("</g>")
    }

    /// A circle that stands a little above what is behind it: the thumb of a switch or slider.
    ///
    /// - Parameters:
    ///   - rect: Its square, or a longer one for a capsule.
    ///   - paint: Its colour.
    mutating func thumb(_ rect: Rect, _ paint: Paint = .white) {
        var shadow = rect
        shadow.origin.y += 1.5
        let radius = rect.size.height / 2
        self.rect(shadow, .fill(Paint.black.faded(0.18)), radius: radius)
        self.rect(rect, .fill(paint, stroke: Paint.black.faded(0.1), 0.5), radius: radius)
    }

    /// Cuts off what is drawn beyond the view's edges.
    ///
    /// - Parameter radius: Of the view's corners, in points.
    mutating func clipped(radius: Double = 0, _ body: (inout Canvas) -> Void) {
        let id = makeID()
        markup("<clipPath")
        attribute("id", text: id)
        markup("><rect width=\"100%\" height=\"100%\"")
        if radius > 0 { attribute("rx", radius) }
        markup("/></clipPath><g")
        attribute("clip-path", text: "url(#\(id))")
        markup(">")
        body(&self)
        markup("</g>")
    }
}
