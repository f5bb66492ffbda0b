public import FormworkModel

extension DocumentLayout {
    /// Required constraints that cannot hold together, while without any of them the others can.
    public struct Conflict: Hashable, Sendable {
        /// The constraints of the document among them, in its order.
        public var constraints: [InterfaceDocument.Constraint]
        /// The stack views whose arrangement has part in it.
        public var stackViews: [InterfaceDocument.View]
        /// The one that was left out; nil where it is a stack view's.
        public var broken: InterfaceDocument.Constraint?
        /// Whether the recorded height of a cell has part in it that is as high as its content asks for when the application runs: then
        /// there is none.
        public var endsWithHeight = false
    }
}
