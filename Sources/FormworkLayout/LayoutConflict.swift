public import FormworkModel

extension DocumentLayout {
    /// A minimal set of required constraints that conflict: without any one of them the others can be satisfied.
    public struct Conflict: Hashable, Sendable {
        /// The conflicting constraints of the document, in document order.
        public var constraints: [InterfaceDocument.Constraint]
        /// The stack views whose arrangement is part of the conflict.
        public var stackViews: [InterfaceDocument.View]
        /// Everything that is part of the conflict, including the constraints and arrangements: the root's size, frames that follow autoresizing
        /// masks, content sizes, and lengths that cannot be negative.
        public var parties: [FrameExplanation.Source] = []
        /// The constraint that was left out; nil where the layout broke a row of a stack view.
        public var broken: InterfaceDocument.Constraint?
        /// Whether the conflict involves the recorded height of a self-sizing cell. The cell gets the height of its content at run time, so the
        /// conflict does not occur there.
        public var endsWithHeight = false

        /// Whether the conflict occurs in the running application: no self-sizing height resolves it, and none of its constraints is removed at build
        /// time.
        package var isAtRunTime: Bool { !endsWithHeight && !constraints.contains(where: \.isPlaceholder) }

        /// Whether the conflict occurs regardless of the sizes of texts, images and controls, and of the root's size at run time.
        ///
        /// On the canvas Xcode recorded those sizes, so only the width of a table's column is uncertain there.
        package func isCertain(in environment: LayoutOptions.Environment) -> Bool {
            !parties.contains(where: \.isColumnWidth) && (environment == .canvas || parties.allSatisfy(\.isSameOnDevices))
        }
    }
}

extension DocumentLayout.FrameExplanation.Source {
    /// Whether it is the recorded size of an AppKit cell view, whose width at run time is that of its column.
    fileprivate var isColumnWidth: Bool {
        if case .root(let view, let size) = self { view.element.name == "tableCellView" && size != .asked } else { false }
    }

    /// Whether it follows from the document and the screen, without estimated sizes.
    fileprivate var isSameOnDevices: Bool {
        switch self {
        case .content(_, let content): content.certainty == .certain
        case .root(_, let size): size == .screen || size == .asked
        case .unconstrained, .kept, .open: false
        case .constraint, .inset, .arrangement, .autoresizing, .nothing: true
        }
    }
}
