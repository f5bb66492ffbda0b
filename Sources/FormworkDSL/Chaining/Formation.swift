public import FormworkModel

extension FormationLayout {
    /// Constraints of a view or of a group of views, which are made by chained calls and switched on and off together.
    ///
    /// See <doc:ChainingLanguage#Formations>.
    ///
    /// ``FormationLayout/ViewFormation`` and ``FormationLayout/GroupFormation`` are the formations that there are.
    public protocol Formation: AnyObject {
        /// The formations of its views, in order.
        var members: [ViewFormation] { get }

        /// Whether it takes part.
        ///
        /// Setting it activates or deactivates all constraints that it has at that moment, also where it had the value before. Constraints
        /// that are made later stay inactive until it is set again.
        var active: Bool { get set }

        /// When it takes part.
        var installation: Installation { get set }
    }
}

extension Formation {
    /// Its constraints, in the order of making; of a group, member after member.
    ///
    /// - Complexity: O(n) in the number of constraints.
    public var constraints: [LayoutConstraint] { members.flatMap(\.constraints) }

    // MARK: Any attribute

    /// Holds an attribute against a target, a view or a guide (see <doc:ChainingLanguage#Calls>).
    ///
    /// - Parameters:
    ///   - attribute: an attribute of its views.
    ///   - relation: how the sides compare.
    ///   - target: what it is held against.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    ///   - handler: called with each constraint, which is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func attribute(
        _ attribute: LayoutAttribute, relatedBy relation: LayoutRelation = .equal, to target: some FormationLayout.TargetConvertible,
        priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line,
        handler: ((LayoutConstraint) -> Void)? = nil
    ) -> Self {
        attributes([attribute], relatedBy: relation, to: target, priority: priority, file: file, line: line, handler: handler)
    }

    /// Holds a width or a height against a number: that a place has none, the compiler says.
    ///
    /// - Parameters:
    ///   - dimension: the width or the height of its views.
    ///   - relation: how the sides compare.
    ///   - constant: in points.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    ///   - handler: called with each constraint, which is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func attribute(
        _ dimension: LayoutItem.Dimension, relatedBy relation: LayoutRelation = .equal, to constant: Double,
        priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line,
        handler: ((LayoutConstraint) -> Void)? = nil
    ) -> Self {
        let request = ConstraintRequest(priority, file, line, handler)
        for member in members { member.make([dimension.attribute], relation, .points(constant), request) }
        return self
    }

    /// Holds several attributes, one after the other, against the same.
    ///
    /// - Parameters:
    ///   - attributes: attributes of its views.
    ///   - relation: how the sides compare.
    ///   - target: what they are held against.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    ///   - handler: called with each constraint, which is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func attributes(
        _ attributes: [LayoutAttribute], relatedBy relation: LayoutRelation = .equal, to target: some FormationLayout.TargetConvertible,
        priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line,
        handler: ((LayoutConstraint) -> Void)? = nil
    ) -> Self {
        let request = ConstraintRequest(priority, file, line, handler)
        for member in members { member.make(attributes, relation, .target(target.asLayoutTarget), request) }
        return self
    }

    // MARK: Size classes

    /// The size classes for which it takes part; none for all (see <doc:ChainingLanguage#Size-classes>).
    public var installSizeClasses: Set<FormationLayout.SizeClass> { installation.install }

    /// The size classes for which it does not take part.
    public var exceptSizeClasses: Set<FormationLayout.SizeClass> { installation.except }

    /// Has it take part for size classes, from the next ``FormationLayout/activate(horizontal:vertical:)`` on.
    @discardableResult
    public func install(_ sizeClasses: FormationLayout.SizeClass...) -> Self {
        installation.install.formUnion(sizeClasses)
        return self
    }

    /// Has it take no part for size classes, from the next ``FormationLayout/activate(horizontal:vertical:)`` on.
    @discardableResult
    public func except(_ sizeClasses: FormationLayout.SizeClass...) -> Self {
        installation.except.formUnion(sizeClasses)
        return self
    }
}
