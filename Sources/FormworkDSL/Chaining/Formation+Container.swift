import FormworkModel

extension Formation {
    // MARK: Edges of the container

    /// Its upper edge is so far below that of the view that it stands in.
    public var pinTop: FormationLayout.Padding<Self> { FormationPadding(self, (.top, 1)) }

    /// Its lower edge is so far above that of the view that it stands in.
    public var pinBottom: FormationLayout.Padding<Self> { FormationPadding(self, (.bottom, -1)) }

    /// Its left edge is so far to the right of that of the view that it stands in.
    public var pinLeft: FormationLayout.Padding<Self> { FormationPadding(self, (.left, 1)) }

    /// Its right edge is so far to the left of that of the view that it stands in.
    public var pinRight: FormationLayout.Padding<Self> { FormationPadding(self, (.right, -1)) }

    /// Its leading edge is so far behind that of the view that it stands in.
    public var pinLeading: FormationLayout.Padding<Self> { FormationPadding(self, (.leading, 1)) }

    /// Its trailing edge is so far before that of the view that it stands in.
    public var pinTrailing: FormationLayout.Padding<Self> { FormationPadding(self, (.trailing, -1)) }

    // MARK: Centres of the container

    /// Its middle is so far to the right of that of the view that it stands in.
    public var pinCenterX: FormationLayout.Padding<Self> { FormationPadding(self, (.centerX, 1)) }

    /// Its middle is so far below that of the view that it stands in.
    public var pinCenterY: FormationLayout.Padding<Self> { FormationPadding(self, (.centerY, 1)) }

    /// Its middle is so far to the right of and below that of the view that it stands in.
    public var pinCenter: FormationLayout.Padding<Self> { FormationPadding(self, (.centerX, 1), (.centerY, 1)) }

    // MARK: Filling the container

    /// It is as wide as the view that it stands in, but for a padding on either side: leading, then width.
    public var fillWidth: FormationLayout.Padding<Self> { FormationPadding(self, (.leading, 1), (.width, -2)) }

    /// It is as high as the view that it stands in, but for a padding on either side: top, then height.
    public var fillHeight: FormationLayout.Padding<Self> { FormationPadding(self, (.top, 1), (.height, -2)) }

    /// It is as large as the view that it stands in, but for a padding all around: leading, width, top, then height.
    public var fill: FormationLayout.Padding<Self> { FormationPadding(self, (.leading, 1), (.width, -2), (.top, 1), (.height, -2)) }

    // MARK: Edges of anything

    /// Pins its edges to those of a view or guide, in the order left, right, leading, trailing, top, bottom.
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
        to item: some FormationLayout.TargetSource, edges: FormationLayout.Edges = .all, margin: Double = 0,
        priority: LayoutConstraint.Priority = .required,
        file: String = #fileID, line: Int = #line, handler: ((LayoutConstraint) -> Void)? = nil
    ) -> Self {
        pin(to: item, insets: [edges: margin], priority: priority, file: file, line: line, handler: handler)
    }

    /// Pins edges to those of a view or guide, each so far inwards as is said of it: `pin(to: card, insets: [.leading: 16, .vertical: 8])`.
    ///
    /// - Parameters:
    ///   - item: the view or guide.
    ///   - insets: the edges that are pinned, and how far inwards they are, in points; in this order.
    ///   - priority: from 1 to 1000, which is required.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    ///   - handler: called with each constraint, which is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func pin(
        to item: some FormationLayout.TargetSource, insets: KeyValuePairs<FormationLayout.Edges, Double>,
        priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line,
        handler: ((LayoutConstraint) -> Void)? = nil
    ) -> Self {
        let request = ConstraintRequest(priority, file, line, handler)
        for member in members {
            for (edges, inset) in insets { member.pin(edges.inward, to: item.layoutItem, inset, request) }
        }
        return self
    }
}
