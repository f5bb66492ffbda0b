public import FormworkModel

extension DocumentLayout {
    /// Required constraints that cannot hold together, while without any of them the others can.
    public struct Conflict: Hashable, Sendable {
        /// The constraints of the document among them, in its order.
        public var constraints: [InterfaceDocument.Constraint]
        /// The stack views whose arrangement has part in it.
        public var stackViews: [InterfaceDocument.View]
        /// Everything that has part in it, the constraints and arrangements among it: the size of the root, frames that follow autoresizing masks,
        /// what views show, lengths that cannot be less than nothing.
        public var parties: [FrameExplanation.Source] = []
        /// The one that was left out; nil where it is a stack view's.
        public var broken: InterfaceDocument.Constraint?
        /// Whether the recorded height of a cell has part in it that is as high as its content asks for when the application runs: then
        /// there is none.
        public var endsWithHeight = false

        /// Whether the running application has it: no height ends it, and no constraint has part in it that is removed at build time.
        package var isAtRunTime: Bool { !endsWithHeight && !constraints.contains(where: \.isPlaceholder) }
    }
}
