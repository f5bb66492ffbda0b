public import FormworkModel

extension ConstraintMaker {
    // MARK: =

    /// Makes `view.attribute = times × related.relatedAttribute + plus`.
    ///
    /// - Parameters:
    ///   - attribute: what of the view it speaks of.
    ///   - related: a view, a guide, or nil, which goes with `.notAnAttribute` and a width or height only.
    ///   - relatedAttribute: what of the related item it speaks of; left out, the same as of the view.
    ///   - times: the factor of the related attribute.
    ///   - plus: what is added, in points.
    ///   - target: which view holds the constraint and its name; left out, the superview.
    ///   - name: what ``LayoutView/constraint(named:)`` of the target finds it by.
    ///   - file: where the caller stands.
    ///   - line: where the caller stands.
    /// - Returns: the constraint, or nil where nothing was added.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, equalTo related: (any LayoutItem.Convertible)?, _ relatedAttribute: LayoutAttribute? = nil,
        times: Double = 1, plus: Double = 0, on target: LayoutView? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> LayoutConstraint? {
        add(
            attribute, .equal, related?.layoutItem, relatedAttribute, times: times, plus: plus, on: target ?? view.superview, name: name,
            at: CallSite(file: file, line: line))
    }

    /// Makes `view.attribute = times × related.relatedAttribute − minus`.
    ///
    /// - Parameters:
    ///   - attribute: what of the view it speaks of.
    ///   - related: a view, a guide, or nil, which goes with `.notAnAttribute` and a width or height only.
    ///   - relatedAttribute: what of the related item it speaks of; left out, the same as of the view.
    ///   - times: the factor of the related attribute.
    ///   - minus: what is taken away, in points.
    ///   - target: which view holds the constraint and its name; left out, the superview.
    ///   - name: what ``LayoutView/constraint(named:)`` of the target finds it by.
    ///   - file: where the caller stands.
    ///   - line: where the caller stands.
    /// - Returns: the constraint, or nil where nothing was added.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, equalTo related: (any LayoutItem.Convertible)?, _ relatedAttribute: LayoutAttribute? = nil,
        times: Double = 1, minus: Double, on target: LayoutView? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> LayoutConstraint? {
        add(
            attribute, .equal, related?.layoutItem, relatedAttribute, times: times, plus: 0 - minus, on: target ?? view.superview,
            name: name,
            at: CallSite(file: file, line: line))
    }

    // MARK: ≤

    /// Makes `view.attribute ≤ times × related.relatedAttribute + plus`. The relation is never strict.
    ///
    /// - Parameters:
    ///   - attribute: what of the view it speaks of.
    ///   - related: a view, a guide, or nil, which goes with `.notAnAttribute` and a width or height only.
    ///   - relatedAttribute: what of the related item it speaks of; left out, the same as of the view.
    ///   - times: the factor of the related attribute.
    ///   - plus: what is added, in points.
    ///   - target: which view holds the constraint and its name; left out, the superview.
    ///   - name: what ``LayoutView/constraint(named:)`` of the target finds it by.
    ///   - file: where the caller stands.
    ///   - line: where the caller stands.
    /// - Returns: the constraint, or nil where nothing was added.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, lessThan related: (any LayoutItem.Convertible)?, _ relatedAttribute: LayoutAttribute? = nil,
        times: Double = 1, plus: Double = 0, on target: LayoutView? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> LayoutConstraint? {
        add(
            attribute, .lessThanOrEqual, related?.layoutItem, relatedAttribute, times: times, plus: plus, on: target ?? view.superview,
            name: name,
            at: CallSite(file: file, line: line))
    }

    /// Makes `view.attribute ≤ times × related.relatedAttribute − minus`. The relation is never strict.
    ///
    /// - Parameters:
    ///   - attribute: what of the view it speaks of.
    ///   - related: a view, a guide, or nil, which goes with `.notAnAttribute` and a width or height only.
    ///   - relatedAttribute: what of the related item it speaks of; left out, the same as of the view.
    ///   - times: the factor of the related attribute.
    ///   - minus: what is taken away, in points.
    ///   - target: which view holds the constraint and its name; left out, the superview.
    ///   - name: what ``LayoutView/constraint(named:)`` of the target finds it by.
    ///   - file: where the caller stands.
    ///   - line: where the caller stands.
    /// - Returns: the constraint, or nil where nothing was added.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, lessThan related: (any LayoutItem.Convertible)?, _ relatedAttribute: LayoutAttribute? = nil,
        times: Double = 1, minus: Double, on target: LayoutView? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> LayoutConstraint? {
        add(
            attribute, .lessThanOrEqual, related?.layoutItem, relatedAttribute, times: times, plus: 0 - minus, on: target ?? view.superview,
            name: name,
            at: CallSite(file: file, line: line))
    }

    // MARK: ≥

    /// Makes `view.attribute ≥ times × related.relatedAttribute + plus`. The relation is never strict.
    ///
    /// - Parameters:
    ///   - attribute: what of the view it speaks of.
    ///   - related: a view, a guide, or nil, which goes with `.notAnAttribute` and a width or height only.
    ///   - relatedAttribute: what of the related item it speaks of; left out, the same as of the view.
    ///   - times: the factor of the related attribute.
    ///   - plus: what is added, in points.
    ///   - target: which view holds the constraint and its name; left out, the superview.
    ///   - name: what ``LayoutView/constraint(named:)`` of the target finds it by.
    ///   - file: where the caller stands.
    ///   - line: where the caller stands.
    /// - Returns: the constraint, or nil where nothing was added.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, greaterThan related: (any LayoutItem.Convertible)?, _ relatedAttribute: LayoutAttribute? = nil,
        times: Double = 1, plus: Double = 0, on target: LayoutView? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> LayoutConstraint? {
        add(
            attribute, .greaterThanOrEqual, related?.layoutItem, relatedAttribute, times: times, plus: plus, on: target ?? view.superview,
            name: name,
            at: CallSite(file: file, line: line))
    }

    /// Makes `view.attribute ≥ times × related.relatedAttribute − minus`. The relation is never strict.
    ///
    /// - Parameters:
    ///   - attribute: what of the view it speaks of.
    ///   - related: a view, a guide, or nil, which goes with `.notAnAttribute` and a width or height only.
    ///   - relatedAttribute: what of the related item it speaks of; left out, the same as of the view.
    ///   - times: the factor of the related attribute.
    ///   - minus: what is taken away, in points.
    ///   - target: which view holds the constraint and its name; left out, the superview.
    ///   - name: what ``LayoutView/constraint(named:)`` of the target finds it by.
    ///   - file: where the caller stands.
    ///   - line: where the caller stands.
    /// - Returns: the constraint, or nil where nothing was added.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, greaterThan related: (any LayoutItem.Convertible)?, _ relatedAttribute: LayoutAttribute? = nil,
        times: Double = 1, minus: Double, on target: LayoutView? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> LayoutConstraint? {
        add(
            attribute, .greaterThanOrEqual, related?.layoutItem, relatedAttribute, times: times, plus: 0 - minus,
            on: target ?? view.superview, name: name,
            at: CallSite(file: file, line: line))
    }
}
