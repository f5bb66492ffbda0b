import FormworkModel
import FormworkTemplates

/// A view tree of a document in a page's data. Its views are numbered in document order.
struct PageTree: Sendable {
    let root: View
    /// The scene that contains the tree.
    let scene: Scene?
    /// The views in document order, each after its superview; the root is first.
    var views: [View] = []
    /// The layout templates that can be applied to the tree.
    var templates: [LayoutTemplate] = []
    /// The hiding masters in the tree.
    var masters: [View] = []
    /// Whether the tree is itself a layout template.
    var isTemplate = false
}

/// The view trees of a document, and the position of each view in them.
struct PageTrees: Sendable {
    private(set) var trees: [PageTree] = []
    /// The tree of each view and the view's number in it, by the view's number in the document.
    private(set) var places: [(tree: Int, number: Int)] = []
    private var treeOfRoot: [Int: Int] = [:]

    /// The maximum number of templates, and of masters, for each tree; the rest are left out.
    private static let limit = 64

    /// - Parameters:
    ///   - document: The document.
    ///   - switched: The ids of further views that can be hidden and shown, although nothing follows them.
    init(_ document: InterfaceDocument, switched: [String] = []) {
        places = Array(repeating: (-1, -1), count: document.index.views.count)
        for view in document.views {
            let parent = Int(view.record.parent)
            if parent < 0 {
                treeOfRoot[view.index] = trees.count
                places[view.index] = (trees.count, 0)
                trees.append(PageTree(root: view, scene: view.scene, views: [view]))
            } else if parent < view.index, places[parent].tree >= 0 {
                let tree = places[parent].tree
                places[view.index] = (tree, trees[tree].views.count)
                trees[tree].views.append(view)
            }
        }
        for template in document.layoutTemplates {
            if let root = template.root, let tree = treeOfRoot[root.index] { trees[tree].isTemplate = true }
            let targets = Set(template.pairs.map { places[$0.target.index].tree })
            for tree in targets.sorted() where tree >= 0 && trees[tree].templates.count < Self.limit {
                trees[tree].templates.append(template)
            }
        }
        var seen: Set<Int> = []
        for master in InterfaceDocument.HidingLinks(document).allMasters + switched.compactMap(document.view(id:))
        where seen.insert(master.index).inserted {
            let tree = places[master.index].tree
            if tree >= 0, trees[tree].masters.count < Self.limit { trees[tree].masters.append(master) }
        }
    }

    /// Returns the number of the tree whose root is the given view, which may be from a changed version of the document.
    func tree(ofRoot view: View) -> Int? { treeOfRoot[view.index] }

    /// Returns the number of a view in a tree; -1 if the tree does not contain it.
    func number(of view: View?, in tree: Int) -> Int {
        guard let view, view.index < places.count, places[view.index].tree == tree else { return -1 }
        return places[view.index].number
    }
}
