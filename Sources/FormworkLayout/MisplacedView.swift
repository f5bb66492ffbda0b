public import FormworkModel

extension DocumentLayout {
    /// A view whose recorded frame is not the one that its constraints give.
    public struct MisplacedView: Hashable, Sendable {
        /// The view.
        public var view: InterfaceDocument.View
        /// As the document has it.
        public var recorded: Rect
        /// As its constraints say.
        public var solved: Rect
    }
}
