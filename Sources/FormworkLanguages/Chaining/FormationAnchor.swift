public import FormworkModel

/// An attribute of a formation that can be constrained: ``FormationPlacement`` and ``FormationSizing``.
///
/// It adds the spelling of FormationLayout 0.8: `layout[icon].top(equalTo: canvas, plus: 10)`; see
/// <doc:ChainingLanguage#What-came-with-later-releases>.
public protocol FormationAnchor<F> {
    /// The formation that has the attribute.
    associatedtype F: Formation

    /// Makes the constraints.
    ///
    /// - Parameters:
    ///   - length: the number or target of the attributes. A number for a position is reported when it is activated.
    ///   - relation: the relation between the two sides, which replaces the anchor's own.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - site: the call site.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    func hold(
        _ length: LayoutLength<F.View>, relatedBy relation: LayoutRelation, priority: LayoutPriority, at site: CallSite,
        handler: ((F.View.Constraint) -> Void)?
    ) -> F
}

extension FormationAnchor {
    /// Makes the attribute equal to a target, or the same attribute of a view or guide, times a factor, plus points.
    ///
    /// - Parameters:
    ///   - target: the target of the attribute.
    ///   - factor: the multiplier of the target.
    ///   - plus: the points to add.
    ///   - minus: the points to subtract.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        equalTo target: some LayoutTargetConvertible<F.View>, multiplyBy factor: Double = 1, plus: Double = 0, minus: Double = 0,
        at priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(target.asLayoutTarget * factor + (plus - minus), relation: .equal, priority: priority, file: file, line: line)
    }

    /// Makes the attribute equal to another attribute of a view or guide, times a factor, plus points.
    ///
    /// - Parameters:
    ///   - attribute: the attribute of the item.
    ///   - item: a view or a guide.
    ///   - factor: the multiplier of the target.
    ///   - plus: the points to add.
    ///   - minus: the points to subtract.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        equalTo attribute: LayoutAttribute, of item: some LayoutTargetSource<F.View>, multiplyBy factor: Double = 1, plus: Double = 0,
        minus: Double = 0,
        at priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(item.layoutTarget(attribute) * factor + (plus - minus), relation: .equal, priority: priority, file: file, line: line)
    }

    /// Makes the attribute at most a target, or the same attribute of a view or guide, times a factor, plus points.
    ///
    /// - Parameters:
    ///   - target: the target of the attribute.
    ///   - factor: the multiplier of the target.
    ///   - plus: the points to add.
    ///   - minus: the points to subtract.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        lessThanOrEqualTo target: some LayoutTargetConvertible<F.View>, multiplyBy factor: Double = 1, plus: Double = 0,
        minus: Double = 0,
        at priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(target.asLayoutTarget * factor + (plus - minus), relation: .lessThanOrEqual, priority: priority, file: file, line: line)
    }

    /// Makes the attribute at most another attribute of a view or guide, times a factor, plus points.
    ///
    /// - Parameters:
    ///   - attribute: the attribute of the item.
    ///   - item: a view or a guide.
    ///   - factor: the multiplier of the target.
    ///   - plus: the points to add.
    ///   - minus: the points to subtract.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        lessThanOrEqualTo attribute: LayoutAttribute, of item: some LayoutTargetSource<F.View>, multiplyBy factor: Double = 1,
        plus: Double = 0, minus: Double = 0,
        at priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(item.layoutTarget(attribute) * factor + (plus - minus), relation: .lessThanOrEqual, priority: priority, file: file, line: line)
    }

    /// Makes the attribute at least a target, or the same attribute of a view or guide, times a factor, plus points.
    ///
    /// - Parameters:
    ///   - target: the target of the attribute.
    ///   - factor: the multiplier of the target.
    ///   - plus: the points to add.
    ///   - minus: the points to subtract.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        greaterThanOrEqualTo target: some LayoutTargetConvertible<F.View>, multiplyBy factor: Double = 1, plus: Double = 0,
        minus: Double = 0,
        at priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(target.asLayoutTarget * factor + (plus - minus), relation: .greaterThanOrEqual, priority: priority, file: file, line: line)
    }

    /// Makes the attribute at least another attribute of a view or guide, times a factor, plus points.
    ///
    /// - Parameters:
    ///   - attribute: the attribute of the item.
    ///   - item: a view or a guide.
    ///   - factor: the multiplier of the target.
    ///   - plus: the points to add.
    ///   - minus: the points to subtract.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        greaterThanOrEqualTo attribute: LayoutAttribute, of item: some LayoutTargetSource<F.View>, multiplyBy factor: Double = 1,
        plus: Double = 0, minus: Double = 0,
        at priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(
            item.layoutTarget(attribute) * factor + (plus - minus), relation: .greaterThanOrEqual, priority: priority, file: file,
            line: line)
    }

    private func hold(
        _ target: LayoutTarget<F.View>, relation: LayoutRelation, priority: LayoutPriority, file: String, line: Int
    ) -> F {
        hold(.target(target), relatedBy: relation, priority: priority, at: CallSite(file: file, line: line), handler: nil)
    }
}

