import FormworkModel
import FormworkTree

/// A root view and its descendants that are laid out together. Cells, headers and title views have trees of their own.
struct ViewTree {
    /// The root first; every view follows its superview.
    var items: Table<ItemIndex, TreeItem>
    var situation: RootSituation
    /// The node of the controller that owns the root view; nil where there is none.
    var controller: NodeIndex?
    /// The index of the scene in the document; nil where the root is not in a scene.
    var scene: Int?
    /// The root of the layout entry that the tree belongs to.
    var entryRoot: ViewIndex
    /// The position of the view that contains the root, for a cell or similar view.
    var host: ItemPlace?
    /// Whether a hidden view's content collapses, which the recorded frames do not reflect, or collapsed before a change, which they may reflect.
    var collapses = false
}

/// A view of a tree.
struct TreeItem {
    var view: ViewIndex
    var node: NodeIndex
    var name: Name
    /// The item of the superview; nil for the root.
    var parent: ItemIndex?
    /// The items of the subviews, in their order.
    var children: [ItemIndex] = []
    /// The recorded frame in the superview's coordinates, y downwards.
    var frame: Rect
    var placement: Placement
    var isHidden: Bool
    /// Whether the view itself or one of its ancestors is hidden.
    var isHiddenInTree: Bool
    /// The axes along which its content collapses to zero because it is hidden.
    var collapsing: InterfaceDocument.CollapsingAxes = []
    var horizontal = ContentPriorities()
    var vertical = ContentPriorities()
    /// Whether a constraint refers to the view.
    var isNamed = false

    /// Whether constraints or a container determine its frame.
    var isPlacedByLayout: Bool { placement == .constraints || placement == .arranged }
}

/// The way in which the frame of a view in a tree is determined.
enum Placement: UInt8 {
    /// The root of the tree.
    case root
    /// By constraints.
    case constraints
    /// By its stack or grid view, and by constraints.
    case arranged
    /// By its recorded frame, which follows the superview by the autoresizing mask.
    case mask
    /// By its recorded frame, independent of the superview.
    case recorded
}

/// The content hugging and compression resistance priorities of a view, from 1 to 1000.
struct ContentPriorities {
    var hugging = 250.0
    var compression = 750.0
}

/// The table view that contains a cell, a header or a footer.
struct HostTable {
    /// The solved width, in points.
    var width: Double
    /// The recorded width; nil where it may not be used.
    var recordedWidth: Double?
    /// The insets of the device's safe area into the table, if the table keeps the content of its cells within the safe area.
    var sides = (left: 0.0, right: 0.0)
    /// Whether the cells themselves stay within the safe area, as those of inset groups do. Otherwise only their content does.
    var insetsCells = false

    /// Returns the insets of a cell's content from the cell's sides, in points: the overlap of the safe area with the cell.
    ///
    /// - Parameter recorded: The cell's recorded frame, in the table.
    func contentInsets(ofRecorded recorded: Rect) -> (left: Double, right: Double) {
        if insetsCells { return (0, 0) }
        // A cell that was recorded wider than its table does not increase the overlap.
        let left = max(0, recorded.origin.x)
        let right = max(0, width - left - width(ofRecorded: recorded.size.width))
        return (max(0, sides.left - left), max(0, sides.right - right))
    }

    /// Returns the width of a cell from its recorded width.
    func width(ofCell recorded: Double) -> Double {
        let width = width(ofRecorded: recorded)
        return insetsCells ? max(width - sides.left - sides.right, 0) : width
    }

    /// Returns the width of a subview of the table from its recorded width. The subview keeps its distances to the table's sides.
    func width(ofRecorded recorded: Double) -> Double { recordedWidth.map { max(recorded + width - $0, 0) } ?? width }
}
