import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTree

/// Draws a watchOS interface controller: its black screen with title and time, and all its objects, even if they exceed the screen.
struct WatchArtist {
    private let controller: NodeIndex
    private let layout: WatchLayout
    private let items: [WatchItem]
    /// The height of a notification's platter; nil for other controllers.
    private let platterHeight: Double?
    /// The size of the screen or of its scrollable content, whichever is higher, in points.
    let size: Size

    private var context: ViewContext { layout.context }
    private var values: ResolvedDocument { layout.context.values }
    private var device: WatchDevice { layout.device }

    /// The grey background of controls.
    private static let platter = Paint(RGBA(0xF2F4FF, alpha: 0.14))

    init(_ controller: NodeIndex, context: ViewContext) {
        self.controller = controller
        layout = WatchLayout(context)
        let content = layout.content(of: controller)
        items = content.items
        platterHeight = layout.isNotification(controller) ? content.height : nil
        size = Size(
            width: layout.device.size.width, height: max(layout.device.size.height, layout.device.statusHeight + content.height))
    }

    func draw(into canvas: inout Canvas) {
        let around = canvas.ownAppearance
        canvas.ownAppearance = .dark
        defer { canvas.ownAppearance = around }
        canvas.fillBounds(
            values.isNamed(controller, name: "hostingController") ? .black : paint("backgroundColor", node: controller) ?? .black)
        if let image = values.word("backgroundImage", node: controller) {
            context.drawImage(
                named: image, in: Rect(origin: Point(x: 0, y: 0), size: size), .fill, tint: .white, isBehind: !items.isEmpty, into: &canvas)
        }
        drawStatusBar(into: &canvas)
        canvas.frame(Rect(x: 0, y: device.statusHeight, width: size.width, height: size.height - device.statusHeight)) { canvas in
            if let platterHeight { drawNotification(platterHeight, into: &canvas) }
            if items.isEmpty, values.isNamed(controller, name: "hostingController") {
                canvas.text(
                    "SwiftUI", x: .middle, y: .middle, anchor: .middle, font: FontDescription(size: 15, weight: .medium), paint: .gray)
            }
            for item in items { draw(item, into: &canvas) }
        }
    }

    private func drawStatusBar(into canvas: inout Canvas) {
        let middle = Length.points(device.statusHeight / 2 + 1)
        let font = FontDescription(size: device.bodySize, weight: .regular)
        let side = device.sideMargin + 3
        let width = context.drawLine(
            "10:09", x: .points(size.width - side), middle: middle, anchor: .end, font: font, paint: .white, into: &canvas)
        guard let title = values.text(.title, node: controller, key: "title"), !title.isEmpty else { return }
        let tint = context.colors.paint(values.document.rootNode, key: "tintColor") ?? Paint(RGBA(0xA0A0A6))
        context.drawLine(
            title, x: .points(side), middle: middle, font: font, paint: tint, maximumWidth: size.width - width - 2 * side - 6, into: &canvas
        )
    }

    /// Draws the platter of a notification, and the band with the place of the application's icon.
    private func drawNotification(_ height: Double, into canvas: inout Canvas) {
        let (side, sash, radius) = (device.sideMargin, WatchLayout.sashHeight, device.cornerRadius)
        let platter = Rect(x: side, y: 0, width: size.width - 2 * side, height: max(height, sash + 2 * radius))
        canvas.rect(platter, style: .fill(Self.platter), radius: radius)
        canvas.rect(Rect(x: side, y: 0, width: platter.size.width, height: sash), style: .fill(Paint.white.faded(0.1)), radius: radius)
        let icon = sash - 8
        canvas.rect(Rect(x: side + 4, y: 4, width: icon, height: icon), style: .fill(Paint.white.faded(0.35)), radius: icon / 2)
    }

    // MARK: Objects

    private func draw(_ item: WatchItem, into canvas: inout Canvas) {
        guard !canvas.isFull, item.frame.size.width > 0, item.frame.size.height > 0 else { return }
        let alpha = min(max(values.number(.alpha, node: item.node) ?? 1, 0), 1)
        canvas.faded(alpha) { canvas in
            canvas.frame(item.frame) { canvas in
                writeWords(item, into: &canvas)
                drawContent(item, into: &canvas)
                for child in item.children { draw(child, into: &canvas) }
            }
        }
    }

    /// Writes the title of an object, for screen readers and tooltips.
    private func writeWords(_ item: WatchItem, into canvas: inout Canvas) {
        let element = Element(document: values.document, node: item.node)
        canvas.markup("<title>")
        canvas.escaped(element.label.map(ViewNames.start(of:))?.firstLine.shortened(to: 60) ?? element.className)
        canvas.markup("</title>")
    }

