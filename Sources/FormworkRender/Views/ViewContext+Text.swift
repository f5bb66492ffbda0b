import FormworkLayout
import FormworkModel

extension ViewContext {
    /// Returns as much of a text as fits on one line of a width, and its width.
    func fitted(_ text: String, font: FontDescription, maximumWidth: Double, truncation: TextTruncation = .tail) -> (
        text: String, width: Double
    ) {
        // Text that is wider than any screen need not be measured.
        let text = text.utf8.count > 2000 ? String(String(text.unicodeScalars.prefix(TextBlock.drawnLength)).prefix(1000)) : text
        if !text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
            let width = self.text.width(of: text, in: font)
            if width <= maximumWidth + 0.5 { return (text, width) }
        }
        let lines = self.text.lines(
            of: [TextRun(text, font: font)], maximumWidth: max(maximumWidth, 1), lines: 1, truncation: truncation)
        guard let line = lines.first else { return ("", 0) }
        return (line.spans.map(\.text).joined(), min(line.width, max(maximumWidth, 1)))
    }

    /// Returns the width of a text on one line.
    func width(of text: String, _ font: FontDescription) -> Double {
        fitted(text, font: font, maximumWidth: .greatestFiniteMagnitude).width
    }

    /// Draws a line of text, vertically centred at a coordinate.
    ///
    /// - Parameters:
    ///   - text: The text; it is truncated at its end if it is too wide.
    ///   - x: The x coordinate of the part given by `anchor`.
    ///   - middle: The y coordinate of the line's centre.
    ///   - drop: The distance of the centre below `middle`, in points.
    ///   - anchor: The part of the text that is placed at `x`.
    ///   - font: The font.
    ///   - paint: The colour.
    ///   - maximumWidth: The maximum width, in points.
    ///   - canvas: The canvas to draw on.
    /// - Returns: The text's width, in points.
    @discardableResult
    func drawLine(
        _ text: String, x: Length, middle: Length = .middle, drop: Double = 0, anchor: TextAnchor = .start, font: FontDescription,
        paint: Paint, maximumWidth: Double = .greatestFiniteMagnitude, into canvas: inout Canvas
    ) -> Double {
        guard maximumWidth > 3 else { return 0 }
        let line = fitted(text, font: font, maximumWidth: maximumWidth)
        let metrics = self.text.measurer.lineMetrics(of: font)
        canvas.text(
            line.text, x: x, y: middle, drop: drop + metrics.ascent - metrics.lineHeight / 2, anchor: anchor, font: font, paint: paint,
            width: line.width)
        return line.width
    }
}
