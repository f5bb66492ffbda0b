import FormworkModel

extension ConstraintMaker {
    /// Makes left, top, right and bottom equal, in this order; insets move them inwards.
    ///
    /// - Parameters:
    ///   - related: a view or a guide.
    ///   - insets: the inward distances, in points.
    ///   - target: the view that owns the constraints; nil for the superview.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    /// - Returns: the constraints that were added.
    @discardableResult
    public func alignAllEdges(
        to related: some LayoutTargetSource<View>, insets: LayoutInsets = .zero, on target: View? = nil, file: String = #fileID,
        line: Int = #line
    ) -> [View.Constraint] {
        [
            make(.left, equalTo: related, plus: insets.left, on: target, file: file, line: line),
            make(.top, equalTo: related, plus: insets.top, on: target, file: file, line: line),
            make(.right, equalTo: related, minus: insets.right, on: target, file: file, line: line),
            make(.bottom, equalTo: related, minus: insets.bottom, on: target, file: file, line: line),
        ].compactMap(\.self)
    }

    /// Makes edges equal, in the order left, right, leading, trailing, top, bottom.
    ///
    /// - Parameters:
    ///   - edges: the edges.
    ///   - related: a view or a guide.
    ///   - inset: the inward distance, in points.
    ///   - target: the view that owns the constraints; nil for the superview.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    /// - Returns: the constraints that were added.
    @discardableResult
    public func align(
        _ edges: LayoutEdges, to related: some LayoutTargetSource<View>, inset: Double = 0, on target: View? = nil,
        file: String = #fileID, line: Int = #line
    ) -> [View.Constraint] {
        edges.inward.compactMap { attribute, factor in
            make(attribute, equalTo: related, plus: factor * inset, on: target, file: file, line: line)
        }
    }

    /// Makes edges equal, each with its own inset: `align(to: card, insets: [.leading: 16, .vertical: 8])`.
    ///
    /// - Parameters:
    ///   - related: a view or a guide.
    ///   - insets: the edges with their inward distances in points, in the order of the constraints.
    ///   - target: the view that owns the constraints; nil for the superview.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    /// - Returns: the constraints that were added.
    @discardableResult
    public func align(
        to related: some LayoutTargetSource<View>, insets: KeyValuePairs<LayoutEdges, Double>, on target: View? = nil,
        file: String = #fileID, line: Int = #line
    ) -> [View.Constraint] {
        insets.flatMap { edges, inset in align(edges, to: related, inset: inset, on: target, file: file, line: line) }
    }

    /// Makes the centres equal: x, then y.
    ///
    /// - Parameters:
    ///   - related: a view or a guide.
    ///   - target: the view that owns the constraints; nil for the superview.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    /// - Returns: the constraints that were added.
    @discardableResult
    public func center(
        in related: some LayoutTargetSource<View>, on target: View? = nil, file: String = #fileID, line: Int = #line
    ) -> [View.Constraint] {
        [
            make(.centerX, equalTo: related, on: target, file: file, line: line),
            make(.centerY, equalTo: related, on: target, file: file, line: line),
        ].compactMap(\.self)
    }
}
