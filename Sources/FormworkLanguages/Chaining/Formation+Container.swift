import FormworkModel

extension Formation {
    // MARK: Edges of the container

    /// Its upper edge is at a distance below the superview's upper edge.
    public var pinTop: FormationPadding<Self> { FormationPadding(self, (.top, 1)) }

    /// Its lower edge is at a distance above the superview's lower edge.
    public var pinBottom: FormationPadding<Self> { FormationPadding(self, (.bottom, -1)) }

    /// Its left edge is at a distance to the right of the superview's left edge.
    public var pinLeft: FormationPadding<Self> { FormationPadding(self, (.left, 1)) }

    /// Its right edge is at a distance to the left of the superview's right edge.
    public var pinRight: FormationPadding<Self> { FormationPadding(self, (.right, -1)) }

    /// Its leading edge is at a distance inside the superview's leading edge.
    public var pinLeading: FormationPadding<Self> { FormationPadding(self, (.leading, 1)) }

    /// Its trailing edge is at a distance inside the superview's trailing edge.
    public var pinTrailing: FormationPadding<Self> { FormationPadding(self, (.trailing, -1)) }

    // MARK: Centres of the container

    /// Its centre is at a distance to the right of the superview's centre.
    public var pinCenterX: FormationPadding<Self> { FormationPadding(self, (.centerX, 1)) }

    /// Its centre is at a distance below the superview's centre.
    public var pinCenterY: FormationPadding<Self> { FormationPadding(self, (.centerY, 1)) }

    /// Its centre is at a distance to the right of and below the superview's centre.
    public var pinCenter: FormationPadding<Self> { FormationPadding(self, (.centerX, 1), (.centerY, 1)) }

    // MARK: Filling the container

    /// It fills the superview's width except for a padding on either side. Constraints: leading, then width.
    public var fillWidth: FormationPadding<Self> { FormationPadding(self, (.leading, 1), (.width, -2)) }

    /// It fills the superview's height except for a padding at the top and bottom. Constraints: top, then height.
    public var fillHeight: FormationPadding<Self> { FormationPadding(self, (.top, 1), (.height, -2)) }

    /// It fills the superview except for a padding all around. Constraints: leading, width, top, then height.
    public var fill: FormationPadding<Self> { FormationPadding(self, (.leading, 1), (.width, -2), (.top, 1), (.height, -2)) }

    // MARK: Edges of anything

    /// Pins its edges to those of a view or guide, in the order left, right, leading, trailing, top, bottom.
    ///
    /// - Parameters:
    ///   - item: the view or guide.
    ///   - edges: the edges to pin.
    ///   - margin: the inward distance, in points.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func pin(
        to item: some LayoutTargetSource<View>, edges: LayoutEdges = .all, margin: Double = 0,
        priority: LayoutPriority = .required,
        file: String = #fileID, line: Int = #line, handler: ((View.Constraint) -> Void)? = nil
    ) -> Self {
        pin(to: item, insets: [edges: margin], priority: priority, file: file, line: line, handler: handler)
    }

    /// Pins edges to those of a view or guide, each with its own inset: `pin(to: card, insets: [.leading: 16, .vertical: 8])`.
    ///
    /// - Parameters:
    ///   - item: the view or guide.
    ///   - insets: the edges to pin with their inward distances in points, in the order of the constraints.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func pin(
        to item: some LayoutTargetSource<View>, insets: KeyValuePairs<LayoutEdges, Double>,
        priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line,
        handler: ((View.Constraint) -> Void)? = nil
    ) -> Self {
        let request = ConstraintRequest<View>(priority, file: file, line: line, handler: handler)
        for member in members {
            for (edges, inset) in insets { member.pin(edges.inward, to: item.layoutItem, padding: inset, request: request) }
        }
        return self
    }
}
