import FormworkModel

extension Canvas {
    /// Draws into a nested rectangle. Percentages inside it refer to its size.
    mutating func frame(x: Length = 0, y: Length = 0, width: Length, height: Length, _ body: (inout Canvas) -> Void) {
        markup("<svg")
        if x != 0 { attribute("x", value: x) }
        if y != 0 { attribute("y", value: y) }
        attribute("width", value: width)
        attribute("height", value: height)
        markup(">")
        body(&self)
        markup("</svg>")
    }

    /// Draws into a nested rectangle in points. Percentages inside it refer to its size.
    mutating func frame(_ rect: Rect, body: (inout Canvas) -> Void) {
        guard rect.size.width > 0, rect.size.height > 0 else { return }
        frame(
            x: .points(rect.origin.x), y: .points(rect.origin.y), width: .points(rect.size.width), height: .points(rect.size.height), body)
    }

    /// Draws content of a given size, scaled.
    ///
    /// - Parameters:
    ///   - size: The size of the content before scaling. Percentages inside it refer to this size.
    ///   - scale: The scale factor.
    ///   - body: Draws the content.
    mutating func scaled(_ size: Size, scale: Double, body: (inout Canvas) -> Void) {
        markup("<svg")
        attribute("width", value: size.width * scale)
        attribute("height", value: size.height * scale)
        markup(" viewBox=\"0 0 ")
        number(size.width)
        markup(" ")
        number(size.height)
        markup("\">")
        body(&self)
        markup("</svg>")
    }

    /// Draws content with an opacity from 0 to 1.
    mutating func faded(_ opacity: Double, body: (inout Canvas) -> Void) {
        if opacity >= 1 { return body(&self) }
        markup("<g")
        attribute("opacity", value: opacity)
        markup(">")
        body(&self)
        markup("</g>")
    }

    /// Draws the thumb of a switch or slider: a circle with a small shadow.
    ///
    /// - Parameters:
    ///   - rect: The thumb's square, or a longer rectangle for a capsule.
    ///   - paint: The colour.
    mutating func thumb(_ rect: Rect, _ paint: Paint = .white) {
        var shadow = rect
        shadow.origin.y += 1.5
        let radius = rect.size.height / 2
        self.rect(shadow, style: .fill(Paint.black.faded(0.18)), radius: radius)
        self.rect(rect, style: .fill(paint, stroke: Paint.black.faded(0.1), 0.5), radius: radius)
    }

    /// Clips content to the view's bounds.
    ///
    /// - Parameter radius: The radius of the view's corners, in points.
    mutating func clipped(radius: Double = 0, _ body: (inout Canvas) -> Void) {
        let id = makeID()
        markup("<clipPath")
        attribute("id", text: id)
        markup("><rect width=\"100%\" height=\"100%\"")
        if radius > 0 { attribute("rx", value: radius) }
        markup("/></clipPath><g")
        attribute("clip-path", text: "url(#\(id))")
        markup(">")
        body(&self)
        markup("</g>")
    }
}
