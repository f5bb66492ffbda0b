import FormworkModel
import FormworkSolver
import FormworkTree

/// The rows of a stack view of UIKit.
struct StackRows {
    private let geometry: TreeGeometry
    private let arrangement: Arrangement
    private let stack: ItemIndex
    private let axis: Axis
    private let distribution: Arrangement.Distribution
    private let alignment: Arrangement.Alignment
    private let spacing: Double
    /// The arranged views, shown or hidden, in order.
    private let arranged: [ItemIndex]
    /// Whether the spacing is measured between baselines.
    private let isRelativeToBaselines: Bool
    /// Whether the views are arranged within the stack's margins instead of its edges.
    private let isRelativeToMargins: Bool
    /// The rows whose constants depend on margins.
    private var marginRows: [MarginRow] = []

    private init(_ stack: ItemIndex, _ geometry: TreeGeometry) {
        let values = geometry.context.values
        let node = geometry.items[stack].node
        self.geometry = geometry
        self.stack = stack
        axis = values.isWord(.axis, node, "vertical") ? .vertical : .horizontal
        arrangement = Arrangement(geometry: geometry, stack: stack, axis: axis)
        distribution = values.string(.distribution, node).flatMap(Arrangement.Distribution.init) ?? .fill
        alignment = values.string(.alignment, node).flatMap(Arrangement.Alignment.init) ?? .fill
        spacing = values.isWord(.spacingType, node, "standard") ? 8 : values.layoutNumber(.spacing, node) ?? 0
        arranged = geometry.items[stack].children.filter { geometry.items[$0].placement == .arranged }
        isRelativeToBaselines = axis == .vertical && values.flag(.baselineRelativeArrangement, node) == true
        isRelativeToMargins = geometry.tree.explicitMargins(of: stack) != nil
    }

    /// Adds the rows of all stack views of a tree.
    ///
    /// - Returns: The rows whose constants depend on margins.
    static func add(_ geometry: TreeGeometry, to equations: inout Equations) -> [MarginRow] {
        var result: [MarginRow] = []
        for item in geometry.items.indices where geometry.items[item].name == .stackView {
            var rows = StackRows(item, geometry)
            rows.add(to: &equations)
            result += rows.marginRows
        }
        return result
    }

    private mutating func add(to equations: inout Equations) {
        if arranged.isEmpty { return }
        addAlong(in: &equations)
        for child in arranged {
            addAcross(child, in: &equations)
            addWithoutContent(child, in: &equations)
        }
        arrangement.baselines(arranged.filter(isShown), alignment, in: &equations)
        if alignment != .fill {
            equations.fix(geometry.length(stack, along: axis.other), .lessThanOrEqual, 0, at: 51, arrangement.origin)
        }
    }

    /// Whether an arranged view occupies space. The canvas shows an activity indicator that hides when stopped.
    private func isShown(_ child: ItemIndex) -> Bool {
        let item = geometry.items[child]
        if !item.isHidden { return true }
        return item.name == .activityIndicatorView && geometry.context.environment.kind == .canvas
            && Element(document: geometry.context.values.document, node: item.node)["hidesWhenStopped"] == "YES"
    }

    /// Constrains the distance of a view from the stack's edge or margin.
    private mutating func pin(
        _ item: ItemIndex, toStart isStart: Bool, along axis: Axis, _ relation: Relation, in equations: inout Equations
    ) {
        let from = isStart ? geometry.start(stack, along: axis) : geometry.end(item, along: axis)
        let to = isStart ? geometry.start(item, along: axis) : geometry.end(stack, along: axis)
        let edge: Edge =
            switch axis {
            case .horizontal: isStart != geometry.context.isRightToLeft ? .left : .right
            case .vertical: isStart ? .top : .bottom
            }
        let margin = isRelativeToMargins ? edge.of(geometry.insets.margins(of: stack)) : 0
        let row = arrangement.distance(from: from, to: to, along: axis, relation, margin, in: &equations)
        if isRelativeToMargins, let row {
            let rest = equations.constant(of: row) + margin
            marginRows.append(MarginRow(row: row, recipe: .stackEdge(stack: stack, edge: edge, rest: rest)))
        }
    }

    // MARK: Along

    private mutating func addAlong(in equations: inout Equations) {
        let origin = arrangement.origin
        let visible = arranged.filter(isShown)
        addHidden(in: &equations)
        guard let first = visible.first, let last = visible.last else {
            equations.fix(geometry.length(stack, along: axis), .lessThanOrEqual, 0, at: 49, origin)
            return
        }
        pin(first, toStart: true, along: axis, .equal, in: &equations)
        pin(last, toStart: false, along: axis, .equal, in: &equations)
        let isSpread = distribution == .equalSpacing || distribution == .equalCentering
        for (left, right) in zip(visible, visible.dropFirst()) {
            let ends = gapEnds(left, right)
            arrangement.distance(
                from: ends.from, to: ends.to, along: axis, isSpread ? .greaterThanOrEqual : .equal, spacing, in: &equations)
        }
        switch distribution {
        case .fill, .gravityAreas: break
        case .fillEqually:
            for child in visible.dropFirst() {
                equations.relate(geometry.length(child, along: axis), .equal, geometry.length(first, along: axis), origin)
            }
        case .fillProportionally: arrangement.proportions(visible, spacing: spacing, in: &equations)
        case .equalSpacing: arrangement.equalGaps(visible, in: &equations)
        case .equalCentering: arrangement.equalCenters(visible, in: &equations)
        }
        if isSpread { equations.fix(geometry.length(stack, along: axis), .lessThanOrEqual, 0, at: 49, origin) }
    }

