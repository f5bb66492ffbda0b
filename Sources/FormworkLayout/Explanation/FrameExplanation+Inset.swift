extension FrameExplanation {
    /// How far a margin or safe area reaches into a view.
    public struct Inset: Hashable, Sendable {
        /// What reaches into the view.
        public enum Kind: String, Hashable, Sendable {
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
        public enum Edge: String, Hashable, Sendable {
            /// The upper one.
            case top
            /// The one on the left.
            case left
            /// The lower one.
            case bottom
            /// The one on the right.
            case right
        }

        /// What reaches into the view.
        public var kind: Kind
        /// From which side; nil where both sides count, as for a centre.
        public var edge: Edge?
        /// How far, in points; nil where both sides count.
        public var points: Double?
        /// Whether the document gives it.
        public var isWritten = false
    }
}
