import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTree

/// Draws pictures: several screens on one sheet, each with a caption.
public struct SheetWriter: Sendable {
    /// The drawing options.
    public var options: RenderOptions

    /// Creates a writer.
    public init(_ options: RenderOptions = RenderOptions()) { self.options = options }

    /// A panel of a sheet with its caption.
    struct Panel {
        var size: Size
        var caption: String
        /// The name: the scene's label or the window's title.
        var name = ""
        /// The radius of a window's corners, in points. A window also has a shadow; nil for other panels.
        var windowRadius: Double?
        /// The screen that the panel shows; nil for a menu, or a controller without a view.
        var screen: Screen?
        /// The frames of the items of a menu, by their ids.
        var places: [String: Rect] = [:]
        var draw: (inout Canvas) -> Void
    }

    /// Draws a document's screens.
    ///
    /// - Parameters:
    ///   - source: The document, laid out.
    ///   - title: The picture's title: the file's name.
    ///   - name: The name of the panel to draw, with which its caption begins; nil for all.
    /// - Throws: a `RenderError` if the picture would be too large.
    /// - Complexity: O(n) in the number of views and the length of their texts.
    public func picture(_ source: PictureSource, title: String, named name: String? = nil) throws(RenderError) -> Picture {
        if let reason = source.emptiness { return try sheet([Self.notice(reason)], title: title) }
        let context = source.context(options.assets)
        return try sheet(panels(source, context: context).filter { name == nil || $0.name == name }, title: title)
    }

    /// Draws each screen of a document as a separate picture without a caption. Returns the pictures with their names, in document order.
    ///
    /// - Parameter source: The document, laid out.
    /// - Throws: a `RenderError` if a picture would be too large.
    /// - Complexity: O(n) in the number of views and the length of their texts.
    public func screens(_ source: PictureSource) throws(RenderError) -> [(name: String, picture: Picture)] {
        var pictures: [(name: String, picture: Picture)] = []
        for panel in panels(source, context: source.context(options.assets)) {
            pictures.append(
                (panel.name, try picture(of: panel.size, title: panel.name) { canvas in canvas.clipped { panel.draw(&$0) } }))
        }
        return pictures
    }

    /// Returns the names of a document's screens in their order; captions begin with these names.
    ///
    /// - Complexity: O(n) in the number of views.
    public func names(of source: PictureSource) -> [String] { panels(source, context: source.context(options.assets)).map(\.name) }

    func panels(_ source: PictureSource, context: ViewContext) -> [Panel] {
        let document = context.values.document
        var panels: [(scene: Int, panel: Panel)] = []
        var viewless: Set<Int> = []
        for (scene, controller) in source.viewlessControllers {
            // The shown document has the same scenes as the one that was read.
            guard document.scenes.indices.contains(scene.index) else { continue }
            viewless.insert(scene.index)
            let artist = ControllerArtist(document.scenes[scene.index].controller ?? controller, context: context)
            let name = ControllerArtist.title(of: scene)
            let caption = "\(name) · \(artist.size)"
            panels.append((scene.index, Panel(size: artist.size, caption: caption, name: name) { artist.draw(into: &$0) }))
        }
        let screens = source.screens(context)
        let contents = context.isMac ? WindowContents(screens, source: source, context: context) : nil
        for own in screens {
            // The window of a window controller has the content of another scene.
            let screen = contents?[own] ?? own
            let scene = own.layout.scene?.index ?? 0
            // The bars of a controller are drawn with the controller.
            if viewless.contains(scene), screen.isBarOfController { continue }
            let caption = Self.caption(of: own.layout, size: screen.layout.size, state: source.state(of: own.layout))
            let name = Self.name(of: own.layout)
            panels.append(
                (
                    scene,
                    Panel(
                        size: screen.size, caption: caption, name: name,
                        windowRadius: screen.window?.isTitled == true ? context.appKit?.generation == .tahoe ? 16 : 10 : nil, screen: screen
                    ) {
                        draw(screen, context: context, source: source, into: &$0)
                    }
                ))
        }
        let parts = parts(source, context: context)
        if viewless.isEmpty { return panels.map(\.panel) + parts }
        return panels.enumerated().sorted { ($0.element.scene, $0.offset) < ($1.element.scene, $1.offset) }.map(\.element.panel)
            + parts
    }

