import FormworkModel
import FormworkTree

/// A root view and what stands in it, as far as its layout is one: cells, headers and title views are trees of their own.
struct ViewTree {
    /// The root first, every view behind its superview.
    var items: [TreeItem]
    /// Its place among the document's trees.
    var number: Int
    var situation: RootSituation
    /// The controller whose view the root is; nil for other roots.
    var controller: NodeIndex?
    /// The scene, and the root of the scene's entry that it belongs to.
    var scene: Int
    var entryRoot: Int
    /// The tree and the item that hold the root, for a cell and the like.
    var host: (tree: Int, item: Int)?
    /// The content of a hidden view shrinks, of which the frames that Xcode recorded know nothing; or it did, and they may know of that.
    var collapses = false
}

/// The table view in which a cell, a header or a footer stands.
struct HostTable {
    /// As solved, in points.
    var width: Double
    /// As recorded; nil where that may not be used.
    var recordedWidth: Double?

    /// How wide something in it is that was recorded with a width: it keeps its distances to the table's sides.
    func width(ofRecorded recorded: Double) -> Double { recordedWidth.map { max(recorded + width - $0, 0) } ?? width }
}
