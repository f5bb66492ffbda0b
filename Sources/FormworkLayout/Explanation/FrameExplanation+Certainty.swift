extension FrameExplanation {
    /// How sure a number is; the greater, the less.
    public enum Certainty: String, Hashable, Sendable, CaseIterable, Comparable {
        /// It follows from what is written: constraints, arrangements, the size of the screen.
        case certain
        /// It rests on a table of what the system's controls, bars and margins measure.
        case tabulated
        /// It is what Xcode recorded, and holds as long as the document is what Xcode saw.
        case recorded
        /// It rests on a text that was measured by a table of its font.
        case measured
        /// It rests on a text whose font, or script, has no table.
        case guessed
        /// Nothing decides it.
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
