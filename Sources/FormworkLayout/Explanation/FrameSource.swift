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

    /// How far a margin or safe area reaches into a view.
    public struct Inset: Hashable, Sendable {
        /// What reaches into the view.
        public enum Kind: String, Hashable, Sendable {
            /// Layout margins.
            case margins
            /// The safe area.
            case safeArea
            /// The top or bottom layout guide of a controller.
            case layoutGuide
            /// The keyboard's guide.
            case keyboard
        }

        /// What reaches into the view.
        public var kind: Kind
        /// From which side: `top`, `left`, `bottom`, `right`; nil where both sides count, as for a centre.
        public var edge: String?
        /// How far, in points; nil where both sides count.
        public var points: Double?
        /// Whether the document gives it.
        public var isWritten = false
    }

    /// The width or height of what a view shows.
    public struct Content: Hashable, Sendable {
        /// What it shows.
        public enum Kind: String, Hashable, Sendable {
            /// A text, with what its control puts around it.
            case text
            /// An image.
            case image
            /// A control that has a size of its own.
            case control
            /// What the document puts in the content's place while it is edited.
            case placeholder
            /// What the view's class told Interface Builder.
            case designable
            /// Nothing: the view is hidden, and shrinks.
            case collapsed
        }

        /// What it shows.
        public var kind: Kind
        /// In points, of the alignment rectangle.
        public var length: Double
        /// Whether the length is what Xcode recorded.
        public var isRecorded: Bool
        /// What it comes out as without the recorded size, in points; nil where there is nothing to measure.
        public var measured: Double?
        /// The text, where it shows one.
        public var text: Text?

        /// How sure it is.
        public var certainty: Certainty {
            switch kind {
            case .placeholder, .collapsed: .certain
            case _ where isRecorded: .recorded
            case .designable: .recorded
            case .image, .control: .tabulated
            case .text: text?.knowledge == .table ? .measured : .guessed
            }
        }
    }

    /// A text and how it is measured.
    public struct Text: Hashable, Sendable {
        /// How well its width is known.
        public enum Knowledge: String, Hashable, Sendable {
            /// The font has a table of advances.
            case table
            /// The font has a table of advances, but the text holds characters that are not in it.
            case otherScript
            /// The font's advances are estimated from those of another one.
            case similarFont
            /// The font is not known: another one stands in for it.
            case missingFont
        }

        /// What is shown.
        public var text: String
        /// Its font; of a text in several the first one.
        public var font: FontDescription
        /// The width in which its lines break, in points; nil where they don't.
        public var wrappedWidth: Double?
        /// How well its width is known.
        public var knowledge: Knowledge
    }
}
