import FormworkLayout
import FormworkModel
import FormworkTree

/// Draws the contents of bars, both of bars that are views and of bars around screens.
///
/// Everything is centred vertically, so that it can be drawn in bars of any height.
struct BarArtist {
    let context: ViewContext
    let style: BarStyle
    /// The laid-out custom views of bar items without a superview, by node. A custom view that is a subview of the bar is drawn like other views.
    var parts: [NodeIndex: Screen] = [:]

    /// The height of an item's glass button, in points.
    static let glassHeight = 44.0

    init(_ context: ViewContext, style: BarStyle, parts: [NodeIndex: Screen] = [:]) {
        self.context = context
        self.style = style
        self.parts = parts
    }

    /// Draws a bar's background and the line at its edge.
    ///
    /// - Parameters:
    ///   - lineIsBelow: Whether the line is at the bottom edge rather than at the top.
    ///   - canvas: The canvas to draw on.
    func drawBackground(lineIsBelow: Bool, into canvas: inout Canvas) {
        guard let background = style.background else { return }
        canvas.fillBounds(background)
        guard style.hasLine else { return }
        canvas.place(x: 0, y: lineIsBelow ? .end : 0) { canvas in
            canvas.rect(x: 0, y: .points(lineIsBelow ? -0.5 : 0), width: .end, height: 0.5, .fill(.separator))
        }
    }

    // MARK: Items

    /// Returns the width of an item, in points.
    func width(of item: BarItem) -> Double {
        switch item.content {
        case .title(let title): return context.fitted(title, font: font(of: item), maximumWidth: 400).width
        case .symbol: return 22
        case .image(let name): return imageSize(name, item: item).width
        case .view(let node):
            let width =
                parts[node]?.layout.size.width
                ?? context.values.child(node, key: "frame").flatMap { context.values.number(.width, node: $0) }
            return min(max(width ?? 0, 0), 2000)
        case .space(let width): return width
        case .flexibleSpace: return 0
        }
    }

    private func font(of item: BarItem) -> FontDescription {
        context.isTV
            ? FontDescription(size: 38, weight: .medium) : FontDescription(size: 17, weight: item.isProminent ? .semibold : .regular)
    }

    private func imageSize(_ name: String, item: BarItem) -> Size {
        guard let metrics = context.images[name], metrics.size.width > 0, metrics.size.height > 0 else {
            return Size(width: 22, height: 22)
        }
        let large = SymbolConfiguration.Scale.large
        let longest = metrics.isSymbol ? 22 * (item.symbolScale ?? large).factor / large.factor : 28
        let scale = min(1, longest / metrics.size.height, 120 / metrics.size.width)
        return Size(width: metrics.size.width * scale, height: metrics.size.height * scale)
    }

    /// Draws an item.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - left: The left edge; y is 0 at the middle of the bar's height.
    ///   - isAlone: Whether the item has no neighbours.
    ///   - canvas: The canvas to draw on.
    func draw(_ item: BarItem, at left: Double, isAlone: Bool, into canvas: inout Canvas) {
        var color = item.tint ?? (context.isGlass && !item.isProminent ? .label : style.tint)
        if context.isGlass, item.isProminent, isAlone { color = color.contrast }
        if !item.isEnabled { color = color.faded(0.35) }
        switch item.content {
        case .title(let title):
            context.drawLine(title, x: .points(left), middle: 0, font: font(of: item), paint: color, maximumWidth: 400, into: &canvas)
        case .symbol(let name): SymbolArt.draw(name, in: Rect(x: left, y: -11, width: 22, height: 22), paint: color, into: &canvas)
        case .image(let name):
            let size = imageSize(name, item: item)
            let rect = Rect(x: left, y: -size.height / 2, width: size.width, height: size.height)
            context.drawImage(named: name, in: rect, .fit, tint: color, isTemplate: true, into: &canvas)
        case .view(let node):
            guard let part = parts[node] else { return }
            canvas.place(x: .points(left), y: .points(-part.size.height / 2)) { canvas in
                ScreenWriter(part, context: context, showsHidden: false).write(into: &canvas)
            }
        case .space, .flexibleSpace: break
        }
    }

    /// Adjacent items without a space between them.
    struct Cluster {
        var items: [(item: BarItem, left: Double)] = []
        var width = 0.0

        /// Whether the items share a glass button; custom views have their own look.
        var isGlass: Bool { !items.contains { if case .view = $0.item.content { true } else { false } } }
    }

    /// Arranges items next to each other.
    func cluster(_ items: [BarItem]) -> Cluster {
        var result = Cluster()
        for item in items {
            if !result.items.isEmpty { result.width += 16 }
            result.items.append((item, result.width))
            result.width += width(of: item)
        }
        return result
    }

    /// Draws a cluster of items.
    func draw(_ cluster: Cluster, at left: Double, into canvas: inout Canvas) {
        if context.isGlass, cluster.isGlass, cluster.width > 0 {
            let padding = Self.glassPadding(cluster.width)
            let rect = Rect(
                x: left - padding, y: -Self.glassHeight / 2, width: cluster.width + 2 * padding, height: Self.glassHeight)
            let isProminent = cluster.items.count == 1 && cluster.items[0].item.isProminent
            let fill = isProminent ? cluster.items[0].item.tint ?? style.tint : Self.glass
            canvas.rect(rect, style: .fill(fill, stroke: Self.glassEdge, 0.5), radius: Self.glassHeight / 2)
        }
        for (item, offset) in cluster.items {
            draw(item, at: left + offset, isAlone: cluster.items.count == 1, into: &canvas)
        }
    }

    /// Returns the padding of a glass button at either side; a button is at least as wide as it is high.
    static func glassPadding(_ width: Double) -> Double { max(12, (glassHeight - width) / 2) }

    static let glass = Paint(0xFFFFFF, dark: 0x2C2C2E, alpha: 0.85)
    static let glassEdge = Paint(0x000000, dark: 0xFFFFFF, alpha: 0.1)
}
