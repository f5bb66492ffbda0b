package import FormworkModel

/// The sizes of views with their contents, as layouts for other screens use them.
package struct ContentSizes: Sendable {
    private let context: LayoutContext

    /// - Complexity: O(n) in the number of views.
    package init(_ document: InterfaceDocument, options: LayoutOptions) {
        context = LayoutEngine(document, options: options).context
    }

    /// Whether a view's text may wrap.
    package func wraps(_ view: View) -> Bool { context.metrics.wraps(view.record.node, name: context.values.name(view.record.node)) }

    /// Returns the size of a view's frame around its content, in points; nil along an axis without an intrinsic length.
    ///
    /// - Parameter width: The width of a frame in which a multi-line text wraps, in points; nil for an unlimited width.
    /// - Complexity: O(n) in the length of its text.
    package func size(of view: View, inWidth width: Double? = nil) -> (width: Double?, height: Double?) {
        let (node, recorded) = (view.record.node, view.frame?.size)
        let name = context.values.name(node)
        let limit = context.metrics.wraps(node, name: name) ? width : nil
        // A text at its recorded width has its recorded height.
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
