import FormworkSolver

/// The rows that stack views of UIKit and AppKit have in common.
struct Arrangement {
    enum Distribution: String {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering, gravityAreas
    }

    enum Alignment: String {
        case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline, centerX, centerY, width, height, baseline
    }

    let geometry: TreeGeometry
    /// The stack view.
    let stack: ItemIndex
    /// The axis along which it arranges its views.
    let axis: Axis

    var origin: RowOrigin { .arrangement(stack) }

    /// Adds a row for the distance between two positions in the direction of an axis: equal to, at most or at least a number of points.
    @discardableResult
    func distance(
        from: Position, to: Position, along axis: Axis, _ relation: Relation, _ points: Double, at priority: Double = 1000,
        in equations: inout Equations
    ) -> LinearConstraint.ID? {
        let sign = geometry.sign(along: axis)
        equations.begin(constant: -points)
        equations.term(to, sign)
        equations.term(from, -sign)
        return equations.end(relation, at: priority, origin)
    }

    /// Makes the gaps between consecutive views equal.
    func equalGaps(_ views: [ItemIndex], in equations: inout Equations) {
        guard views.count > 2 else { return }
        func gap(_ place: Int) -> (from: Position, to: Position) {
            (geometry.end(views[place - 1], along: axis), geometry.start(views[place], along: axis))
        }
        for place in 2..<views.count { equate(gap(place), gap(1), at: 1000, in: &equations) }
    }

    /// Makes the distances between the centers of consecutive views equal.
    func equalCenters(_ views: [ItemIndex], in equations: inout Equations) {
        guard views.count > 2 else { return }
        func distance(_ place: Int) -> (from: Position, to: Position) {
            (geometry.center(views[place - 1], along: axis), geometry.center(views[place], along: axis))
        }
        for place in 2..<views.count { equate(distance(place), distance(1), at: 149 - 0.01 * Double(place), in: &equations) }
    }

    private func equate(
        _ distance: (from: Position, to: Position), _ first: (from: Position, to: Position), at priority: Double,
        in equations: inout Equations
    ) {
        equations.begin()
        equations.term(distance.to)
        equations.term(distance.from, -1)
        equations.term(first.to, -1)
        equations.term(first.from)
        equations.end(.equal, at: priority, origin)
    }

    /// Gives each view a share of the stack in proportion to its intrinsic length.
    func proportions(_ views: [ItemIndex], spacing: Double, at priority: Double = 999, in equations: inout Equations) {
        let sizes = views.map { geometry.metrics[$0].intrinsicLength(along: axis) ?? 0 }
        let sum = sizes.reduce(0, +) + spacing * Double(views.count - 1)
        guard sum > 0 else { return }
        for (view, size) in zip(views, sizes) where size > 0 {
            equations.begin()
            equations.term(geometry.length(view, along: axis))
            equations.term(geometry.length(stack, along: axis), -size / sum)
            equations.end(.equal, at: priority, origin)
        }
    }

    /// Aligns the baselines of views in a horizontal stack, if the alignment asks for it.
    func baselines(_ views: [ItemIndex], _ alignment: Alignment, in equations: inout Equations) {
        let isFirst = alignment == .firstBaseline
        guard axis == .horizontal, isFirst || alignment == .lastBaseline || alignment == .baseline, let first = views.first else { return }
        for view in views.dropFirst() {
            equations.relate(
                geometry.baseline(of: view, isFirst: isFirst), .equal, geometry.baseline(of: first, isFirst: isFirst), origin)
        }
    }
}
