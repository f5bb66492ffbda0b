import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Draws the map of a storyboard.
struct FlowWriter {
    let map: FlowMap
    /// Draws a screen of a storyboard with its annotations.
    let drawScreen: (Screen, FlowMap.Part, inout Canvas) -> Void

    /// The margin around the scenes, in points. It holds the titles above them and the arrow to the initial scene on the left.
    static let margin = Size(width: 150, height: 90)
    private static let ink = Paint(0x7C7C82, dark: 0x9A9AA0)
    private static let labelFont = FontDescription(size: 14, weight: .medium)
    private static let lineWidth = 3.0
    /// The maximum number of earlier titles with which a title is compared.
    private static let nearTitles = 200
    private static let arrowLength = 14.0

    /// Draws the map, with its bounds offset by the margin.
    func write(into canvas: inout Canvas) {
        let bounds = map.bounds
        canvas.place(x: .points(Self.margin.width - bounds.minX), y: .points(Self.margin.height - bounds.minY)) { canvas in
            if map.parts.count > 1 { map.parts.forEach { draw($0, into: &canvas) } }
            let routes = FlowRoute.routes(of: map)
            // Lines pass below the scenes between their ends; labels are above everything.
            for (arrow, route) in zip(map.arrows, routes) where arrow.kind != .embed { drawLine(arrow, route: route, into: &canvas) }
            var titles: [Rect] = []
            for scene in map.scenes { draw(scene, titles: &titles, into: &canvas) }
            for (arrow, route) in zip(map.arrows, routes) where arrow.kind == .embed { drawLine(arrow, route: route, into: &canvas) }
            for (arrow, route) in zip(map.arrows, routes) { drawSign(arrow, on: route, into: &canvas) }
        }
    }

    // MARK: Scenes

    /// Draws the background of a storyboard's scenes, with its name.
    private func draw(_ part: FlowMap.Part, into canvas: inout Canvas) {
        if part.scenes.isEmpty { return }
        let frame = map.frame(of: part)
        canvas.rect(frame, style: .fill(Paint(0xF4F4F7, dark: 0x232326), stroke: Paint(0xC6C6CA, dark: 0x48484C)), radius: 16)
        let font = FontDescription(size: 24, weight: .bold)
        let name = part.context.fitted(part.name, font: font, maximumWidth: max(frame.size.width - 40, 80))
        canvas.text(name.text, x: .points(frame.minX + 20), y: .points(frame.minY + 36), font: font, paint: .label, width: name.width)
    }

    /// - Parameter titles: The places of the titles that are drawn.
    private func draw(_ scene: FlowScene, titles: inout [Rect], into canvas: inout Canvas) {
        if canvas.isFull { return }
        let frame = scene.frame
        drawTitle(scene, titles: &titles, into: &canvas)
        canvas.frame(frame) { canvas in
            canvas.clipped { canvas in
                switch scene.content {
                case .screen(let screen): drawScreen(screen, map.parts[scene.part], &canvas)
                case .controller(let artist): artist.draw(into: &canvas)
                case .reference(let reference): draw(reference, context: map.parts[scene.part].context, into: &canvas)
                }
            }
        }
        let radius = if case .reference = scene.content { 10.0 } else { 0.0 }
        canvas.rect(frame, style: .stroke(Paint(0xB4B4BA, dark: 0x5A5A5E), 1), radius: radius)
        if scene.isInitial { drawEntrance(to: frame, into: &canvas) }
    }

    private func drawTitle(_ scene: FlowScene, titles: inout [Rect], into canvas: inout Canvas) {
        let exits = scene.exits.isEmpty ? "" : "exit: " + Set(scene.exits).sorted().joined(separator: ", ")
        let room = scene.frame.size.width
        let context = map.parts[scene.part].context
        let title = map.title(of: scene)
        var y = scene.frame.minY - (exits.isEmpty ? 12 : 30)
        // The title of a scene that covers another one is above that one's.
        func place() -> Rect { Rect(x: scene.frame.minX, y: y - 16, width: title.width, height: 20) }
        while !title.text.isEmpty, titles.suffix(Self.nearTitles).contains(where: { $0.intersects(place()) }), y > scene.frame.minY - 120 {
            y -= 21
        }
        titles.append(place())
        canvas.text(
            title.text, x: .points(scene.frame.minX), y: .points(y), font: FlowMap.titleFont, paint: Paint(0x3C3C43, dark: 0xD8D8DC),
            width: title.width)
        guard !exits.isEmpty else { return }
        // The icon of unwind segues: an exit door.
        canvas.path(
            "M-1 -6H-7V6H-1M-3 0H6M2.500 -3.500L6 0L2.500 3.500", at: Point(x: scene.frame.minX + 8, y: scene.frame.minY - 16),
            style: .stroke(Self.ink, 2, isRound: true))
        let line = context.fitted(exits, font: Self.labelFont, maximumWidth: max(room - 20, 80))
        canvas.text(
            line.text, x: .points(scene.frame.minX + 20), y: .points(scene.frame.minY - 11), font: Self.labelFont, paint: Self.ink,
            width: line.width)
    }

    private func draw(_ reference: StoryboardReference, context: ViewContext, into canvas: inout Canvas) {
        canvas.fillBounds(Paint(0xFFFFFF, dark: 0x2C2C2E), radius: 10)
        let padding = StoryboardReference.padding
        let room = reference.size(context).width - 2 * padding
        for (text, font, y, paint) in [
            (reference.name, StoryboardReference.nameFont, 27.0, Paint.label),
            (reference.place, StoryboardReference.placeFont, 47.0, Paint.secondaryLabel),
        ] {
            let line = context.fitted(text, font: font, maximumWidth: room)
            canvas.text(line.text, x: .points(padding), y: .points(y), font: font, paint: paint, width: line.width)
        }
    }

