import FormworkModel

/// Writes a screen as nested SVG elements: one `<svg>` of the view's size for each view, so that its content can use percentages.
struct ScreenWriter {
    let screen: Screen
    let context: ViewContext
    let showsHidden: Bool

    init(_ screen: Screen, context: ViewContext, showsHidden: Bool) {
        self.screen = screen
        self.context = context
        self.showsHidden = showsHidden
    }

    /// Writes the root and all its descendants.
    func write(into canvas: inout Canvas) {
        guard !screen.views.isEmpty else { return }
        write(0, ghost: false, into: &canvas)
    }

    private func write(_ place: Int, ghost: Bool, into canvas: inout Canvas) {
        let placed = screen.views[place]
        let isHidden = placed.isHidden || ghost
        if isHidden && !showsHidden || canvas.isFull { return }
        let frame = placed.frame
        guard frame.size.width >= 0, frame.size.height >= 0 else { return }
        let isGhost = placed.isHidden && !ghost
        if let matrix = placed.transform { openTransform(matrix, frame: frame, into: &canvas) }
        // Each view starts on a new line, so that pictures can be read and compared.
        canvas.markup("\n<svg")
        if frame.origin.x != 0 { canvas.attribute("x", value: frame.origin.x) }
        let top = place == 0 ? screen.rootTop : frame.origin.y
        if top != 0 { canvas.attribute("y", value: top) }
        canvas.attribute("width", value: frame.size.width)
        canvas.attribute("height", value: frame.size.height)
        let alpha = placed.alpha * (isGhost ? 0.35 : 1)
        if alpha < 1 { canvas.attribute("opacity", value: alpha) }
        if let id = placed.view.id { canvas.attribute("data-id", text: id) }
        canvas.markup(">")
        writeWords(placed, isHidden: placed.isHidden, into: &canvas)
        let view = DrawnView(place, of: screen, context: context)
        if placed.clips { openClip(placed, into: &canvas) }
        view.draw(into: &canvas)
        if isGhost {
            canvas.border(frame.size, paint: Paint(0x8E8E93, dark: 0x98989D), width: 1)
        }
        // Scrolled content below bars keeps its frames and is translated as a whole.
        if placed.contentInset > 0 {
            canvas.markup("<g transform=\"translate(0 ")
            canvas.number(placed.contentInset)
            canvas.markup(")\">")
        }
        for child in placed.children { write(child, ghost: isHidden, into: &canvas) }
        if placed.contentInset > 0 { canvas.markup("</g>") }
        view.drawFront(into: &canvas)
        if placed.clips { canvas.markup("</g>") }
        canvas.markup("</svg>")
        if placed.transform != nil { canvas.markup("</g>") }
    }

    /// Writes the title and description of a view, for screen readers and tooltips.
    private func writeWords(_ placed: PlacedView, isHidden: Bool, into canvas: inout Canvas) {
        canvas.markup("<title>")
        canvas.escaped(ViewNames.title(of: placed.view))
        canvas.markup("</title><desc>")
        canvas.escaped(placed.view.element.className)
        canvas.markup(" ")
        canvas.number(placed.frame.origin.x)
        canvas.markup(", ")
        canvas.number(placed.frame.origin.y)
        canvas.markup(", ")
        canvas.number(placed.frame.size.width)
        canvas.markup(" × ")
        canvas.number(placed.frame.size.height)
        if isHidden { canvas.markup(", hidden") }
        canvas.markup("</desc>")
    }

    private func openClip(_ placed: PlacedView, into canvas: inout Canvas) {
        let id = canvas.makeID()
        canvas.markup("<clipPath")
        canvas.attribute("id", text: id)
        canvas.markup("><rect")
        canvas.attribute("width", value: placed.frame.size.width)
        canvas.attribute("height", value: placed.frame.size.height)
        if placed.cornerRadius > 0 { canvas.attribute("rx", value: placed.cornerRadius) }
        canvas.markup("/></clipPath><g")
        canvas.attribute("clip-path", text: "url(#\(id))")
        canvas.markup(">")
    }

    /// Opens a group with a layer's transform, which is relative to the view's centre.
    private func openTransform(_ matrix: [Double], frame: Rect, into canvas: inout Canvas) {
        let x = frame.origin.x + frame.size.width / 2
        let y = frame.origin.y + frame.size.height / 2
        canvas.markup("<g transform=\"translate(")
        canvas.number(x)
        canvas.markup(" ")
        canvas.number(y)
        canvas.markup(") matrix(")
        for (position, value) in matrix.enumerated() {
            if position > 0 { canvas.markup(" ") }
            canvas.markup(Array(Self.precise(value).utf8))
        }
        canvas.markup(") translate(")
        canvas.number(-x)
        canvas.markup(" ")
        canvas.number(-y)
        canvas.markup(")\">")
    }

    /// Returns a matrix factor as text. Factors need more digits than coordinates.
    private static func precise(_ value: Double) -> String { value.plainText(digits: 5) }
}
