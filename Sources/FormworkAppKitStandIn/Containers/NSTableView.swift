import FormworkDSL
import FormworkModel

/// Apple's [NSTableView](https://developer.apple.com/documentation/appkit/nstableview).
open class NSTableView: NSControl {
    open override class var startingAttributes: [String: String] {
        ["columnAutoresizingStyle": "lastColumnOnly", "multipleSelection": "NO", "autosaveColumns": "NO"]
    }

    public enum Style: Int, Sendable, InterfaceWord {
        case automatic, fullWidth, inset, sourceList, plain
    }

    public enum RowSizeStyle: Int, Sendable, InterfaceWord {
        case `default`, custom, small, medium, large
    }

    public enum SelectionHighlightStyle: Int, Sendable, InterfaceWord {
        case none, regular, sourceList
    }

    public enum DraggingDestinationFeedbackStyle: Int, Sendable, InterfaceWord {
        case none, regular, sourceList, gap
    }

    public enum ColumnAutoresizingStyle: UInt, Sendable, InterfaceWord {
        case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle
        case reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle, firstColumnOnlyAutoresizingStyle
    }

    public struct GridLineStyle: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
        public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
        public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
    }

    open var columnAutoresizingStyle: ColumnAutoresizingStyle = .lastColumnOnlyAutoresizingStyle {
        didSet { write(columnAutoresizingStyle) }
    }
    open var rowHeight: CGFloat = 17 { didSet { write(rowHeight) } }
    open var rowSizeStyle: RowSizeStyle = .custom { didSet { write(rowSizeStyle) } }
    open var style: Style = .automatic { didSet { write(style) } }
    open var selectionHighlightStyle: SelectionHighlightStyle = .regular { didSet { write(selectionHighlightStyle) } }
    open var draggingDestinationFeedbackStyle: DraggingDestinationFeedbackStyle = .regular {
        didSet { write(draggingDestinationFeedbackStyle) }
    }
    open var allowsMultipleSelection = false { didSet { write(allowsMultipleSelection) } }
    open var allowsEmptySelection = true { didSet { write(allowsEmptySelection) } }
    open var allowsColumnSelection = false { didSet { write(allowsColumnSelection) } }
    open var allowsColumnReordering = true { didSet { write(allowsColumnReordering) } }
    open var allowsColumnResizing = true { didSet { write(allowsColumnResizing) } }
    open var allowsTypeSelect = true { didSet { write(allowsTypeSelect) } }
    open var usesAlternatingRowBackgroundColors = false { didSet { write(usesAlternatingRowBackgroundColors) } }
    open var usesAutomaticRowHeights = false { didSet { write(usesAutomaticRowHeights) } }
    open var floatsGroupRows = true { didSet { write(floatsGroupRows) } }
    open var autosaveName: String? { didSet { write(autosaveName) } }
    open var autosaveTableColumns = false { didSet { write(autosaveTableColumns) } }
    open var verticalMotionCanBeginDrag = true { didSet { write(verticalMotionCanBeginDrag) } }
    open var intercellSpacing: NSSize = NSSize(width: 3, height: 2) { didSet { write(intercellSpacing) } }
    open var backgroundColor: NSColor = .controlBackgroundColor { didSet { write(backgroundColor) } }
    open var gridColor: NSColor = .gridColor { didSet { write(gridColor) } }
    open var gridStyleMask: GridLineStyle = []
    open var doubleAction: Selector?
    open weak var delegate: AnyObject?
    open weak var dataSource: AnyObject?

    // MARK: Columns

    public private(set) final var tableColumns: [NSTableColumn] = []

    open func addTableColumn(_ column: NSTableColumn) {
        column.table = self
        tableColumns.append(column)
        columnsChanged()
    }

    func columnsChanged() { write(ElementFragment("tableColumns", children: tableColumns.map(\.content))) }

    /// AppKit's `makeView`; always nil, as the stand-in does not reuse views.
    open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? { nil }

    // MARK: Header

    open var headerView: NSTableHeaderView? {
        didSet {
            oldValue?.removeFromSuperview()
            write("headerView", headerView?.standInLayoutView.id)
            putHeader()
        }
    }
    open var cornerView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            write("cornerView", cornerView?.standInLayoutView.id)
            putHeader()
        }
    }

    /// Adds the header and corner views to the enclosing scroll view, if there is one.
    func putHeader() {
        guard let scroll = superview?.superview as? NSScrollView else { return }
        if let headerView, headerView.superview == nil { scroll.put(headerView, in: .part(key: "headerView")) }
        if let cornerView, cornerView.superview == nil { scroll.put(cornerView, in: .part(key: "cornerView")) }
    }
}

/// Apple's [NSOutlineView](https://developer.apple.com/documentation/appkit/nsoutlineview).
open class NSOutlineView: NSTableView {
    open override class var startingAttributes: [String: String] {
        super.startingAttributes.merging(["autoresizesOutlineColumn": "YES"]) { $1 }
    }

    open weak var outlineTableColumn: NSTableColumn?
    open var indentationPerLevel: CGFloat = 16 { didSet { write(indentationPerLevel) } }
    open var indentationMarkerFollowsCell = true { didSet { write(indentationMarkerFollowsCell) } }
    open var autoresizesOutlineColumn = true { didSet { write(autoresizesOutlineColumn) } }
    open var autosaveExpandedItems = false { didSet { write(autosaveExpandedItems) } }
}

/// Apple's [NSTableColumn](https://developer.apple.com/documentation/appkit/nstablecolumn).
open class NSTableColumn: NSObject {
    public struct ResizingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let autoresizingMask = ResizingOptions(rawValue: 1)
        public static let userResizingMask = ResizingOptions(rawValue: 2)
    }

    weak var table: NSTableView?

    public init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }

    open var identifier: NSUserInterfaceItemIdentifier { didSet { table?.columnsChanged() } }
    open var width: CGFloat = 100 { didSet { table?.columnsChanged() } }
    open var minWidth: CGFloat = 10 { didSet { table?.columnsChanged() } }
    open var maxWidth: CGFloat = .greatestFiniteMagnitude { didSet { table?.columnsChanged() } }
    open var title = "" { didSet { headerCell.title = title } }
    open var headerCell = NSTableHeaderCell(textCell: "")
    open var isEditable = true
    open var isHidden = false { didSet { table?.columnsChanged() } }
    open var sortDescriptorPrototype: NSSortDescriptor?
    open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]
    open var headerToolTip: String?

    var content: ElementFragment {
        var result = ElementFragment("tableColumn", ["identifier": identifier.rawValue, "width": DocumentNumber.text(width)])
        result["minWidth"] = DocumentNumber.text(minWidth)
        result["maxWidth"] = maxWidth == .greatestFiniteMagnitude ? "3.4028234663852886e+38" : DocumentNumber.text(maxWidth)
        if isHidden { result["hidden"] = "YES" }
        var header = headerCell.content
        header["key"] = "headerCell"
        result.children = [header]
        return result
    }
}
