public import FormworkModel

extension DocumentLayout {
    /// The origin of a view's frame and its reliability.
    ///
    /// It is derived from the solved system: the sources of a number are the active rows (those met exactly) whose combination yields it.
    public struct FrameExplanation: Hashable, Sendable {
        /// The view.
        public var view: InterfaceDocument.View
        /// Its frame as documents record frames: in points, relative to the superview.
        public var frame: Rect
        /// The frame that the document records; nil where it records none.
        public var recorded: Rect?
        /// The sources of x, y, width and height, in this order.
        public var parts: [Part]
        /// The sources of its numbers that the recorded frames do not satisfy; empty where the recorded frame equals the solved one.
        public var recordedMisses: [RecordedMiss] = []
        /// Additional remarks on the frame.
        public var remarks: [Remark]

        /// The reliability of the frame, that of its least reliable number.
        public var certainty: Certainty { parts.map(\.certainty).max() ?? .certain }
    }
}

extension DocumentLayout.FrameExplanation {
    /// One of the four numbers of a frame.
    public enum Quantity: String, Hashable, Sendable, CaseIterable {
        /// The distance of its left edge from the superview's.
        case x
        /// The distance of its upper edge from the superview's; in most superviews on macOS, the distance of the lower edges.
        case y
        /// Its width.
        case width
        /// Its height.
        case height
    }

    /// The origin of one of the four numbers.
    public struct Part: Hashable, Sendable {
        /// The number that this part describes.
        public var quantity: Quantity
        /// The value in points, rounded as the frame is.
        public var value: Double
        /// The sources that determine the number. Those that concern the view itself come first.
        public var sources: [Source]

        /// The reliability of the number, that of its least reliable source.
        public var certainty: Certainty { sources.map(\.certainty).max() ?? .certain }
    }

    /// A source that the recorded frames do not satisfy.
    public struct RecordedMiss: Hashable, Sendable {
        /// The constraint, or the margin or size that it depends on.
        public var source: Source
        /// The difference between the recorded frames and the solved ones, in points.
        public var error: Double
        /// Whether the recorded frames are out of date: the source is a constraint without measurements by Formwork, so only a later change of the
        /// document explains the error.
        public var isStale: Bool
    }

    /// A fact about a frame in addition to its sources.
    public enum Remark: Hashable, Sendable {
        /// Xcode recorded another frame.
        case differsFromRecorded
        /// A constraint of the view is left out, because it contradicts others.
        case leftOut(InterfaceDocument.Constraint)
        /// The view or its superview has a custom class, whose code may change the frame.
        case ownClass(InterfaceDocument.View, String)
        /// Solving stopped at its limit: the frame is an intermediate result.
        case unfinished
    }
}
