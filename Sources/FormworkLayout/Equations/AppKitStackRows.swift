import FormworkArrangement
import FormworkModel
import FormworkSolver

/// The rows of a stack view of AppKit.
struct AppKitStackRows {
    private let geometry: TreeGeometry
    private let arrangement: Arrangement<ArrangedTree>
    private var origin: RowOrigin { .arrangement(stack.stack) }
    private let stack: AppKitStack
    private let axis: Axis
    private let arranged: [ItemIndex]

    /// The priority of equal or proportional sizes and of alignment. It is below the compression resistance of content (750) and the hugging of
    /// controls (at least 750), and above the usual hugging of 250.
    private static let belowContent = 740.0

    init(_ item: ItemIndex, _ geometry: TreeGeometry) {
        self.geometry = geometry
        stack = AppKitStack(item, geometry.items, geometry.context.values)
        axis = stack.axis
        arranged = stack.arranged
        arrangement = Arrangement(of: item, along: axis, ArrangedTree(geometry: geometry))
    }

    func add(to equations: inout Equations) {
        if arranged.isEmpty { return }
        switch stack.distribution {
        case .gravityAreas: addGravityAreas(in: &equations)
        case .equalSpacing, .equalCentering: addSpread(in: &equations)
        case .fill, .fillEqually, .fillProportionally:
            pin(arranged[0], toStart: true, along: axis, .equal, in: &equations)
            pin(arranged[arranged.count - 1], toStart: false, along: axis, .equal, in: &equations)
            addGaps(arranged, .equal, in: &equations)
        }
        if stack.distribution == .fillEqually {
            let first = arranged[0]
            for other in arranged.dropFirst() {
                equations.relate(
                    geometry.length(other, along: axis), .equal, geometry.length(first, along: axis), at: Self.belowContent,
                    .equalSizes(stack.stack))
            }
        }
        if stack.distribution == .fillProportionally {
            arrangement.proportions(arranged, spacing: stack.spacing, at: Self.belowContent, in: &equations)
        }
        for child in arranged { addAcross(child, in: &equations) }
        arrangement.baselines(arranged, stack.alignment, in: &equations)
        // Below 750, the compression resistance of content, so that no arranged view is compressed.
        equations.fix(
            geometry.length(stack.stack, along: axis.other), .lessThanOrEqual, 0, at: min(stack.hugging.across, 749.9), origin)
    }

    // MARK: Along

    private func addGaps(_ views: [ItemIndex], _ relation: Relation, in equations: inout Equations) {
        for (left, right) in zip(views, views.dropFirst()) {
            arrangement.distance(
                from: geometry.end(left, along: axis), to: geometry.start(right, along: axis), along: axis, relation,
                stack.gap(after: left), in: &equations)
        }
    }

    /// Relates the distance between the stack's edge and a view to the stack's inset on that side. At the end, a weaker clipping resistance lets the
    /// view extend beyond the edge.
    private func pin(
        _ child: ItemIndex, toStart isStart: Bool, along axis: Axis, _ relation: Relation, at priority: Double = 1000,
        in equations: inout Equations
    ) {
        let from = isStart ? geometry.start(stack.stack, along: axis) : geometry.end(child, along: axis)
        let to = isStart ? geometry.start(child, along: axis) : geometry.end(stack.stack, along: axis)
        let insets = stack.insets
        let inset: Double =
            switch axis {
            case .horizontal: isStart != geometry.context.isRightToLeft ? insets.left : insets.right
            case .vertical: isStart ? insets.top : insets.bottom
            }
        let clipping = axis == stack.axis ? stack.clipping.along : stack.clipping.across
        guard !isStart, clipping < priority, relation != .lessThanOrEqual else {
            arrangement.distance(from: from, to: to, along: axis, relation, inset, at: priority, in: &equations)
            return
        }
        // Content that does not fit is clipped at the end.
        arrangement.distance(from: from, to: to, along: axis, .greaterThanOrEqual, inset, at: clipping, in: &equations)
        if relation == .equal {
            arrangement.distance(from: from, to: to, along: axis, .lessThanOrEqual, inset, at: priority, in: &equations)
        }
    }

