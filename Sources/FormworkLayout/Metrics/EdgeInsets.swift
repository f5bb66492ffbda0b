extension Device {
    /// Distances from the edges of a rectangle inwards, in points.
    public struct Insets: Hashable, Sendable, BitwiseCopyable {
        /// From the upper edge.
        public var top: Double
        /// From the left edge.
        public var left: Double
        /// From the lower edge.
        public var bottom: Double
        /// From the right edge.
        public var right: Double

        /// Distances from the four edges.
        public init(top: Double, left: Double, bottom: Double, right: Double) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }

        /// The same distance from all edges.
        public init(all distance: Double) { self.init(top: distance, left: distance, bottom: distance, right: distance) }

        /// None.
        public static let zero = Insets(all: 0)
    }
}
