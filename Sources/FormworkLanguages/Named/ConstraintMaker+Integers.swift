public import FormworkModel

// Overloads for whole numbers of points: an `Int` in place of a `Double`, with the same parameters and results.

extension ConstraintMaker {
    /// Makes `view.dimension = constant`. The view itself owns the constraint and keeps its name.
    @discardableResult
    public func set(
        _ dimension: LayoutDimension, to constant: Int, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> View.Constraint? {
        set(dimension, to: Double(constant), name: name, file: file, line: line)
    }

    /// Makes `view.attribute = times × related.relatedAttribute + plus − minus`.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, equalTo related: (any LayoutTargetSource<View>)?, _ relatedAttribute: LayoutAttribute? = nil,
        times: Double = 1, plus: some LayoutPoints = 0, minus: some LayoutPoints = 0, on target: View? = nil, name: String? = nil,
        file: String = #fileID, line: Int = #line
    ) -> View.Constraint? {
        make(
            attribute, equalTo: related, relatedAttribute, times: times, plus: plus.layoutPoints, minus: minus.layoutPoints, on: target,
            name: name, file: file, line: line)
    }

    /// Makes `view.attribute ≤ times × related.relatedAttribute + plus − minus`. The relation is never strict.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, lessThan related: (any LayoutTargetSource<View>)?, _ relatedAttribute: LayoutAttribute? = nil,
        times: Double = 1, plus: some LayoutPoints = 0, minus: some LayoutPoints = 0, on target: View? = nil, name: String? = nil,
        file: String = #fileID, line: Int = #line
    ) -> View.Constraint? {
        make(
            attribute, lessThan: related, relatedAttribute, times: times, plus: plus.layoutPoints, minus: minus.layoutPoints, on: target,
            name: name, file: file, line: line)
    }

    /// Makes `view.attribute ≥ times × related.relatedAttribute + plus − minus`. The relation is never strict.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, greaterThan related: (any LayoutTargetSource<View>)?, _ relatedAttribute: LayoutAttribute? = nil,
        times: Double = 1, plus: some LayoutPoints = 0, minus: some LayoutPoints = 0, on target: View? = nil, name: String? = nil,
        file: String = #fileID, line: Int = #line
    ) -> View.Constraint? {
        make(
            attribute, greaterThan: related, relatedAttribute, times: times, plus: plus.layoutPoints, minus: minus.layoutPoints, on: target,
            name: name, file: file, line: line)
    }
}
