/// Distances from the edges of a rectangle inwards, in points.
public struct LayoutInsets: Hashable, Sendable {
    /// From the upper edge.
    public var top: Double
    /// From the left edge.
    public var left: Double
    /// From the lower edge.
    public var bottom: Double
    /// From the right edge.
    public var right: Double

    /// Creates insets; omitted ones are 0.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates four equal insets.
    public init(_ inset: Double) { self.init(top: inset, left: inset, bottom: inset, right: inset) }

    /// No insets.
    public static let zero = LayoutInsets()

    /// Returns the sums of the insets, edge by edge.
    public static func + (left: LayoutInsets, right: LayoutInsets) -> LayoutInsets {
        LayoutInsets(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom, right: left.right + right.right)
    }
}
