/// SnapKit's `Constraint`.
@MainActor
public final class Constraint {
    /// Active constraints, for `removeConstraints()`.
    static var active: [Constraint] = []

    let item: any LayoutConstraintItem
    public private(set) var layoutConstraints: [LayoutConstraint] = []

    init(_ description: ConstraintDescription, _ relation: NSLayoutConstraint.Relation) {
        item = description.item
        let others = description.related?.attributes ?? []
        for attribute in description.attributes {
            // Equal lists pair up attribute by attribute; otherwise all attributes relate to the other item's first one.
            let other = others == description.attributes ? attribute : others.first ?? attribute
            let isPlace = other != .width && other != .height
            let target = description.related?.target ?? (isPlace ? description.item.itemSuperview : nil)
            let constraint = LayoutConstraint(
                item: description.item, attribute: attribute, relatedBy: relation, toItem: target, attribute: other,
                multiplier: description.multiplier, constant: description.constant.constant(for: other))
            constraint.label = description.label
            constraint.priority = UILayoutPriority(description.priority)
            layoutConstraints.append(constraint)
        }
    }

    public var isActive: Bool {
        get { layoutConstraints.contains(where: \.isActive) }
        set { if newValue { activate() } else { deactivate() } }
    }

    public func activate() {
        LayoutConstraint.activate(layoutConstraints)
        Self.active.append(self)
    }

    public func deactivate() {
        LayoutConstraint.deactivate(layoutConstraints)
        Self.active.removeAll { $0 === self }
    }

    @discardableResult
    public func update(offset: any ConstraintOffsetTarget) -> Constraint { setConstant(offset) }

    @discardableResult
    public func update(inset: any ConstraintInsetTarget) -> Constraint { setConstant(inset.constraintInsetTargetValue) }

    @discardableResult
    public func update(priority: any ConstraintPriorityTarget) -> Constraint {
        for one in layoutConstraints { one.priority = UILayoutPriority(priority.constraintPriorityTargetValue) }
        return self
    }

    private func setConstant(_ constant: any ConstraintConstantTarget) -> Constraint {
        for one in layoutConstraints {
            one.constant = constant.constant(for: one.secondAttribute == .notAnAttribute ? one.firstAttribute : one.secondAttribute)
        }
        return self
    }
}
