public import struct FormworkLanguages.StackConfiguration
public import struct FormworkModel.LayoutInsets

/// The settings of a stack with the meanings of AppKit's stack view: gravity areas, insets, and priorities of its own.
public struct LayoutGravityStack: Hashable, Sendable {
    /// The distribution of the views along the axis.
    public enum Distribution: Hashable, Sendable, CaseIterable {
        /// Three areas with free space between them; ``LayoutView/gravity`` is the area of a view.
        case gravityAreas
        /// Sizes that follow the views' contents and priorities.
        case fill
        /// Equal sizes.
        case fillEqually
        /// Sizes in proportion to the views' contents.
        case fillProportionally
        /// Equal gaps between the views, of at least the spacing.
        case equalSpacing
        /// Equal distances between the centers if possible, with gaps of at least the spacing.
        case equalCentering
    }

    /// An area of a stack.
    public enum Gravity: Hashable, Sendable, CaseIterable {
        /// At the leading or the upper end.
        case leading
        /// In the middle.
        case center
        /// At the trailing or the lower end.
        case trailing
    }

    /// The direction in which the views follow each other.
    public var axis: StackConfiguration.Axis
    /// The gap between two views, in points.
    public var spacing: Double
    /// The distribution of the views along the axis.
    public var distribution: Distribution
    /// The alignment of the views across the axis.
    public var alignment: StackConfiguration.Alignment
    /// The distances of the views from the edges of the stack, in points.
    public var edgeInsets = LayoutInsets()
    /// The priorities with which the stack stays as small as its views. Across the axis, views that hug their content less grow to its edges.
    public var hugging = LayoutPriorities(250)
    /// The priorities with which the stack contains its views. Below them, views extend beyond its end.
    public var clippingResistance = LayoutPriorities(1000)
    /// Whether hidden views take no room.
    public var detachesHiddenViews = true

    /// Creates the settings of a stack. The defaults are those of a new `NSStackView`.
    ///
    /// - Parameters:
    ///   - axis: The direction in which the views follow each other.
    ///   - spacing: The gap between two views, in points.
    ///   - distribution: The distribution of the views along the axis.
    ///   - alignment: The alignment of the views across the axis.
    public init(
        axis: StackConfiguration.Axis = .horizontal, spacing: Double = 8, distribution: Distribution = .gravityAreas,
        alignment: StackConfiguration.Alignment = .center
    ) {
        self.axis = axis
        self.spacing = spacing
        self.distribution = distribution
        self.alignment = alignment
    }
}
