/// Measures text, which determines the sizes of labels, buttons and fields.
///
/// Formwork's own measurer needs no fonts: it has tables for those that interface files use most.
public protocol TextMeasuring: Sendable {
    /// Returns the heights of a line in a font, not rounded.
    func lineMetrics(of font: FontDescription) -> FontDescription.LineMetrics

    /// Returns the width of a line of text, in points, not rounded. The text contains no line breaks.
    func width(of text: Substring, in font: FontDescription) -> Double

    /// Returns the width of each character of a text on its own, in points, not rounded.
    ///
    /// A measurer that looks up the font for each text is faster with an implementation of its own.
    func characterWidths(of text: Substring, in font: FontDescription) -> [Double]
}

extension TextMeasuring {
    public func characterWidths(of text: Substring, in font: FontDescription) -> [Double] {
        text.mapCharacters { width(of: $0, in: font) }
    }
}

extension Substring {
    /// Returns the results of a function for each character, which it gets as a part of the text.
    func mapCharacters<Result>(_ transform: (Substring) -> Result) -> [Result] {
        var results: [Result] = []
        var start = startIndex
        while start < endIndex {
            let end = index(after: start)
            results.append(transform(self[start..<end]))
            start = end
        }
        return results
    }
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
