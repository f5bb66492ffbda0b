import FormworkDSL
import FormworkModel

/// AppKit's `NSTableView`.
@MainActor
open class NSTableView: NSControl {
    open override class var interfaceElement: String { "tableView" }
    open override class var startingAttributes: [String: String] {
        ["columnAutoresizingStyle": "lastColumnOnly", "multipleSelection": "NO", "autosaveColumns": "NO"]
    }

    /// AppKit's `Style`.
    public enum Style: Int, Sendable, InterfaceWord {
        case automatic, fullWidth, inset, sourceList, plain
    }

    /// AppKit's `RowSizeStyle`.
    public enum RowSizeStyle: Int, Sendable, InterfaceWord {
        case `default`, custom, small, medium, large

        package var interfaceWord: String {
            switch self {
            case .default: "automatic"
            default: "\(self)"
            }
        }
    }

    /// AppKit's `SelectionHighlightStyle`.
    public enum SelectionHighlightStyle: Int, Sendable, InterfaceWord {
        case none, regular, sourceList
    }

    /// AppKit's `DraggingDestinationFeedbackStyle`.
    public enum DraggingDestinationFeedbackStyle: Int, Sendable, InterfaceWord {
        case none, regular, sourceList, gap
    }

    /// AppKit's `ColumnAutoresizingStyle`.
    public enum ColumnAutoresizingStyle: UInt, Sendable, InterfaceWord {
        case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle
        case reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle, firstColumnOnlyAutoresizingStyle

        package var interfaceWord: String {
            switch self {
            case .noColumnAutoresizing: "none"
            case .uniformColumnAutoresizingStyle: "uniform"
            case .sequentialColumnAutoresizingStyle: "sequential"
            case .reverseSequentialColumnAutoresizingStyle: "reverseSequential"
            case .lastColumnOnlyAutoresizingStyle: "lastColumnOnly"
            case .firstColumnOnlyAutoresizingStyle: "firstColumnOnly"
            }
        }
    }

    /// AppKit's `GridLineStyle`.
    public struct GridLineStyle: OptionSet, Sendable {
        /// AppKit's `rawValue`.
        public let rawValue: UInt
        /// AppKit's initializer.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// AppKit's `solidVerticalGridLineMask`.
        public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
        /// AppKit's `solidHorizontalGridLineMask`.
        public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
        /// AppKit's `dashedHorizontalGridLineMask`.
        public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
    }

    /// AppKit's `columnAutoresizingStyle`.
    open var columnAutoresizingStyle: ColumnAutoresizingStyle = .lastColumnOnlyAutoresizingStyle {
        didSet { write("columnAutoresizingStyle", columnAutoresizingStyle) }
    }
    /// AppKit's `rowHeight`.
    open var rowHeight: CGFloat = 17 { didSet { write("rowHeight", rowHeight) } }
    /// AppKit's `rowSizeStyle`.
    open var rowSizeStyle: RowSizeStyle = .custom { didSet { write("rowSizeStyle", rowSizeStyle) } }
    /// AppKit's `style`.
    open var style: Style = .automatic { didSet { write("tableStyle", style) } }
    /// AppKit's `selectionHighlightStyle`.
    open var selectionHighlightStyle: SelectionHighlightStyle = .regular {
        didSet { write("selectionHighlightStyle", selectionHighlightStyle) }
    }
    /// AppKit's `draggingDestinationFeedbackStyle`.
    open var draggingDestinationFeedbackStyle: DraggingDestinationFeedbackStyle = .regular {
        didSet { write("draggingDestinationFeedbackStyle", draggingDestinationFeedbackStyle) }
    }
    /// AppKit's `allowsMultipleSelection`.
    open var allowsMultipleSelection = false { didSet { write("multipleSelection", allowsMultipleSelection) } }
    /// AppKit's `allowsEmptySelection`.
    open var allowsEmptySelection = true { didSet { write("emptySelection", allowsEmptySelection) } }
    /// AppKit's `allowsColumnSelection`.
    open var allowsColumnSelection = false { didSet { write("columnSelection", allowsColumnSelection) } }
    /// AppKit's `allowsColumnReordering`.
    open var allowsColumnReordering = true { didSet { write("columnReordering", allowsColumnReordering) } }
    /// AppKit's `allowsColumnResizing`.
    open var allowsColumnResizing = true { didSet { write("columnResizing", allowsColumnResizing) } }
    /// AppKit's `allowsTypeSelect`.
    open var allowsTypeSelect = true { didSet { write("typeSelect", allowsTypeSelect) } }
    /// AppKit's `usesAlternatingRowBackgroundColors`.
    open var usesAlternatingRowBackgroundColors = false {
        didSet { write("alternatingRowBackgroundColors", usesAlternatingRowBackgroundColors) }
    }
    /// AppKit's `usesAutomaticRowHeights`.
    open var usesAutomaticRowHeights = false { didSet { write("usesAutomaticRowHeights", usesAutomaticRowHeights) } }
    /// AppKit's `floatsGroupRows`.
    open var floatsGroupRows = true { didSet { write("floatsGroupRows", floatsGroupRows) } }
    /// AppKit's `autosaveName`.
    open var autosaveName: String? { didSet { write("autosaveName", autosaveName) } }
    /// AppKit's `autosaveTableColumns`.
    open var autosaveTableColumns = false { didSet { write("autosaveColumns", autosaveTableColumns) } }
    /// AppKit's `verticalMotionCanBeginDrag`.
    open var verticalMotionCanBeginDrag = true { didSet { write("verticalMotionCanBeginDrag", verticalMotionCanBeginDrag) } }
    /// AppKit's `intercellSpacing`.
    open var intercellSpacing: NSSize = NSSize(width: 3, height: 2) { didSet { write(intercellSpacing, size: "intercellSpacing") } }
    /// AppKit's `backgroundColor`.
    open var backgroundColor: NSColor = .controlBackgroundColor { didSet { write(backgroundColor, color: "backgroundColor") } }
    /// AppKit's `gridColor`.
    open var gridColor: NSColor = .gridColor { didSet { write(gridColor, color: "gridColor") } }
    /// AppKit's `gridStyleMask`.
    open var gridStyleMask: GridLineStyle = []
    /// AppKit's `doubleAction`.
    open var doubleAction: Selector?
    /// AppKit's `delegate`.
    open weak var delegate: AnyObject?
    /// AppKit's `dataSource`.
    open weak var dataSource: AnyObject?

