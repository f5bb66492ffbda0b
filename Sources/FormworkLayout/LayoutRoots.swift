package import FormworkModel

/// The tree of each view in a layout. It allows laying out only the trees that a change affects.
package struct LayoutRoots: Sendable {
    /// The root of each view; nil for a view that was not laid out.
    private let roots: Table<ViewIndex, ViewIndex?>

    /// - Complexity: O(n) in the number of views.
    package init(_ layout: DocumentLayout, of document: InterfaceDocument) {
        var roots = Table<ViewIndex, ViewIndex?>(repeating: nil, count: document.index.views.count)
        for scene in layout.roots { for frame in scene.frames { roots[ViewIndex(frame.view)] = ViewIndex(scene.root) } }
        self.roots = roots
    }

    /// Returns the root of the tree in which a view was laid out, as an index into the document's views.
    package func root(of view: View) -> Int? { roots[ViewIndex(view)]?.number }

    /// Returns the roots of the trees in which the given views were laid out.
    package func roots(of views: some Sequence<View>) -> Set<Int> { Set(views.compactMap(root)) }
}
