/// The rows of a stack as AppKit's stack view makes them.
package struct GravityStackRows<Views: ArrangedViews> {
    package typealias View = Views.View

    /// The settings of a stack.
    package struct Settings {
        package var axis: Axis
        package var distribution: Arrangement<Views>.Distribution
        package var alignment: Arrangement<Views>.Alignment
        /// The gap between two views, in points.
        package var spacing: Double
        /// The gaps after certain views in place of the spacing, in points.
        package var customSpacing: [View: Double] = [:]
        /// The distances of the views from the edges of the stack, in points.
        package var insets = (leading: 0.0, trailing: 0.0, top: 0.0, bottom: 0.0)
        /// The priorities with which the stack stays as small as its views, along and across it.
        package var hugging = (along: 250.0, across: 250.0)
        /// The priorities with which the stack contains its views, along and across it.
        package var clipping = (along: 1000.0, across: 1000.0)
        /// The arranged views by gravity area: leading, center, trailing.
        package var areas: [[View]] = [[], [], []]

        @inlinable
        package init(
            axis: Axis, distribution: Arrangement<Views>.Distribution, alignment: Arrangement<Views>.Alignment, spacing: Double
        ) {
            self.axis = axis
            self.distribution = distribution
            self.alignment = alignment
            self.spacing = spacing
        }
    }

    package let settings: Settings
    /// The arranged views of all areas, in order.
    package let arranged: [View]
    @usableFromInline let arrangement: Arrangement<Views>

    /// The priority of equal or proportional sizes and of alignment. It is below the compression resistance of content (750) and the hugging of
    /// controls (at least 750), and above the usual hugging of 250.
    @inlinable static var belowContent: Double { 740 }

    /// Creates the rows of a stack, without adding them.
    @inlinable
    package init(_ stack: View, settings: Settings, views: Views) {
        self.settings = settings
        arranged = Array(settings.areas.joined())
        arrangement = Arrangement(of: stack, along: settings.axis, views)
    }

    @inlinable var views: Views { arrangement.views }
    @inlinable var stack: View { arrangement.container }
    @inlinable package var axis: Axis { settings.axis }

    /// Adds the rows of the stack, without those of ``stretch(_:in:)``.
    @inlinable
    package func add<Rows: ArrangementRows<View>>(to rows: inout Rows) {
        guard let first = arranged.first, let last = arranged.last else { return }
        switch settings.distribution {
        case .gravityAreas: addAreas(from: first, to: last, in: &rows)
        case .equalSpacing, .equalCentering: addSpread(from: first, to: last, in: &rows)
        case .fill, .fillEqually, .fillProportionally:
            pin(first, toStart: true, along: axis, relation: .equal, in: &rows)
            pin(last, toStart: false, along: axis, relation: .equal, in: &rows)
            addGaps(arranged, relation: .equal, in: &rows)
        }
        if settings.distribution == .fillEqually {
            for other in arranged.dropFirst() {
                arrangement.equate(
                    views.length(other, along: axis), views.length(first, along: axis), at: Self.belowContent, .equalLengths(stack),
                    in: &rows)
            }
        }
        if settings.distribution == .fillProportionally {
            arrangement.proportions(arranged, spacing: settings.spacing, at: Self.belowContent, in: &rows)
        }
        for view in arranged { addAcross(view, in: &rows) }
        arrangement.baselines(arranged, alignment: settings.alignment, in: &rows)
        // Below 750, the compression resistance of content, so that no arranged view is compressed.
        arrangement.fix(
            views.length(stack, along: axis.other), .lessThanOrEqual, 0, at: min(settings.hugging.across, 749.9), in: &rows)
    }

    /// Makes a view that hugs its content less than the stack does grow to the edges across the stack.
    @inlinable
    package func stretch<Rows: ArrangementRows<View>>(_ view: View, in rows: inout Rows) {
        // A nested stack hugs with the same priority and has precedence.
        let priority = max(settings.hugging.across - 0.01, 0.001)
        pin(view, toStart: true, along: axis.other, relation: .lessThanOrEqual, at: priority, in: &rows)
        pin(view, toStart: false, along: axis.other, relation: .lessThanOrEqual, at: priority, in: &rows)
    }

    // MARK: Along

    @inlinable
    func gap(after view: View) -> Double { settings.customSpacing[view] ?? settings.spacing }

    @inlinable
    func inset(along axis: Axis, atStart isStart: Bool) -> Double {
        switch axis {
        case .horizontal: isStart ? settings.insets.leading : settings.insets.trailing
        case .vertical: isStart ? settings.insets.top : settings.insets.bottom
        }
    }

    @inlinable @inline(never)
    func addGaps<Rows: ArrangementRows<View>>(_ arranged: [View], relation: Relation, in rows: inout Rows) {
        for (left, right) in zip(arranged, arranged.dropFirst()) {
            arrangement.distance(
                from: views.end(left, along: axis), to: views.start(right, along: axis), along: axis, relation, points: gap(after: left),
                in: &rows)
        }
    }

    /// Relates the distance between the stack's edge and a view to the stack's inset on that side. At the end, a weaker clipping resistance lets the
    /// view extend beyond the edge.
    @inlinable @inline(never)
    func pin<Rows: ArrangementRows<View>>(
        _ view: View, toStart isStart: Bool, along axis: Axis, relation: Relation, at priority: Double = 1000, in rows: inout Rows
    ) {
        let from = isStart ? views.start(stack, along: axis) : views.end(view, along: axis)
        let to = isStart ? views.start(view, along: axis) : views.end(stack, along: axis)
        let inset = inset(along: axis, atStart: isStart)
        let clipping = axis == settings.axis ? settings.clipping.along : settings.clipping.across
        guard !isStart, clipping < priority, relation != .lessThanOrEqual else {
            arrangement.distance(from: from, to: to, along: axis, relation, points: inset, at: priority, in: &rows)
            return
        }
        // Content that does not fit is clipped at the end.
        arrangement.distance(from: from, to: to, along: axis, .greaterThanOrEqual, points: inset, at: clipping, in: &rows)
        if relation == .equal {
            arrangement.distance(from: from, to: to, along: axis, .lessThanOrEqual, points: inset, at: priority, in: &rows)
        }
    }

    /// Arranges the views in leading, center and trailing areas with free space between them.
    @inlinable @inline(never)
    func addAreas<Rows: ArrangementRows<View>>(from first: View, to last: View, in rows: inout Rows) {
        let (hugging, areas) = (min(settings.hugging.along, 749.9), settings.areas)
        for area in areas { addGaps(area, relation: .equal, in: &rows) }
        let filled = areas.filter { !$0.isEmpty }
        for (left, right) in zip(filled, filled.dropFirst()) {
            guard let last = left.last, let first = right.first else { continue }
            let (from, to) = (views.end(last, along: axis), views.start(first, along: axis))
            let gap = gap(after: last)
            arrangement.distance(from: from, to: to, along: axis, .greaterThanOrEqual, points: gap, in: &rows)
            arrangement.distance(from: from, to: to, along: axis, .lessThanOrEqual, points: gap, at: hugging, in: &rows)
        }
        pin(first, toStart: true, along: axis, relation: areas[0].isEmpty ? .greaterThanOrEqual : .equal, in: &rows)
        pin(last, toStart: false, along: axis, relation: areas[2].isEmpty ? .greaterThanOrEqual : .equal, in: &rows)
        if areas[0].isEmpty { pin(first, toStart: true, along: axis, relation: .lessThanOrEqual, at: hugging, in: &rows) }
        if areas[2].isEmpty { pin(last, toStart: false, along: axis, relation: .lessThanOrEqual, at: hugging, in: &rows) }
        if let first = areas[1].first, let last = areas[1].last {
            // start + end = 2 × the stack's center.
            rows.begin(constant: 0)
            rows.term(views.start(first, along: axis), 1)
            rows.term(views.end(last, along: axis), 1)
            rows.term(views.center(stack, along: axis), -2)
            rows.end(.equal, at: 249, for: .container(stack))
        }
    }

    /// Arranges the views with equal gaps, or with equal distances between their centers.
    @inlinable @inline(never)
    func addSpread<Rows: ArrangementRows<View>>(from first: View, to last: View, in rows: inout Rows) {
        let isAlone = arranged.count == 1
        pin(first, toStart: true, along: axis, relation: isAlone ? .greaterThanOrEqual : .equal, in: &rows)
        pin(last, toStart: false, along: axis, relation: isAlone ? .greaterThanOrEqual : .equal, in: &rows)
        if isAlone { arrangement.equate(views.center(first, along: axis), views.center(stack, along: axis), in: &rows) }
        addGaps(arranged, relation: .greaterThanOrEqual, in: &rows)
        if settings.distribution == .equalSpacing {
            arrangement.equalGaps(arranged, in: &rows)
        } else {
            arrangement.equalCenters(arranged, in: &rows)
        }
    }

    // MARK: Across

    @inlinable @inline(never)
    func addAcross<Rows: ArrangementRows<View>>(_ view: View, in rows: inout Rows) {
        let across = axis.other
        pin(view, toStart: true, along: across, relation: .greaterThanOrEqual, in: &rows)
        pin(view, toStart: false, along: across, relation: .greaterThanOrEqual, in: &rows)
        // A view's own constraints may override the alignment, as may its content instead of being stretched or compressed.
        let priority = Self.belowContent
        switch settings.alignment {
        case .leading: pin(view, toStart: true, along: across, relation: .equal, at: priority, in: &rows)
        case .trailing: pin(view, toStart: false, along: across, relation: .equal, at: priority, in: &rows)
        case .fill:
            pin(view, toStart: true, along: across, relation: .equal, at: priority, in: &rows)
            pin(view, toStart: false, along: across, relation: .equal, at: priority, in: &rows)
        case .center:
            var middle = views.center(stack, along: across)
            let (start, end) = (inset(along: across, atStart: true), inset(along: across, atStart: false))
            middle.constant += views.sign(along: across) * (start - end) / 2
            arrangement.equate(views.center(view, along: across), middle, at: priority, in: &rows)
        case .firstBaseline, .lastBaseline: break
        }
    }
}
