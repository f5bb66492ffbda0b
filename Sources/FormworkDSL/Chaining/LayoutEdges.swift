extension FormationLayout {
    /// Edges of a view that ``FormationLayout/Formation/pin(to:edges:margin:priority:file:line:handler:)`` pins.
    ///
    /// See <doc:ChainingLanguage#What-came-with-later-releases>.
    public struct Edges: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The left edge.
        public static let left = Edges(rawValue: 1)
        /// The right edge.
        public static let right = Edges(rawValue: 2)
        /// The upper edge.
        public static let top = Edges(rawValue: 4)
        /// The lower edge.
        public static let bottom = Edges(rawValue: 8)
        /// The left and the right edge.
        public static let horizontal: Edges = [.left, .right]
        /// The upper and the lower edge.
        public static let vertical: Edges = [.top, .bottom]
        /// All four.
        public static let all: Edges = [.horizontal, .vertical]
    }
}
