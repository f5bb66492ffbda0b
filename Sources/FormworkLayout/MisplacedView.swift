public import FormworkModel

extension DocumentLayout {
    /// A view whose recorded frame differs from the one that its constraints give.
    public struct MisplacedView: Hashable, Sendable {
        /// The view.
        public var view: InterfaceDocument.View
        /// The frame in the document.
        public var recorded: Rect
        /// The frame according to its constraints.
        public var solved: Rect
        /// The view's required constraints that the recorded frames violate regardless of measured sizes. Empty where the frame differs for another
        /// reason, or because other views' frames do.
        public var broken: [InterfaceDocument.Constraint] = []
    }
}
