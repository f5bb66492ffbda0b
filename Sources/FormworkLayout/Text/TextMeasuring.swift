/// Measures text, which determines the sizes of labels, buttons and fields.
///
/// Formwork's own measurer needs no fonts: it has tables for those that interface files use most.
public protocol TextMeasuring: Sendable {
    /// Returns the heights of a line in a font, not rounded.
    func lineMetrics(of font: FontDescription) -> FontDescription.LineMetrics

    /// Returns the width of a line of text, in points, not rounded. The text contains no line breaks.
    func width(of text: Substring, in font: FontDescription) -> Double
}

extension FontDescription {
    /// The heights of a line of text, in points, not rounded.
    public struct LineMetrics: Hashable, Sendable, BitwiseCopyable {
        /// The distance from the line's top to its baseline.
        public var ascent: Double
        /// The distance from the baseline to the line's bottom; positive.
        public var descent: Double
        /// The distance from a line's top to that of the next line.
        public var lineHeight: Double

        /// Creates the heights of a line.
        public init(ascent: Double, descent: Double, lineHeight: Double) {
            self.ascent = ascent
            self.descent = descent
            self.lineHeight = lineHeight
        }
    }
}
