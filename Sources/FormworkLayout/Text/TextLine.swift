/// A line of text after layout.
package struct TextLine: Sendable {
    /// The pieces on the line, from left to right.
    var pieces: [TextPiece]
    /// The position of its first word, in points.
    var indent: Double
    /// The distance to its end without trailing spaces, in points.
    package var width: Double
    /// The distance from the text's top to the line's, in points.
    package var top: Double
    /// The distance from the line's top to its baseline, in points.
    package var ascent: Double
    /// The distance from the line's top to its bottom, in points.
    package var height: Double

    /// The stretches of one font on the line, from left to right, without trailing spaces.
    package var spans: [TextSpan] { columns.flatMap(\.spans) }

    /// The parts of the line between its tabs, from left to right; a single part for a line without tabs.
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

/// The part of a line between two tabs.
package struct TextColumn: Hashable, Sendable {
    /// The distance from the start of the available width, in points.
    package var start: Double
    package var spans: [TextSpan] = []

    /// The width in points.
    package var width: Double { spans.reduce(0) { $0 + $1.width } }
}

extension Substring {
    /// The text without soft hyphens, as it is visible. A line that ends at a soft hyphen shows a separate hyphen.
    fileprivate var withoutSoftHyphens: String {
        utf8.contains(0xAD) ? String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{AD}" })) : String(self)
    }
}

/// A stretch of a line in one font.
package struct TextSpan: Hashable, Sendable {
    package var text: String
    package var font: FontDescription
    /// The width in points.
    package var width: Double
    /// The index of its run in the text.
    package var run: Int

    package init(text: String, font: FontDescription, width: Double, run: Int) {
        self.text = text
        self.font = font
        self.width = width
        self.run = run
    }
}

/// The treatment of text that does not fit.
package enum TextTruncation: Hashable, Sendable {
    /// Clipped or overflowing.
    case none
    /// An ellipsis replaces the missing text at that position.
    case head, middle, tail
}
