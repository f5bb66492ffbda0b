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

        /// Whether the running application has it: no height ends it, and none of its constraints is removed at build time.
        package var isAtRunTime: Bool { !endsWithHeight && !constraints.contains(where: \.isPlaceholder) }

        /// Whether it holds whatever a text, an image or a control measures, and whatever size the root has at run time.
        ///
        /// On the canvas Xcode recorded those measures, so only the width of a table's column is in doubt there.
        package func isCertain(in environment: LayoutOptions.Environment) -> Bool {
            !parties.contains(where: \.isColumnWidth) && (environment == .canvas || parties.allSatisfy(\.isSameOnDevices))
        }
    }
}

extension FrameExplanation.Source {
    /// Whether it is the recorded size of an AppKit cell view, which has its column's width at run time.
    fileprivate var isColumnWidth: Bool {
        if case .root(let view, let size) = self { view.element.name == "tableCellView" && size != .asked } else { false }
    }

    /// Whether it follows from the document and the screen, without estimated measures.
    fileprivate var isSameOnDevices: Bool {
        switch self {
        case .content(_, let content): content.certainty == .certain
        case .root(_, let size): size == .screen || size == .asked
        case .unconstrained, .kept, .open: false
        case .constraint, .inset, .arrangement, .autoresizing, .nothing: true
        }
    }
}
