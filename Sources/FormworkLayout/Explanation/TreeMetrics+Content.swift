import FormworkSolver

extension TreeMetrics {
    /// Returns the width or height of an item's content with its origin; nil for an item without intrinsic content size.
    ///
    /// - Parameter width: The width of the alignment rectangle, at which multi-line text wraps.
    func content(
        of item: ItemIndex, along axis: Axis, inWidth width: Double, _ tree: LayoutTree
    ) -> DocumentLayout.FrameExplanation.Content? {
        let source = tree.context.metrics
        let (node, name) = (tree.items[item].node, tree.items[item].name)
        let isWrapped = axis == .vertical && source.wraps(node, name: name)
        let limit = isWrapped ? width : nil
        let recorded = tree.recordedSize(of: item)
        if isWrapped, !isAsWideAsRecorded(item, width: width, tree: tree) {
            return source.content(of: node, name, along: axis, recorded: nil, sizes: .measured, maximumWidth: limit)
        }
        return source.content(
            of: node, name, along: axis, recorded: recorded, sizes: isWrapped ? .recorded : tree.leafSizes, maximumWidth: limit)
    }
}
