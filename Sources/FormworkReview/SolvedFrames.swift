import FormworkChanges
import FormworkLayout
package import FormworkModel

/// Which frames follow from constraints, found by solving: only the trees of views whose frames differ, and those when first asked for.
package final class SolvedFrames: DerivedFrames {
    private let solverLimit: Int
    /// By document and root: the views whose frames the constraints leave open; nil where solving did not come to an end.
    private var ambiguous: [Root: Set<Int>?] = [:]

    private struct Root: Hashable {
        var document: ObjectIdentifier
        var view: Int
    }

    /// - Parameter solverLimit: how much solving may do for a tree of views: see `LayoutOptions.solverLimit`.
    package init(solverLimit: Int = LayoutOptions.defaultSolverLimit) { self.solverLimit = solverLimit }

    package func followsFromConstraints(_ view: View) -> Bool {
        guard let superview = view.superview else {
            // The screen gives a controller's view its size; what stands alone in a XIB has the size that somebody gave it.
            return view.scene != nil && view.element["key"] == "view"
        }
        if view.hasFixedFrame { return false }
        // Parts of a control or of a cell lie where these put them, and so do the views in a stack.
        if view.element["key"] != nil || superview.element.name == "stackView" { return true }
        // What scrolls by itself is as wide and as high as its content and the scroll view make it.
        if superview.element.name == "clipView", ["tableView", "outlineView", "textView", "collectionView"].contains(view.element.name) {
            return true
        }
        if view.translatesAutoresizingMaskIntoConstraints { return view.element.parent?.name == "prototypes" || isCell(view) }
        return ambiguousViews(inTreeOf: view).map { !$0.contains(view.index) } ?? false
    }

    private func isCell(_ view: View) -> Bool { view.element.name.hasSuffix("Cell") }

    private func ambiguousViews(inTreeOf view: View) -> Set<Int>? {
        var root = view
        while let above = root.superview { root = above }
        let key = Root(document: ObjectIdentifier(view.document.storage), view: root.index)
        if let known = ambiguous[key] { return known }
        var options = LayoutOptions()
        options.roots = [root.index]
        options.solverLimit = solverLimit
        let layouts = view.document.layout(options).roots.filter { $0.root.index == root.index }
        var found: Set<Int>?
        if !layouts.isEmpty, !layouts.contains(where: \.isUnfinished) { found = Set(layouts.flatMap { $0.ambiguous.map(\.index) }) }
        ambiguous[key] = .some(found)
        return found
    }
}
