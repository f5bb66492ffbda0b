import FormworkDSL
import FormworkModel

/// AppKit's `NSGridView`.
@MainActor
open class NSGridView: NSView {
    open override class var interfaceElement: String { "gridView" }

    /// AppKit's `xPlacement`.
    open var xPlacement: NSGridCell.Placement = .leading { didSet { write("xPlacement", xPlacement) } }
    /// AppKit's `yPlacement`.
    open var yPlacement: NSGridCell.Placement = .bottom { didSet { write("yPlacement", yPlacement) } }
    /// AppKit's `rowAlignment`.
    open var rowAlignment: NSGridRow.Alignment = .none { didSet { write("rowAlignment", rowAlignment) } }
    /// AppKit's `rowSpacing`.
    open var rowSpacing: CGFloat = 6 { didSet { write("rowSpacing", rowSpacing) } }
    /// AppKit's `columnSpacing`.
    open var columnSpacing: CGFloat = 6 { didSet { write("columnSpacing", columnSpacing) } }

    private var rows: [NSGridRow] = []
    private var columns: [NSGridColumn] = []
    private var cells: [[NSGridCell]] = []
    /// The heads of cells that were merged, by the cells' ids.
    private var heads: [String: String] = [:]

    /// AppKit's initializer.
    public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int) {
        self.init(frame: .zero)
        rows = (0..<rowCount).map { NSGridRow(self, "\(layoutView.id)-row-\($0)") }
        columns = (0..<columnCount).map { NSGridColumn(self, "\(layoutView.id)-column-\($0)") }
        cells = (0..<rowCount).map { row in (0..<columnCount).map { NSGridCell(self, "\(layoutView.id)-cell-\(row)-\($0)") } }
        changed()
    }

    /// AppKit's `row`.
    open func row(at index: Int) -> NSGridRow { rows[index] }

    /// AppKit's `column`.
    open func column(at index: Int) -> NSGridColumn { columns[index] }

    /// AppKit's `cell`.
    open func cell(atColumnIndex column: Int, rowIndex row: Int) -> NSGridCell { cells[row][column] }

    /// AppKit's `mergeCells`.
    open func mergeCells(inHorizontalRange horizontal: NSRange, verticalRange vertical: NSRange) {
        let head = cells[vertical.location][horizontal.location].id
        for row in vertical.location..<vertical.location + vertical.length {
            for column in horizontal.location..<horizontal.location + horizontal.length { heads[cells[row][column].id] = head }
        }
        changed()
    }

    func changed() {
        write(LayoutContent("rows", children: rows.map(\.content)))
        write(LayoutContent("columns", children: columns.map(\.content)))
        var contents: [LayoutContent] = []
        for (row, line) in zip(rows, cells) {
            for (column, cell) in zip(columns, line) {
                var content = cell.content
                content["row"] = row.content["id"]
                content["column"] = column.content["id"]
                content["headOfMergedCell"] = heads[cell.id]
                contents.append(content)
            }
        }
        write(LayoutContent("gridCells", children: contents))
    }
}

/// What rows, columns and cells of a grid have in common: an element in the grid's.
@MainActor
open class NSGridPart: NSObject {
    weak var grid: NSGridView?
    let id: String
    var content: LayoutContent { didSet { grid?.changed() } }

    init(_ grid: NSGridView, _ name: String, _ id: String) {
        self.grid = grid
        self.id = id
        content = LayoutContent(name, ["id": id])
    }

    func write(_ name: String, _ value: CGFloat) { content[name] = DocumentNumber.text(value) }
    func write(_ name: String, _ value: some InterfaceWord) { content[name] = value.interfaceWord }
    func write(_ name: String, _ value: Bool) { content[name] = value ? "YES" : nil }
}

/// AppKit's `NSGridRow`.
@MainActor
open class NSGridRow: NSGridPart {
    /// AppKit's `Alignment`.
    public enum Alignment: Int, Sendable, InterfaceWord {
        case inherited, none, firstBaseline, lastBaseline
    }

    init(_ grid: NSGridView, _ id: String) { super.init(grid, "gridRow", id) }

    /// AppKit's `yPlacement`.
    open var yPlacement: NSGridCell.Placement = .inherited { didSet { write("yPlacement", yPlacement) } }
    /// AppKit's `rowAlignment`.
    open var rowAlignment: Alignment = .inherited { didSet { write("rowAlignment", rowAlignment) } }
    /// AppKit's `height`.
    open var height: CGFloat = 0 { didSet { write("height", height) } }
    /// AppKit's `topPadding`.
    open var topPadding: CGFloat = 0 { didSet { write("topPadding", topPadding) } }
    /// AppKit's `bottomPadding`.
    open var bottomPadding: CGFloat = 0 { didSet { write("bottomPadding", bottomPadding) } }
    /// AppKit's `isHidden`.
    open var isHidden = false { didSet { write("hidden", isHidden) } }
}

/// AppKit's `NSGridColumn`.
@MainActor
open class NSGridColumn: NSGridPart {
    init(_ grid: NSGridView, _ id: String) { super.init(grid, "gridColumn", id) }

    /// AppKit's `xPlacement`.
    open var xPlacement: NSGridCell.Placement = .inherited { didSet { write("xPlacement", xPlacement) } }
    /// AppKit's `width`.
    open var width: CGFloat = 0 { didSet { write("width", width) } }
    /// AppKit's `leadingPadding`.
    open var leadingPadding: CGFloat = 0 { didSet { write("leadingPadding", leadingPadding) } }
    /// AppKit's `trailingPadding`.
    open var trailingPadding: CGFloat = 0 { didSet { write("trailingPadding", trailingPadding) } }
    /// AppKit's `isHidden`.
    open var isHidden = false { didSet { write("hidden", isHidden) } }
}

/// AppKit's `NSGridCell`.
@MainActor
open class NSGridCell: NSGridPart {
    /// AppKit's `Placement`.
    public enum Placement: Int, Sendable, InterfaceWord {
        case inherited, none, leading, trailing, center, fill, top, bottom
    }

    init(_ grid: NSGridView, _ id: String) { super.init(grid, "gridCell", id) }

    /// AppKit's `xPlacement`.
    open var xPlacement: Placement = .inherited { didSet { write("xPlacement", xPlacement) } }
    /// AppKit's `yPlacement`.
    open var yPlacement: Placement = .inherited { didSet { write("yPlacement", yPlacement) } }
    /// AppKit's `rowAlignment`.
    open var rowAlignment: NSGridRow.Alignment = .inherited { didSet { write("rowAlignment", rowAlignment) } }

    /// AppKit's `contentView`.
    open var contentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let contentView else { return }
            contentView.translatesAutoresizingMaskIntoConstraints = false
            grid?.put(contentView, in: .element(id: id, key: "contentView"))
        }
    }
}
