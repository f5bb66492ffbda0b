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
        hold(target.asLayoutTarget * factor + (plus - minus), .equal, priority, file, line)
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
        hold(item.layoutTarget(attribute) * factor + (plus - minus), .equal, priority, file, line)
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
        hold(target.asLayoutTarget * factor + (plus - minus), .lessThanOrEqual, priority, file, line)
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
        hold(item.layoutTarget(attribute) * factor + (plus - minus), .lessThanOrEqual, priority, file, line)
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
        hold(target.asLayoutTarget * factor + (plus - minus), .greaterThanOrEqual, priority, file, line)
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
        hold(item.layoutTarget(attribute) * factor + (plus - minus), .greaterThanOrEqual, priority, file, line)
    }

    private func hold(
        _ target: LayoutTarget<F.View>, _ relation: LayoutRelation, _ priority: LayoutPriority, _ file: String, _ line: Int
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
        hold(length, relation, ConstraintRequest<View>(priority, site.file, site.line, handler))
    }
}

extension FormationSizing: FormationAnchor {
    /// Makes the constraints with a given relation in place of the anchor's own.
    @discardableResult
    public func hold(
        _ length: LayoutLength<View>, relatedBy relation: LayoutRelation, priority: LayoutPriority,
        at site: CallSite, handler: ((View.Constraint) -> Void)?
    ) -> F {
        hold(length, relation, ConstraintRequest<View>(priority, site.file, site.line, handler))
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
        hold(.points(points), .equal, ConstraintRequest<View>(priority, file, line, nil))
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
        equalTo points: Int, at priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(.points(Double(points)), .equal, ConstraintRequest<View>(priority, file, line, nil))
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
        hold(.points(points), .lessThanOrEqual, ConstraintRequest<View>(priority, file, line, nil))
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
        lessThanOrEqualTo points: Int, at priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(.points(Double(points)), .lessThanOrEqual, ConstraintRequest<View>(priority, file, line, nil))
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
        hold(.points(points), .greaterThanOrEqual, ConstraintRequest<View>(priority, file, line, nil))
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
        greaterThanOrEqualTo points: Int, at priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(.points(Double(points)), .greaterThanOrEqual, ConstraintRequest<View>(priority, file, line, nil))
    }
}
