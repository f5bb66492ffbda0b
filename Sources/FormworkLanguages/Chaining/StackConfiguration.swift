import FormworkModel

/// The settings of a stack, with the vocabulary of `UIStackView`.
public struct StackConfiguration: Hashable, Sendable {
    /// The direction in which the views follow each other.
    public enum Axis: Hashable, Sendable, CaseIterable {
        /// A horizontal or vertical axis.
        case horizontal, vertical
    }

    /// The distribution of the views along the axis.
    public enum Distribution: Hashable, Sendable, CaseIterable {
        /// Sizes that follow the views' intrinsic content sizes and priorities.
        case fill
        /// Equal sizes.
        case fillEqually
        /// Sizes in proportion to the views' frames. A view whose frame has length 0 gets no size constraint.
        case fillProportionally
        /// Equal spaces between the views, of at least the spacing.
        case equalSpacing
        /// Equal distances between the centres if possible, with at least the spacing between the views.
        case equalCentering
    }

    /// The alignment of the views across the axis.
    public enum Alignment: Hashable, Sendable, CaseIterable {
        /// From edge to edge, at one edge, centred, or with aligned baselines.
        case fill, leading, center, trailing, firstBaseline, lastBaseline
    }

    /// The direction in which the views follow each other.
    public var axis: Axis
    /// The space between the views, in points.
    public var spacing: Double
    /// The distribution of the views along the axis.
    public var distribution: Distribution
    /// The alignment of the views across the axis.
    public var alignment: Alignment
    /// Whether the spacing of a vertical stack is from baseline to baseline.
    public var isBaselineRelativeArrangement: Bool
    /// Whether the views are arranged within the container's layout margins.
    public var isLayoutMarginsRelativeArrangement: Bool

    /// Creates a configuration. The defaults are those of a new `UIStackView`.
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

extension StackConfiguration {
    private var isVertical: Bool { axis == .vertical }

    /// The two edges and the centre across the axis.
    var across: (leading: LayoutAttribute, trailing: LayoutAttribute, center: LayoutAttribute) {
        isVertical ? (.leading, .trailing, .centerX) : (.top, .bottom, .centerY)
    }

    /// The edges by which the first and the last view are pinned to the container.
    var ends: (leading: LayoutAttribute, trailing: LayoutAttribute) { isVertical ? (.top, .bottom) : (.leading, .trailing) }

    /// The edges between which the spacing is measured.
    var along: (leading: LayoutAttribute, trailing: LayoutAttribute) {
        isVertical && isBaselineRelativeArrangement ? (.firstBaseline, .baseline) : ends
    }

    /// The attributes at which a space between two views starts and ends.
    var between: (start: LayoutAttribute, end: LayoutAttribute) {
        if distribution != .equalCentering { return (along.trailing, along.leading) }
        return isVertical ? (.centerY, .centerY) : (.centerX, .centerX)
    }

    /// The length along the axis.
    var length: LayoutAttribute { isVertical ? .height : .width }

    func length(of size: Size) -> Double { isVertical ? size.height : size.width }
}
