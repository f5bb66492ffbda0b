import FormworkLayout
import FormworkModel
import FormworkTree

/// An AppKit control that is drawn from its cell. A cell may occupy a part of its view, as in a matrix.
struct DrawnCell: CellDrawing {
    let view: DrawnView
    let metrics: AppKitMetrics
    let look: AppKitLook
    let frame: Rect

    /// Creates the cell of a view, or a standalone cell; nil if the document isn't for macOS.
    init?(_ view: DrawnView, node: NodeIndex, in frame: Rect) {
        guard let metrics = view.context.appKit else { return nil }
        self.view = view
        self.metrics = metrics
        self.frame = frame
        look = metrics.look(of: node, frame: frame.size)
    }
}

/// The state of a cell.
enum CellState { case off, on, mixed }

/// Accessors and drawing code shared by several kinds of cells.
protocol CellDrawing {
    var view: DrawnView { get }
    var metrics: AppKitMetrics { get }
    var look: AppKitLook { get }
    /// The cell's frame in the view.
    var frame: Rect { get }
}

extension CellDrawing {
    var context: ViewContext { view.context }
    var values: ResolvedDocument { view.context.values }
    var cell: NodeIndex { look.style.cell }
    var font: FontDescription { look.style.font }
    var controlSize: AppKitControlSize { look.style.size }
    var isEnabled: Bool { values.flag(.enabled, node: cell) ?? true }

    /// The visible part of the control: its alignment rectangle.
    var face: Rect {
        let insets = look.insets
        return Rect(
            x: frame.origin.x + insets.left, y: frame.origin.y + insets.top, width: frame.size.width - insets.left - insets.right,
            height: frame.size.height - insets.top - insets.bottom)
    }

    /// The visible part of a control with a fixed height, centred vertically in the alignment rectangle.
    var fixedFace: Rect {
        var rect = face
        guard let height = look.height, abs(height - rect.size.height) > 1 else { return rect }
        rect.origin.y += (rect.size.height - height) / 2
        rect.size.height = height
        return rect
    }

    /// Mirrors a part of the cell in right-to-left layouts.
    func directed(_ rect: Rect) -> Rect {
        guard context.isRightToLeft else { return rect }
        var rect = rect
        rect.origin.x = 2 * face.center.x - rect.origin.x - rect.size.width
        return rect
    }

    /// The cell's state. Cells without states can have one in the document, too.
    var state: CellState {
        switch values.string(.state, node: cell) {
        case "on": .on
        case "mixed": .mixed
        default: .off
        }
    }

    /// Whether an attribute of the cell has the given value.
    func isWord(_ attribute: String, word: String) -> Bool { values.word(attribute, node: cell) == word }

    func paint(_ key: StaticString) -> Paint? { context.colors.paint(cell, key: key) }

    /// Returns a colour, dimmed if the control is disabled.
    func dimmed(_ paint: Paint) -> Paint { isEnabled ? paint : paint.faded(0.35) }

    // MARK: Text

    /// Returns the cell's attributed text or, without one, its plain text.
    func runs(_ title: String?, attributedKey: StaticString = "attributedTitle", color: Paint) -> TextBlock? {
        if let attributed = AttributedText(cell, key: attributedKey, context: context, standard: color) {
            var block = TextBlock(runs: attributed.runs, paints: attributed.paints)
            block.alignment = attributed.alignment ?? view.natural
            return block
        }
        guard let title, !title.isEmpty else { return nil }
        var block = TextBlock(title, font: font, paint: color)
        block.alignment = view.natural
        return block
    }

    var title: String? { values.text(.title, node: cell, key: "title") }

    /// Draws a text into a rectangle of the view.
    func draw(_ block: TextBlock, in rect: Rect, into canvas: inout Canvas) {
        var block = block
        let size = view.size
        if block.lineLimit == 1, rect.size.width > 0 {
            // Xcode sized the control for its own measurement of the text. Text that measures slightly wider here is shrunk rather than truncated.
            let natural = context.text.extent(of: block.runs, maximumWidth: nil, lines: 1).width
            if natural > rect.size.width, natural <= rect.size.width * 1.1 { block.minimumScale = 0.9 }
        }
        block.insets = EdgeInsets(
            top: rect.origin.y, left: rect.origin.x, bottom: size.height - rect.origin.y - rect.size.height,
            right: size.width - rect.origin.x - rect.size.width)
        block.draw(size, into: &canvas, with: context.text)
    }

    /// Returns the horizontal alignment of the cell's text.
    func alignment(_ standard: TextBlock.Alignment? = nil) -> TextBlock.Alignment {
        TextBlock.Alignment(values.string(.alignment, node: cell)) ?? standard ?? view.natural
    }

    /// Returns the width of a text on one line, in points.
    func width(of text: String, _ font: FontDescription) -> Double { context.text.width(of: text, in: font) }
}
