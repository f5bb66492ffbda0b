extension ConstraintMaker {
    /// Distances from the edges of a rectangle inwards, in points.
    public struct Insets: Hashable, Sendable {
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

        /// No insets.
        public static let zero = Insets()
    }
}
