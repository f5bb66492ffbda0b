import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Writes pictures: several screens on one sheet, each with a caption.
public struct SheetWriter: Sendable {
    /// How they are drawn.
    public var options: RenderOptions

    /// A writer of pictures.
    public init(_ options: RenderOptions = RenderOptions()) { self.options = options }

    /// A part of a sheet: what is drawn, how large, and what stands above it.
    struct Panel {
        var size: Size
        var caption: String
        var draw: (inout Canvas) -> Void
    }

    /// The picture of a document's screens.
    ///
    /// - Parameters:
    ///   - source: The document, laid out.
    ///   - title: What the picture is called: the file's name.
    /// - Throws: a `RenderError` where it would become too large.
    /// - Complexity: O(n) in the number of views and the length of their texts.
    public func picture(_ source: PictureSource, title: String) throws(RenderError) -> Picture {
        if let reason = source.emptiness { return try sheet([Self.notice(reason)], title: title) }
        let context = source.context(options.assets)
        return try sheet(panels(source, context), title: title)
    }

    func panels(_ source: PictureSource, _ context: ViewContext) -> [Panel] {
        let document = context.values.document
        var panels: [(scene: Int, panel: Panel)] = []
        var viewless: Set<Int> = []
        for (scene, controller) in source.viewlessControllers {
            // The document that is shown has the same scenes as the one that was read.
            guard document.scenes.indices.contains(scene.index) else { continue }
            viewless.insert(scene.index)
            let artist = ControllerArtist(document.scenes[scene.index].controller ?? controller, context)
            let caption = "\(ControllerArtist.title(of: scene)) · \(artist.size.width.pointsText) × \(artist.size.height.pointsText)"
            panels.append((scene.index, Panel(size: artist.size, caption: caption) { artist.draw(into: &$0) }))
        }
        for screen in source.screens(context) {
            let scene = screen.layout.scene?.index ?? 0
            // The bars of a controller are drawn with it.
            if viewless.contains(scene), screen.isBarOfController { continue }
            let caption = Self.caption(of: screen.layout, state: source.state(of: screen.layout))
            panels.append((scene, Panel(size: screen.size, caption: caption) { draw(screen, context, source, into: &$0) }))
        }
        if viewless.isEmpty { return panels.map(\.panel) }
        return panels.enumerated().sorted { ($0.element.scene, $0.offset) < ($1.element.scene, $1.offset) }.map(\.element.panel)
    }

    /// A panel of words where there is nothing to draw.
    static func notice(_ reason: String) -> Panel {
        Panel(size: Size(width: 420, height: 60), caption: "Nothing to draw") { canvas in
            canvas.fillBounds(.background)
            canvas.text(reason, x: .middle, y: .middle, drop: 4, anchor: .middle, font: FontDescription(size: 12), .secondaryLabel)
        }
    }

    /// Draws a screen with all that was asked for.
    func draw(_ screen: Screen, _ context: ViewContext, _ source: PictureSource, into canvas: inout Canvas) {
        let chrome = ScreenChrome(screen, context)
        chrome.drawBehind(into: &canvas)
        ScreenWriter(screen, context, showsHidden: options.showsHidden).write(into: &canvas)
        chrome.drawInFront(into: &canvas)
        if !options.marked.isEmpty {
            for (placed, frame) in zip(screen.views, screen.framesOnScreen) where placed.view.id.map(options.marked.contains) ?? false {
                canvas.rect(frame, .stroke(AnnotationWriter.blue, 1.5, dashes: [5, 3]))
            }
        }
        guard !options.annotations.isEmpty else { return }
        var annotations = AnnotationWriter(screen, context, source, showsHidden: options.showsHidden)
        annotations.write(options.annotations, into: &canvas)
    }

    /// What a panel is called: the scene, what was done to it, and where it is shown.
    static func caption(of layout: RootLayout, state: String?) -> String {
        var parts = [layout.scene?.label ?? layout.windowTitle ?? ViewWords.title(of: layout.root)]
        if let state { parts.append(state) }
        if layout.environment == .device, let device = layout.device {
            parts.append((device.names.first ?? device.id) + (layout.orientation == .landscape ? ", landscape" : ""))
        }
        parts.append("\(layout.size.width.pointsText) × \(layout.size.height.pointsText)")
        return parts.joined(separator: " · ")
    }

    // MARK: The sheet

    private static let margin = 24.0
    private static let captionHeight = 22.0

