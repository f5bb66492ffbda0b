/// Breaks text into lines where Unicode's line breaking algorithm allows it (``LineBreaks``), and inside a word only if the word is wider than a
/// line. A line that ends at a soft hyphen shows a hyphen.
///
/// Lines of Thai, Lao, Khmer and Burmese, which write no spaces between words, end only at spaces: separating words requires a dictionary, and
/// Formwork ships none.
package struct TextLayout: Sendable {
    package let measurer: any TextMeasuring

    /// The maximum length of text that is measured and laid out, in Unicode scalars. The rest takes no space.
    ///
    /// This is more than any screen shows, and five times as much as pictures draw.
    package static let measuredLength = 100_000

    package init(measurer: any TextMeasuring) { self.measurer = measurer }

    /// Returns the width of a text on one line, in points.
    ///
    /// - Complexity: O(n) in the text's length, up to ``measuredLength``.
    package func width(of text: String, in font: FontDescription) -> Double { measurer.width(of: Self.measured(text), in: font) }

    /// Measures a text in one font.
    ///
    /// - Parameters:
    ///   - text: The text; line breaks in it end lines.
    ///   - font: Its font.
    ///   - maximumWidth: The maximum width of a line; nil for an unlimited width.
    ///   - lines: The maximum number of lines; 0 for any number.
    /// - Complexity: O(n) in the text's length, up to ``measuredLength``.
    package func extent(of text: String, in font: FontDescription, maximumWidth: Double?, lines: Int) -> TextExtent {
        let text = Self.measured(text)
        if maximumWidth == nil, !text.utf8.contains(where: { (0x09...0x0D).contains($0) || $0 == 0xE2 }) {
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

    /// Measures text in several fonts.
    ///
    /// - Parameters:
    ///   - runs: The runs of the text.
    ///   - maximumWidth: The maximum width of a line; nil for an unlimited width.
    ///   - lines: The maximum number of lines; 0 for any number.
    /// - Complexity: O(n) in the text's length, up to ``measuredLength``.
    package func extent(of runs: [TextRun], maximumWidth: Double?, lines: Int) -> TextExtent {
        extent(of: pieces(of: runs), maximumWidth: maximumWidth, lines: lines)
    }

    /// Measures text that is divided into pieces.
    func extent(of pieces: [TextPiece], maximumWidth: Double?, lines: Int) -> TextExtent {
        var breaker = LineBreaker(maximumWidth: maximumWidth ?? .infinity, lineLimit: lines)
        place(pieces, in: &breaker)
        return breaker.finish(isEmpty: pieces.isEmpty)
    }

    /// Places pieces on lines until all pieces are placed or all lines are full.
    ///
    /// - Returns: The number of placed pieces.
    @discardableResult
    func place(_ pieces: [TextPiece], in breaker: inout LineBreaker) -> Int {
        var index = 0
        while index < pieces.count, !breaker.isFull {
            switch pieces[index].kind {
            case .word: index = placeWord(at: index, of: pieces, in: &breaker)
            case .tab:
                breaker.place(tab: pieces[index], following: Self.width(behindTabAt: index, of: pieces))
                index += 1
            case .space, .lineBreak:
                place(index..<index + 1, of: pieces, in: &breaker)
                index += 1
            }
        }
        return index
    }

    /// Places the unbreakable pieces from an index on: a whole word, or as much of a word with soft hyphens as fits.
    ///
    /// - Returns: The index of the next piece.
    private func placeWord(at start: Int, of pieces: [TextPiece], in breaker: inout LineBreaker) -> Int {
        var end = Self.end(ofWordAt: start, of: pieces)
        guard pieces[end - 1].endsInSoftHyphen else {
            place(start..<end, of: pieces, in: &breaker)
            return end
        }
        // The ends of its syllables.
        var ends = [end]
        while pieces[end - 1].endsInSoftHyphen, end < pieces.count, pieces[end].kind == .word {
            end = Self.end(ofWordAt: end, of: pieces)
            ends.append(end)
        }
        breaker.open(pieces[start])
        func width(to end: Int) -> Double { pieces[start..<end].reduce(0) { $0 + $1.width } }
        if breaker.hasRoom(for: width(to: end)) {
            place(start..<end, of: pieces, in: &breaker)
            return end
        }
        for end in ends.dropLast().reversed() {
            let hyphen = hyphen(behind: pieces[end - 1])
            guard breaker.hasRoom(for: width(to: end) + hyphen.width) else { continue }
            place(start..<end, of: pieces, in: &breaker)
            breaker.hyphenate(with: hyphen)
            return end
        }
        // No syllable fits here. One may fit on the next line; otherwise the word is divided like any other.
        guard !breaker.isLineEmpty else {
            place(start..<ends[0], of: pieces, in: &breaker)
            return ends[0]
        }
        breaker.endLineBeforeWord()
        return start
    }

    /// Returns the hyphen that is shown where a line ends at a soft hyphen.
    private func hyphen(behind piece: TextPiece) -> TextPiece {
        var hyphen = piece
        hyphen.text = "-"
        hyphen.width = measurer.width(of: hyphen.text, in: piece.font) + piece.kern
        return hyphen
    }

    private func place(_ range: Range<Int>, of pieces: [TextPiece], in breaker: inout LineBreaker) {
        let slice = pieces[range]
        breaker.place(slice, width: slice.count == 1 ? pieces[range.lowerBound].width : slice.reduce(0) { $0 + $1.width }) { piece in
            measurer.characterWidths(of: piece.text, in: piece.font).map { $0 + piece.kern }
        }
    }

    /// Returns the end of the unbreakable pieces from a word on: words without a break opportunity between them, including spaces before words that
    /// cannot start a line.
    private static func end(ofWordAt start: Int, of pieces: [TextPiece]) -> Int {
        var end = start + 1
        while true {
            var next = end
            while next < pieces.count, pieces[next].kind == .space { next += 1 }
            guard next < pieces.count, pieces[next].kind == .word, !pieces[next].startsAtBreak else { return end }
            end = next + 1
        }
    }

    /// Returns the width of the text after a tab: up to the next tab, or to the end of the paragraph.
    private static func width(behindTabAt tab: Int, of pieces: [TextPiece]) -> Double {
        // At left-aligned tab stops the width is not needed, so it is not measured.
        guard pieces[tab].paragraph.tabStops?.contains(where: { $0.alignment != .left }) == true else { return 0 }
        return pieces[(tab + 1)...].prefix { $0.kind == .word || $0.kind == .space }.reduce(0) { $0 + $1.width }
    }

    /// Returns the part of a text that is measured: all of it, except for very long texts.
    static func measured(_ text: String, _ length: Int = measuredLength) -> Substring {
        if text.utf8.count <= length { return text[...] }
        let scalars = text.unicodeScalars
        return text[..<(scalars.index(scalars.startIndex, offsetBy: length, limitedBy: scalars.endIndex) ?? scalars.endIndex)]
    }
}
