import FormworkSolver
import FormworkModel
import FormworkTree

/// The rows of a stack view of AppKit in a document.
typealias AppKitStackRows = GravityStackRows<ArrangedTree>

extension GravityStackRows<ArrangedTree> {
    /// Creates the rows of a stack view, without adding them.
    init(_ item: ItemIndex, geometry: TreeGeometry) {
        self.init(item, settings: Settings(of: item, geometry), views: ArrangedTree(geometry: geometry))
    }

    /// Returns the axis along which a stack view arranges its views.
    static func axis(of node: NodeIndex, _ values: ResolvedDocument) -> Axis {
        values.isWord(.orientation, node: node, word: "vertical") ? .vertical : .horizontal
    }

    // MARK: Hugging

    /// Adds rows that stretch views across their stacks: a stack hugs its views, and a view whose hugging is weaker than the stack's grows to the
    /// stack's edges.
    ///
    /// Interface Builder's usual hugging of 249.99998 does not affect a view whose extent is undetermined. This is only known after solving, so the
    /// rows are added then.
    /// - Returns: Whether any row was added.
    static func hug(_ geometry: TreeGeometry, frames: TreeFrames, in equations: inout Equations) -> Bool {
        func length(_ item: ItemIndex, along axis: Axis) -> Double {
            let insets = geometry.metrics[item].alignmentInsets
            let size = frames[item].size
            return axis == .horizontal ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
        }
        var loose: [(rows: AppKitStackRows, child: ItemIndex)] = []
        for item in geometry.items.indices where geometry.items[item].name == .stackView {
            let rows = AppKitStackRows(item, geometry: geometry)
            let across = rows.axis.other
            if rows.settings.hugging.across >= 750 { continue }
            for child in rows.arranged where length(item, along: across) - length(child, along: across) > 0.5 {
                loose.append((rows, child))
            }
        }
        if loose.isEmpty { return false }
        let asksForRoom = loose.contains { $0.rows.settings.hugging.across < 250 }
        let free = asksForRoom ? Set(equations.ambiguities().map(\.variable)) : []
        var added = false
        for (rows, child) in loose {
            if rows.settings.hugging.across < 250, free.contains(geometry.boxes[child].extent(along: rows.axis.other)) { continue }
            rows.stretch(child, in: &equations)
            added = true
        }
        return added
    }
}

extension GravityStackRows<ArrangedTree>.Settings {
    /// Reads the settings of a stack view.
    init(of item: ItemIndex, _ geometry: TreeGeometry) {
        let (items, values) = (geometry.items, geometry.context.values)
        let node = items[item].node
        self.init(
            axis: AppKitStackRows.axis(of: node, values),
            distribution: values.string(.distribution, node: node).flatMap(Arrangement.Distribution.init(word:)) ?? .gravityAreas,
            alignment: values.string(.alignment, node: node).flatMap(Arrangement.Alignment.init(word:)) ?? .center,
            spacing: values.layoutNumber(.spacing, node: node) ?? 8)
        func priorities(_ horizontal: Name, _ vertical: Name, absent: Double) -> (along: Double, across: Double) {
            let pair = (values.layoutNumber(horizontal, node: node) ?? absent, values.layoutNumber(vertical, node: node) ?? absent)
            return axis == .horizontal ? pair : (pair.1, pair.0)
        }
        hugging = priorities(.horizontalStackHuggingPriority, .verticalStackHuggingPriority, absent: 250)
        clipping = priorities(.horizontalClippingResistancePriority, .verticalClippingResistancePriority, absent: 1000)
        if let edges = values.child(node, key: "edgeInsets") {
            func number(_ name: Name) -> Double { values.layoutNumber(name, node: edges) ?? 0 }
            let isRightToLeft = geometry.context.isRightToLeft
            insets = (number(isRightToLeft ? .right : .left), number(isRightToLeft ? .left : .right), number(.top), number(.bottom))
        }
        let detaches = values.flag(.detachesHiddenViews, node: node) ?? false
        let written =
            values.child(node, name: .customSpacing).map { values.children($0).map { values.layoutNumber(.value, node: $0) ?? 0 } } ?? []
        var position = 0
        for child in items[item].children where items[child].placement == .arranged {
            // 3.4e38 means the default spacing.
            if written.indices.contains(position), abs(written[position]) < LayoutNumber.greatest {
                customSpacing[child] = written[position]
            }
            position += 1
            if detaches && items[child].isHidden { continue }
            switch values.name(values.tree.nodes[items[child].node].parent) {
            case .middleViews: areas[1].append(child)
            case .endViews: areas[2].append(child)
            default: areas[0].append(child)
            }
        }
    }
}
