/// Breaks text into lines as UIKit does: after spaces and hyphens, between ideographs, and inside a word only where it is wider than a
/// line.
package struct TextLayout: Sendable {
    package let measurer: any TextMeasuring

    /// How much of a text is measured and set, in Unicode's scalars: what comes behind that takes no room.
    ///
    /// More than any screen shows: five times as much as pictures draw.
    package static let measuredLength = 100_000

    package init(measurer: any TextMeasuring) { self.measurer = measurer }

    /// How wide a text is on one line, in points.
    ///
    /// - Complexity: O(n) in the text's length, up to ``measuredLength``.
    package func width(of text: String, in font: FontDescription) -> Double { measurer.width(of: Self.measured(text), in: font) }

    /// How much room a text in one font takes.
    ///
    /// - Parameters:
    ///   - text: The text; line breaks in it end lines.
    ///   - font: Its font.
    ///   - maximumWidth: How wide a line may be; nil for any width.
    ///   - lines: How many lines there may be; 0 for any number.
    /// - Complexity: O(n) in the text's length, up to ``measuredLength``.
    package func extent(of text: String, in font: FontDescription, maximumWidth: Double?, lines: Int) -> TextExtent {
        let text = Self.measured(text)
        if maximumWidth == nil, !text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0xE2 }) {
            var extent = TextExtent()
            guard !text.isEmpty else { return extent }
            let metrics = measurer.lineMetrics(of: font)
            extent.width = measurer.width(of: text, in: font)
            extent.height = metrics.lineHeight
            extent.lineCount = 1
            extent.firstAscent = metrics.ascent
            extent.lastDescent = metrics.lineHeight - metrics.ascent
            return extent
        }
        return extent(of: [TextRun(String(text), font: font)], maximumWidth: maximumWidth, lines: lines)
    }

    /// How much room text in several fonts takes.
    ///
    /// - Parameters:
    ///   - runs: The text's pieces.
    ///   - maximumWidth: How wide a line may be; nil for any width.
    ///   - lines: How many lines there may be; 0 for any number.
    /// - Complexity: O(n) in the text's length, up to ``measuredLength``.
    package func extent(of runs: [TextRun], maximumWidth: Double?, lines: Int) -> TextExtent {
        extent(of: pieces(of: runs), maximumWidth: maximumWidth, lines: lines)
    }

    /// How much room text takes that was divided into pieces.
    func extent(of pieces: [TextPiece], maximumWidth: Double?, lines: Int) -> TextExtent {
        var breaker = LineBreaker(maximumWidth: maximumWidth ?? .infinity, lineLimit: lines)
        place(pieces, in: &breaker)
        return breaker.finish(isEmpty: pieces.isEmpty)
    }

    /// The runs as pieces that stay together, up to ``measuredLength``.
    func pieces(of runs: [TextRun]) -> [TextPiece] {
        var pieces: [TextPiece] = []
        var room = Self.measuredLength
        for (position, run) in runs.enumerated() where room > 0 {
            let text = Self.measured(run.text, room)
            room -= text.unicodeScalars.count
            append(run, String(text), position, to: &pieces)
        }
        return pieces
    }

    /// Places pieces on lines until there are no more of either.
    ///
    /// - Returns: how many pieces were placed.
    @discardableResult
    func place(_ pieces: [TextPiece], in breaker: inout LineBreaker) -> Int {
        var index = 0
        while index < pieces.count, !breaker.isFull {
            var end = index + 1
            var width = pieces[index].width
            if pieces[index].kind == .word {
                while end < pieces.count, pieces[end].kind == .word, !pieces[end].startsAtBreak {
                    width += pieces[end].width
                    end += 1
                }
            }
            breaker.place(pieces[index..<end], width: width) { piece in
                piece.text.map { (measurer.width(of: Substring(String($0)), in: piece.font) + piece.kern) }
            }
            index = end
        }
        return index
    }

    private func append(_ run: TextRun, _ text: String, _ position: Int, to pieces: inout [TextPiece]) {
        let metrics = measurer.lineMetrics(of: run.font)
        let bytes = text.utf8
        var start = bytes.startIndex
        var kind = TextPiece.Kind.word
        var startsAtBreak = pieces.last.map { $0.kind != .word || $0.endsAtBreak } ?? true
        func end(at index: String.Index, endsAtBreak: Bool = false) {
            guard start < index else { return }
            let piece = text[start..<index]
            let count = run.kern == 0 ? 0 : piece.count
            pieces.append(
                TextPiece(
                    kind: kind, text: piece, font: run.font, kern: run.kern,
                    width: kind == .lineBreak ? 0 : measurer.width(of: piece, in: run.font) + Double(count) * run.kern, metrics: metrics,
                    paragraph: run.paragraph, startsAtBreak: startsAtBreak, endsAtBreak: endsAtBreak, run: position))
            startsAtBreak = kind != .word || endsAtBreak
            start = index
        }
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            let scalar = byte < 0x80 ? Unicode.Scalar(byte) : text.unicodeScalars[index]
            let next = byte < 0x80 ? bytes.index(after: index) : text.unicodeScalars.index(after: index)
            switch scalar.value {
            case 0x20, 0x09, 0x200B, 0x3000:
                if kind != .space || start == index {
                    end(at: index)
                    kind = .space
                }
            case 0x0A, 0x0D, 0x0B, 0x0C, 0x2028, 0x2029:
                end(at: index)
                kind = .lineBreak
                var after = next
                if byte == 0x0D, after < bytes.endIndex, bytes[after] == 0x0A { after = bytes.index(after: after) }
                end(at: after)
                kind = .word
                index = after
                continue
            default:
                if kind != .word {
                    end(at: index)
                    kind = .word
                }
                if scalar.value == 0x2D || scalar.value == 0x2014 || scalar.value == 0x2013 {
                    end(at: next, endsAtBreak: true)
                } else if Self.isIdeograph(scalar.value) {
                    end(at: index, endsAtBreak: true)
                    startsAtBreak = true
                    end(at: next, endsAtBreak: true)
                }
            }
            index = next
        }
        end(at: bytes.endIndex)
    }

    /// The part of a text that is measured: all of it, but for very long ones.
    private static func measured(_ text: String, _ length: Int = measuredLength) -> Substring {
        if text.utf8.count <= length { return text[...] }
        let scalars = text.unicodeScalars
        return text[..<(scalars.index(scalars.startIndex, offsetBy: length, limitedBy: scalars.endIndex) ?? scalars.endIndex)]
    }

    /// Whether lines break before and after a character.
    private static func isIdeograph(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x3001, 0x3002, 0xFF01, 0xFF0C, 0xFF1A, 0xFF1B, 0xFF1F, 0x300D, 0x300F, 0xFF09: false
        case 0x3040...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
        default: false
        }
    }
}
