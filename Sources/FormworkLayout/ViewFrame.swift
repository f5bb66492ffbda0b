public import FormworkModel

extension DocumentLayout {
    /// A view and its frame.
    public struct ViewFrame: Hashable, Sendable {
        /// The view.
        public var view: InterfaceDocument.View
        /// The frame in points, in the document's coordinates, relative to the superview.
        public var frame: Rect
    }
}

extension DocumentLayout {
    /// A view and a size that belongs to it.
    public struct ViewSize: Hashable, Sendable {
        /// The view.
        public var view: InterfaceDocument.View
        /// The size in points.
        public var size: Size
    }
}
