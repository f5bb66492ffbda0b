package import FormworkModel

/// The layout margins of a document's views as its canvas draws them, found from recorded frames: nothing is solved.
package struct CanvasMargins: Sendable {
    /// Of each view; nil for one that is not installed.
    private var margins: Table<ViewIndex, EdgeInsets?>

    /// - Parameters:
    ///   - document: What is looked at.
    ///   - placing: For a view that is to stand elsewhere one that stands there: as far from the edges of its own superview. The others
    ///     stand where they are recorded.
    /// - Complexity: O(n) in the size of the document.
    package init(_ document: InterfaceDocument, placing: [View: View] = [:]) {
        margins = Table(repeating: nil, count: document.storage.index.views.count)
        for tree in LayoutEngine(document, LayoutOptions()).unsolved() {
            let frames = TreeFrames(
                tree,
                atDistances: { item in
                    let view = View(document, item.view)
                    return (placing[view] ?? view).distances
                })
            let insets = TreeInsets(tree, frames: frames)
            for item in tree.items.indices { margins[tree.items[item].view] = insets.margins(of: item) }
        }
    }

    /// A view's margins, its safe area among them, in points; nil for a view that is not installed.
    package subscript(view: View) -> EdgeInsets? { margins[ViewIndex(view)] }
}

extension View {
    /// How far its recorded edges are from those of its superview.
    fileprivate var distances: EdgeInsets {
        let frame = record.layoutFrame
        let outer = superview?.record.layoutFrame.size ?? frame.size
        return EdgeInsets(
            top: frame.origin.y, left: frame.origin.x, bottom: outer.height - frame.origin.y - frame.size.height,
            right: outer.width - frame.origin.x - frame.size.width)
    }
}
