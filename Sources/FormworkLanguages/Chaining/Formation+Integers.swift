public import FormworkModel

// Overloads for whole numbers of points: an `Int` in place of a `Double`, with the same parameters and results.

extension Formation {
    /// Constrains a width or height to a number.
    @discardableResult
    public func attribute(
        _ dimension: LayoutDimension, relatedBy relation: LayoutRelation = .equal, to constant: Int,
        priority: LayoutPriority = .required, file: String = #fileID,
        line: Int = #line, handler: ((View.Constraint) -> Void)? = nil
    ) -> Self {
        attribute(dimension, relatedBy: relation, to: Double(constant), priority: priority, file: file, line: line, handler: handler)
    }

    /// Pins its edges to those of a view or guide.
    @discardableResult
    public func pin(
        to item: some LayoutTargetSource<View>, edges: LayoutEdges = .all, margin: Int,
        priority: LayoutPriority = .required, file: String = #fileID,
        line: Int = #line, handler: ((View.Constraint) -> Void)? = nil
    ) -> Self {
        pin(to: item, edges: edges, margin: Double(margin), priority: priority, file: file, line: line, handler: handler)
    }
}

extension GroupFormation {
    /// Places each member's leading edge at a distance from the trailing edge of the previous member.
    @discardableResult
    public func hSpace(
        _ space: Int, priority: LayoutPriority = .required, file: String = #fileID,
        line: Int = #line, handler: ((View.Constraint) -> Void)? = nil
    ) -> GroupFormation<View> {
        hSpace(Double(space), priority: priority, file: file, line: line, handler: handler)
    }

    /// Places each member's top edge at a distance below the bottom edge of the previous member.
    @discardableResult
    public func vSpace(
        _ space: Int, priority: LayoutPriority = .required, file: String = #fileID,
        line: Int = #line, handler: ((View.Constraint) -> Void)? = nil
    ) -> GroupFormation<View> {
        vSpace(Double(space), priority: priority, file: file, line: line, handler: handler)
    }
}

extension FormationPadding {
    /// Makes the constraints. A view without a superview is reported and gets none.
    @discardableResult
    public func callAsFunction(
        _ padding: Int, priority: LayoutPriority = .required, file: String = #fileID,
        line: Int = #line, handler: ((View.Constraint) -> Void)? = nil
    ) -> F {
        self(Double(padding), priority: priority, file: file, line: line, handler: handler)
    }
}

extension FormationPlacement {
    /// Makes the constraints with a gap, which counts as a positive distance on all sides.
    @discardableResult
    public func callAsFunction(
        _ target: some LayoutTargetConvertible<View>, gap: Int, priority: LayoutPriority = .required, file: String = #fileID,
        line: Int = #line, handler: ((View.Constraint) -> Void)? = nil
    ) -> F {
        self(target, gap: Double(gap), priority: priority, file: file, line: line, handler: handler)
    }
}
