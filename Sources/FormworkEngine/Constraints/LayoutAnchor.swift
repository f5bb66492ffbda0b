public import enum FormworkModel.LayoutAttribute
public import enum FormworkModel.LayoutRelation

extension LayoutEngine {
    /// The kind of horizontal positions.
    public enum XAxis: Sendable {}
    /// The kind of vertical positions.
    public enum YAxis: Sendable {}
    /// The kind of widths and heights.
    public enum Dimension: Sendable {}
}

/// A position or length of a view, from which constraints are made. Its kind makes the compiler reject constraints between different axes.
public struct LayoutAnchor<Kind>: Hashable {
    @usableFromInline let area: LayoutArea
    /// The attribute of the view.
    public let attribute: LayoutAttribute

    @inlinable
    init(_ area: LayoutArea, _ attribute: LayoutAttribute) {
        self.area = area
        self.attribute = attribute
    }

    /// Makes the constraint `self = other + constant`. Constraints are inactive at first.
    @inlinable
    public func constraint(equalTo other: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
        area.view.engine.makeConstraint(area, attribute, .equal, other.area, other.attribute, constant: constant)
    }

    /// Makes the constraint `self ≤ other + constant`.
    @inlinable
    public func constraint(lessThanOrEqualTo other: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
        area.view.engine.makeConstraint(area, attribute, .lessThanOrEqual, other.area, other.attribute, constant: constant)
    }

    /// Makes the constraint `self ≥ other + constant`.
    @inlinable
    public func constraint(greaterThanOrEqualTo other: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
        area.view.engine.makeConstraint(area, attribute, .greaterThanOrEqual, other.area, other.attribute, constant: constant)
    }
}

extension LayoutAnchor where Kind == LayoutEngine.Dimension {
    /// Makes the constraint `self = multiplier × other + constant`.
    @inlinable
    public func constraint(equalTo other: LayoutAnchor, multiplier: Double, constant: Double = 0) -> LayoutConstraint {
        area.view.engine.makeConstraint(
            area, attribute, .equal, other.area, other.attribute, multiplier: multiplier, constant: constant)
    }

    /// Makes the constraint `self ≤ multiplier × other + constant`.
    @inlinable
    public func constraint(lessThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0) -> LayoutConstraint {
        area.view.engine.makeConstraint(
            area, attribute, .lessThanOrEqual, other.area, other.attribute, multiplier: multiplier, constant: constant)
    }

    /// Makes the constraint `self ≥ multiplier × other + constant`.
    @inlinable
    public func constraint(greaterThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0) -> LayoutConstraint {
        area.view.engine.makeConstraint(
            area, attribute, .greaterThanOrEqual, other.area, other.attribute, multiplier: multiplier, constant: constant)
    }

    /// Makes the constraint `self = constant`.
    @inlinable
    public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
        area.view.engine.makeConstraint(area, attribute, .equal, nil, .notAnAttribute, constant: constant)
    }

    /// Makes the constraint `self ≤ constant`.
    @inlinable
    public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
        area.view.engine.makeConstraint(area, attribute, .lessThanOrEqual, nil, .notAnAttribute, constant: constant)
    }

    /// Makes the constraint `self ≥ constant`.
    @inlinable
    public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
        area.view.engine.makeConstraint(area, attribute, .greaterThanOrEqual, nil, .notAnAttribute, constant: constant)
    }
}
