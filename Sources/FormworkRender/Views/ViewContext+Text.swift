import FormworkLayout
import FormworkModel

extension ViewContext {
    /// As much of a text as one line of a width holds, and how wide that is.
    func fitted(_ text: String, _ font: FontDescription, maximumWidth: Double, truncation: TextTruncation = .tail) -> (
        text: String, width: Double
    ) {
        // What no screen is wide enough for need not be measured.
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

    /// How wide a text is on one line.
    func width(of text: String, _ font: FontDescription) -> Double { fitted(text, font, maximumWidth: .greatestFiniteMagnitude).width }

    /// Draws a line of text about a height.
    ///
    /// - Parameters:
    ///   - text: The text; what there is no room for is left out at its end.
    ///   - x: Where it begins, has its middle, or ends.
    ///   - middle: The height that its line has its middle at.
    ///   - drop: How far below that, in points.
    ///   - anchor: Which part of it stands at `x`.
    ///   - font: Its font.
    ///   - paint: Its colour.
    ///   - maximumWidth: How wide it may be, in points.
    ///   - canvas: Where it is drawn.
    /// - Returns: how wide it is, in points.
    @discardableResult
    func drawLine(
        _ text: String, x: Length, middle: Length = .middle, drop: Double = 0, anchor: TextAnchor = .start, font: FontDescription,
        _ paint: Paint, maximumWidth: Double = .greatestFiniteMagnitude, into canvas: inout Canvas
    ) -> Double {
        guard maximumWidth > 3 else { return 0 }
        let line = fitted(text, font, maximumWidth: maximumWidth)
        let metrics = self.text.measurer.lineMetrics(of: font)
        canvas.text(
            line.text, x: x, y: middle, drop: drop + metrics.ascent - metrics.lineHeight / 2, anchor: anchor, font: font, paint,
            width: line.width)
        return line.width
    }
}
