import FormworkLayout
import FormworkModel
import FormworkTree

/// A control of AppKit that is drawn from its cell; a cell may stand in a part of its view, as in a matrix.
struct DrawnCell: CellDrawing {
    let view: DrawnView
    let metrics: AppKitMetrics
    let look: AppKitLook
    let frame: Rect

    /// The cell of a node, a view with a cell or a cell alone; nil where the document is none of macOS.
    init?(_ view: DrawnView, _ node: NodeIndex, in frame: Rect) {
        guard let metrics = view.context.appKit else { return nil }
        self.view = view
        self.metrics = metrics
        self.frame = frame
        look = metrics.look(of: node, frame: frame.size)
    }
}

/// Whether a cell is on.
enum CellState { case off, on, mixed }

/// What can be asked of a cell, and what more than one kind of cells draws.
protocol CellDrawing {
    var view: DrawnView { get }
    var metrics: AppKitMetrics { get }
    var look: AppKitLook { get }
    /// Where the cell stands in the view.
    var frame: Rect { get }
}

extension CellDrawing {
    var context: ViewContext { view.context }
    var values: ResolvedDocument { view.context.values }
    var cell: NodeIndex { look.style.cell }
    var font: FontDescription { look.style.font }
    var controlSize: AppKitControlSize { look.style.size }
    var isEnabled: Bool { values.flag(.enabled, cell) ?? true }

    /// What is seen of the control: its alignment rectangle.
    var face: Rect {
        let insets = look.insets
        return Rect(
            x: frame.origin.x + insets.left, y: frame.origin.y + insets.top, width: frame.size.width - insets.left - insets.right,
            height: frame.size.height - insets.top - insets.bottom)
    }

    /// The same for a control that comes in one height only: it stands in the middle of more or less room.
    var fixedFace: Rect {
        var rect = face
        guard let height = look.height, abs(height - rect.size.height) > 1 else { return rect }
        rect.origin.y += (rect.size.height - height) / 2
        rect.size.height = height
        return rect
    }

    /// A part of the cell as it stands where leading is on the right: on the other side.
    func directed(_ rect: Rect) -> Rect {
        guard context.isRightToLeft else { return rect }
        var rect = rect
        rect.origin.x = 2 * face.center.x - rect.origin.x - rect.size.width
        return rect
    }

    /// Whether a cell is on; a cell that can be neither says so as well.
    var state: CellState {
        switch values.string(.state, cell) {
        case "on": .on
        case "mixed": .mixed
        default: .off
        }
    }

    /// Whether an attribute of the cell is a word.
    func isWord(_ attribute: String, _ word: String) -> Bool { values.word(attribute, cell) == word }

    func paint(_ key: StaticString) -> Paint? { context.colors.paint(cell, key: key) }

    /// A colour as it is while the control is enabled or not.
    func dimmed(_ paint: Paint) -> Paint { isEnabled ? paint : paint.faded(0.35) }

    // MARK: Text

    /// The text that the cell shows: with fonts of its own, or all in one.
    func runs(_ title: String?, attributedKey: StaticString = "attributedTitle", _ color: Paint) -> TextBlock? {
        if let attributed = AttributedText(cell, key: attributedKey, context, standard: color) {
            var block = TextBlock(runs: attributed.runs, paints: attributed.paints)
            block.alignment = attributed.alignment ?? view.natural
            return block
        }
        guard let title, !title.isEmpty else { return nil }
        var block = TextBlock(title, font: font, color)
        block.alignment = view.natural
        return block
    }

    var title: String? { values.text(.title, cell, key: "title") }

    /// Sets a text into a rectangle of the view.
    func draw(_ block: TextBlock, in rect: Rect, into canvas: inout Canvas) {
        var block = block
        let size = view.size
        if block.lineLimit == 1, rect.size.width > 0 {
            // A control is as wide as Xcode measured its text: one that is measured a little wider is drawn smaller, and not cut.
            let natural = context.text.extent(of: block.runs, maximumWidth: nil, lines: 1).width
            if natural > rect.size.width, natural <= rect.size.width * 1.1 { block.minimumScale = 0.9 }
        }
        block.insets = EdgeInsets(
            top: rect.origin.y, left: rect.origin.x, bottom: size.height - rect.origin.y - rect.size.height,
            right: size.width - rect.origin.x - rect.size.width)
        block.draw(size, into: &canvas, with: context.text)
    }

    /// How the cell's text stands between the sides.
    func alignment(_ standard: TextBlock.Alignment? = nil) -> TextBlock.Alignment {
        TextBlock.Alignment(values.string(.alignment, cell)) ?? standard ?? view.natural
    }

    /// How wide a text is on one line, in points.
    func width(of text: String, _ font: FontDescription) -> Double { context.text.width(of: text, in: font) }
}
