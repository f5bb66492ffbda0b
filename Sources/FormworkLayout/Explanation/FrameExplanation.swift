public import FormworkModel

extension DocumentLayout {
    /// Where a view's frame comes from, and how sure it is.
    ///
    /// It is read off the solved system: of the rows that are met to the point, those that the number is a sum of.
    public struct FrameExplanation: Hashable, Sendable {
        /// The view.
        public var view: InterfaceDocument.View
        /// Its frame in the document's coordinates, in points, relative to the superview.
        public var frame: Rect
        /// The frame that the document records; nil where it records none.
        public var recorded: Rect?
        /// Where x, y, width and height come from, in this order.
        public var parts: [Part]
        /// The sources of its numbers that the recorded frames do not meet; empty where the recorded frame is the solved one.
        public var recordedMisses: [RecordedMiss] = []
        /// What else is to be known of it.
        public var remarks: [Remark]

        /// How sure the frame is: as sure as the least sure of its numbers.
        public var certainty: Certainty { parts.map(\.certainty).max() ?? .certain }
    }
}

extension FrameExplanation {
    /// One of the four numbers that say a frame.
    public enum Quantity: String, Hashable, Sendable, CaseIterable {
        /// The distance of its left edge from the superview's.
        case x
        /// The distance of its upper edge from the superview's; in most superviews on macOS that of the lower ones.
        case y
        /// Its width.
        case width
        /// Its height.
        case height
    }

    /// Where one of the four numbers comes from.
    public struct Part: Hashable, Sendable {
        /// Which number it is.
        public var quantity: Quantity
        /// In points, rounded as the frame is.
        public var value: Double
        /// What the number follows from: what concerns the view itself before what concerns others.
        public var sources: [Source]

        /// How sure the number is: as sure as the least sure of its sources.
        public var certainty: Certainty { sources.map(\.certainty).max() ?? .certain }
    }

    /// A source that the recorded frames do not meet.
    public struct RecordedMiss: Hashable, Sendable {
        /// The constraint, or the margin or size that it rests on.
        public var source: Source
        /// The difference between the recorded frames and the solved ones, in points.
        public var error: Double
        /// Whether the document was changed after its frames were recorded: no measure of Formwork's takes part.
        public var isStale: Bool
    }

    /// What is to be known of a frame besides where it comes from.
    public enum Remark: Hashable, Sendable {
        /// Xcode recorded another frame.
        case differsFromRecorded
        /// A constraint of the view is left out, because it contradicts others.
        case leftOut(InterfaceDocument.Constraint)
        /// The view, or its superview, is of a class of the project's own: what that does in code is not known.
        case ownClass(InterfaceDocument.View, String)
        /// Solving ended at its limit: the frame is what was reached till then.
        case unfinished
    }
}
