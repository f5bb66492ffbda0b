package import FormworkModel

/// The layout margins of a document's views as its canvas draws them, computed from recorded frames without solving.
package struct CanvasMargins: Sendable {
    /// Margins by view; nil for a view that is not installed.
    private var margins: Table<ViewIndex, EdgeInsets?>

    /// - Parameters:
    ///   - document: The document.
    ///   - placing: For a view that moves, a view that already has the new position: the moved view gets the same distances to the edges of its
    ///     superview. All other views keep their recorded positions.
    /// - Complexity: O(n) in the size of the document.
    package init(_ document: InterfaceDocument, placing: [View: View] = [:]) {
        margins = Table(repeating: nil, count: document.storage.index.views.count)
        for tree in LayoutEngine(document, options: LayoutOptions()).unsolved() {
            let frames = TreeFrames(
                tree,
                atDistances: { item in
                    let view = View(document, index: item.view)
                    return (placing[view] ?? view).distances
                })
            let insets = TreeInsets(tree, frames: frames)
            for item in tree.items.indices { margins[tree.items[item].view] = insets.margins(of: item) }
        }
    }

    /// A view's margins including its safe area, in points; nil for a view that is not installed.
    package subscript(view: View) -> EdgeInsets? { margins[ViewIndex(view)] }
}

extension View {
    /// The distances of its recorded edges from those of its superview.
    fileprivate var distances: EdgeInsets {
        let frame = record.layoutFrame
        let outer = superview?.record.layoutFrame.size ?? frame.size
        return EdgeInsets(
            top: frame.origin.y, left: frame.origin.x, bottom: outer.height - frame.origin.y - frame.size.height,
            right: outer.width - frame.origin.x - frame.size.width)
    }
}