    /// Arranges the views in leading, center and trailing areas with free space between them.
    private func addGravityAreas(in equations: inout Equations) {
        let (hugging, groups) = (min(stack.hugging.along, 749.9), stack.groups)
        for group in groups { addGaps(group, .equal, in: &equations) }
        let filled = groups.filter { !$0.isEmpty }
        for (left, right) in zip(filled, filled.dropFirst()) {
            guard let last = left.last, let first = right.first else { continue }
            let (from, to) = (geometry.end(last, along: axis), geometry.start(first, along: axis))
            let gap = stack.gap(after: last)
            arrangement.distance(from: from, to: to, along: axis, .greaterThanOrEqual, gap, in: &equations)
            arrangement.distance(from: from, to: to, along: axis, .lessThanOrEqual, gap, at: hugging, in: &equations)
        }
        let (first, last) = (arranged[0], arranged[arranged.count - 1])
        pin(first, toStart: true, along: axis, groups[0].isEmpty ? .greaterThanOrEqual : .equal, in: &equations)
        pin(last, toStart: false, along: axis, groups[2].isEmpty ? .greaterThanOrEqual : .equal, in: &equations)
        if groups[0].isEmpty { pin(first, toStart: true, along: axis, .lessThanOrEqual, at: hugging, in: &equations) }
        if groups[2].isEmpty { pin(last, toStart: false, along: axis, .lessThanOrEqual, at: hugging, in: &equations) }
        if let first = groups[1].first, let last = groups[1].last {
            // start + end = 2 × the stack's center.
            equations.begin()
            equations.term(geometry.start(first, along: axis))
            equations.term(geometry.end(last, along: axis))
            equations.term(geometry.center(stack.stack, along: axis), -2)
            equations.end(.equal, at: 249, origin)
        }
    }

    /// Arranges the views with equal gaps, or with equal distances between their centers.
    private func addSpread(in equations: inout Equations) {
        let isAlone = arranged.count == 1
        pin(arranged[0], toStart: true, along: axis, isAlone ? .greaterThanOrEqual : .equal, in: &equations)
        pin(arranged[arranged.count - 1], toStart: false, along: axis, isAlone ? .greaterThanOrEqual : .equal, in: &equations)
        if isAlone {
            equations.relate(
                geometry.center(arranged[0], along: axis), .equal, geometry.center(stack.stack, along: axis), origin)
        }
        addGaps(arranged, .greaterThanOrEqual, in: &equations)
        if stack.distribution == .equalSpacing {
            arrangement.equalGaps(arranged, in: &equations)
        } else {
            arrangement.equalCenters(arranged, in: &equations)
        }
    }

    // MARK: Across

    private func addAcross(_ child: ItemIndex, in equations: inout Equations) {
        let across = axis.other
        pin(child, toStart: true, along: across, .greaterThanOrEqual, in: &equations)
        pin(child, toStart: false, along: across, .greaterThanOrEqual, in: &equations)
        // A view's own constraints may override the alignment, as may its content instead of being stretched or compressed.
        let priority = Self.belowContent
        switch stack.alignment {
        case .leading: pin(child, toStart: true, along: across, .equal, at: priority, in: &equations)
        case .trailing: pin(child, toStart: false, along: across, .equal, at: priority, in: &equations)
        case .fill:
            pin(child, toStart: true, along: across, .equal, at: priority, in: &equations)
            pin(child, toStart: false, along: across, .equal, at: priority, in: &equations)
        case .center:
            let inner = geometry.boxes[stack.stack].shrunk(by: stack.insets)
            equations.relate(
                geometry.center(child, along: across), .equal, inner.center(along: across), at: priority, origin)
        case .firstBaseline, .lastBaseline: break
        }
    }

    // MARK: Hugging

    /// Adds rows that stretch views across their stacks: a stack hugs its views, and a view whose hugging is weaker than the stack's grows to the
    /// stack's edges.
    ///
    /// Interface Builder's usual hugging of 249.99998 does not affect a view whose extent is undetermined. This is only known after solving, so the
    /// rows are added then.
    /// - Returns: Whether any row was added.
    static func hug(_ geometry: TreeGeometry, _ frames: TreeFrames, in equations: inout Equations) -> Bool {
        func length(_ item: ItemIndex, along axis: Axis) -> Double {
            let insets = geometry.metrics[item].alignmentInsets
            let size = frames[item].size
            return axis == .horizontal ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
        }
        var loose: [(rows: AppKitStackRows, child: ItemIndex)] = []
        for item in geometry.items.indices where geometry.items[item].name == .stackView {
            let rows = AppKitStackRows(item, geometry)
            let across = rows.axis.other
            if rows.stack.hugging.across >= 750 { continue }
            for child in rows.arranged where length(item, along: across) - length(child, along: across) > 0.5 {
                loose.append((rows, child))
            }
        }
        if loose.isEmpty { return false }
        let asksForRoom = loose.contains { $0.rows.stack.hugging.across < 250 }
        let free = asksForRoom ? Set(equations.ambiguities().map(\.variable)) : []
        var added = false
        for (rows, child) in loose {
            let across = rows.axis.other
            let hugging = rows.stack.hugging.across
            if hugging < 250, free.contains(geometry.boxes[child].extent(along: across)) { continue }
            // A nested stack hugs with the same priority and has precedence.
            rows.pin(child, toStart: true, along: across, .lessThanOrEqual, at: hugging - 0.01, in: &equations)
            rows.pin(child, toStart: false, along: across, .lessThanOrEqual, at: hugging - 0.01, in: &equations)
            added = true
        }
        return added
    }
}
