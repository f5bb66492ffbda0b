extension DocumentLayout.FrameExplanation {
    /// A text and its measurement.
    public struct Text: Hashable, Sendable {
        /// The source of its width.
        public enum Knowledge: String, Hashable, Sendable, CaseIterable {
            /// The font has a table of advances.
            case table
            /// The font's own file in the project was read.
            case fontFile
            /// The font has a table of advances, but the text contains characters that are missing from it.
            case otherScript
            /// The font's advances are estimated from those of a similar font.
            case similarFont
            /// The font is unknown and was replaced by another one.
            case missingFont
        }

        /// The text as shown.
        public var text: String
        /// Its font; the first one if it has several.
        public var font: FontDescription
        /// The width at which its lines wrap, in points; nil for text that does not wrap.
        public var wrappedWidth: Double?
        /// The source of its width.
        public var knowledge: Knowledge
    }
}
