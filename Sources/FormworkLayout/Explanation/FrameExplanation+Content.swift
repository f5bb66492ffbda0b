extension FrameExplanation {
    /// The width or height of what a view shows.
    public struct Content: Hashable, Sendable {
        /// What it shows.
        public enum Kind: String, Hashable, Sendable {
            /// A text, with what its control puts around it.
            case text
            /// An image.
            case image
            /// A control that has a size of its own.
            case control
            /// What the document puts in the content's place while it is edited.
            case placeholder
            /// What the view's class told Interface Builder.
            case designable
            /// Nothing: the view is hidden, and shrinks.
            case collapsed
        }

        /// What it shows.
        public var kind: Kind
        /// In points, of the alignment rectangle.
        public var length: Double
        /// Whether the length is what Xcode recorded.
        public var isRecorded: Bool
        /// What it comes out as without the recorded size, in points; nil where there is nothing to measure.
        public var measured: Double?
        /// The text, where it shows one.
        public var text: Text?

        /// How sure it is.
        public var certainty: Certainty {
            switch kind {
            case .placeholder, .collapsed: .certain
            case _ where isRecorded: .recorded
            case .designable: .recorded
            case .image, .control: .tabulated
            case .text: text?.knowledge == .table || text?.knowledge == .fontFile ? .measured : .guessed
            }
        }
    }
}
