public import FormworkModel

/// A callable that constrains a formation's width or height to a number, target, view or guide: `width` in `formation.width(100)`.
///
/// See <doc:ChainingLanguage#Calls>.
public struct FormationSizing<F: Formation> {
    /// The views of the formation.
    public typealias View = F.View

    let formation: F
    let attributes: [LayoutAttribute]
    let relation: LayoutRelation

    init(_ formation: F, _ attributes: LayoutAttribute..., relation: LayoutRelation = .equal) {
        self.formation = formation
        self.attributes = attributes
        self.relation = relation
    }

    /// Makes the constraints.
    ///
    /// - Parameters:
    ///   - length: a target, a view or a guide.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        _ length: some LayoutTargetConvertible<View>, priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line,
        handler: ((View.Constraint) -> Void)? = nil
    ) -> F {
        hold(
            LayoutLength<View>.target(length.asLayoutTarget), relation: relation,
            request: ConstraintRequest<View>(priority, file: file, line: line, handler: handler))
    }

    /// Makes the constraints.
    ///
    /// - Parameters:
    ///   - points: the length in points; a `CGFloat` converts implicitly.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        _ points: Double, priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line,
        handler: ((View.Constraint) -> Void)? = nil
    ) -> F {
        hold(.points(points), relation: relation, request: ConstraintRequest<View>(priority, file: file, line: line, handler: handler))
    }

    /// Makes the constraints.
    ///
    /// - Parameters:
    ///   - points: the length, in points.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        _ points: Int, priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line,
        handler: ((View.Constraint) -> Void)? = nil
    ) -> F {
        hold(
            .points(Double(points)), relation: relation,
            request: ConstraintRequest<View>(priority, file: file, line: line, handler: handler))
    }

    /// Makes the constraints from a size: the width for widths, the height for heights.
    ///
    /// - Parameters:
    ///   - size: the size, in points.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        _ size: Size, priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line,
        handler: ((View.Constraint) -> Void)? = nil
    ) -> F {
        let request = ConstraintRequest<View>(priority, file: file, line: line, handler: handler)
        for member in formation.members {
            for attribute in attributes {
                member.make(
                    [attribute], relation: relation, length: .points(attribute == .width ? size.width : size.height), request: request)
            }
        }
        return formation
    }

    func hold(_ length: LayoutLength<View>, relation: LayoutRelation, request: ConstraintRequest<View>) -> F {
        for member in formation.members { member.make(attributes, relation: relation, length: length, request: request) }
        return formation
    }
}
