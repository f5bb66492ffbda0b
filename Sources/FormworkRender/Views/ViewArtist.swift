import FormworkLayout
import FormworkModel
import FormworkTree

/// Draws one view, without what stands in it.
struct ViewArtist {
    let context: ViewContext
    let screen: Screen
    /// The view's place among the screen's.
    let place: Int

    var placed: PlacedView { screen.views[place] }
    var node: NodeIndex { screen.views[place].node }
    var size: Size { screen.views[place].frame.size }
    var values: ResolvedDocument { context.values }

    init(_ place: Int, of screen: Screen, _ context: ViewContext) {
        self.place = place
        self.screen = screen
        self.context = context
    }

    /// Draws what stands behind the view's subviews: its background and what it shows itself.
    func draw(into canvas: inout Canvas) {
        if size.width <= 0 || size.height <= 0 { return }
        let placed = placed
        let around = canvas.ownAppearance
        canvas.ownAppearance = placed.appearance ?? around
        defer { canvas.ownAppearance = around }
        if context.isMac { drawAppKit(into: &canvas) } else { drawUIKit(into: &canvas) }
        if placed.borderWidth > 0 {
            canvas.border(size, placed.borderColor ?? .black, width: placed.borderWidth, radius: placed.cornerRadius)
        }
    }

    /// Draws what stands before the view's subviews; most views have nothing there.
    func drawFront(into canvas: inout Canvas) {
        if size.width <= 0 || size.height <= 0 { return }
        let around = canvas.ownAppearance
        canvas.ownAppearance = placed.appearance ?? around
        defer { canvas.ownAppearance = around }
        if context.isMac { drawAppKitFront(into: &canvas) } else { drawUIKitFront(into: &canvas) }
    }

    // MARK: What views have in common

    /// Fills the view with its own background, or a standard one.
    func drawBackground(_ standard: Paint? = nil, into canvas: inout Canvas) {
        if let paint = paint("backgroundColor") ?? standard { canvas.fillBounds(paint, radius: placed.cornerRadius) }
    }

    func paint(_ key: StaticString) -> Paint? { context.colors.paint(node, key: key) }

    var tint: Paint { context.tint(place, in: screen) }

    var isEnabled: Bool { values.flag(.enabled, node) ?? true }

    /// A view whose content is not known, or only code or a server knows: a box that says what it is.
    func drawPlaceholder(_ text: String, into canvas: inout Canvas) {
        let color = Paint(0x8E8E93, 0x98989D)
        canvas.rect(
            Rect(x: 0.5, y: 0.5, width: size.width - 1, height: size.height - 1),
            Style(fill: color.faded(0.12), stroke: color.faded(0.7), dashes: [4, 3]), radius: placed.cornerRadius)
        drawPlaceholderText(text, color, into: &canvas)
    }

    func drawPlaceholderText(_ text: String, _ color: Paint, into canvas: inout Canvas) {
        let fontSize = min(12, max(7, size.height * 0.5), max(7, size.width / 6))
        guard size.height >= 9, size.width >= 14 else { return }
        var block = TextBlock(text, font: FontDescription(size: fontSize), color)
        block.alignment = .center
        block.truncation = .middle
        block.insets = EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
        block.draw(size, into: &canvas, with: context.text)
    }

    /// The text of a node: an attribute, or a child with that key.
    func text(_ name: Name, _ node: NodeIndex, key: StaticString) -> String? {
        values.text(name, node, key: key).flatMap { $0.isEmpty ? nil : $0 }
    }
}
