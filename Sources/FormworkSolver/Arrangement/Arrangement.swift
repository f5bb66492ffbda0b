/// The rows that stacks and grids have in common, whichever views they arrange.
package struct Arrangement<Views: ArrangedViews> {
    /// The lengths of the views along a stack.
    package enum Distribution {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering, gravityAreas
    }

    /// The position of the views across a stack.
    package enum Alignment {
        case fill, leading, center, trailing, firstBaseline, lastBaseline
    }

    package typealias View = Views.View

    @usableFromInline let views: Views
    /// The view that arranges others.
    @usableFromInline let container: View
    /// The axis along which a stack arranges its views.
    @usableFromInline let axis: Axis

    @inlinable
    package init(of container: View, along axis: Axis, _ views: Views) {
        self.views = views
        self.container = container
        self.axis = axis
    }

    /// Adds a row for the distance between two positions in the direction of an axis: equal to, at most or at least a number of points.
    @inlinable @discardableResult
    package func distance<Rows: ArrangementRows<View>>(
        from: Position, to: Position, along axis: Axis, _ relation: Relation, points: Double, at priority: Double = 1000,
        in rows: inout Rows
    ) -> LinearConstraint.ID? {
        let sign = views.sign(along: axis)
        rows.begin(constant: -points)
        rows.term(to, sign)
        rows.term(from, -sign)
        return rows.end(relation, at: priority, for: .container(container))
    }

    /// Adds a row: two positions or lengths are equal.
    @inlinable
    package func equate<Rows: ArrangementRows<View>>(
        _ left: Position, _ right: Position, at priority: Double = 1000, _ origin: ArrangementOrigin<View>? = nil, in rows: inout Rows
    ) {
        rows.begin(constant: 0)
        rows.term(left, 1)
        rows.term(right, -1)
        rows.end(.equal, at: priority, for: origin ?? .container(container))
    }

    /// Adds a row: a length is equal to, at most or at least a number of points.
    @inlinable
    package func fix<Rows: ArrangementRows<View>>(
        _ length: Position, _ relation: Relation, _ points: Double, at priority: Double = 1000, _ origin: ArrangementOrigin<View>? = nil,
        in rows: inout Rows
    ) {
        rows.begin(constant: -points)
        rows.term(length, 1)
        rows.end(relation, at: priority, for: origin ?? .container(container))
    }

    /// Makes the gaps between consecutive views equal.
    @inlinable
    package func equalGaps<Rows: ArrangementRows<View>>(_ arranged: [View], in rows: inout Rows) {
        equalDistances(arranged, ends: { (views.end($0, along: axis), views.start($1, along: axis)) }, at: { _ in 1000 }, in: &rows)
    }

    /// Makes the distances between the centers of consecutive views equal, the first ones with the highest priority.
    @inlinable
    package func equalCenters<Rows: ArrangementRows<View>>(_ arranged: [View], in rows: inout Rows) {
        equalDistances(
            arranged, ends: { (views.center($0, along: axis), views.center($1, along: axis)) }, at: { 149 - 0.01 * Double($0) }, in: &rows)
    }

    @inlinable
    func equalDistances<Rows: ArrangementRows<View>>(
        _ arranged: [View], ends: (View, View) -> (from: Position, to: Position), at priority: (Int) -> Double, in rows: inout Rows
    ) {
        guard arranged.count > 2 else { return }
        let first = ends(arranged[0], arranged[1])
        for place in 2..<arranged.count {
            let distance = ends(arranged[place - 1], arranged[place])
            rows.begin(constant: 0)
            rows.term(distance.to, 1)
            rows.term(distance.from, -1)
            rows.term(first.to, -1)
            rows.term(first.from, 1)
            rows.end(.equal, at: priority(place), for: .container(container))
        }
    }

    /// Gives each view a share of the stack in proportion to its content.
    @inlinable
    package func proportions<Rows: ArrangementRows<View>>(
        _ arranged: [View], spacing: Double, at priority: Double = 999, in rows: inout Rows
    ) {
        let lengths = arranged.map { views.contentLength(of: $0, along: axis) ?? 0 }
        let sum = lengths.reduce(0, +) + spacing * Double(arranged.count - 1)
        guard sum > 0 else { return }
        for (view, length) in zip(arranged, lengths) where length > 0 {
            rows.begin(constant: 0)
            rows.term(views.length(view, along: axis), 1)
            rows.term(views.length(container, along: axis), -length / sum)
            rows.end(.equal, at: priority, for: .container(container))
        }
    }

    /// Aligns the baselines of views in a horizontal stack, if the alignment asks for it.
    @inlinable
    package func baselines<Rows: ArrangementRows<View>>(_ arranged: [View], alignment: Alignment, in rows: inout Rows) {
        guard axis == .horizontal, alignment == .firstBaseline || alignment == .lastBaseline else { return }
        alignBaselines(arranged, isFirst: alignment == .firstBaseline, in: &rows)
    }

    /// Aligns the baselines of views with that of the first one.
    @inlinable
    package func alignBaselines<Rows: ArrangementRows<View>>(_ arranged: [View], isFirst: Bool, in rows: inout Rows) {
        guard let first = arranged.first else { return }
        for view in arranged.dropFirst() {
            equate(views.baseline(of: view, isFirst: isFirst), views.baseline(of: first, isFirst: isFirst), in: &rows)
        }
    }
}
