import FormworkLayout
package import FormworkModel

/// Determines by solving which frames follow from constraints. A tree of views is solved only if its frames differ, when it is first needed.
package final class SolvedFrames: DerivedFrames {
    private let solverLimit: Int
    /// The views with ambiguous frames, by document and root; nil if solving did not finish.
    private var ambiguous: [Root: Set<Int>?] = [:]

    private struct Root: Hashable {
        var document: ObjectIdentifier
        var view: Int
    }

    /// - Parameter solverLimit: the limit on solving a tree of views, see `LayoutOptions.solverLimit`.
    package init(solverLimit: Int = LayoutOptions.defaultSolverLimit) { self.solverLimit = solverLimit }

    package func followsFromConstraints(_ view: View) -> Bool {
        guard let superview = view.superview else {
            // The screen determines the size of a controller's view. The size of a top-level view in a XIB was set by its author.
            return view.scene != nil && view.element["key"] == "view"
        }
        if view.hasFixedFrame { return false }
        // A control, a cell or a stack view lays out its own parts.
        if view.element["key"] != nil || superview.element.name == "stackView" { return true }
        // The size of a scrolling view follows from its content and its scroll view.
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
