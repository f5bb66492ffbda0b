extension DocumentLayout.FrameExplanation {
    /// The width or height of a view's content.
    public struct Content: Hashable, Sendable {
        /// The kind of content.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// Text, including the padding of its control.
            case text
            /// An image.
            case image
            /// A control with a fixed size.
            case control
            /// The placeholder size that the document sets for design time.
            case placeholder
            /// The size that a designable class reported to Interface Builder.
            case designable
            /// None: the view is hidden and collapses.
            case collapsed
        }

        /// The kind of content.
        public var kind: Kind
        /// In points, of the alignment rectangle.
        public var length: Double
        /// Whether Xcode recorded the length.
        public var isRecorded: Bool
        /// The length without the recorded size, in points; nil where there is nothing to measure.
        public var measured: Double?
        /// The text, if the content is text.
        public var text: Text?

        /// The reliability of the length.
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
