/// The rows of a stack as UIKit's stack view makes them.
package struct StackRows<Views: ArrangedViews> {
    package typealias View = Views.View
    package typealias Distribution = Arrangement<Views>.Distribution
    package typealias Alignment = Arrangement<Views>.Alignment

    /// The settings of a stack.
    package struct Settings {
        package var axis: Axis
        package var distribution: Distribution
        package var alignment: Alignment
        /// The gap between two views, in points.
        package var spacing: Double
        /// The gaps after certain views in place of the spacing, in points.
        package var customSpacing: [View: Double] = [:]
        /// Whether the gaps of a vertical stack are measured between baselines.
        package var isRelativeToBaselines = false

        @inlinable
        package init(axis: Axis, distribution: Distribution, alignment: Alignment, spacing: Double) {
            self.axis = axis
            self.distribution = distribution
            self.alignment = alignment
            self.spacing = spacing
        }
    }

    /// The rows whose constants depend on margins.
    package var marginRows: [(row: LinearConstraint.ID, axis: Axis, isStart: Bool)] = []
    @usableFromInline let settings: Settings
    @usableFromInline let arrangement: Arrangement<Views>
    /// The arranged views, shown or hidden, in order.
    @usableFromInline let arranged: [View]
    @usableFromInline let shown: [View]

    /// - Parameters:
    ///   - stack: The view that arranges others.
    ///   - arranged: Its arranged views, shown or hidden, in order.
    @inlinable
    package init(_ stack: View, arranging arranged: [View], settings: Settings, views: Views) {
        self.settings = settings
        self.arranged = arranged
        shown = arranged.filter(views.isShown)
        arrangement = Arrangement(of: stack, along: settings.axis, views)
    }

    @inlinable var views: Views { arrangement.views }
    @inlinable var stack: View { arrangement.container }
    @inlinable var axis: Axis { settings.axis }

    @inlinable
    package mutating func add<Rows: ArrangementRows<View>>(to rows: inout Rows) {
        if arranged.isEmpty { return }
        addHidden(to: &rows)
        addAlong(to: &rows)
        for view in arranged {
            addAcross(view, to: &rows)
            addWithoutContent(view, to: &rows)
        }
        arrangement.baselines(shown, alignment: settings.alignment, in: &rows)
        if settings.alignment != .fill { arrangement.fix(views.length(stack, along: axis.other), .lessThanOrEqual, 0, at: 51, in: &rows) }
    }

    /// Constrains the distance of a view from the stack's edge or margin.
    @inlinable
    mutating func pin<Rows: ArrangementRows<View>>(
        _ view: View, toStart isStart: Bool, along axis: Axis, relation: Relation, in rows: inout Rows
    ) {
        let from = isStart ? views.start(stack, along: axis) : views.end(view, along: axis)
        let to = isStart ? views.start(view, along: axis) : views.end(stack, along: axis)
        let margin = views.margin(of: stack, along: axis, atStart: isStart)
        let row = arrangement.distance(from: from, to: to, along: axis, relation, points: margin ?? 0, in: &rows)
        if margin != nil, let row { marginRows.append((row, axis, isStart)) }
    }

    // MARK: Along

    @inlinable
    mutating func addAlong<Rows: ArrangementRows<View>>(to rows: inout Rows) {
        guard let first = shown.first, let last = shown.last else {
            arrangement.fix(views.length(stack, along: axis), .lessThanOrEqual, 0, at: 49, in: &rows)
            return
        }
        pin(first, toStart: true, along: axis, relation: .equal, in: &rows)
        pin(last, toStart: false, along: axis, relation: .equal, in: &rows)
        let isSpread = settings.distribution == .equalSpacing || settings.distribution == .equalCentering
        for (left, right) in zip(shown, shown.dropFirst()) {
            let ends = gapEnds(left, lower: right)
            arrangement.distance(
                from: ends.from, to: ends.to, along: axis, isSpread ? .greaterThanOrEqual : .equal, points: gap(after: left), in: &rows)
        }
        switch settings.distribution {
        case .fill, .gravityAreas: break
        case .fillEqually:
            let length = views.length(first, along: axis)
            for view in shown.dropFirst() { arrangement.equate(views.length(view, along: axis), length, in: &rows) }
        case .fillProportionally: arrangement.proportions(shown, spacing: settings.spacing, in: &rows)
        case .equalSpacing: arrangement.equalGaps(shown, in: &rows)
        case .equalCentering: arrangement.equalCenters(shown, in: &rows)
        }
        if isSpread { arrangement.fix(views.length(stack, along: axis), .lessThanOrEqual, 0, at: 49, in: &rows) }
    }

    @inlinable
    func gap(after view: View) -> Double { settings.customSpacing[view] ?? settings.spacing }

    /// Returns the two positions between which the spacing is measured: the views' edges, or their facing baselines.
    @inlinable
    func gapEnds(_ upper: View, lower: View) -> (from: Position, to: Position) {
        if settings.isRelativeToBaselines, axis == .vertical {
            return (views.baseline(of: upper, isFirst: false), views.baseline(of: lower, isFirst: true))
        }
        return (views.end(upper, along: axis), views.start(lower, along: axis))
    }

    /// Gives hidden views no extent along the axis, as UIKit does with required constraints (`UISV-hiding`).
    @inlinable
    func addHidden<Rows: ArrangementRows<View>>(to rows: inout Rows) {
        let lastShown = arranged.lastIndex(where: views.isShown)
        var previous: View?
        for (place, view) in arranged.enumerated() {
            if views.isShown(view) {
                previous = view
                continue
            }
            arrangement.fix(views.length(view, along: axis), .equal, 0, in: &rows)
            if let previous {
                arrangement.distance(
                    from: views.end(previous, along: axis), to: views.start(view, along: axis), along: axis, .equal,
                    points: lastShown.map { place < $0 } ?? false ? gap(after: previous) : 0, in: &rows)
            } else {
                arrangement.distance(
                    from: views.end(view, along: axis), to: views.start(stack, along: axis), along: axis, .equal, points: 0, in: &rows)
            }
        }
    }

    // MARK: Across

    @inlinable
    mutating func addAcross<Rows: ArrangementRows<View>>(_ view: View, to rows: inout Rows) {
        let across = axis.other
        if settings.alignment == .center, !views.isShown(view) {
            // It may overflow on both sides.
            alignCenter(view, in: &rows)
            return
        }
        var (atStart, atEnd) = (Relation.greaterThanOrEqual as Relation?, Relation.greaterThanOrEqual as Relation?)
        switch settings.alignment {
        case .fill: (atStart, atEnd) = (.equal, .equal)
        case .leading: atStart = .equal
        case .trailing: atEnd = .equal
        case .center: break
        // Only the first view is aligned with the edge of the stack; the others may overflow it.
        case .firstBaseline: atStart = view == shown.first ? .equal : nil
        case .lastBaseline: atEnd = view == shown.first ? .equal : nil
        }
        if let atStart { pin(view, toStart: true, along: across, relation: atStart, in: &rows) }
        if let atEnd { pin(view, toStart: false, along: across, relation: atEnd, in: &rows) }
        if settings.alignment == .center { alignCenter(view, in: &rows) }
    }

    /// Removes the ambiguity of views without content across the axis, as UIKit does (`UISV-ambiguity-suppression`).
    @inlinable
    func addWithoutContent<Rows: ArrangementRows<View>>(_ view: View, to rows: inout Rows) {
        if settings.alignment == .fill { return }
        guard let length = views.lengthWithoutContent(of: view, along: axis.other) else { return }
        arrangement.fix(
            views.length(view, along: axis.other), .equal, length, at: Self.suppressionPriority, .withoutContent(view), in: &rows)
    }

    /// Below all explicit priorities, and below the stack's own hugging.
    @inlinable
    static var suppressionPriority: Double { 25 }

    /// Centers a view between the stack's edges or margins.
    @inlinable
    func alignCenter<Rows: ArrangementRows<View>>(_ view: View, in rows: inout Rows) {
        let across = axis.other
        var middle = views.center(stack, along: across)
        if let start = views.margin(of: stack, along: across, atStart: true),
            let end = views.margin(of: stack, along: across, atStart: false)
        {
            middle.constant += views.sign(along: across) * (start - end) / 2
        }
        arrangement.equate(views.center(view, along: across), middle, in: &rows)
    }
}
