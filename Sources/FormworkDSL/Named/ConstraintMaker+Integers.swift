public import FormworkModel

// Numbers of points that are counted: each takes an `Int` where the other of its name takes a `Double`.

extension ConstraintMaker {
    /// Makes `view.dimension = constant`, held by the view itself, which also keeps the name.
    ///
    /// - Parameters:
    ///   - dimension: the width or the height.
    ///   - constant: in points.
    ///   - name: what ``LayoutView/constraint(named:)`` of the view finds it by.
    ///   - file: where the caller stands.
    ///   - line: where the caller stands.
    /// - Returns: the constraint, or nil where nothing was added.
    @discardableResult
    public func set(
        _ dimension: LayoutItem.Dimension, to constant: Int, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> LayoutConstraint? {
        set(dimension, to: Double(constant), name: name, file: file, line: line)
    }

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
        times: Double = 1, plus: Int, on target: LayoutView? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> LayoutConstraint? {
        make(
            attribute, equalTo: related, relatedAttribute, times: times, plus: Double(plus), on: target, name: name, file: file, line: line)
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
        times: Double = 1, minus: Int, on target: LayoutView? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> LayoutConstraint? {
        make(
            attribute, equalTo: related, relatedAttribute, times: times, minus: Double(minus), on: target, name: name, file: file,
            line: line)
    }

    /// Makes `view.attribute ≤ times × related.relatedAttribute + plus`.
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
        times: Double = 1, plus: Int, on target: LayoutView? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> LayoutConstraint? {
        make(
            attribute, lessThan: related, relatedAttribute, times: times, plus: Double(plus), on: target, name: name, file: file, line: line
        )
    }

    /// Makes `view.attribute ≤ times × related.relatedAttribute − minus`.
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
        times: Double = 1, minus: Int, on target: LayoutView? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> LayoutConstraint? {
        make(
            attribute, lessThan: related, relatedAttribute, times: times, minus: Double(minus), on: target, name: name, file: file,
            line: line)
    }

    /// Makes `view.attribute ≥ times × related.relatedAttribute + plus`.
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
        times: Double = 1, plus: Int, on target: LayoutView? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> LayoutConstraint? {
        make(
            attribute, greaterThan: related, relatedAttribute, times: times, plus: Double(plus), on: target, name: name, file: file,
            line: line)
    }

    /// Makes `view.attribute ≥ times × related.relatedAttribute − minus`.
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
        times: Double = 1, minus: Int, on target: LayoutView? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> LayoutConstraint? {
        make(
            attribute, greaterThan: related, relatedAttribute, times: times, minus: Double(minus), on: target, name: name, file: file,
            line: line)
    }
}
