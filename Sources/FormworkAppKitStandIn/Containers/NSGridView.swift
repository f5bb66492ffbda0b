import FormworkDSL

/// Apple's [NSGridView](https://developer.apple.com/documentation/appkit/nsgridview).
open class NSGridView: NSView {
    open var xPlacement: NSGridCell.Placement = .leading { didSet { write(xPlacement) } }
    open var yPlacement: NSGridCell.Placement = .bottom { didSet { write(yPlacement) } }
    open var rowAlignment: NSGridRow.Alignment = .none { didSet { write(rowAlignment) } }
    open var rowSpacing: CGFloat = 6 { didSet { write(rowSpacing) } }
    open var columnSpacing: CGFloat = 6 { didSet { write(columnSpacing) } }

    private var rows: [NSGridRow] = []
    private var columns: [NSGridColumn] = []
    private var cells: [[NSGridCell]] = []

    public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int) {
        self.init(frame: .zero)
        rows = (0..<rowCount).map { NSGridRow(self, "\(standInLayoutView.id)-row-\($0)", at: $0) }
        columns = (0..<columnCount).map { NSGridColumn(self, "\(standInLayoutView.id)-column-\($0)", at: $0) }
        cells = rows.enumerated().map { place, row in
            columns.enumerated().map { number, column in
                NSGridCell(self, row, column, "\(standInLayoutView.id)-cell-\(place)-\(number)", at: place * columnCount + number)
            }
        }
        write(ElementFragment("rows", children: rows.map(\.content)))
        write(ElementFragment("columns", children: columns.map(\.content)))
        write(ElementFragment("gridCells", children: cells.flatMap { $0 }.map(\.content)))
    }

    open func row(at index: Int) -> NSGridRow { rows[index] }

    open func column(at index: Int) -> NSGridColumn { columns[index] }

    open func cell(atColumnIndex column: Int, rowIndex row: Int) -> NSGridCell { cells[row][column] }

    open func mergeCells(inHorizontalRange horizontal: NSRange, verticalRange vertical: NSRange) {
        let head = cells[vertical.location][horizontal.location].id
        for row in vertical.location..<vertical.location + vertical.length {
            for column in horizontal.location..<horizontal.location + horizontal.length {
                cells[row][column].content["headOfMergedCell"] = head
            }
        }
    }
}

/// The base class of rows, columns and cells of a grid; each has an element inside the grid's.
open class NSGridPart: NSObject {
    weak var grid: NSGridView?
    let id: String
    /// The name of the grid's element that lists such parts. ``number`` is the index in the list.
    private let list: String
    private let number: Int
    var content: ElementFragment { didSet { grid?.standInLayoutView.setContent(content, at: number, in: list) } }

    init(_ grid: NSGridView, _ name: String, _ id: String, in list: String, at number: Int) {
        self.grid = grid
        self.id = id
        self.list = list
        self.number = number
        content = ElementFragment(name, ["id": id])
    }

    /// Writes the value of a property into its attribute.
    final func write(_ value: some InterfaceValue, of property: String = #function) {
        let name = StandIn.attribute(property, of: type(of: self))
        content[name] = StandIn.text(value, of: name, in: type(of: self))
    }
}

/// Apple's [NSGridRow](https://developer.apple.com/documentation/appkit/nsgridrow).
open class NSGridRow: NSGridPart {
    public enum Alignment: Int, Sendable, InterfaceWord {
        case inherited, none, firstBaseline, lastBaseline
    }

    init(_ grid: NSGridView, _ id: String, at number: Int) { super.init(grid, "gridRow", id, in: "rows", at: number) }

    open var yPlacement: NSGridCell.Placement = .inherited { didSet { write(yPlacement) } }
    open var rowAlignment: Alignment = .inherited { didSet { write(rowAlignment) } }
    open var height: CGFloat = 0 { didSet { write(height) } }
    open var topPadding: CGFloat = 0 { didSet { write(topPadding) } }
    open var bottomPadding: CGFloat = 0 { didSet { write(bottomPadding) } }
    open var isHidden = false { didSet { write(isHidden ? true : nil) } }
}

/// Apple's [NSGridColumn](https://developer.apple.com/documentation/appkit/nsgridcolumn).
open class NSGridColumn: NSGridPart {
    init(_ grid: NSGridView, _ id: String, at number: Int) { super.init(grid, "gridColumn", id, in: "columns", at: number) }

    open var xPlacement: NSGridCell.Placement = .inherited { didSet { write(xPlacement) } }
    open var width: CGFloat = 0 { didSet { write(width) } }
    open var leadingPadding: CGFloat = 0 { didSet { write(leadingPadding) } }
    open var trailingPadding: CGFloat = 0 { didSet { write(trailingPadding) } }
    open var isHidden = false { didSet { write(isHidden ? true : nil) } }
}

/// Apple's [NSGridCell](https://developer.apple.com/documentation/appkit/nsgridcell).
open class NSGridCell: NSGridPart {
    public enum Placement: Int, Sendable, InterfaceWord {
        case inherited, none, leading, trailing, center, fill, top, bottom
    }

    init(_ grid: NSGridView, _ row: NSGridRow, _ column: NSGridColumn, _ id: String, at number: Int) {
        super.init(grid, "gridCell", id, in: "gridCells", at: number)
        content["row"] = row.id
        content["column"] = column.id
    }

    open var xPlacement: Placement = .inherited { didSet { write(xPlacement) } }
    open var yPlacement: Placement = .inherited { didSet { write(yPlacement) } }
    open var rowAlignment: NSGridRow.Alignment = .inherited { didSet { write(rowAlignment) } }

    open var contentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let contentView else { return }
            contentView.translatesAutoresizingMaskIntoConstraints = false
            grid?.put(contentView, in: .element(id: id, key: "contentView"))
        }
    }
}