    /// Returns the panels that aren't screens: menus, and the object list of a document that has nothing else.
    private func parts(_ source: PictureSource, context: ViewContext) -> [Panel] {
        var panels: [Panel] = []
        for menu in source.menus {
            let artist = MenuArtist(menu, context: context)
            panels.append(
                Panel(size: artist.size, caption: artist.title, name: artist.title, places: artist.places) { artist.draw(into: &$0) })
        }
        if options.showsMenus {
            for (owner, menu) in source.popUpMenus {
                let artist = MenuArtist(menu, context: context)
                let name = "Menu of \(owner)"
                panels.append(Panel(size: artist.size, caption: name, name: name) { artist.draw(into: &$0) })
            }
        }
        if source.listsObjects {
            let artist = ObjectListArtist(context)
            panels.append(Panel(size: artist.size, caption: "Objects", name: "Objects") { artist.draw(into: &$0) })
        }
        return panels
    }

    /// Returns a panel with a message, for when there is nothing to draw.
    static func notice(_ reason: String) -> Panel {
        Panel(size: Size(width: 420, height: 60), caption: "Nothing to draw") { canvas in
            canvas.fillBounds(.background)
            canvas.text(reason, x: .middle, y: .middle, drop: 4, anchor: .middle, font: FontDescription(size: 12), paint: .secondaryLabel)
        }
    }

    /// Draws a screen with its annotations.
    func draw(_ screen: Screen, context: ViewContext, source: PictureSource, into canvas: inout Canvas) {
        let chrome = ScreenChrome(screen, context: context)
        chrome.drawBehind(into: &canvas)
        ScreenWriter(screen, context: context, showsHidden: options.showsHidden).write(into: &canvas)
        chrome.drawInFront(into: &canvas)
        if !options.marked.isEmpty {
            for (placed, frame) in zip(screen.views, screen.screenFrames) where placed.view.id.map(options.marked.contains) ?? false {
                canvas.rect(frame, style: .stroke(AnnotationWriter.blue, 1.5, dashes: [5, 3]))
            }
        }
        guard !options.annotations.isEmpty else { return }
        var annotations = AnnotationWriter(screen, context: context, source: source, showsHidden: options.showsHidden)
        annotations.write(options.annotations, into: &canvas)
    }

    /// Returns a panel's caption: the screen's name, its state, its device and its size.
    ///
    /// - Parameters:
    ///   - layout: The layout of the screen.
    ///   - size: The size of the content; nil for that of the layout.
    ///   - state: The description of the state.
    static func caption(of layout: DocumentLayout.Root, size: Size? = nil, state: String?) -> String {
        let size = size ?? layout.size
        var parts = [name(of: layout)]
        if let state { parts.append(state) }
        if layout.environment == .device, let device = layout.device {
            parts.append(device.name + (layout.orientation == .landscape ? ", landscape" : ""))
        }
        parts.append("\(size)")
        return parts.joined(separator: captionSeparator)
    }

    /// Returns a screen's name: that of its scene, its window or its root view.
    static func name(of layout: DocumentLayout.Root) -> String {
        guard let scene = layout.scene, scene.label == nil, ["view", "tabView", "splitView"].contains(layout.root.element["key"]) else {
            return layout.scene?.label ?? layout.root.windowName ?? ViewNames.title(of: layout.root)
        }
        return ControllerArtist.title(of: scene)
    }

    // MARK: The sheet

    static let margin = 24.0
    static let captionHeight = 22.0
    private static let captionSeparator = " · "
    /// The least width of a panel with its caption, in points, if captions aren't scaled.
    private static let leastWidth = 120.0

