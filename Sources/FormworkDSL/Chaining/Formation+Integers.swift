public import FormworkModel

// Numbers of points that are counted: each takes an `Int` where the other of its name takes a `Double`.

extension Formation {
    /// Holds a width or a height against a number.
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
        _ dimension: LayoutItem.Dimension, relatedBy relation: LayoutRelation = .equal, to constant: Int,
        priority: LayoutConstraint.Priority = .required, file: String = #fileID,
        line: Int = #line, handler: ((LayoutConstraint) -> Void)? = nil
    ) -> Self {
        attribute(dimension, relatedBy: relation, to: Double(constant), priority: priority, file: file, line: line, handler: handler)
    }

    /// Pins its edges to those of a view or guide.
    ///
    /// - Parameters:
    ///   - item: the view or guide.
    ///   - edges: the edges that are pinned.
    ///   - margin: how far inwards they are, in points.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    ///   - handler: called with each constraint, which is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func pin(
        to item: some FormationLayout.TargetSource, edges: FormationLayout.Edges = .all, margin: Int,
        priority: LayoutConstraint.Priority = .required, file: String = #fileID,
        line: Int = #line, handler: ((LayoutConstraint) -> Void)? = nil
    ) -> Self {
        pin(to: item, edges: edges, margin: Double(margin), priority: priority, file: file, line: line, handler: handler)
    }
}

extension GroupFormation {
    /// Each member but the first begins so far behind the end of the one before it, along a line of text.
    ///
    /// - Parameters:
    ///   - space: in points.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    ///   - handler: called with each constraint, which is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func hSpace(
        _ space: Int, priority: LayoutConstraint.Priority = .required, file: String = #fileID,
        line: Int = #line, handler: ((LayoutConstraint) -> Void)? = nil
    ) -> FormationLayout.GroupFormation {
        hSpace(Double(space), priority: priority, file: file, line: line, handler: handler)
    }

    /// Each member but the first begins so far below the end of the one before it.
    ///
    /// - Parameters:
    ///   - space: in points.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    ///   - handler: called with each constraint, which is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func vSpace(
        _ space: Int, priority: LayoutConstraint.Priority = .required, file: String = #fileID,
        line: Int = #line, handler: ((LayoutConstraint) -> Void)? = nil
    ) -> FormationLayout.GroupFormation {
        vSpace(Double(space), priority: priority, file: file, line: line, handler: handler)
    }
}

extension FormationLayout.Padding {
    /// Makes the constraints; a view that stands in no other one is reported, and gets none.
    ///
    /// - Parameters:
    ///   - padding: how far inwards an edge is, how far to the right or down a centre; in points.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    ///   - handler: called with each constraint, which is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        _ padding: Int, priority: LayoutConstraint.Priority = .required, file: String = #fileID,
        line: Int = #line, handler: ((LayoutConstraint) -> Void)? = nil
    ) -> F {
        self(Double(padding), priority: priority, file: file, line: line, handler: handler)
    }
}

extension FormationLayout.Placement {
    /// Makes the constraints, with a distance that has the same sense on all sides.
    ///
    /// - Parameters:
    ///   - target: what the attributes are held against.
    ///   - gap: in points.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    ///   - handler: called with each constraint, which is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func callAsFunction(
        _ target: some FormationLayout.TargetConvertible, gap: Int, priority: LayoutConstraint.Priority = .required, file: String = #fileID,
        line: Int = #line, handler: ((LayoutConstraint) -> Void)? = nil
    ) -> F {
        self(target, gap: Double(gap), priority: priority, file: file, line: line, handler: handler)
    }
}
