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
    init(_ area: LayoutArea, attribute: LayoutAttribute) {
        self.area = area
        self.attribute = attribute
    }

    @inlinable
    func make(_ relation: LayoutRelation, other: LayoutAnchor, multiplier: Double = 1, constant: Double) -> LayoutConstraint {
        // Safe: a programming error of the caller.
        precondition(area.view.engine === other.area.view.engine, "the views have different engines")
        return area.view.engine.makeConstraint(
            area.place, firstAttribute: attribute, relation: relation, second: other.area.place, secondAttribute: other.attribute,
            multiplier: multiplier, constant: constant)
    }

    /// Makes the constraint `self = other + constant`. Constraints are inactive at first.
    @inlinable
    public func constraint(equalTo other: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
        make(.equal, other: other, constant: constant)
    }

    /// Makes the constraint `self ≤ other + constant`.
    @inlinable
    public func constraint(lessThanOrEqualTo other: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
        make(.lessThanOrEqual, other: other, constant: constant)
    }

    /// Makes the constraint `self ≥ other + constant`.
    @inlinable
    public func constraint(greaterThanOrEqualTo other: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
        make(.greaterThanOrEqual, other: other, constant: constant)
    }
}

extension LayoutAnchor where Kind == LayoutEngine.Dimension {
    /// Makes the constraint `self = multiplier × other + constant`.
    @inlinable
    public func constraint(equalTo other: LayoutAnchor, multiplier: Double, constant: Double = 0) -> LayoutConstraint {
        make(.equal, other: other, multiplier: multiplier, constant: constant)
    }

    /// Makes the constraint `self ≤ multiplier × other + constant`.
    @inlinable
    public func constraint(lessThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0) -> LayoutConstraint {
        make(.lessThanOrEqual, other: other, multiplier: multiplier, constant: constant)
    }

    /// Makes the constraint `self ≥ multiplier × other + constant`.
    @inlinable
    public func constraint(greaterThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0) -> LayoutConstraint {
        make(.greaterThanOrEqual, other: other, multiplier: multiplier, constant: constant)
    }

    /// Makes the constraint `self = constant`.
    @inlinable
    public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
        area.view.engine.makeConstraint(
            area.place, firstAttribute: attribute, relation: .equal, second: nil, secondAttribute: .notAnAttribute, constant: constant)
    }

    /// Makes the constraint `self ≤ constant`.
    @inlinable
    public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
        area.view.engine.makeConstraint(
            area.place, firstAttribute: attribute, relation: .lessThanOrEqual, second: nil, secondAttribute: .notAnAttribute,
            constant: constant)
    }

    /// Makes the constraint `self ≥ constant`.
    @inlinable
    public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
        area.view.engine.makeConstraint(
            area.place, firstAttribute: attribute, relation: .greaterThanOrEqual, second: nil, secondAttribute: .notAnAttribute,
            constant: constant)
    }
}
