public import FormworkModel

extension FormationLayout {
    /// An attribute of a formation that can be constrained: ``FormationLayout/Placement`` and ``FormationLayout/Sizing``.
    ///
    /// It adds the spelling of FormationLayout 0.8: `layout[icon].top(equalTo: canvas, plus: 10)`; see
    /// <doc:ChainingLanguage#What-came-with-later-releases>.
    public protocol Anchor<F> {
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
            _ length: Length, relatedBy relation: LayoutRelation, priority: LayoutConstraint.Priority, at site: LayoutConstraint.CallSite,
            handler: ((LayoutConstraint) -> Void)?
        ) -> F
    }
}

extension FormationLayout.Anchor {
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
        equalTo target: some FormationLayout.TargetConvertible, multiplyBy factor: Double = 1, plus: Double = 0, minus: Double = 0,
        at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
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
        equalTo attribute: LayoutAttribute, of item: some FormationLayout.TargetSource, multiplyBy factor: Double = 1, plus: Double = 0,
        minus: Double = 0,
        at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
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
        lessThanOrEqualTo target: some FormationLayout.TargetConvertible, multiplyBy factor: Double = 1, plus: Double = 0,
        minus: Double = 0,
        at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
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
        lessThanOrEqualTo attribute: LayoutAttribute, of item: some FormationLayout.TargetSource, multiplyBy factor: Double = 1,
        plus: Double = 0, minus: Double = 0,
        at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
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
        greaterThanOrEqualTo target: some FormationLayout.TargetConvertible, multiplyBy factor: Double = 1, plus: Double = 0,
        minus: Double = 0,
        at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
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
        greaterThanOrEqualTo attribute: LayoutAttribute, of item: some FormationLayout.TargetSource, multiplyBy factor: Double = 1,
        plus: Double = 0, minus: Double = 0,
        at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(item.layoutTarget(attribute) * factor + (plus - minus), .greaterThanOrEqual, priority, file, line)
    }

    private func hold(
        _ target: LayoutTarget, _ relation: LayoutRelation, _ priority: LayoutPriority, _ file: String, _ line: Int
    ) -> F {
        hold(.target(target), relatedBy: relation, priority: priority, at: CallSite(file: file, line: line), handler: nil)
    }
}

extension FormationLayout.Placement: FormationLayout.Anchor {
    /// Makes the constraints with a given relation in place of the anchor's own.
    @discardableResult
    public func hold(
        _ length: FormationLayout.Length, relatedBy relation: LayoutRelation, priority: LayoutConstraint.Priority,
        at site: LayoutConstraint.CallSite, handler: ((LayoutConstraint) -> Void)?
    ) -> F {
        hold(length, relation, ConstraintRequest(priority, site.file, site.line, handler))
    }
}

extension FormationLayout.Sizing: FormationLayout.Anchor {
    /// Makes the constraints with a given relation in place of the anchor's own.
    @discardableResult
    public func hold(
        _ length: FormationLayout.Length, relatedBy relation: LayoutRelation, priority: LayoutConstraint.Priority,
        at site: LayoutConstraint.CallSite, handler: ((LayoutConstraint) -> Void)?
    ) -> F {
        hold(length, relation, ConstraintRequest(priority, site.file, site.line, handler))
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
        equalTo points: Double, at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(.points(points), .equal, ConstraintRequest(priority, file, line, nil))
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
        equalTo points: Int, at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(.points(Double(points)), .equal, ConstraintRequest(priority, file, line, nil))
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
        lessThanOrEqualTo points: Double, at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(.points(points), .lessThanOrEqual, ConstraintRequest(priority, file, line, nil))
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
        lessThanOrEqualTo points: Int, at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(.points(Double(points)), .lessThanOrEqual, ConstraintRequest(priority, file, line, nil))
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
        greaterThanOrEqualTo points: Double, at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(.points(points), .greaterThanOrEqual, ConstraintRequest(priority, file, line, nil))
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
        greaterThanOrEqualTo points: Int, at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(.points(Double(points)), .greaterThanOrEqual, ConstraintRequest(priority, file, line, nil))
    }
}
