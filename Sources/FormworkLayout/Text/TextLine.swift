/// A line of text as it is set.
package struct TextLine: Sendable {
    /// What stands on it, from left to right.
    var pieces: [TextPiece]
    /// How far it reaches without the spaces at its end, in points.
    package var width: Double
    /// From the text's top to the line's, in points.
    package var top: Double
    /// From the line's top to its baseline, in points.
    package var ascent: Double
    /// From the line's top to its bottom, in points.
    package var height: Double

    /// What stands on it, from left to right, with the font and the width of each stretch in one font; the spaces at its end are left out.
    package var spans: [TextSpan] {
        var spans: [TextSpan] = []
        let end = pieces.lastIndex { $0.kind == .word }.map { $0 + 1 } ?? 0
        for piece in pieces[..<end] {
            if spans.last?.run == piece.run {
                spans[spans.count - 1].text += piece.text
                spans[spans.count - 1].width += piece.width
            } else {
                spans.append(TextSpan(text: String(piece.text), font: piece.font, width: piece.width, run: piece.run))
            }
        }
        return spans
    }
}

/// A stretch of a line in one font.
package struct TextSpan: Hashable, Sendable {
    package var text: String
    package var font: FontDescription
    /// In points.
    package var width: Double
    /// The place of its run among those of the text.
    package var run: Int

    package init(text: String, font: FontDescription, width: Double, run: Int) {
        self.text = text
        self.font = font
        self.width = width
        self.run = run
    }
}

/// What becomes of text that its room does not hold.
package enum TextTruncation: Hashable, Sendable {
    /// Cut off, or left to reach out.
    case none
    /// Marks of omission stand for what is missing there.
    case head, middle, tail
}
