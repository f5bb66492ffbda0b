package import FormworkModel

/// In which of a layout's trees the views of a document stand, so that only those are laid out again that a change concerns.
package struct LayoutRoots: Sendable {
    /// Of each view its root; nil for a view that was not laid out.
    private let roots: Table<ViewIndex, ViewIndex?>

    /// - Complexity: O(n) in the number of views.
    package init(_ layout: DocumentLayout, of document: InterfaceDocument) {
        var roots = Table<ViewIndex, ViewIndex?>(repeating: nil, count: document.index.views.count)
        for scene in layout.roots { for frame in scene.frames { roots[ViewIndex(frame.view)] = ViewIndex(scene.root) } }
        self.roots = roots
    }

    /// The root of the tree in which a view was laid out, by its place among the views.
    package func root(of view: View) -> Int? { roots[ViewIndex(view)]?.number }

    /// The roots of the trees in which any of the views was laid out.
    package func roots(of views: some Sequence<View>) -> Set<Int> { Set(views.compactMap(root)) }
}
