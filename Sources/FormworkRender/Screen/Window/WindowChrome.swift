import FormworkLayout
import FormworkModel

/// Draws the macOS window around a root view: its background, title bar and toolbar.
struct WindowChrome {
    let window: WindowShape?
    /// The size of the window with its bars, in points.
    let size: Size
    /// The appearance of the content; nil to use the picture's.
    let appearance: Appearance?
    let context: ViewContext

    init(_ screen: Screen, context: ViewContext) {
        window = screen.window
        size = screen.size
        appearance = screen.views.first?.appearance
        self.context = context
    }

    /// Creates the window of a controller whose content is another scene.
    init(_ window: WindowShape, size: Size, context: ViewContext) {
        self.window = window
        self.size = size
        appearance = nil
        self.context = context
    }

    static let labelFont = FontDescription(size: 11)

    /// Draws everything behind the content.
    func drawBehind(into canvas: inout Canvas) {
        let around = canvas.ownAppearance
        canvas.ownAppearance = window?.appearance ?? appearance ?? around
        defer { canvas.ownAppearance = around }
        let background = window.flatMap { context.colors.paint($0.node, key: "backgroundColor") }
        canvas.fillBounds(background ?? (window?.isHUD == true ? Paint(RGBA(0x2A2A2A)) : .AppKit.window))
        if let window, !window.hasFullSizeContent { draw(window, into: &canvas) }
    }

    /// Draws everything in front of the content: the bars of a window with full-size content.
    func drawInFront(into canvas: inout Canvas) {
        guard let window, window.hasFullSizeContent else { return }
        let around = canvas.ownAppearance
        canvas.ownAppearance = window.appearance ?? around
        draw(window, into: &canvas)
        canvas.ownAppearance = around
    }

    private func draw(_ window: WindowShape, into canvas: inout Canvas) {
        guard window.height > 0 else { return }
        if !window.isTransparent {
            let bar = window.isHUD ? Paint(RGBA(0x3A3A3A)) : Paint(0xF4F4F4, dark: 0x3A3A3A)
            let fill = window.hasFullSizeContent ? bar.faded(0.7) : bar
            canvas.rect(x: 0, y: 0, width: .end, height: .points(window.height), .fill(fill))
            canvas.rect(x: 0, y: .points(window.height - 1), width: .end, height: 1, .fill(.AppKit.separator))
        }
        let end = drawButtons(window, into: &canvas)
        let titleEnd = drawTitle(window, after: end, into: &canvas)
        drawToolbar(window, after: titleEnd, into: &canvas)
    }

    /// Draws the close, minimise and zoom buttons.
    ///
    /// - Returns: The right end of the buttons.
    private func drawButtons(_ window: WindowShape, into canvas: inout Canvas) -> Double {
        guard window.isClosable || window.isMiniaturizable || window.isResizable else { return 8 }
        let radius = window.isUtility ? 4.5 : 6.0
        let step = window.isUtility ? 15.0 : 20
        let middle = window.titleBarHeight / 2
        let first = window.titleBarHeight > 40 ? 20.0 : window.isUtility ? 11 : 14
        let off = Paint(0xD0D0D2, dark: 0x5A5A5C)
        let parts = [
            (window.isClosable, Paint(RGBA(0xFF5F57))), (window.isMiniaturizable, Paint(RGBA(0xFEBC2E))),
            (window.isResizable, Paint(RGBA(0x28C840))),
        ]
        for (position, part) in parts.enumerated() {
            canvas.circle(
                x: .points(first + Double(position) * step), y: .points(middle), radius: radius,
                .fill(part.0 ? part.1 : off, stroke: .AppKit.edge, 0.5))
        }
        return first + 2 * step + radius
    }