    /// Returns the two positions between which the spacing is measured: the views' edges, or their facing baselines.
    private func gapEnds(_ upper: ItemIndex, _ lower: ItemIndex) -> (from: Position, to: Position) {
        guard isRelativeToBaselines else { return (geometry.end(upper, along: axis), geometry.start(lower, along: axis)) }
        return (geometry.baseline(of: upper, isFirst: false), geometry.baseline(of: lower, isFirst: true))
    }

    /// Gives hidden views no extent along the axis, as UIKit does with required constraints (`UISV-hiding`).
    private func addHidden(in equations: inout Equations) {
        let lastShown = arranged.lastIndex(where: isShown)
        var previous: ItemIndex?
        for (place, child) in arranged.enumerated() {
            if isShown(child) {
                previous = child
                continue
            }
            equations.fix(geometry.length(child, along: axis), .equal, 0, arrangement.origin)
            if let previous {
                arrangement.distance(
                    from: geometry.end(previous, along: axis), to: geometry.start(child, along: axis), along: axis, .equal,
                    lastShown.map { place < $0 } ?? false ? spacing : 0, in: &equations)
            } else {
                arrangement.distance(
                    from: geometry.end(child, along: axis), to: geometry.start(stack, along: axis), along: axis, .equal, 0, in: &equations)
            }
        }
    }

    // MARK: Across

    private mutating func addAcross(_ child: ItemIndex, in equations: inout Equations) {
        let across = axis.other
        if !isShown(child), alignment == .center {
            // It may overflow on both sides.
            alignCenter(child, in: &equations)
            return
        }
        switch alignment {
        case .fill, .width, .height:
            pin(child, toStart: true, along: across, .equal, in: &equations)
            pin(child, toStart: false, along: across, .equal, in: &equations)
        case .leading, .top:
            pin(child, toStart: true, along: across, .equal, in: &equations)
            pin(child, toStart: false, along: across, .greaterThanOrEqual, in: &equations)
        case .trailing, .bottom:
            pin(child, toStart: true, along: across, .greaterThanOrEqual, in: &equations)
            pin(child, toStart: false, along: across, .equal, in: &equations)
        case .center, .centerX, .centerY:
            pin(child, toStart: true, along: across, .greaterThanOrEqual, in: &equations)
            pin(child, toStart: false, along: across, .greaterThanOrEqual, in: &equations)
            alignCenter(child, in: &equations)
        case .firstBaseline:
            // Only the first view is aligned with the top of the stack; the others may overflow it.
            if child == arranged.first(where: isShown) { pin(child, toStart: true, along: across, .equal, in: &equations) }
            pin(child, toStart: false, along: across, .greaterThanOrEqual, in: &equations)
        case .lastBaseline, .baseline:
            if child == arranged.first(where: isShown) { pin(child, toStart: false, along: across, .equal, in: &equations) }
            pin(child, toStart: true, along: across, .greaterThanOrEqual, in: &equations)
        }
    }

    /// Removes the ambiguity of views without content across the axis: UIKit collapses them to zero (`UISV-ambiguity-suppression`). Views of custom
    /// classes, and views on the canvas, keep the recorded extent.
    private func addWithoutContent(_ child: ItemIndex, in equations: inout Equations) {
        let across = axis.other
        if [.fill, .width, .height].contains(alignment) || geometry.metrics[child].intrinsicLength(along: across) != nil { return }
        let item = geometry.items[child]
        // An empty view keeps its library size with a higher priority.
        if item.children.isEmpty, geometry.context.environment.kind == .canvas { return }
        let keepsExtent = geometry.context.environment.kind == .canvas || geometry.context.values.range(.customClass, item.node).isPresent
        let recorded = keepsExtent ? geometry.tree.recordedSize(of: child) ?? LayoutTree.librarySize : Size(width: 0, height: 0)
        equations.fix(geometry.length(child, along: across), .equal, recorded[across], at: Self.suppressionPriority, .stay(child))
    }

    /// Below all explicit priorities, and below the stack's own hugging.
    private static let suppressionPriority = 25.0

    /// Centers a view between the stack's edges or margins.
    private func alignCenter(_ child: ItemIndex, in equations: inout Equations) {
        let box = geometry.boxes[stack]
        let inner = isRelativeToMargins ? box.shrunk(by: geometry.insets.margins(of: stack)) : box
        equations.relate(geometry.center(child, along: axis.other), .equal, inner.center(along: axis.other), arrangement.origin)
    }
}
