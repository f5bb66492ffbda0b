public import FormworkModel

extension FormationLayout {
    /// An attribute of a formation, which is held against something: ``FormationLayout/Placement`` and ``FormationLayout/Sizing``.
    ///
    /// What it adds is the spelling of FormationLayout 0.8: `layout[icon].top(equalTo: canvas, plus: 10)`; see
    /// <doc:ChainingLanguage#What-came-with-later-releases>.
    public protocol Anchor<F> {
        /// What it is an attribute of.
        associatedtype F: Formation

        /// Makes the constraints.
        ///
        /// - Parameters:
        ///   - length: what the attributes are held against. A place that is held against points is reported once it is to be active.
        ///   - relation: how the sides compare, whatever its name says.
        ///   - priority: from 1 to 1000, which is required.
        ///   - site: where in the program it is asked for.
        ///   - handler: called with each constraint, which is not active yet.
        /// - Returns: the formation.
        @discardableResult
        func hold(
            _ length: Length, relatedBy relation: LayoutRelation, priority: LayoutConstraint.Priority, at site: LayoutConstraint.CallSite,
            handler: ((LayoutConstraint) -> Void)?
        ) -> F
    }
}

extension FormationLayout.Anchor {
    /// The attribute is the same attribute of a view or guide, or a target, times a factor, plus points.
    ///
    /// - Parameters:
    ///   - target: what it is held against.
    ///   - factor: the factor of the target.
    ///   - plus: what is added, in points.
    ///   - minus: what is taken away, in points.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        equalTo target: some FormationLayout.TargetConvertible, multiplyBy factor: Double = 1, plus: Double = 0, minus: Double = 0,
        at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(target.asLayoutTarget * factor + (plus - minus), .equal, priority, file, line)
    }

    /// The attribute is another attribute of a view or guide, times a factor, plus points.
    ///
    /// - Parameters:
    ///   - attribute: what of the item is meant.
    ///   - item: a view or a guide.
    ///   - factor: the factor of the target.
    ///   - plus: what is added, in points.
    ///   - minus: what is taken away, in points.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        equalTo attribute: LayoutAttribute, of item: some FormationLayout.TargetSource, multiplyBy factor: Double = 1, plus: Double = 0,
        minus: Double = 0,
        at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(item.layoutTarget(attribute) * factor + (plus - minus), .equal, priority, file, line)
    }

    /// The attribute is at most the same attribute of a view or guide, or a target, times a factor, plus points.
    ///
    /// - Parameters:
    ///   - target: what it is held against.
    ///   - factor: the factor of the target.
    ///   - plus: what is added, in points.
    ///   - minus: what is taken away, in points.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        lessThanOrEqualTo target: some FormationLayout.TargetConvertible, multiplyBy factor: Double = 1, plus: Double = 0,
        minus: Double = 0,
        at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(target.asLayoutTarget * factor + (plus - minus), .lessThanOrEqual, priority, file, line)
    }

    /// The attribute is at most another attribute of a view or guide, times a factor, plus points.
    ///
    /// - Parameters:
    ///   - attribute: what of the item is meant.
    ///   - item: a view or a guide.
    ///   - factor: the factor of the target.
    ///   - plus: what is added, in points.
    ///   - minus: what is taken away, in points.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        lessThanOrEqualTo attribute: LayoutAttribute, of item: some FormationLayout.TargetSource, multiplyBy factor: Double = 1,
        plus: Double = 0, minus: Double = 0,
        at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(item.layoutTarget(attribute) * factor + (plus - minus), .lessThanOrEqual, priority, file, line)
    }

    /// The attribute is at least the same attribute of a view or guide, or a target, times a factor, plus points.
    ///
    /// - Parameters:
    ///   - target: what it is held against.
    ///   - factor: the factor of the target.
    ///   - plus: what is added, in points.
    ///   - minus: what is taken away, in points.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        greaterThanOrEqualTo target: some FormationLayout.TargetConvertible, multiplyBy factor: Double = 1, plus: Double = 0,
        minus: Double = 0,
        at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(target.asLayoutTarget * factor + (plus - minus), .greaterThanOrEqual, priority, file, line)
    }

    /// The attribute is at least another attribute of a view or guide, times a factor, plus points.
    ///
    /// - Parameters:
    ///   - attribute: what of the item is meant.
    ///   - item: a view or a guide.
    ///   - factor: the factor of the target.
    ///   - plus: what is added, in points.
    ///   - minus: what is taken away, in points.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
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
    /// Makes the constraints, with a relation of their own.
    @discardableResult
    public func hold(
        _ length: FormationLayout.Length, relatedBy relation: LayoutRelation, priority: LayoutConstraint.Priority,
        at site: LayoutConstraint.CallSite, handler: ((LayoutConstraint) -> Void)?
    ) -> F {
        hold(length, relation, ConstraintRequest(priority, site.file, site.line, handler))
    }
}

extension FormationLayout.Sizing: FormationLayout.Anchor {
    /// Makes the constraints, with a relation of their own.
    @discardableResult
    public func hold(
        _ length: FormationLayout.Length, relatedBy relation: LayoutRelation, priority: LayoutConstraint.Priority,
        at site: LayoutConstraint.CallSite, handler: ((LayoutConstraint) -> Void)?
    ) -> F {
        hold(length, relation, ConstraintRequest(priority, site.file, site.line, handler))
    }

    /// The length is a number.
    ///
    /// - Parameters:
    ///   - points: the number, in points.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        equalTo points: Double, at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(.points(points), .equal, ConstraintRequest(priority, file, line, nil))
    }

    /// The length is a number.
    ///
    /// - Parameters:
    ///   - points: the number, in points.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        equalTo points: Int, at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(.points(Double(points)), .equal, ConstraintRequest(priority, file, line, nil))
    }

    /// The length is at most a number.
    ///
    /// - Parameters:
    ///   - points: the number, in points.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        lessThanOrEqualTo points: Double, at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(.points(points), .lessThanOrEqual, ConstraintRequest(priority, file, line, nil))
    }

    /// The length is at most a number.
    ///
    /// - Parameters:
    ///   - points: the number, in points.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        lessThanOrEqualTo points: Int, at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(.points(Double(points)), .lessThanOrEqual, ConstraintRequest(priority, file, line, nil))
    }

    /// The length is at least a number.
    ///
    /// - Parameters:
    ///   - points: the number, in points.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        greaterThanOrEqualTo points: Double, at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(.points(points), .greaterThanOrEqual, ConstraintRequest(priority, file, line, nil))
    }

    /// The length is at least a number.
    ///
    /// - Parameters:
    ///   - points: the number, in points.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        greaterThanOrEqualTo points: Int, at priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line
    ) -> F {
        hold(.points(Double(points)), .greaterThanOrEqual, ConstraintRequest(priority, file, line, nil))
    }
}
