/// Measures text. What implements it decides how wide and high labels, buttons and fields are.
///
/// Formwork's own needs no font: it has tables of the fonts that interface files use most.
public protocol TextMeasuring: Sendable {
    /// The heights of a line in a font, not rounded.
    func lineMetrics(of font: FontDescription) -> FontDescription.LineMetrics

    /// How far a line of text reaches, in points, not rounded. The text holds no line breaks.
    func width(of text: Substring, in font: FontDescription) -> Double
}

extension FontDescription {
    /// The heights of a line of text, in points, not rounded.
    public struct LineMetrics: Hashable, Sendable, BitwiseCopyable {
        /// From the line's top to its baseline.
        public var ascent: Double
        /// From the baseline to the line's bottom, positive.
        public var descent: Double
        /// From a line's top to the next one's.
        public var lineHeight: Double

        /// The heights of a line.
        public init(ascent: Double, descent: Double, lineHeight: Double) {
            self.ascent = ascent
            self.descent = descent
            self.lineHeight = lineHeight
        }
    }
}