    private func drawContent(_ item: WatchItem, into canvas: inout Canvas) {
        let (node, size) = (item.node, item.frame.size)
        let radius = min(min(max(values.amount("radius", node: node) ?? device.cornerRadius, 0), 200), min(size.width, size.height) / 2)
        switch item.kind {
        case .group:
            // Only the groups of rows and buttons have a default background.
            let isPlatter = values.isWord(.key, node: node, word: "rootItem") || values.isWord(.key, node: node, word: "contentGroup")
            let image = values.word("backgroundImage", node: node)
            if let ground = paint("backgroundColor", node: node) ?? (isPlatter && image == nil ? Self.platter : nil) {
                canvas.fillBounds(ground, radius: radius)
            }
            if let image { drawImage(image, node: node, size: size, isBehind: !item.children.isEmpty, into: &canvas) }
        case .button where values.child(node, key: "contentGroup") == nil: drawButton(node, size: size, radius: radius, into: &canvas)
        case .label: drawText(values.text(.text, node: node, key: "text") ?? "", node: node, size: size, into: &canvas)
        case .timer, .date: drawText(WatchLayout.timeText(item.kind), node: node, size: size, into: &canvas)
        case .image:
            if let image = values.string(.image, node: node) {
                drawImage(image, node: node, size: size, into: &canvas)
            } else {
                drawNoImage(size, into: &canvas)
            }
        case .separator: canvas.fillBounds(paint("color", node: node) ?? Paint.white.faded(0.35))
        case .slider: drawSlider(node, size: size, into: &canvas)
        case .toggle: drawSwitch(node, size: size, into: &canvas)
        case .picker: drawPicker(node, size: size, into: &canvas)
        case .textField:
            canvas.fillBounds(Self.platter, radius: radius)
            let text = values.text(.placeholder, node: node, key: "placeholder") ?? ""
            context.drawLine(text, x: 8, font: layout.font(of: node), paint: .gray, maximumWidth: size.width - 16, into: &canvas)
        case .map:
            canvas.fillBounds(Paint(RGBA(0x2E4A36)), radius: radius)
            canvas.path("M0 20L60 34L110 12M40 90L64 0M84 90L130 40", style: .stroke(Paint(RGBA(0x6C8A74)), 3, isRound: true))
        case .movie:
            canvas.fillBounds(Paint(RGBA(0x2A2A2E)), radius: radius)
            SymbolArt.draw(
                "play.circle.fill", in: Rect(x: size.width / 2 - 15, y: size.height / 2 - 15, width: 30, height: 30), paint: .white,
                into: &canvas)
        case .other: drawOther(node, size: size, into: &canvas)
        case .table, .row, .button: break
        }
    }

    private func paint(_ key: StaticString, node: NodeIndex) -> Paint? { context.colors.paint(node, key: key) }

    private func drawButton(_ node: NodeIndex, size: Size, radius: Double, into canvas: inout Canvas) {
        let isEnabled = values.flag(.enabled, node: node) ?? true
        let image = values.word("backgroundImage", node: node)
        if let ground = paint("backgroundColor", node: node) ?? (image == nil ? Self.platter : nil) {
            canvas.fillBounds(ground, radius: radius)
        }
        let title = layout.title(of: node)
        if let image { drawImage(image, node: node, size: size, isBehind: !title.isEmpty, into: &canvas) }
        if title.isEmpty { return }
        var block = TextBlock(
            title, font: layout.font(of: node), paint: (paint("titleColor", node: node) ?? .white).faded(isEnabled ? 1 : 0.4))
        block.alignment = .center
        block.lineLimit = size.height > 50 ? 0 : 1
        block.minimumScale = 0.7
        block.insets = EdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
        block.draw(size, into: &canvas, with: context.text)
    }

    private func drawText(_ text: String, node: NodeIndex, size: Size, into canvas: inout Canvas) {
        var block = TextBlock(text, font: layout.font(of: node), paint: paint("textColor", node: node) ?? .white)
        block.alignment = TextBlock.Alignment(values.word("textAlignment", node: node)) ?? (context.isRightToLeft ? .right : .left)
        block.lineLimit = min(max(Int(clamping: values.number(.numberOfLines, node: node) ?? 1), 0), 1000)
        block.minimumScale = min(1, max(values.amount("minimumScaleFactor", node: node) ?? 1, 0.1))
        block.draw(size, into: &canvas, with: context.text)
    }

    private func drawImage(_ name: String, node: NodeIndex, size: Size, isBehind: Bool = false, into canvas: inout Canvas) {
        let scaling: ImageScaling =
            switch values.string(.contentMode, node: node) {
            case "scaleAspectFit": .fit
            case "scaleAspectFill": .fill
            case "center": .center
            default: .stretch
            }
        var rect = Rect(origin: Point(x: 0, y: 0), size: size)
        if scaling == .center, let natural = context.images[name]?.size { rect = rect.centered(natural) }
        context.drawImage(
            named: name, in: rect, scaling == .center ? .fit : scaling, tint: paint("tintColor", node: node) ?? .white,
            isBehind: isBehind, into: &canvas)
    }

