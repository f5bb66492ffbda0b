extension TextLayout {
    /// Lays text out in lines.
    ///
    /// - Parameters:
    ///   - runs: The runs of the text.
    ///   - maximumWidth: The maximum width of a line; nil for an unlimited width.
    ///   - lines: The maximum number of lines; 0 for any number.
    ///   - truncation: The treatment of text that does not fit.
    /// - Complexity: O(n) in the length of the text, up to ``measuredLength``.
    package func lines(of runs: [TextRun], maximumWidth: Double?, lines limit: Int, truncation: TextTruncation) -> [TextLine] {
        // Text that is truncated at its head or in its middle is laid out on one line.
        let width = truncation == .none && limit == 1 || truncation == .head || truncation == .middle ? nil : maximumWidth
        var breaker = LineBreaker(maximumWidth: width ?? .infinity, lineLimit: limit, recordsLines: true)
        let pieces = pieces(of: runs)
        let placed = place(pieces, in: &breaker)
        _ = breaker.finish(isEmpty: pieces.isEmpty)
        guard var result = breaker.lines, let last = result.last else { return [] }
        guard let maximumWidth, truncation != .none else { return result }
        let isCut = breaker.cutsWord || pieces[placed...].contains { $0.kind == .word } || last.width > maximumWidth + 0.5
        if isCut {
            let rest = Self.rest(of: pieces, from: last, placed)
            result[result.count - 1] = truncated(last, pieces: rest, maximumWidth: maximumWidth, truncation: truncation)
        }
        return result
    }

    /// Returns the pieces of the last line as if it had unlimited width: to the end of its paragraph.
    private static func rest(of pieces: [TextPiece], from line: TextLine, _ placed: Int) -> [TextPiece] {
        guard let first = line.pieces.first else { return [] }
        // The line's first piece is one of the pieces, or the end of a divided piece.
        guard
            let start = pieces.firstIndex(where: { $0.run == first.run && $0.text.endIndex >= first.text.endIndex && $0.kind == first.kind }
            )
        else { return line.pieces }
        var rest = [pieces[start]]
        rest[0].text = pieces[start].text[first.text.startIndex...]
        for piece in pieces[(start + 1)...] {
            if piece.kind == .lineBreak { break }
            rest.append(piece)
        }
        return rest
    }

    private func truncated(_ line: TextLine, pieces: [TextPiece], maximumWidth: Double, truncation: TextTruncation) -> TextLine {
        guard let first = pieces.first else { return line }
        var line = line
        var characters: [TextPiece] = []
        // Characters further to the right are never visible.
        let visible = truncation == .tail ? 2000 : .max
        for piece in pieces where characters.count < visible {
            let text = piece.text.prefix(visible - characters.count)
            let parts = text.mapCharacters(\.self)
            let widths = piece.kind == .tab ? [] : measurer.characterWidths(of: text, in: piece.font)
            for (index, character) in parts.enumerated() {
                var part = piece
                part.text = character
                if index < widths.count { part.width = widths[index] + piece.kern }
                characters.append(part)
            }
        }
        var mark = first
        mark.text = "…"
        mark.kind = .word
        mark.width = measurer.width(of: mark.text, in: first.font)
        let room = maximumWidth - mark.width
        var head = 0
        var tail = characters.count
        var used = 0.0
        switch truncation {
        case .none: return line
        case .tail: while head < tail, used + characters[head].width <= room { (used, head) = (used + characters[head].width, head + 1) }
        case .head:
            while tail > 0, used + characters[tail - 1].width <= room { (used, tail) = (used + characters[tail - 1].width, tail - 1) }
        case .middle:
            var before = 0.0
            while head < tail {
                let isFirst = before <= used - before
                let width = isFirst ? characters[head].width : characters[tail - 1].width
                if used + width > room { break }
                used += width
                if isFirst { (before, head) = (before + width, head + 1) } else { tail -= 1 }
            }
        }
        if truncation == .tail {
            tail = characters.count
            while head > 0, characters[head - 1].kind == .space { head -= 1 }
            used = characters[..<head].reduce(0) { $0 + $1.width }
        }
        line.pieces = Array(characters[..<head]) + [mark] + (truncation == .tail ? [] : Array(characters[tail...]))
        line.width = used + mark.width
        return line
    }
}