    // MARK: Columns

    /// AppKit's `tableColumns`.
    public private(set) final var tableColumns: [NSTableColumn] = []

    /// AppKit's `addTableColumn`.
    open func addTableColumn(_ column: NSTableColumn) {
        column.table = self
        tableColumns.append(column)
        columnsChanged()
    }

    func columnsChanged() { write(LayoutContent("tableColumns", children: tableColumns.map(\.content))) }

    /// AppKit's `makeView`; the stand-in keeps no views to be used again.
    open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? { nil }

    // MARK: Header

    /// AppKit's `headerView`.
    open var headerView: NSTableHeaderView? {
        didSet {
            oldValue?.removeFromSuperview()
            write("headerView", headerView?.standInLayoutView.id)
            putHeader()
        }
    }
    /// AppKit's `cornerView`.
    open var cornerView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            write("cornerView", cornerView?.standInLayoutView.id)
            putHeader()
        }
    }

    /// They stand in the scroll view, as soon as there is one.
    func putHeader() {
        guard let scroll = superview?.superview as? NSScrollView else { return }
        if let headerView, headerView.superview == nil { scroll.put(headerView, in: .part(key: "headerView")) }
        if let cornerView, cornerView.superview == nil { scroll.put(cornerView, in: .part(key: "cornerView")) }
    }
}

/// AppKit's `NSOutlineView`.
@MainActor
open class NSOutlineView: NSTableView {
    open override class var interfaceElement: String { "outlineView" }
    open override class var startingAttributes: [String: String] {
        super.startingAttributes.merging(["autoresizesOutlineColumn": "YES"]) { $1 }
    }

    /// AppKit's `outlineTableColumn`.
    open weak var outlineTableColumn: NSTableColumn?
    /// AppKit's `indentationPerLevel`.
    open var indentationPerLevel: CGFloat = 16 { didSet { write("indentationPerLevel", indentationPerLevel) } }
    /// AppKit's `indentationMarkerFollowsCell`.
    open var indentationMarkerFollowsCell = true { didSet { write("indentationMarkerFollowsCell", indentationMarkerFollowsCell) } }
    /// AppKit's `autoresizesOutlineColumn`.
    open var autoresizesOutlineColumn = true { didSet { write("autoresizesOutlineColumn", autoresizesOutlineColumn) } }
    /// AppKit's `autosaveExpandedItems`.
    open var autosaveExpandedItems = false { didSet { write("autosaveExpandedItems", autosaveExpandedItems) } }
}

/// AppKit's `NSTableColumn`.
@MainActor
open class NSTableColumn: NSObject {
    /// AppKit's `ResizingOptions`.
    public struct ResizingOptions: OptionSet, Sendable {
        /// AppKit's `rawValue`.
        public let rawValue: UInt
        /// AppKit's initializer.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// AppKit's `autoresizingMask`.
        public static let autoresizingMask = ResizingOptions(rawValue: 1)
        /// AppKit's `userResizingMask`.
        public static let userResizingMask = ResizingOptions(rawValue: 2)
    }

    weak var table: NSTableView?

    /// AppKit's initializer.
    public init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }

    /// AppKit's `identifier`.
    open var identifier: NSUserInterfaceItemIdentifier { didSet { table?.columnsChanged() } }
    /// AppKit's `width`.
    open var width: CGFloat = 100 { didSet { table?.columnsChanged() } }
    /// AppKit's `minWidth`.
    open var minWidth: CGFloat = 10 { didSet { table?.columnsChanged() } }
    /// AppKit's `maxWidth`.
    open var maxWidth: CGFloat = .greatestFiniteMagnitude { didSet { table?.columnsChanged() } }
    /// AppKit's `title`.
    open var title = "" { didSet { headerCell.title = title } }
    /// AppKit's `headerCell`.
    open var headerCell = NSTableHeaderCell(textCell: "")
    /// AppKit's `isEditable`.
    open var isEditable = true
    /// AppKit's `isHidden`.
    open var isHidden = false { didSet { table?.columnsChanged() } }
    /// AppKit's `sortDescriptorPrototype`.
    open var sortDescriptorPrototype: NSSortDescriptor?
    /// AppKit's `resizingMask`.
    open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]
    /// AppKit's `headerToolTip`.
    open var headerToolTip: String?

    var content: LayoutContent {
        var result = LayoutContent("tableColumn", ["identifier": identifier.rawValue, "width": DocumentNumber.text(width)])
        result["minWidth"] = DocumentNumber.text(minWidth)
        result["maxWidth"] = maxWidth == .greatestFiniteMagnitude ? "3.4028234663852886e+38" : DocumentNumber.text(maxWidth)
        if isHidden { result["hidden"] = "YES" }
        var header = headerCell.content
        header["key"] = "headerCell"
        result.children = [header]
        return result
    }
}