    /// - Parameter columns: how many stand in a row; nil for as many as look well.
    func sheet(_ panels: [Panel], title: String, columns: Int? = nil) throws(RenderError) -> Picture {
        let places = Self.arrange(panels.map(\.size), columns: columns)
        return try picture(of: places.size, title: title) { canvas in
            for (panel, origin) in zip(panels, places.origins) { draw(panel, at: origin, into: &canvas) }
        }
    }

    /// A picture of a size, on a ground.
    ///
    /// - Throws: a `RenderError` where it would become too large.
    func picture(of size: Size, title: String, _ draw: (inout Canvas) -> Void) throws(RenderError) -> Picture {
        let measurer = SystemTextMeasurer(platform: .iOS, toolsVersion: nil)
        var canvas = Canvas(
            .resolved(options.appearance), fitting: options.spacesLetters ? .letterSpacing(measurer) : .textLength,
            byteLimit: options.byteLimit)
        canvas.markup("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        canvas.attribute("width", size.width)
        canvas.attribute("height", size.height)
        canvas.markup(" viewBox=\"0 0 ")
        canvas.number(size.width)
        canvas.markup(" ")
        canvas.number(size.height)
        canvas.markup("\" role=\"img\" xml:space=\"preserve\" font-family=\"")
        canvas.markup(options.spacesLetters ? Canvas.plainFamily : Canvas.systemFamily)
        canvas.markup("\">\n<title>")
        canvas.escaped(title)
        canvas.markup("</title>\n<style>svg svg{overflow:visible}</style>\n")
        canvas.fillBounds(Paint(0xE9E9ED, 0x2A2A2E))
        draw(&canvas)
        canvas.markup("\n</svg>\n")
        if canvas.isFull { throw .tooLarge(limit: options.byteLimit) }
        var notes: [String] = []
        if canvas.cutTexts > 0 {
            let texts = canvas.cutTexts == 1 ? "a text of" : "\(canvas.cutTexts) texts of"
            notes.append("\(texts) more than \(TextBlock.drawnLength) characters: the rest is not drawn")
        }
        return Picture(svg: canvas.take(), size: size, notes: notes)
    }

    private func draw(_ panel: Panel, at origin: Point, into canvas: inout Canvas) {
        canvas.markup("\n<svg")
        canvas.attribute("x", origin.x)
        canvas.attribute("y", origin.y - Self.captionHeight)
        canvas.markup(">")
        caption(panel.caption, width: panel.size.width, into: &canvas)
        canvas.markup("<svg")
        canvas.attribute("y", Self.captionHeight)
        canvas.attribute("width", panel.size.width)
        canvas.attribute("height", panel.size.height)
        canvas.markup(">")
        canvas.clipped { canvas in panel.draw(&canvas) }
        canvas.rect(
            Rect(x: -0.5, y: -0.5, width: panel.size.width + 1, height: panel.size.height + 1), .stroke(Paint(0xC6C6CA, 0x48484C)))
        canvas.markup("</svg></svg>")
    }

    private func caption(_ text: String, width: Double, into canvas: inout Canvas) {
        // Captions of narrow panels would run into those beside them.
        let room = min(10_000, max(width, 120))
        let count = max(8, Int(clamping: room / 6.2))
        canvas.text(text.shortened(to: count), x: 0, y: 13, font: FontDescription(size: 12, weight: .medium), Paint(0x55555A, 0xB4B4BA))
    }

    /// Puts panels side by side in rows, in their order.
    ///
    /// - Returns: the sheet's size, and where the panels begin.
    static func arrange(_ sizes: [Size], columns: Int? = nil) -> (size: Size, origins: [Point]) {
        let widest = sizes.map(\.width).max() ?? 0
        let area = sizes.reduce(0) { $0 + ($1.width + margin) * ($1.height + margin + captionHeight) }
        let limit = max(widest, min(4000, (area * 1.6).squareRoot()))
        var origins: [Point] = []
        var x = margin
        var y = margin + captionHeight
        var rowHeight = 0.0
        var width = 0.0
        for (place, size) in sizes.enumerated() {
            let panelWidth = max(size.width, 120)
            let endsRow = columns.map { place % max(1, $0) == 0 } ?? (x + panelWidth > limit + margin)
            if x > margin, endsRow {
                x = margin
                y += rowHeight + margin + captionHeight
                rowHeight = 0
            }
            origins.append(Point(x: x, y: y))
            x += panelWidth + margin
            width = max(width, x)
            rowHeight = max(rowHeight, size.height)
        }
        return (Size(width: max(width, 2 * margin), height: y + rowHeight + margin), origins)
    }
}