extension FormationPlacement: FormationAnchor {
    /// Makes the constraints with a given relation in place of the anchor's own.
    @discardableResult
    public func hold(
        _ length: LayoutLength<View>, relatedBy relation: LayoutRelation, priority: LayoutPriority,
        at site: CallSite, handler: ((View.Constraint) -> Void)?
    ) -> F {
        hold(length, relation: relation, request: ConstraintRequest<View>(priority, file: site.file, line: site.line, handler: handler))
    }
}

extension FormationSizing: FormationAnchor {
    /// Makes the constraints with a given relation in place of the anchor's own.
    @discardableResult
    public func hold(
        _ length: LayoutLength<View>, relatedBy relation: LayoutRelation, priority: LayoutPriority,
        at site: CallSite, handler: ((View.Constraint) -> Void)?
    ) -> F {
        hold(length, relation: relation, request: ConstraintRequest<View>(priority, file: site.file, line: site.line, handler: handler))
    }

    /// Makes the length equal to a number.
    ///
    /// - Parameters:
    ///   - points: the number, in points.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        equalTo points: Double, at priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(.points(points), relation: .equal, request: ConstraintRequest<View>(priority, file: file, line: line, handler: nil))
    }

    /// Makes the length equal to a number.
    @discardableResult
    public func callAsFunction(
        equalTo points: Int, at priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(.points(Double(points)), relation: .equal, request: ConstraintRequest<View>(priority, file: file, line: line, handler: nil))
    }

    /// Makes the length at most a number.
    ///
    /// - Parameters:
    ///   - points: the number, in points.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        lessThanOrEqualTo points: Double, at priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(.points(points), relation: .lessThanOrEqual, request: ConstraintRequest<View>(priority, file: file, line: line, handler: nil))
    }

    /// Makes the length at most a number.
    @discardableResult
    public func callAsFunction(
        lessThanOrEqualTo points: Int, at priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(
            .points(Double(points)), relation: .lessThanOrEqual,
            request: ConstraintRequest<View>(priority, file: file, line: line, handler: nil))
    }

    /// Makes the length at least a number.
    ///
    /// - Parameters:
    ///   - points: the number, in points.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        greaterThanOrEqualTo points: Double, at priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(
            .points(points), relation: .greaterThanOrEqual, request: ConstraintRequest<View>(priority, file: file, line: line, handler: nil)
        )
    }

    /// Makes the length at least a number.
    @discardableResult
    public func callAsFunction(
        greaterThanOrEqualTo points: Int, at priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(
            .points(Double(points)), relation: .greaterThanOrEqual,
            request: ConstraintRequest<View>(priority, file: file, line: line, handler: nil))
    }
}
