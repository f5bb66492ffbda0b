extension DocumentLayout.FrameExplanation {
    /// The reliability of a number. A greater value is less reliable.
    public enum Certainty: String, Hashable, Sendable, CaseIterable, Comparable {
        /// Follows from the document's constraints and arrangements, or from the size of the screen.
        case certain
        /// Depends on tabulated sizes of the system's controls, bars and margins.
        case tabulated
        /// Recorded by Xcode. It holds as long as the document is the one that Xcode saw.
        case recorded
        /// Depends on a text that was measured by a table of its font.
        case measured
        /// Depends on a text whose font or script has no table.
        case guessed
        /// Not determined by anything.
        case open

        public static func < (left: Certainty, right: Certainty) -> Bool { left.place < right.place }

        private var place: Int {
            switch self {
            case .certain: 0
            case .tabulated: 1
            case .recorded: 2
            case .measured: 3
            case .guessed: 4
            case .open: 5
            }
        }
    }
}
