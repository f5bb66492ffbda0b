/// A line of text as it is set.
package struct TextLine: Sendable {
    /// What stands on it, from left to right.
    var pieces: [TextPiece]
    /// Where its first word begins, in points.
    var indent: Double
    /// How far it reaches without the spaces at its end, in points.
    package var width: Double
    /// From the text's top to the line's, in points.
    package var top: Double
    /// From the line's top to its baseline, in points.
    package var ascent: Double
    /// From the line's top to its bottom, in points.
    package var height: Double

    /// What stands on it, from left to right, with the font and the width of each stretch in one font; the spaces at its end are left out.
    package var spans: [TextSpan] { columns.flatMap(\.spans) }

    /// What stands on it between its tabs, from left to right: all of it where it has none.
    package var columns: [TextColumn] {
        var columns: [TextColumn] = []
        var open = TextColumn(start: indent)
        let end = pieces.lastIndex { $0.kind == .word }.map { $0 + 1 } ?? 0
        for piece in pieces[..<end] {
            if piece.kind == .tab {
                if !open.spans.isEmpty { columns.append(open) }
                open = TextColumn(start: open.start + open.width + piece.width)
            } else if open.spans.last?.run == piece.run {
                open.spans[open.spans.count - 1].text += piece.text.withoutSoftHyphens
                open.spans[open.spans.count - 1].width += piece.width
            } else {
                open.spans.append(TextSpan(text: piece.text.withoutSoftHyphens, font: piece.font, width: piece.width, run: piece.run))
            }
        }
        return open.spans.isEmpty ? columns : columns + [open]
    }
}

/// What stands on a line between two tabs.
package struct TextColumn: Hashable, Sendable {
    /// From the beginning of the room for the line, in points.
    package var start: Double
    package var spans: [TextSpan] = []

    /// In points.
    package var width: Double { spans.reduce(0) { $0 + $1.width } }
}

extension Substring {
    /// The text as it is seen: where a line ends at a soft hyphen another one is shown.
    fileprivate var withoutSoftHyphens: String {
        utf8.contains(0xAD) ? String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{AD}" })) : String(self)
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
