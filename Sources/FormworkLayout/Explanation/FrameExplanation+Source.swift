public import FormworkModel

extension DocumentLayout.FrameExplanation {
    /// Something that determines a number of a frame.
    public enum Source: Hashable, Sendable {
        /// The size of the root of the view tree.
        case root(InterfaceDocument.View, RootSize)
        /// A constraint of the document.
        case constraint(InterfaceDocument.Constraint)
        /// A margin or safe area that a constraint refers to.
        case inset(InterfaceDocument.View, Inset)
        /// The arrangement of a stack or grid view.
        case arrangement(InterfaceDocument.View)
        /// The size of a view's content.
        case content(InterfaceDocument.View, Content)
        /// The recorded frame of a view that follows its superview by the autoresizing mask.
        case autoresizing(InterfaceDocument.View)
        /// A recorded frame that is kept because no constraint refers to the view.
        case unconstrained(InterfaceDocument.View)
        /// An undetermined number: the view keeps its recorded position or size, or gets that of a new view.
        case kept(InterfaceDocument.View, isRecorded: Bool)
        /// The lower bound 0 of the view's width or height.
        case nothing(InterfaceDocument.View)
        /// An undetermined number for which no usable recorded value exists.
        case open(InterfaceDocument.View)

        /// The reliability of the source.
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

    /// The origin of a root view's size.
    public enum RootSize: String, Hashable, Sendable, CaseIterable {
        /// The size that the options ask for.
        case asked
        /// The size of the screen.
        case screen
        /// The size that the table gives its cell or header.
        case table
        /// The size that the document gives the view.
        case document
        /// The size that Xcode recorded for a cell or a part of another view.
        case recorded
    }
}
