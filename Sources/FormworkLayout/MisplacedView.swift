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
        /// The required constraints of the view that the recorded frames do not meet, whatever anything measures; empty where the frame differs
        /// for another reason, or because others do.
        public var broken: [InterfaceDocument.Constraint] = []
    }
}