    /// Draws panels on a sheet.
    ///
    /// - Parameter columns: The number of columns; nil to choose one.
    func sheet(_ panels: [Panel], title: String, columns: Int? = nil) throws(RenderError) -> Picture {
        // TV screens are so large that a sheet of them is displayed scaled down, so captions are larger. Menus with their items have small texts.
        let scale = panels.contains { $0.size.width >= 1600 && $0.size.height >= 900 && $0.places.isEmpty } ? 2.5 : 1
        let places = Self.arrange(panels.map(\.size), columns: columns, captionScale: scale)
        return try picture(of: places.size, title: title) { canvas in
            for (panel, origin) in zip(panels, places.origins) { draw(panel, at: origin, captionScale: scale, into: &canvas) }
        }
    }

    /// Draws a picture of a size, with a background.
    ///
    /// - Throws: a `RenderError` if the picture would be too large.
    func picture(of size: Size, title: String, _ draw: (inout Canvas) -> Void) throws(RenderError) -> Picture {
        let measurer = SystemTextMeasurer(platform: .iOS, toolsVersion: nil, fonts: options.letters)
        let family = options.letters.isEmpty ? nil : Canvas.letterFamily
        let display = options.letters.face(named: Canvas.displayLetters + "-Regular").map { _ in Canvas.displayLetters }
        var canvas = Canvas(
            .resolved(options.appearance),
            fitting: options.spacesLetters ? .letterSpacing(measurer, family: family, display: display) : .textLength,
            byteLimit: options.byteLimit)
        canvas.markup("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        canvas.attribute("width", value: size.width)
        canvas.attribute("height", value: size.height)
        canvas.markup(" viewBox=\"0 0 ")
        canvas.number(size.width)
        canvas.markup(" ")
        canvas.number(size.height)
        canvas.markup("\" role=\"img\" xml:space=\"preserve\" font-family=\"")
        canvas.markup(options.spacesLetters ? Canvas.plainFamily : Canvas.systemFamily)
        canvas.markup("\">\n<title>")
        canvas.escaped(title)
        canvas.markup("</title>\n<style>svg svg{overflow:visible}</style>\n")
        canvas.fillBounds(Paint(0xE9E9ED, dark: 0x2A2A2E))
        draw(&canvas)
        canvas.markup("\n</svg>\n")
        if canvas.isFull { throw .tooLarge(limit: options.byteLimit) }
        var notes: [String] = []
        if canvas.cutTexts > 0 {
            let texts = canvas.cutTexts == 1 ? "a text has" : "\(canvas.cutTexts) texts have"
            notes.append("\(texts) more than \(TextBlock.drawnLength) characters: the rest is not drawn")
        }
        if !canvas.substitutedSymbols.isEmpty {
            let names = canvas.substitutedSymbols.sorted().prefix(20).joined(separator: ", ")
            let rest = canvas.substitutedSymbols.count > 20 ? " and \(canvas.substitutedSymbols.count - 20) more" : ""
            notes.append("symbols that are drawn like similar ones: \(names)\(rest)")
        }
        return Picture(svg: canvas.take(), size: size, notes: notes)
    }

    func draw(_ panel: Panel, at origin: Point, captionScale: Double = 1, into canvas: inout Canvas) {
        canvas.markup("\n<svg")
        canvas.attribute("x", value: origin.x)
        canvas.attribute("y", value: origin.y - Self.captionHeight * captionScale)
        canvas.markup(">")
        caption(panel.caption, width: panel.size.width, scale: captionScale, into: &canvas)
        canvas.markup("<svg")
        canvas.attribute("y", value: Self.captionHeight * captionScale)
        canvas.attribute("width", value: panel.size.width)
        canvas.attribute("height", value: panel.size.height)
        canvas.markup(">")
        let outside = Rect(x: -0.5, y: -0.5, width: panel.size.width + 1, height: panel.size.height + 1)
        let radius = panel.windowRadius ?? 0
        let isWindow = panel.windowRadius != nil
        if isWindow { drawShadow(of: outside, radius: radius, into: &canvas) }
        canvas.clipped(radius: radius) { canvas in panel.draw(&canvas) }
        canvas.rect(outside, style: .stroke(isWindow ? Paint(0xB4B4B8, dark: 0x5A5A5E) : Paint(0xC6C6CA, dark: 0x48484C)), radius: radius)
        canvas.markup("</svg></svg>")
    }

    /// The layers of a window's shadow: the spread beyond the window, the downward offset, and the opacity.
    private static let shadowLayers = [
        (14.0, 9.0, 0.012), (11.5, 8.0, 0.014), (9.0, 7.0, 0.018), (7.0, 6.0, 0.02), (5.0, 5.0, 0.026), (3.5, 4.0, 0.03), (2.0, 3.0, 0.04),
        (0.5, 1.5, 0.05),
    ]

    /// Draws a window's shadow, which falls downwards.
    private func drawShadow(of rect: Rect, radius: Double, into canvas: inout Canvas) {
        for (spread, drop, opacity) in Self.shadowLayers {
            let shadow = rect.inset(-spread, -spread)
            canvas.rect(
                Rect(x: shadow.minX, y: shadow.minY + drop, width: shadow.size.width, height: shadow.size.height),
                style: .fill(Paint.black.faded(opacity)), radius: radius + spread)
        }
    }

    func caption(_ text: String, width: Double, scale: Double = 1, into canvas: inout Canvas) {
        // Captions of narrow panels would overlap their neighbours. Most of the margin between two panels is free.
        let room = max(width, Self.leastWidth * scale) + Self.captionOverhang
        var font = FontDescription(size: 12 * scale, weight: .medium)
        func share(_ text: String) -> Double { room / (Self.measurer.width(of: text[...], in: font) * Self.widest) }
        // The end of a caption, such as the size, is left out before its start is cut.
        var parts = text.parts(separatedBy: Self.captionSeparator)
        while parts.count > 1, share(parts.joined(separator: Self.captionSeparator)) < 1 { parts.removeLast() }
        var shown = parts.joined(separator: Self.captionSeparator)
        // A name is made smaller before it is cut.
        // Small letters are further apart.
        if share(shown) < 1 { font.size *= max(Self.leastCaptionScale, 0.97 * share(shown)) }
        var count = shown.count
        while count > 1, share(shown) < 1 {
            // Safe: the share is from 0 to 1 here.
            count = min(count - 1, Int(Double(count) * share(shown)))
            shown = shown.shortened(to: max(count, 1))
        }
        canvas.text(shown, x: 0, y: .points(13 * scale), font: font, paint: Paint(0x55555A, dark: 0xB4B4BA))
    }

    /// The part of the margin next to a panel that its caption may use, in points.
    private static let captionOverhang = 16.0
    /// The least size of a caption's letters, as a share of their usual size.
    private static let leastCaptionScale = 0.75
    /// Measures captions in the system font.
    private static let measurer = SystemTextMeasurer(platform: .iOS, toolsVersion: nil)
    /// The width of the widest replacement of the system font, as a multiple of the system font's.
    private static let widest = 1.06

    /// Arranges panels in rows, in their order.
    ///
    /// - Returns: The sheet's size and the panels' origins.
    static func arrange(_ sizes: [Size], columns: Int? = nil, captionScale: Double = 1) -> (size: Size, origins: [Point]) {
        let captionHeight = captionHeight * captionScale
        let widest = sizes.map(\.width).max() ?? 0
        let area = sizes.reduce(0) { $0 + ($1.width + margin) * ($1.height + margin + captionHeight) }
        let limit = max(widest, min(4000, (area * 1.6).squareRoot()))
        var origins: [Point] = []
        var x = margin
        var y = margin + captionHeight
        var rowHeight = 0.0
        var width = 0.0
        for (place, size) in sizes.enumerated() {
            let panelWidth = max(size.width, leastWidth * captionScale)
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
