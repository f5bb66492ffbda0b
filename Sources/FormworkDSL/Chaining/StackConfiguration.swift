import FormworkModel

extension FormationLayout {
    /// How the views of a ``FormationLayout/StackFormation`` stand, in the words of `UIStackView`.
    public struct StackConfiguration: Hashable, Sendable {
        /// The direction in which the views follow each other.
        public enum Axis: Hashable, Sendable, CaseIterable {
            /// From side to side, or from top to bottom.
            case horizontal, vertical
        }

        /// How the views share the room along the axis.
        public enum Distribution: Hashable, Sendable, CaseIterable {
            /// As their own sizes and their priorities say.
            case fill
            /// All alike.
            case fillEqually
            /// By their frames' sizes: what has none is left to itself.
            case fillProportionally
            /// With the same room between them, and at least the spacing.
            case equalSpacing
            /// With the same distance between their middles, if it can be, and at least the spacing.
            case equalCentering
        }

        /// Where the views stand across the axis.
        public enum Alignment: Hashable, Sendable, CaseIterable {
            /// From edge to edge, at one edge, in the middle, or with their texts on one line.
            case fill, leading, center, trailing, firstBaseline, lastBaseline
        }

        /// The direction in which the views follow each other.
        public var axis: Axis
        /// The room between the views, in points.
        public var spacing: Double
        /// How the views share the room along the axis.
        public var distribution: Distribution
        /// Where the views stand across the axis.
        public var alignment: Alignment
        /// Whether the spacing of a vertical stack is from baseline to baseline.
        public var isBaselineRelativeArrangement: Bool
        /// Whether the views stand within the margins of what holds them.
        public var isLayoutMarginsRelativeArrangement: Bool

        /// A configuration; with nothing said, that of a new `UIStackView`.
        public init(
            axis: Axis = .horizontal, spacing: Double = 0, distribution: Distribution = .fill, alignment: Alignment = .fill,
            isBaselineRelativeArrangement: Bool = false, isLayoutMarginsRelativeArrangement: Bool = false
        ) {
            self.axis = axis
            self.spacing = spacing
            self.distribution = distribution
            self.alignment = alignment
            self.isBaselineRelativeArrangement = isBaselineRelativeArrangement
            self.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
        }
    }
}

extension FormationLayout.StackConfiguration {
    private var isVertical: Bool { axis == .vertical }

    /// The first and the last edge, and the middle, across the axis.
    var across: (leading: LayoutAttribute, trailing: LayoutAttribute, center: LayoutAttribute) {
        isVertical ? (.leading, .trailing, .centerX) : (.top, .bottom, .centerY)
    }

    /// The edges that the first and the last view are pinned by.
    var ends: (leading: LayoutAttribute, trailing: LayoutAttribute) { isVertical ? (.top, .bottom) : (.leading, .trailing) }

    /// The edges between which the spacing is.
    var along: (leading: LayoutAttribute, trailing: LayoutAttribute) {
        isVertical && isBaselineRelativeArrangement ? (.firstBaseline, .baseline) : ends
    }

    /// What the spaces between views reach from and to.
    var between: (start: LayoutAttribute, end: LayoutAttribute) {
        if distribution != .equalCentering { return (along.trailing, along.leading) }
        return isVertical ? (.centerY, .centerY) : (.centerX, .centerX)
    }

    /// The length along the axis.
    var length: LayoutAttribute { isVertical ? .height : .width }

    func length(of size: Size) -> Double { isVertical ? size.height : size.width }
}
