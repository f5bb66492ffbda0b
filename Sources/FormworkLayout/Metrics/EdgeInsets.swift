extension Device {
    /// Insets from the edges of a rectangle, in points.
    public struct Insets: Hashable, Sendable, BitwiseCopyable {
        /// The inset from the upper edge.
        public var top: Double
        /// The inset from the left edge.
        public var left: Double
        /// The inset from the lower edge.
        public var bottom: Double
        /// The inset from the right edge.
        public var right: Double

        /// Creates insets from the four edges.
        public init(top: Double, left: Double, bottom: Double, right: Double) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }

        /// Creates equal insets from all edges.
        public init(all distance: Double) { self.init(top: distance, left: distance, bottom: distance, right: distance) }

        /// Insets of 0.
        public static let zero = Insets(all: 0)
    }
}
