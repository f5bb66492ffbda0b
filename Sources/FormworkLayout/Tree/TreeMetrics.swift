import FormworkModel

/// What the items of a tree bring along by what they are and show.
struct TreeMetrics {
    private var metrics: Table<ItemIndex, ViewMetrics>
    /// What the sizes of leaves were last taken from.
    private var sizes: LeafSizes
    /// Of labels that were wrapped.
    private var texts: [ItemIndex: LabelText] = [:]

    init(_ tree: LayoutTree) {
        let sizes = tree.leafSizes
        self.sizes = sizes
        metrics = Table(tree.items.indices.lazy.map { Self.measure($0, in: tree, recorded: tree.recordedSize(of: $0), sizes: sizes) })
        if tree.context.isMac, sizes == .recorded { evenWidths(tree) }
    }

    /// Takes something off the width of an item's content.
    mutating func narrow(_ item: ItemIndex, by points: Double) {
        if let width = metrics[item].intrinsicWidth { metrics[item].intrinsicWidth = width - points }
    }

    subscript(item: ItemIndex) -> ViewMetrics { metrics[item] }

    /// Measures an item, as it is shown or hidden.
    private static func measure(
        _ item: ItemIndex, in tree: LayoutTree, recorded: Size?, sizes: LeafSizes, maximumWidth: Double? = nil
    ) -> ViewMetrics {
        let (node, name, collapsing) = (tree.items[item].node, tree.items[item].name, tree.items[item].collapsing)
        let metrics = tree.context.metrics.metrics(of: node, name, recorded: recorded, sizes: sizes, maximumWidth: maximumWidth)
        if collapsing.isEmpty { return metrics }
        return metrics.collapsed(collapsing, keepsAbsence: tree.context.isMac && name.keepsAbsentSizeOnMac)
    }

    /// Has sizes of leaves come from what suits the root's size: they keep their recorded ones only while the root has its own.
    ///
    /// - Returns: Whether they come from something else than before.
    mutating func takeUp(_ tree: LayoutTree) -> Bool {
        defer { sizes = tree.leafSizes }
        return sizes != tree.leafSizes
    }

    /// The metrics of an item, with its size as of what sizes now come from.
    func currentMetrics(of item: ItemIndex, in tree: LayoutTree) -> ViewMetrics {
        Self.measure(item, in: tree, recorded: tree.recordedSize(of: item), sizes: sizes)
    }

    /// Whether a width of an item's alignment rectangle is the recorded one, for a text that is as Xcode saw it.
    func isAsWideAsRecorded(_ item: ItemIndex, _ width: Double, _ tree: LayoutTree) -> Bool {
        guard tree.context.options.sizeClasses == nil, let recorded = tree.recordedSize(of: item) else { return false }
        let insets = metrics[item].alignmentInsets
        return abs(recorded.width - insets.left - insets.right - width) <= 0.5
    }

    /// Wraps a text of several lines in a width of the alignment rectangle: its baselines come to stand elsewhere.
    ///
    /// - Returns: Its height then, in points; nil where it has none.
    mutating func wrap(_ item: ItemIndex, in width: Double, _ tree: LayoutTree) -> Double? {
        if let recorded = tree.recordedSize(of: item), isAsWideAsRecorded(item, width, tree) {
            // As wide as Xcode saw it, it is as high.
            return recorded.height - metrics[item].alignmentInsets.top - metrics[item].alignmentInsets.bottom
        }
        let wrapped = wrapped(item, in: width, tree)
        guard let height = wrapped.intrinsicHeight else { return nil }
        metrics[item].firstBaseline = wrapped.firstBaseline
        metrics[item].lastBaseline = wrapped.lastBaseline
        return height
    }

    private mutating func wrapped(_ item: ItemIndex, in width: Double, _ tree: LayoutTree) -> ViewMetrics {
        let (node, source) = (tree.items[item].node, tree.context.metrics)
        guard tree.items[item].collapsing.isEmpty, var text = texts[item] ?? source.labelText(node, tree.items[item].name) else {
            return Self.measure(item, in: tree, recorded: nil, sizes: .measured, maximumWidth: width)
        }
        defer { texts[item] = text }
        return source.metrics(of: &text, node, maximumWidth: width)
    }
}
