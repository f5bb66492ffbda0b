import FormworkModel

/// The metrics of a tree's items, which follow from their classes and content.
struct TreeMetrics {
    private var metrics: Table<ItemIndex, ViewMetrics>
    /// The source of leaf sizes at the last update.
    private var sizes: LeafSizes
    /// The texts of wrapped labels.
    private var texts: [ItemIndex: LabelText] = [:]

    init(_ tree: LayoutTree) {
        let sizes = tree.leafSizes
        self.sizes = sizes
        metrics = Table(tree.items.indices.lazy.map { Self.measure($0, in: tree, recorded: tree.recordedSize(of: $0), sizes: sizes) })
        if tree.context.isMac, sizes == .recorded { evenWidths(tree) }
    }

    /// Reduces the intrinsic width of an item.
    mutating func narrow(_ item: ItemIndex, by points: Double) {
        if let width = metrics[item].intrinsicWidth { metrics[item].intrinsicWidth = width - points }
    }

    subscript(item: ItemIndex) -> ViewMetrics { metrics[item] }

    /// Measures an item in its shown or hidden state.
    private static func measure(
        _ item: ItemIndex, in tree: LayoutTree, recorded: Size?, sizes: LeafSizes, maximumWidth: Double? = nil
    ) -> ViewMetrics {
        let (node, name, collapsing) = (tree.items[item].node, tree.items[item].name, tree.items[item].collapsing)
        let metrics = tree.context.metrics.metrics(of: node, name, recorded: recorded, sizes: sizes, maximumWidth: maximumWidth)
        if collapsing.isEmpty { return metrics }
        return metrics.collapsed(collapsing, keepsAbsence: tree.context.isMac && name.keepsAbsentSizeOnMac)
    }

    /// Updates the source of leaf sizes to the root's current size: leaves keep their recorded sizes only while the root has its recorded size.
    ///
    /// - Returns: Whether the source has changed.
    mutating func takeUp(_ tree: LayoutTree) -> Bool {
        defer { sizes = tree.leafSizes }
        return sizes != tree.leafSizes
    }

    /// Returns an item's metrics, measured with the current source of leaf sizes.
    func currentMetrics(of item: ItemIndex, in tree: LayoutTree) -> ViewMetrics {
        Self.measure(item, in: tree, recorded: tree.recordedSize(of: item), sizes: sizes)
    }

    /// Whether a width of an item's alignment rectangle is the recorded one, for text that is as Xcode saw it.
    func isAsWideAsRecorded(_ item: ItemIndex, width: Double, tree: LayoutTree) -> Bool {
        guard tree.context.options.sizeClasses == nil, let recorded = tree.recordedSize(of: item) else { return false }
        let insets = metrics[item].alignmentInsets
        return abs(recorded.width - insets.left - insets.right - width) <= 0.5
    }

    /// Wraps a multi-line text at a width of the alignment rectangle, which also moves its baselines.
    ///
    /// - Returns: The resulting height, in points; nil where the item has none.
    mutating func wrap(_ item: ItemIndex, in width: Double, tree: LayoutTree) -> Double? {
        if let recorded = tree.recordedSize(of: item), isAsWideAsRecorded(item, width: width, tree: tree) {
            // Text at its recorded width has its recorded height.
            return recorded.height - metrics[item].alignmentInsets.top - metrics[item].alignmentInsets.bottom
        }
        let wrapped = wrapped(item, in: width, tree: tree)
        guard let height = wrapped.intrinsicHeight else { return nil }
        metrics[item].firstBaseline = wrapped.firstBaseline
        metrics[item].lastBaseline = wrapped.lastBaseline
        return height
    }

    private mutating func wrapped(_ item: ItemIndex, in width: Double, tree: LayoutTree) -> ViewMetrics {
        let (node, source) = (tree.items[item].node, tree.context.metrics)
        guard tree.items[item].collapsing.isEmpty, var text = texts[item] ?? source.labelText(node, name: tree.items[item].name) else {
            return Self.measure(item, in: tree, recorded: nil, sizes: .measured, maximumWidth: width)
        }
        defer { texts[item] = text }
        return source.metrics(of: &text, node, maximumWidth: width)
    }
}
