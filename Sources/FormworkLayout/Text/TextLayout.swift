/// Breaks text into lines: where Unicode's line breaking algorithm allows it (``LineBreaks``), and inside a word only where it is wider than
/// a line. At a soft hyphen a line ends with a hyphen.
///
/// Lines of Thai, Lao, Khmer and Burmese, which write no spaces between words, end at spaces alone: which letters are a word only a
/// dictionary tells, and none is shipped.
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

    /// Places pieces on lines until there are no more of either.
    ///
    /// - Returns: how many pieces were placed.
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

    /// Places what stands together from a place on: as much as fits of a word with soft hyphens, or all of a word.
    ///
    /// - Returns: the place of what comes next.
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
        // There is no room for a syllable here: on the next line there may be, else it is divided like any word.
        guard !breaker.isLineEmpty else {
            place(start..<ends[0], of: pieces, in: &breaker)
            return ends[0]
        }
        breaker.endLineBeforeWord()
        return start
    }

    /// What is shown where a line ends at a soft hyphen.
    private func hyphen(behind piece: TextPiece) -> TextPiece {
        var hyphen = piece
        hyphen.text = "-"
        hyphen.width = measurer.width(of: hyphen.text, in: piece.font) + piece.kern
        return hyphen
    }

    private func place(_ range: Range<Int>, of pieces: [TextPiece], in breaker: inout LineBreaker) {
        let slice = pieces[range]
        breaker.place(slice, width: slice.count == 1 ? pieces[range.lowerBound].width : slice.reduce(0) { $0 + $1.width }) { piece in
            piece.text.map { (measurer.width(of: Substring(String($0)), in: piece.font) + piece.kern) }
        }
    }

    /// The end of what stays together from a word on: words without an opportunity between them, with the spaces before those that no line
    /// begins with.
    private static func end(ofWordAt start: Int, of pieces: [TextPiece]) -> Int {
        var end = start + 1
        while true {
            var next = end
            while next < pieces.count, pieces[next].kind == .space { next += 1 }
            guard next < pieces.count, pieces[next].kind == .word, !pieces[next].startsAtBreak else { return end }
            end = next + 1
        }
    }

    /// How wide the text is that stands at the stop of a tab: to the next tab, or to the end of the paragraph.
    private static func width(behindTabAt tab: Int, of pieces: [TextPiece]) -> Double {
        // Where text begins at tab stops its width does not count, and is not asked for.
        guard pieces[tab].paragraph.tabStops?.contains(where: { $0.alignment != .left }) == true else { return 0 }
        return pieces[(tab + 1)...].prefix { $0.kind == .word || $0.kind == .space }.reduce(0) { $0 + $1.width }
    }

    /// The part of a text that is measured: all of it, but for very long ones.
    static func measured(_ text: String, _ length: Int = measuredLength) -> Substring {
        if text.utf8.count <= length { return text[...] }
        let scalars = text.unicodeScalars
        return text[..<(scalars.index(scalars.startIndex, offsetBy: length, limitedBy: scalars.endIndex) ?? scalars.endIndex)]
    }
}
