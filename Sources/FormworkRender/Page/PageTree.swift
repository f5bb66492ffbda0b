import FormworkModel
import FormworkTemplates

/// A view tree of a document as a page has it: its views have numbers in the document's order.
struct PageTree: Sendable {
    let root: View
    /// The scene that it stands in.
    let scene: Scene?
    /// Its views, each behind its superview; the root first.
    var views: [View] = []
    /// The layout templates that can be applied to it.
    var templates: [LayoutTemplate] = []
    /// The hiding masters in it.
    var masters: [View] = []
    /// Whether it is a layout template itself.
    var isTemplate = false
}

/// The view trees of a document, and where its views stand in them.
struct PageTrees: Sendable {
    private(set) var trees: [PageTree] = []
    /// By the view's number in the document: the tree, and the number there.
    private(set) var places: [(tree: Int, number: Int)] = []
    private var treeOfRoot: [Int: Int] = [:]

    /// Beyond this many a tree's further templates and masters are left out.
    private static let limit = 64

    /// - Parameters:
    ///   - document: whose trees they are.
    ///   - switched: the ids of views that can be hidden and shown, too, though nothing follows them.
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
        for master in HidingLinks(document).allMasters + switched.compactMap(document.view(id:)) where seen.insert(master.index).inserted {
            let tree = places[master.index].tree
            if tree >= 0, trees[tree].masters.count < Self.limit { trees[tree].masters.append(master) }
        }
    }

    /// The tree that a view of the document, or of one that it was changed into, is the root of.
    func tree(ofRoot view: View) -> Int? { treeOfRoot[view.index] }

    /// The number of a view in a tree; -1 where it does not stand there.
    func number(of view: View?, in tree: Int) -> Int {
        guard let view, view.index < places.count, places[view.index].tree == tree else { return -1 }
        return places[view.index].number
    }
}
