public import FormworkModel

// Overloads for whole numbers of points: an `Int` in place of a `Double`.

extension ConstraintMaker {
    /// Makes `view.dimension = constant`. The view itself owns the constraint and keeps its name.
    ///
    /// - Parameters:
    ///   - dimension: the width or the height.
    ///   - constant: the constant, in points.
    ///   - name: the name by which ``ConstrainedView/constraint(named:)`` of the view finds the constraint.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    /// - Returns: the constraint, or nil if none was added.
    @discardableResult
    public func set(
        _ dimension: LayoutDimension, to constant: Int, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> View.Constraint? {
        set(dimension, to: Double(constant), name: name, file: file, line: line)
    }

    /// Makes `view.attribute = times × related.relatedAttribute + plus`.
    ///
    /// - Parameters:
    ///   - attribute: the attribute of the view.
    ///   - related: a view, a guide, or nil. Nil requires `.notAnAttribute` and a width or height.
    ///   - relatedAttribute: the attribute of the related item; nil for the same as `attribute`.
    ///   - times: the multiplier of the related attribute.
    ///   - plus: the points to add.
    ///   - target: the view that owns the constraint and keeps its name; nil for the superview.
    ///   - name: the name by which ``ConstrainedView/constraint(named:)`` of the target finds the constraint.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    /// - Returns: the constraint, or nil if none was added.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, equalTo related: (any LayoutTargetSource<View>)?, _ relatedAttribute: LayoutAttribute? = nil,
        times: Double = 1, plus: Int, on target: View? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> View.Constraint? {
        make(
            attribute, equalTo: related, relatedAttribute, times: times, plus: Double(plus), on: target, name: name, file: file, line: line)
    }

    /// Makes `view.attribute = times × related.relatedAttribute − minus`.
    ///
    /// - Parameters:
    ///   - attribute: the attribute of the view.
    ///   - related: a view, a guide, or nil. Nil requires `.notAnAttribute` and a width or height.
    ///   - relatedAttribute: the attribute of the related item; nil for the same as `attribute`.
    ///   - times: the multiplier of the related attribute.
    ///   - minus: the points to subtract.
    ///   - target: the view that owns the constraint and keeps its name; nil for the superview.
    ///   - name: the name by which ``ConstrainedView/constraint(named:)`` of the target finds the constraint.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    /// - Returns: the constraint, or nil if none was added.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, equalTo related: (any LayoutTargetSource<View>)?, _ relatedAttribute: LayoutAttribute? = nil,
        times: Double = 1, minus: Int, on target: View? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> View.Constraint? {
        make(
            attribute, equalTo: related, relatedAttribute, times: times, minus: Double(minus), on: target, name: name, file: file,
            line: line)
    }

    /// Makes `view.attribute ≤ times × related.relatedAttribute + plus`.
    ///
    /// - Parameters:
    ///   - attribute: the attribute of the view.
    ///   - related: a view, a guide, or nil. Nil requires `.notAnAttribute` and a width or height.
    ///   - relatedAttribute: the attribute of the related item; nil for the same as `attribute`.
    ///   - times: the multiplier of the related attribute.
    ///   - plus: the points to add.
    ///   - target: the view that owns the constraint and keeps its name; nil for the superview.
    ///   - name: the name by which ``ConstrainedView/constraint(named:)`` of the target finds the constraint.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    /// - Returns: the constraint, or nil if none was added.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, lessThan related: (any LayoutTargetSource<View>)?, _ relatedAttribute: LayoutAttribute? = nil,
        times: Double = 1, plus: Int, on target: View? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> View.Constraint? {
        make(
            attribute, lessThan: related, relatedAttribute, times: times, plus: Double(plus), on: target, name: name, file: file, line: line
        )
    }

    /// Makes `view.attribute ≤ times × related.relatedAttribute − minus`.
    ///
    /// - Parameters:
    ///   - attribute: the attribute of the view.
    ///   - related: a view, a guide, or nil. Nil requires `.notAnAttribute` and a width or height.
    ///   - relatedAttribute: the attribute of the related item; nil for the same as `attribute`.
    ///   - times: the multiplier of the related attribute.
    ///   - minus: the points to subtract.
    ///   - target: the view that owns the constraint and keeps its name; nil for the superview.
    ///   - name: the name by which ``ConstrainedView/constraint(named:)`` of the target finds the constraint.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    /// - Returns: the constraint, or nil if none was added.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, lessThan related: (any LayoutTargetSource<View>)?, _ relatedAttribute: LayoutAttribute? = nil,
        times: Double = 1, minus: Int, on target: View? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> View.Constraint? {
        make(
            attribute, lessThan: related, relatedAttribute, times: times, minus: Double(minus), on: target, name: name, file: file,
            line: line)
    }

    /// Makes `view.attribute ≥ times × related.relatedAttribute + plus`.
    ///
    /// - Parameters:
    ///   - attribute: the attribute of the view.
    ///   - related: a view, a guide, or nil. Nil requires `.notAnAttribute` and a width or height.
    ///   - relatedAttribute: the attribute of the related item; nil for the same as `attribute`.
    ///   - times: the multiplier of the related attribute.
    ///   - plus: the points to add.
    ///   - target: the view that owns the constraint and keeps its name; nil for the superview.
    ///   - name: the name by which ``ConstrainedView/constraint(named:)`` of the target finds the constraint.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    /// - Returns: the constraint, or nil if none was added.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, greaterThan related: (any LayoutTargetSource<View>)?, _ relatedAttribute: LayoutAttribute? = nil,
        times: Double = 1, plus: Int, on target: View? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> View.Constraint? {
        make(
            attribute, greaterThan: related, relatedAttribute, times: times, plus: Double(plus), on: target, name: name, file: file,
            line: line)
    }

    /// Makes `view.attribute ≥ times × related.relatedAttribute − minus`.
    ///
    /// - Parameters:
    ///   - attribute: the attribute of the view.
    ///   - related: a view, a guide, or nil. Nil requires `.notAnAttribute` and a width or height.
    ///   - relatedAttribute: the attribute of the related item; nil for the same as `attribute`.
    ///   - times: the multiplier of the related attribute.
    ///   - minus: the points to subtract.
    ///   - target: the view that owns the constraint and keeps its name; nil for the superview.
    ///   - name: the name by which ``ConstrainedView/constraint(named:)`` of the target finds the constraint.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    /// - Returns: the constraint, or nil if none was added.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, greaterThan related: (any LayoutTargetSource<View>)?, _ relatedAttribute: LayoutAttribute? = nil,
        times: Double = 1, minus: Int, on target: View? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> View.Constraint? {
        make(
            attribute, greaterThan: related, relatedAttribute, times: times, minus: Double(minus), on: target, name: name, file: file,
            line: line)
    }
}
