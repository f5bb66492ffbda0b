import FormworkModel

/// A callable that constrains a formation's attributes to a target, view or guide: `left` in `formation.left(icon.right + 10)`.
///
/// See <doc:ChainingLanguage#Calls>.
public struct FormationPlacement<F: Formation> {
    /// The views of the formation.
    public typealias View = F.View

    let formation: F
    let members: [ViewFormation<View>]
    let attributes: [LayoutAttribute]
    let relation: LayoutRelation
    /// The attribute that replaces the target's; nil to keep it.
    let other: LayoutAttribute?

    init(
        _ formation: F, _ attributes: LayoutAttribute..., relation: LayoutRelation = .equal, members: [ViewFormation<View>]? = nil,
        other: LayoutAttribute? = nil
    ) {
        self.formation = formation
        self.members = members ?? formation.members
        self.attributes = attributes
        self.relation = relation
        self.other = other
    }

    /// Makes the constraints.
    ///
    /// - Parameters:
    ///   - target: the target of the attributes.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        _ target: some LayoutTargetConvertible<View>, priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line,
        handler: ((View.Constraint) -> Void)? = nil
    ) -> F {
        hold(
            .target(target.asLayoutTarget), relation: relation,
            request: ConstraintRequest<View>(priority, file: file, line: line, handler: handler))
    }

    /// Makes the constraints with a gap, which counts as a positive distance on all sides: it is subtracted for a bottom, right or
    /// trailing edge, and added for everything else. `above(title, gap: 10)` is `above(title - 10)`.
    ///
    /// - Parameters:
    ///   - target: the target of the attributes.
    ///   - gap: the distance, in points.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        _ target: some LayoutTargetConvertible<View>, gap: Double, priority: LayoutPriority = .required, file: String = #fileID,
        line: Int = #line, handler: ((View.Constraint) -> Void)? = nil
    ) -> F {
        let endsBefore = attributes.contains { [.bottom, .right, .trailing].contains($0) }
        let target = target + (endsBefore ? -gap : gap)
        return hold(
            .target(target), relation: relation, request: ConstraintRequest<View>(priority, file: file, line: line, handler: handler))
    }

    func hold(_ length: LayoutLength<View>, relation: LayoutRelation, request: ConstraintRequest<View>) -> F {
        var length = length
        if let other, case .target(var target) = length {
            target.attribute = other
            length = .target(target)
        }
        for member in members { member.make(attributes, relation: relation, length: length, request: request) }
        return formation
    }
}
