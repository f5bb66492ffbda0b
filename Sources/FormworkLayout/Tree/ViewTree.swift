import FormworkModel
import FormworkTree

/// A root view and what stands in it, as far as its layout is one: cells, headers and title views are trees of their own.
struct ViewTree {
    /// The root first, every view behind its superview.
    var items: Table<ItemIndex, TreeItem>
    var situation: RootSituation
    /// The node of the controller whose view the root is; nil where it is none's.
    var controller: NodeIndex?
    /// The scene, by its place in the document; nil where the root stands in none.
    var scene: Int?
    /// The root of the scene's entry that it belongs to.
    var entryRoot: ViewIndex
    /// Where the view stands that holds the root, for a cell and the like.
    var host: ItemPlace?
    /// The content of a hidden view shrinks, of which the frames that Xcode recorded know nothing; or it did, and they may know of that.
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
    /// Itself or a view above it is hidden.
    var isHiddenInTree: Bool
    /// The sides of its content that shrink to nothing, because it is hidden.
    var collapsing: CollapsingAxes = []
    var horizontal = ContentPriorities()
    var vertical = ContentPriorities()
    /// A constraint, or a stack view, speaks of it.
    var isNamed = false

    /// Whether constraints or a container decide about its frame.
    var isPlacedByLayout: Bool { placement == .constraints || placement == .arranged }
}

/// How the frame of a view in a tree comes about.
enum Placement: UInt8 {
    /// It is the tree's root.
    case root
    /// By constraints.
    case constraints
    /// By the stack or grid view that it stands in, and constraints.
    case arranged
    /// By its recorded frame, which follows the superview by the autoresizing mask.
    case mask
    /// By its recorded frame, whatever the superview does.
    case recorded
}

/// How strongly a view keeps to its content's size, from 1 to 1000.
struct ContentPriorities {
    var hugging = 250.0
    var compression = 750.0
}

/// The table view in which a cell, a header or a footer stands.
struct HostTable {
    /// As solved, in points.
    var width: Double
    /// As recorded; nil where that may not be used.
    var recordedWidth: Double?
    /// How far the device's safe area reaches in from its sides, where it keeps what its cells show out of that.
    var sides = (left: 0.0, right: 0.0)
    /// Whether its cells themselves stand within the safe area, as those of inset groups do; else only what they show.
    var insetsCells = false

    /// How far the content of a cell keeps off the cell's sides, in points: as far as the safe area reaches into the cell.
    ///
    /// - Parameter recorded: the cell's recorded frame, in the table.
    func contentInsets(ofRecorded recorded: Rect) -> (left: Double, right: Double) {
        if insetsCells { return (0, 0) }
        // A cell that was recorded wider than its table does not bring more of the safe area along.
        let left = max(0, recorded.origin.x)
        let right = max(0, width - left - width(ofRecorded: recorded.size.width))
        return (max(0, sides.left - left), max(0, sides.right - right))
    }

    /// How wide a cell is that was recorded with a width.
    func width(ofCell recorded: Double) -> Double {
        let width = width(ofRecorded: recorded)
        return insetsCells ? max(width - sides.left - sides.right, 0) : width
    }

    /// How wide something in it is that was recorded with a width: it keeps its distances to the table's sides.
    func width(ofRecorded recorded: Double) -> Double { recordedWidth.map { max(recorded + width - $0, 0) } ?? width }
}
