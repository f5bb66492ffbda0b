public import FormworkModel

// AutoLayoutKit's names, for code that was written for it. The compiler's deprecation warnings give the current names.

/// AutoLayoutKit's name of ``ConstraintMaker``.
@available(*, deprecated, renamed: "ConstraintMaker")
public typealias ALKConstraints<View: ConstrainedView> = ConstraintMaker<View>

extension ConstraintMaker {
    /// A maker for a view.
    @available(*, deprecated, renamed: "init(_:)")
    public convenience init(view: View) { self.init(view) }

    /// Makes constraints for a view.
    @available(*, deprecated, message: "use view.layout { c in … }")
    @discardableResult
    public static func layout(_ view: View, do make: (ConstraintMaker<View>) throws -> Void) rethrows -> ConstraintMaker<View> {
        try view.layout(make)
    }

    // MARK: Priorities

    /// Sets ``priority``.
    @available(*, deprecated, message: "set priority")
    public func setPriority(_ priority: LayoutPriority) { self.priority = priority }

    /// Sets ``priority`` to required.
    @available(*, deprecated, message: "set priority to .required")
    public func setPriorityRequired() { priority = .required }

    /// Sets ``priority`` to 750.
    @available(*, deprecated, message: "set priority to .defaultHigh")
    public func setPriorityDefaultHigh() { priority = .defaultHigh }

    /// Sets ``priority`` to 250.
    @available(*, deprecated, message: "set priority to .defaultLow")
    public func setPriorityDefaultLow() { priority = .defaultLow }

    /// Sets ``priority`` to 50.
    @available(*, deprecated, message: "set priority to .fittingSizeLevel")
    public func setPriorityFittingSizeLevel() { priority = .fittingSizeLevel }

    // MARK: Alignment

    /// Makes left, top, right and bottom equal, in this order.
    @available(*, deprecated, message: "use alignAllEdges(to: related)")
    @discardableResult
    public func alignAllEdgesTo(
        _ related: some LayoutTargetSource<View>, edgeInsets: LayoutInsets = .zero, file: String = #fileID, line: Int = #line
    ) -> [View.Constraint] {
        alignAllEdges(to: related, insets: edgeInsets, file: file, line: line)
    }

    /// Makes the centres equal: x, then y.
    @available(*, deprecated, message: "use center(in: related)")
    @discardableResult
    public func centerIn(_ related: some LayoutTargetSource<View>, file: String = #fileID, line: Int = #line) -> [View.Constraint] {
        center(in: related, file: file, line: line)
    }

    // MARK: Relations

    /// Makes `view.attribute = times × related.s + plus − minus`.
    @available(*, deprecated, message: "leave out 's:'")
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, equalTo related: (any LayoutTargetSource<View>)?, s relatedAttribute: LayoutAttribute,
        times: Double = 1, plus: Double = 0, minus: Double = 0, on target: View? = nil, name: String? = nil, file: String = #fileID,
        line: Int = #line
    ) -> View.Constraint? {
        make(
            attribute, equalTo: related, relatedAttribute, times: times, plus: plus, minus: minus, on: target, name: name, file: file,
            line: line)
    }

    /// Makes `view.attribute ≤ times × related.s + plus − minus`.
    @available(*, deprecated, message: "leave out 's:'")
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, lessThan related: (any LayoutTargetSource<View>)?, s relatedAttribute: LayoutAttribute,
        times: Double = 1, plus: Double = 0, minus: Double = 0, on target: View? = nil, name: String? = nil, file: String = #fileID,
        line: Int = #line
    ) -> View.Constraint? {
        make(
            attribute, lessThan: related, relatedAttribute, times: times, plus: plus, minus: minus, on: target, name: name, file: file,
            line: line)
    }

    /// Makes `view.attribute ≥ times × related.s + plus − minus`.
    @available(*, deprecated, message: "leave out 's:'")
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, greaterThan related: (any LayoutTargetSource<View>)?, s relatedAttribute: LayoutAttribute,
        times: Double = 1, plus: Double = 0, minus: Double = 0, on target: View? = nil, name: String? = nil, file: String = #fileID,
        line: Int = #line
    ) -> View.Constraint? {
        make(
            attribute, greaterThan: related, relatedAttribute, times: times, plus: plus, minus: minus, on: target, name: name, file: file,
            line: line)
    }

    /// Makes `view.attribute = safe area of related.s + plus − minus`.
    @available(*, deprecated, message: "use equalToSafeAreaOf: related, s")
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, equalToSafeArea related: View?, s relatedAttribute: LayoutAttribute, plus: Double = 0,
        minus: Double = 0, on target: View? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> View.Constraint? {
        make(
            attribute, equalToSafeAreaOf: related, relatedAttribute, plus: plus, minus: minus, on: target, name: name, file: file,
            line: line)
    }
}

extension ConstrainedView {
    /// The view's named constraints, by name.
    @available(*, deprecated, renamed: "namedConstraints")
    public var alk_namedConstraints: [String: View.Constraint] { namedConstraints }

    /// The constraint with a name on this view.
    @available(*, deprecated, renamed: "constraint(named:)")
    public func alk_constraintWithName(_ name: String) -> View.Constraint? { constraint(named: name) }

    /// Adds a constraint to the view under a name.
    @available(*, deprecated, renamed: "addConstraint(_:named:)")
    @discardableResult
    public func alk_addConstraint(
        _ constraint: View.Constraint, withName name: String, file: String = #fileID, line: Int = #line
    ) -> View.Constraint? {
        addConstraint(constraint, named: name, file: file, line: line)
    }

    /// Deactivates the constraint with a name and forgets the name.
    @available(*, deprecated, renamed: "removeConstraint(named:)")
    public func alk_removeConstraintWithName(_ name: String) { removeConstraint(named: name) }

    /// Removes the constraints with these names.
    @available(*, deprecated, renamed: "removeConstraints(named:)")
    public func alk_removeConstraintsWithNames(_ names: some Sequence<String>) { removeConstraints(named: names) }
}
