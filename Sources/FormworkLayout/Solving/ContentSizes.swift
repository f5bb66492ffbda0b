package import FormworkModel

/// How large the contents of a document's views are, as layouts of other screens take them.
package struct ContentSizes: Sendable {
    private let context: LayoutContext

    /// - Complexity: O(n) in the number of views.
    package init(_ document: InterfaceDocument, _ options: LayoutOptions) {
        context = LayoutEngine(document, options).context
    }

    /// Whether a view's text may take several lines.
    package func wraps(_ view: View) -> Bool { context.metrics.wraps(view.record.node, context.values.name(view.record.node)) }

    /// The size of a view's frame around its content, in points; nil where it has none in that direction.
    ///
    /// - Parameter width: the width of a frame in which a text of several lines breaks, in points; nil for any.
    /// - Complexity: O(n) in the length of its text.
    package func size(of view: View, inWidth width: Double? = nil) -> (width: Double?, height: Double?) {
        let (node, recorded) = (view.record.node, view.frame?.size)
        let name = context.values.name(node)
        let limit = context.metrics.wraps(node, name) ? width : nil
        // As wide as Xcode saw it, a text is as high.
        if let limit, let recorded, abs(recorded.width - limit) <= 0.5 { return (recorded.width, recorded.height) }
        let free = context.metrics.metrics(of: node, name, recorded: recorded, sizes: .mixed)
        let insets = free.alignmentInsets
        var measured = free
        if let limit {
            let room = max(0, limit - insets.left - insets.right)
            measured = context.metrics.metrics(of: node, name, recorded: nil, sizes: .measured, maximumWidth: room)
        }
        return (
            measured.intrinsicWidth.map { $0 + insets.left + insets.right },
            measured.intrinsicHeight.map { $0 + insets.top + insets.bottom }
        )
    }
}
