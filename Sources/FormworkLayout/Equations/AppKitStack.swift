import FormworkArrangement
import FormworkModel
import FormworkTree

/// A stack view of AppKit as the document describes it.
struct AppKitStack {
    /// The stack view's item.
    var stack: ItemIndex
    /// The axis along which it arranges its views.
    var axis: Axis
    var distribution: Arrangement<ArrangedTree>.Distribution
    var alignment: Arrangement<ArrangedTree>.Alignment
    var spacing: Double
    var insets = EdgeInsets.zero
    /// The hugging priority along the stack and across it.
    var hugging: (along: Double, across: Double)
    /// The clipping resistance priority along the stack and across it.
    var clipping: (along: Double, across: Double)
    /// The arranged views by gravity area: leading, center, trailing.
    var groups: [[ItemIndex]] = [[], [], []]
    /// The custom spacing after a view.
    var gaps: [ItemIndex: Double] = [:]

    /// - Parameters:
    ///   - item: The stack view's item in `items`.
    ///   - items: The items of its tree.
    ///   - values: The resolved document.
    init(_ item: ItemIndex, _ items: Table<ItemIndex, TreeItem>, _ values: ResolvedDocument) {
        let node = items[item].node
        stack = item
        axis = Self.axis(of: node, values)
        let isHorizontal = axis == .horizontal
        distribution = values.string(.distribution, node).flatMap(Arrangement.Distribution.init(word:)) ?? .gravityAreas
        alignment = values.string(.alignment, node).flatMap(Arrangement.Alignment.init(word:)) ?? .center
        spacing = values.layoutNumber(.spacing, node) ?? 8
        let horizontal = values.layoutNumber(.horizontalStackHuggingPriority, node) ?? 250
        let vertical = values.layoutNumber(.verticalStackHuggingPriority, node) ?? 250
        hugging = isHorizontal ? (horizontal, vertical) : (vertical, horizontal)
        let sideways = values.layoutNumber(.horizontalClippingResistancePriority, node) ?? 1000
        let upright = values.layoutNumber(.verticalClippingResistancePriority, node) ?? 1000
        clipping = isHorizontal ? (sideways, upright) : (upright, sideways)
        if let edges = values.child(node, key: "edgeInsets") {
            insets = EdgeInsets(
                top: values.layoutNumber(.top, edges) ?? 0, left: values.layoutNumber(.left, edges) ?? 0,
                bottom: values.layoutNumber(.bottom, edges) ?? 0,
                right: values.layoutNumber(.right, edges) ?? 0)
        }
        let detaches = values.flag(.detachesHiddenViews, node) ?? false
        let written = values.child(node, .customSpacing).map { values.children($0).map { values.layoutNumber(.value, $0) ?? 0 } } ?? []
        var position = 0
        for child in items[item].children where items[child].placement == .arranged {
            // 3.4e38 means the default spacing.
            if written.indices.contains(position), abs(written[position]) < LayoutNumber.greatest { gaps[child] = written[position] }
            position += 1
            if detaches && items[child].isHidden { continue }
            switch values.name(values.tree.nodes[items[child].node].parent) {
            case .middleViews: groups[1].append(child)
            case .endViews: groups[2].append(child)
            default: groups[0].append(child)
            }
        }
    }

    /// All arranged views, in order.
    var arranged: [ItemIndex] { groups[0] + groups[1] + groups[2] }

    /// Returns the spacing after a view.
    func gap(after item: ItemIndex) -> Double { gaps[item] ?? spacing }

    /// Returns the axis along which a stack view arranges its views.
    static func axis(of node: NodeIndex, _ values: ResolvedDocument) -> Axis {
        values.isWord(.orientation, node, "vertical") ? .vertical : .horizontal
    }
}