    private func drawNoImage(_ size: Size, into canvas: inout Canvas) {
        canvas.rect(
            Rect(x: 0.5, y: 0.5, width: size.width - 1, height: size.height - 1),
            style: Style(fill: Paint.white.faded(0.06), stroke: Paint.white.faded(0.3), dashes: [3, 3]), radius: 3)
        let side = min(size.width, size.height, 36) * 0.6
        SymbolArt.draw(
            "photo", in: Rect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side),
            paint: Paint.white.faded(0.4),
            into: &canvas)
    }

    // MARK: Controls

    private func drawSlider(_ node: NodeIndex, size: Size, into canvas: inout Canvas) {
        canvas.fillBounds(Self.platter, radius: min(device.cornerRadius, size.height / 2))
        let side = min(size.height, size.width / 3.5)
        let bar = Rect(x: side + 3, y: size.height / 2 - 2.5, width: max(size.width - 2 * side - 6, 1), height: 5)
        canvas.rect(bar, style: .fill(Paint.white.faded(0.2)), radius: 2.5)
        let least = values.amount("minimum", node: node) ?? 0, most = values.amount("maximum", node: node) ?? 1
        let value = values.amount("value", node: node) ?? 0
        let share = most > least && (most - least).isFinite ? min(max((value - least) / (most - least), 0), 1) : 0
        let color = paint("color", node: node) ?? .green
        if share > 0 {
            canvas.rect(Rect(origin: bar.origin, size: Size(width: bar.size.width * share, height: 5)), style: .fill(color), radius: 2.5)
        }
        let mark = min(14, side * 0.5)
        for (symbol, middle) in [("minus", side / 2), ("plus", size.width - side / 2)] {
            SymbolArt.draw(
                symbol, in: Rect(x: middle - mark / 2, y: size.height / 2 - mark / 2, width: mark, height: mark), paint: .white,
                into: &canvas)
        }
        for x in [side, size.width - side] {
            canvas.rect(Rect(x: x, y: 0, width: 1, height: size.height), style: .fill(Paint.black.faded(0.6)))
        }
    }

    private func drawSwitch(_ node: NodeIndex, size: Size, into canvas: inout Canvas) {
        canvas.fillBounds(Self.platter, radius: min(device.cornerRadius, size.height / 2))
        let isOn = values.isSet("on", node: node) ?? true
        let track = Rect(x: size.width - 44, y: size.height / 2 - 11, width: 38, height: 22)
        canvas.rect(track, style: .fill(isOn ? paint("color", node: node) ?? .green : Paint.white.faded(0.25)), radius: 11)
        canvas.thumb(Rect(x: isOn ? track.maxX - 21 : track.minX + 1, y: track.minY + 1, width: 20, height: 20))
        context.drawLine(
            layout.title(of: node), x: 8, font: layout.font(of: node), paint: .white, maximumWidth: size.width - 60, into: &canvas)
    }

    /// Draws a picker with its focus. Interface Builder stores focus styles in the words of picker styles: `stack` is an outline, `sequence` an outline
    /// with a caption. A program sets the items and captions.
    private func drawPicker(_ node: NodeIndex, size: Size, into canvas: inout Canvas) {
        let focus = values.word("focusStyle", node: node)
        let frame = Rect(x: 1, y: 1, width: size.width - 2, height: size.height - 2)
        let isOutlined = focus == "stack" || focus == "sequence"
        canvas.rect(
            frame, style: isOutlined ? Style(fill: Self.platter, stroke: .green, lineWidth: 2) : .fill(Self.platter),
            radius: device.cornerRadius)
        canvas.text("Item 1", x: .middle, y: .middle, drop: 5, anchor: .middle, font: FontDescription(size: device.bodySize), paint: .white)
        guard focus == "sequence" else { return }
        let tag = Rect(x: 1, y: 1, width: min(56, frame.size.width), height: min(15, frame.size.height))
        canvas.rect(tag, style: .fill(.green), radius: min(device.cornerRadius, tag.size.height / 2))
        context.drawLine(
            "Caption", x: .points(tag.minX + 6), middle: .points(tag.midY), font: FontDescription(size: 11, weight: .medium), paint: .black,
            maximumWidth: tag.size.width - 8, into: &canvas)
    }

    private func drawOther(_ node: NodeIndex, size: Size, into canvas: inout Canvas) {
        canvas.rect(
            Rect(x: 0.5, y: 0.5, width: size.width - 1, height: size.height - 1),
            style: Style(fill: Paint.white.faded(0.06), stroke: Paint.white.faded(0.3), dashes: [3, 3]), radius: 4)
        context.drawLine(
            Element(document: values.document, node: node).className, x: .middle, anchor: .middle, font: FontDescription(size: 11),
            paint: .gray,
            maximumWidth: size.width - 8, into: &canvas)
    }
}
