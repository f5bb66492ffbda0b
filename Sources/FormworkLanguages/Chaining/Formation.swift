public import FormworkModel

/// Constraints of a view or of a group of views, made by chained calls and activated and deactivated together.
///
/// See <doc:ChainingLanguage#Formations>.
///
/// The formations are ``ViewFormation``, ``GroupFormation`` and ``StackFormation``.
public protocol Formation<View>: AnyObject {
    /// The views that it constrains.
    associatedtype View: ConstrainedView

    /// The formations of its views, in order.
    var members: [ViewFormation<View>] { get }

    /// Whether it is active.
    ///
    /// Setting it activates or deactivates all constraints that it has at that moment, even if the value doesn't change. Constraints
    /// that are made later stay inactive until it is set again.
    var active: Bool { get set }

    /// The size classes and conditions for which it is active.
    var installation: FormationInstallation<View> { get set }
}

extension Formation {
    /// Its constraints, in order of creation; for a group, member by member.
    ///
    /// - Complexity: O(n) in the number of constraints.
    public var constraints: [View.Constraint] { members.flatMap(\.constraints) }

    // MARK: Any attribute

    /// Constrains an attribute to a target, a view or a guide (see <doc:ChainingLanguage#Calls>).
    ///
    /// - Parameters:
    ///   - attribute: an attribute of its views.
    ///   - relation: the relation between the two sides.
    ///   - target: the target of the attribute.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func attribute(
        _ attribute: LayoutAttribute, relatedBy relation: LayoutRelation = .equal, to target: some LayoutTargetConvertible<View>,
        priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line,
        handler: ((View.Constraint) -> Void)? = nil
    ) -> Self {
        attributes([attribute], relatedBy: relation, to: target, priority: priority, file: file, line: line, handler: handler)
    }

    /// Constrains a width or height to a number. The type of `dimension` makes the compiler reject positions.
    ///
    /// - Parameters:
    ///   - dimension: the width or the height of its views.
    ///   - relation: the relation between the two sides.
    ///   - constant: the constant, in points.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func attribute(
        _ dimension: LayoutDimension, relatedBy relation: LayoutRelation = .equal, to constant: Double,
        priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line,
        handler: ((View.Constraint) -> Void)? = nil
    ) -> Self {
        let request = ConstraintRequest<View>(priority, file: file, line: line, handler: handler)
        for member in members { member.make([dimension.attribute], relation: relation, length: .points(constant), request: request) }
        return self
    }

    /// Constrains several attributes, in order, to the same target.
    ///
    /// - Parameters:
    ///   - attributes: attributes of its views.
    ///   - relation: the relation between the two sides.
    ///   - target: the target of the attributes.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func attributes(
        _ attributes: [LayoutAttribute], relatedBy relation: LayoutRelation = .equal, to target: some LayoutTargetConvertible<View>,
        priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line,
        handler: ((View.Constraint) -> Void)? = nil
    ) -> Self {
        let request = ConstraintRequest<View>(priority, file: file, line: line, handler: handler)
        for member in members { member.make(attributes, relation: relation, length: .target(target.asLayoutTarget), request: request) }
        return self
    }

    // MARK: Size classes

    /// The size classes for which it is active; empty for all (see <doc:ChainingLanguage#Size-classes>).
    public var installSizeClasses: Set<FormationSizeClass> { installation.install }

    /// The size classes for which it is inactive.
    public var exceptSizeClasses: Set<FormationSizeClass> { installation.except }

    /// Makes it active for size classes, from the next ``FormationLayout/activate(horizontal:vertical:)`` on.
    @discardableResult
    public func install(_ sizeClasses: FormationSizeClass...) -> Self {
        installation.install.formUnion(sizeClasses)
        return self
    }

    /// Makes it inactive for size classes, from the next ``FormationLayout/activate(horizontal:vertical:)`` on.
    @discardableResult
    public func except(_ sizeClasses: FormationSizeClass...) -> Self {
        installation.except.formUnion(sizeClasses)
        return self
    }
}
