extension FrameExplanation {
    /// A text and how it is measured.
    public struct Text: Hashable, Sendable {
        /// How well its width is known.
        public enum Knowledge: String, Hashable, Sendable {
            /// The font has a table of advances.
            case table
            /// The font's own file was read, which lies in the project.
            case fontFile
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
