extension DocumentLayout.FrameExplanation {
    /// The distance that a margin or safe area reaches into a view.
    public struct Inset: Hashable, Sendable {
        /// The kind of inset.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// Layout margins.
            case margins
            /// The safe area.
            case safeArea
            /// The top or bottom layout guide of a controller.
            case layoutGuide
            /// The keyboard's guide.
            case keyboard
        }

        /// A side of the view.
        public enum Edge: String, Hashable, Sendable, CaseIterable {
            /// The upper edge.
            case top
            /// The left edge.
            case left
            /// The lower edge.
            case bottom
            /// The right edge.
            case right
        }

        /// The kind of inset.
        public var kind: Kind
        /// The side; nil where both sides count, as for a center.
        public var edge: Edge?
        /// The distance, in points; nil where both sides count.
        public var points: Double?
        /// Whether the document sets it explicitly.
        public var isWritten = false
    }
}
