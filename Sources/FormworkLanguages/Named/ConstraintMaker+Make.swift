public import FormworkModel

extension ConstraintMaker {
    /// Makes `view.attribute = times × related.relatedAttribute + plus − minus`.
    ///
    /// - Parameters:
    ///   - attribute: the attribute of the view.
    ///   - related: a view, a guide, or nil. Nil requires `.notAnAttribute` and a width or height.
    ///   - relatedAttribute: the attribute of the related item; nil for the same as `attribute`.
    ///   - times: the multiplier of the related attribute.
    ///   - plus: the points to add.
    ///   - minus: the points to subtract.
    ///   - target: the view that owns the constraint and keeps its name; nil for the superview.
    ///   - name: the name by which ``ConstrainedView/constraint(named:)`` of the target finds the constraint.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    /// - Returns: the constraint, or nil if none was added.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, equalTo related: (any LayoutTargetSource<View>)?, _ relatedAttribute: LayoutAttribute? = nil,
        times: Double = 1, plus: Double = 0, minus: Double = 0, on target: View? = nil, name: String? = nil, file: String = #fileID,
        line: Int = #line
    ) -> View.Constraint? {
        add(
            attribute, relation: .equal, related: related?.layoutItem, relatedAttribute: relatedAttribute, times: times, plus: plus - minus,
            on: target ?? view.superview,
            name: name, at: CallSite(file: file, line: line))
    }

    /// Makes `view.attribute ≤ times × related.relatedAttribute + plus − minus`. The relation is never strict.
    ///
    /// - Parameters:
    ///   - attribute: the attribute of the view.
    ///   - related: a view, a guide, or nil. Nil requires `.notAnAttribute` and a width or height.
    ///   - relatedAttribute: the attribute of the related item; nil for the same as `attribute`.
    ///   - times: the multiplier of the related attribute.
    ///   - plus: the points to add.
    ///   - minus: the points to subtract.
    ///   - target: the view that owns the constraint and keeps its name; nil for the superview.
    ///   - name: the name by which ``ConstrainedView/constraint(named:)`` of the target finds the constraint.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    /// - Returns: the constraint, or nil if none was added.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, lessThan related: (any LayoutTargetSource<View>)?, _ relatedAttribute: LayoutAttribute? = nil,
        times: Double = 1, plus: Double = 0, minus: Double = 0, on target: View? = nil, name: String? = nil, file: String = #fileID,
        line: Int = #line
    ) -> View.Constraint? {
        add(
            attribute, relation: .lessThanOrEqual, related: related?.layoutItem, relatedAttribute: relatedAttribute, times: times,
            plus: plus - minus,
            on: target ?? view.superview, name: name, at: CallSite(file: file, line: line))
    }

    /// Makes `view.attribute ≥ times × related.relatedAttribute + plus − minus`. The relation is never strict.
    ///
    /// - Parameters:
    ///   - attribute: the attribute of the view.
    ///   - related: a view, a guide, or nil. Nil requires `.notAnAttribute` and a width or height.
    ///   - relatedAttribute: the attribute of the related item; nil for the same as `attribute`.
    ///   - times: the multiplier of the related attribute.
    ///   - plus: the points to add.
    ///   - minus: the points to subtract.
    ///   - target: the view that owns the constraint and keeps its name; nil for the superview.
    ///   - name: the name by which ``ConstrainedView/constraint(named:)`` of the target finds the constraint.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    /// - Returns: the constraint, or nil if none was added.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, greaterThan related: (any LayoutTargetSource<View>)?, _ relatedAttribute: LayoutAttribute? = nil,
        times: Double = 1, plus: Double = 0, minus: Double = 0, on target: View? = nil, name: String? = nil, file: String = #fileID,
        line: Int = #line
    ) -> View.Constraint? {
        add(
            attribute, relation: .greaterThanOrEqual, related: related?.layoutItem, relatedAttribute: relatedAttribute, times: times,
            plus: plus - minus,
            on: target ?? view.superview, name: name, at: CallSite(file: file, line: line))
    }
}