    /// Draws the title.
    ///
    /// - Returns: The left end of the space for items next to it.
    private func drawTitle(_ window: WindowShape, after start: Double, into canvas: inout Canvas) -> Double {
        guard window.showsTitle, !window.title.isEmpty else { return start + 14 }
        let isBeside = window.toolbar != nil && window.toolbarHeight == 0
        let font = FontDescription(size: isBeside ? 15 : window.isUtility ? 11 : 13, weight: isBeside ? .bold : .semibold)
        let color = Paint.AppKit.label
        let room = max(size.width - (isBeside ? start + 20 : 2 * start + 16), 0)
        guard
            let line = context.text.lines(
                of: [TextRun(window.title, font: font)], maximumWidth: room, lines: 1, truncation: .tail
            ).first, line.width > 0
        else { return start + 14 }
        let text = line.spans.map(\.text).joined()
        let metrics = context.text.measurer.lineMetrics(of: font)
        let baseline = window.titleBarHeight / 2 + metrics.ascent - metrics.lineHeight / 2
        if isBeside {
            canvas.text(text, x: .points(start + 16), y: .points(baseline), font: font, paint: color, width: line.width)
            return start + 16 + line.width + 16
        }
        canvas.text(text, x: .middle, y: .points(baseline), anchor: .middle, font: font, paint: color, width: line.width)
        return start + 14
    }

    private func drawToolbar(_ window: WindowShape, after start: Double, into canvas: inout Canvas) {
        guard let toolbar = window.toolbar else { return }
        let isBelow = window.toolbarHeight > 0
        let showsLabels = window.showsLabels && window.toolbarStyle != .compact
        let items =
            window.hasTabs ? ToolbarItems(tabsOf: toolbar, context) : ToolbarItems(toolbar, context: context, showsLabels: showsLabels)
        let top = isBelow ? window.titleBarHeight : 0
        let height = isBelow ? window.toolbarHeight : window.titleBarHeight
        let middle = top + height / 2 - (showsLabels ? 8 : 0)
        let width = size.width
        var lefts = items.lefts(from: isBelow ? 10 : start, to: width - 10, isTrailing: !isBelow)
        if window.toolbarStyle == .preference, let first = lefts.first, let last = items.items.last {
            let shift = max((width - (lefts[lefts.count - 1] + last.size.width - first)) / 2 - first, 0)
            lefts = lefts.map { $0 + shift }
        }
        for (item, left) in zip(items.items, lefts) where left < width {
            if item.isSelected {
                canvas.rect(
                    Rect(x: left, y: top + 2, width: item.size.width, height: height - 4), style: .fill(Paint.AppKit.mark.faded(0.1)),
                    radius: 5)
            }
            draw(item, at: left, middle: middle, into: &canvas)
            guard showsLabels, !item.label.isEmpty else { continue }
            canvas.text(
                item.label, x: .points(left + item.size.width / 2), y: .points(top + height - (isBelow ? 8 : 7)), anchor: .middle,
                font: Self.labelFont,
                paint: .AppKit.secondaryLabel)
        }
    }

    private func draw(_ item: ToolbarItems.Item, at left: Double, middle: Double, into canvas: inout Canvas) {
        switch item.kind {
        case .space, .flexibleSpace: break
        case .separator:
            canvas.rect(Rect(x: left + 4, y: middle - 12, width: 1, height: 24), style: .fill(.AppKit.separator))
        case .view:
            guard let view = item.node.flatMap({ context.toolbarViews[$0] }) else { return }
            let size = view.layout.size
            canvas.place(x: .points(left + (item.size.width - size.width) / 2), y: .points(middle - size.height / 2)) { canvas in
                ScreenWriter(view, context: context, showsHidden: false).write(into: &canvas)
            }
        case .button:
            let rect = Rect(x: left, y: middle - 14, width: item.size.width, height: 28)
            let image = item.image ?? "square"
            let natural = NamedImageArt.size(of: image) ?? Size(width: 18, height: 18)
            let side = min(max(natural.width, natural.height, 16), 26)
            context.drawMacImage(
                image, in: rect.centered(Size(width: side, height: side)), color: .AppKit.mark, into: &canvas)
        }
    }
}
