public import FormworkModel

extension FrameExplanation {
    /// Something that a number of a frame follows from.
    public enum Source: Hashable, Sendable {
        /// The size of the root of the view tree.
        case root(InterfaceDocument.View, RootSize)
        /// A constraint of the document.
        case constraint(InterfaceDocument.Constraint)
        /// A margin or safe area of which a constraint speaks.
        case inset(InterfaceDocument.View, Inset)
        /// The arrangement of a stack or grid view.
        case arrangement(InterfaceDocument.View)
        /// The size of what a view shows.
        case content(InterfaceDocument.View, Content)
        /// A frame that is written, and follows the superview by the autoresizing mask.
        case autoresizing(InterfaceDocument.View)
        /// A recorded frame that stays, because no constraint speaks of the view.
        case unconstrained(InterfaceDocument.View)
        /// What nothing decides: the view keeps its recorded place or size, or has those of a new view.
        case kept(InterfaceDocument.View, isRecorded: Bool)
        /// The view has no extent, and cannot have less.
        case nothing(InterfaceDocument.View)
        /// What nothing decides, and of which nothing is recorded that may be used.
        case open(InterfaceDocument.View)

        /// How sure it is.
        public var certainty: Certainty {
            switch self {
            case .constraint, .arrangement, .autoresizing, .nothing: .certain
            case .root(_, let size): size == .recorded ? .recorded : .certain
            case .inset(_, let inset): inset.isWritten ? .certain : .tabulated
            case .content(_, let content): content.certainty
            case .unconstrained: .recorded
            case .kept, .open: .open
            }
        }
    }

    /// What the size of a root view is.
    public enum RootSize: String, Hashable, Sendable {
        /// What was asked for.
        case asked
        /// The screen's.
        case screen
        /// As the table has it that the cell or header stands in.
        case table
        /// What the document gives the view.
        case document
        /// What Xcode recorded for a cell or a part of another view.
        case recorded
    }
}
