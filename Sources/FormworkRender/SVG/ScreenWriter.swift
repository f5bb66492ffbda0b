import FormworkModel

/// Writes a screen as nested elements of SVG: one `<svg>` for each view, with its size, so that what stands in it can speak of shares of it.
struct ScreenWriter {
    let screen: Screen
    let context: ViewContext
    let showsHidden: Bool

    init(_ screen: Screen, _ context: ViewContext, showsHidden: Bool) {
        self.screen = screen
        self.context = context
        self.showsHidden = showsHidden
    }

    /// Writes the root and everything that stands in it.
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
        if let matrix = placed.transform { openTransform(matrix, frame, into: &canvas) }
        // A line for each view, so that a picture can be read and compared.
        canvas.markup("\n<svg")
        if frame.origin.x != 0 { canvas.attribute("x", frame.origin.x) }
        let top = place == 0 ? screen.rootTop : frame.origin.y
        if top != 0 { canvas.attribute("y", top) }
        canvas.attribute("width", frame.size.width)
        canvas.attribute("height", frame.size.height)
        let alpha = placed.alpha * (isGhost ? 0.35 : 1)
        if alpha < 1 { canvas.attribute("opacity", alpha) }
        if let id = placed.view.id { canvas.attribute("data-id", text: id) }
        canvas.markup(">")
        writeWords(placed, isHidden: placed.isHidden, into: &canvas)
        let view = DrawnView(place, of: screen, context)
        if placed.clips { openClip(placed, into: &canvas) }
        view.draw(into: &canvas)
        if isGhost {
            canvas.border(frame.size, Paint(0x8E8E93, 0x98989D), width: 1)
        }
        // What scrolls below bars begins under them: its frames are what they are, the content is moved as a whole.
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

    /// What a person who hears the picture is told, and one who points at it sees.
    private func writeWords(_ placed: PlacedView, isHidden: Bool, into canvas: inout Canvas) {
        canvas.markup("<title>")
        canvas.escaped(ViewWords.title(of: placed.view))
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
        canvas.attribute("width", placed.frame.size.width)
        canvas.attribute("height", placed.frame.size.height)
        if placed.cornerRadius > 0 { canvas.attribute("rx", placed.cornerRadius) }
        canvas.markup("/></clipPath><g")
        canvas.attribute("clip-path", text: "url(#\(id))")
        canvas.markup(">")
    }

    /// A layer's transform turns about the view's middle.
    private func openTransform(_ matrix: [Double], _ frame: Rect, into canvas: inout Canvas) {
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

    /// Factors of a turn want more digits than points do.
    private static func precise(_ value: Double) -> String { value.plainText(digits: 5) }
}