    /// Draws the arrow that marks the initial scene.
    private func drawEntrance(to frame: Rect, into canvas: inout Canvas) {
        let y = frame.minY + min(72, frame.size.height / 2)
        let tip = Point(x: frame.minX - 6, y: y)
        canvas.line(
            x1: .points(frame.minX - 110), y1: .points(y), x2: .points(tip.x - Self.arrowLength), y2: .points(y), .stroke(Self.ink, 6))
        drawHead(tip, side: .left, scale: 2, into: &canvas)
    }

    // MARK: Segues

    private func drawLine(_ arrow: FlowArrow, route: FlowRoute, into canvas: inout Canvas) {
        let (first, second) = route.controls
        // The line ends inside the arrowhead.
        let outwards = route.endSide.outwards
        let end = Point(x: route.end.x + outwards.x * Self.arrowLength / 2, y: route.end.y + outwards.y * Self.arrowLength / 2)
        canvas.markup("<path d=\"M")
        for (place, point) in [route.start, first, second, end].enumerated() {
            if place == 1 { canvas.markup("C") } else if place > 1 { canvas.markup(" ") }
            canvas.number(point.x)
            canvas.markup(" ")
            canvas.number(point.y)
        }
        canvas.markup("\"")
        canvas.paint(.stroke(Self.ink, Self.lineWidth, dashes: arrow.kind.isStructure ? [8, 6] : []))
        canvas.markup("/>")
        drawHead(route.end, side: route.endSide, scale: 1, into: &canvas)
    }

    /// Draws an arrowhead that points at an edge.
    private func drawHead(_ tip: Point, side: FlowRoute.Side, scale: Double, into canvas: inout Canvas) {
        switch side {
        case .left: canvas.path("M0 0L-14 -7L-14 7Z", at: tip, scale: scale, style: .fill(Self.ink))
        case .right: canvas.path("M0 0L14 -7L14 7Z", at: tip, scale: scale, style: .fill(Self.ink))
        case .top: canvas.path("M0 0L-7 -14L7 -14Z", at: tip, scale: scale, style: .fill(Self.ink))
        case .bottom: canvas.path("M0 0L-7 14L7 14Z", at: tip, scale: scale, style: .fill(Self.ink))
        }
    }

    /// Draws the icon of an arrow at its middle, and the label next to it.
    private func drawSign(_ arrow: FlowArrow, on route: FlowRoute, into canvas: inout Canvas) {
        if canvas.isFull { return }
        let middle = route.middle
        let style = Style.stroke(Self.ink, 2, isRound: true)
        canvas.circle(
            x: .points(middle.x), y: .points(middle.y), radius: 15, .fill(Paint(0xFFFFFF, dark: 0x1C1C1E), stroke: Self.ink, 2))
        switch arrow.kind {
        case .show: canvas.path("M-7 0H6M1 -5L6 0L1 5", at: middle, style: style)
        case .present: canvas.path("M-7 -6H7V6H-7ZM0 3V-3M-3 0L0 -3L3 0", at: middle, style: style)
        case .popover: canvas.path("M-7 -6H7V3H3L0 7L-3 3H-7Z", at: middle, style: style)
        case .embed: canvas.path("M-7 -6H7V6H-7ZM-3 -2H3V2H-3Z", at: middle, style: style)
        case .relationship:
            canvas.path("M-7 0A3 3 0 1 0 -1 0A3 3 0 1 0 -7 0M1 0A3 3 0 1 0 7 0A3 3 0 1 0 1 0M-1 0H1", at: middle, style: style)
        case .reference: canvas.path("M-6 6L5 -5M-1 -6H6V1", at: middle, style: style)
        case .custom: canvas.path("M-3 -6C-6 -6 -3 0 -6 0C-3 0 -6 6 -3 6M3 -6C6 -6 3 0 6 0C3 0 6 6 3 6", at: middle, style: style)
        }
        guard let label = arrow.label else { return }
        let context = map.parts[map.scenes[arrow.source].part].context
        let lines = FlowLabel.lines(of: label.firstLine.shortened(to: 60), in: route.room) {
            context.text.width(of: String($0), in: Self.labelFont)
        }
        .map { context.fitted($0, font: Self.labelFont, maximumWidth: FlowLabel.widest) }
        let width = (lines.map(\.width).max() ?? 0) + 12
        let height = Double(lines.count) * FlowLabel.lineHeight + 5
        // Below the icon, or to its right if a title is too near.
        let isBelow = middle.y + 19 + height <= route.titleTop
        let corner = isBelow ? Point(x: middle.x - width / 2, y: middle.y + 19) : Point(x: middle.x + 19, y: middle.y - height / 2)
        canvas.rect(
            Rect(origin: corner, size: Size(width: width, height: height)), style: .fill(Paint(0xFFFFFF, dark: 0x1C1C1E).faded(0.85)),
            radius: 6)
        for (place, line) in lines.enumerated() {
            canvas.text(
                line.text, x: .points(corner.x + (width - line.width) / 2),
                y: .points(corner.y + 16 + Double(place) * FlowLabel.lineHeight),
                font: Self.labelFont, paint: Paint(0x3C3C43, dark: 0xD8D8DC), width: line.width)
        }
    }
}
