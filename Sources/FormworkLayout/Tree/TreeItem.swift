import FormworkModel
import FormworkTree

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

/// A view of a tree.
struct TreeItem {
    /// The number of the view in the document.
    var view: Int
    var node: NodeIndex
    var name: Name
    /// The item of the superview; -1 for the root.
    var parent: Int
    /// The items of the subviews, in their order.
    var children: [Int] = []
    /// The recorded frame in the superview's coordinates, y downwards.
    var frame: Rect
    var placement: Placement
    var isHidden: Bool
    /// Itself or a view above it is hidden.
    var isHiddenInTree: Bool
    /// The sides of its content that shrink to nothing, because it is hidden.
    var collapsing: CollapsingAxes = []
    var metrics = ViewMetrics()
    var horizontal = ContentPriorities()
    var vertical = ContentPriorities()
    /// A constraint, or a stack view, speaks of it.
    var isNamed = false

    /// Whether constraints or a container decide about its frame.
    var isPlacedByLayout: Bool { placement == .constraints || placement == .arranged }
}

/// How strongly a view keeps to its content's size, from 1 to 1000.
struct ContentPriorities {
    var hugging = 250.0
    var compression = 750.0
}
