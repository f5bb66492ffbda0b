import FormworkLayout
import FormworkModel
import FormworkTree

/// Draws views of a kind; `ArtistTable` maps kinds to artists.
protocol ViewArtist: SendableMetatype {
    var view: DrawnView { get }

    init(view: DrawnView)

    /// Draws everything behind the view's subviews.
    func draw(into canvas: inout Canvas)

    /// Draws everything in front of the view's subviews.
    func drawFront(into canvas: inout Canvas)
}

extension ViewArtist {
    func drawFront(into canvas: inout Canvas) {}

    // MARK: Shorthands

    var context: ViewContext { view.context }
    var values: ResolvedDocument { view.context.values }
    var screen: Screen { view.screen }
    var place: Int { view.place }
    var placed: PlacedView { view.placed }
    var node: NodeIndex { view.node }
    var size: Size { view.size }
    var natural: TextBlock.Alignment { view.natural }

    /// The view's rectangle in its own coordinates.
    var bounds: Rect { Rect(origin: Point(x: 0, y: 0), size: size) }

    // MARK: Shared drawing

    /// Fills the view with its background, or with a standard one.
    func drawBackground(_ standard: Paint? = nil, into canvas: inout Canvas) {
        if let paint = paint("backgroundColor") ?? standard { canvas.fillBounds(paint, radius: placed.cornerRadius) }
    }

    func paint(_ key: StaticString) -> Paint? { context.colors.paint(node, key: key) }

    var tint: Paint { context.tint(place, in: screen) }

    var isEnabled: Bool { values.flag(.enabled, node: node) ?? true }

    /// Draws a labelled box for a view whose content is unknown, or comes from code or a server.
    func drawPlaceholder(_ text: String, into canvas: inout Canvas) {
        let color = Paint(0x8E8E93, dark: 0x98989D)
        canvas.rect(
            Rect(x: 0.5, y: 0.5, width: size.width - 1, height: size.height - 1),
            style: Style(fill: color.faded(0.12), stroke: color.faded(0.7), dashes: [4, 3]), radius: placed.cornerRadius)
        drawPlaceholderText(text, color: color, into: &canvas)
    }

    func drawPlaceholderText(_ text: String, color: Paint, into canvas: inout Canvas) {
        let largest = min(context.isTV ? 29 : 12, max(7, size.height * 0.5))
        guard size.height >= 9, size.width >= 14, !text.isEmpty else { return }
        let room = size.width - 4
        func width(_ size: Double) -> Double { max(context.width(of: text, FontDescription(size: size)), 1) }
        var fontSize = largest
        // Small fonts are spaced more widely, so that the first try is a little too wide.
        for _ in 0..<2 { fontSize = max(5, min(fontSize, fontSize * room / width(fontSize))) }
        // Less than two thirds of a name say nothing.
        guard width(fontSize) <= room * 1.4 else { return }
        var block = TextBlock(text, font: FontDescription(size: fontSize), paint: color)
        block.alignment = .center
        block.truncation = .middle
        block.insets = EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
        block.draw(size, into: &canvas, with: context.text)
    }

    /// Returns the text of a node, given by an attribute or by a child with a key; nil if it is empty.
    func text(_ name: Name, node: NodeIndex, key: StaticString) -> String? {
        values.text(name, node: node, key: key).flatMap { $0.isEmpty ? nil : $0 }
    }
}
