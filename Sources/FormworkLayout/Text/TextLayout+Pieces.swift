extension TextLayout {
    /// Divides the runs into unbreakable pieces, up to ``measuredLength``.
    ///
    /// Break opportunities are determined across runs, because the font can change within a word.
    ///
    /// - Complexity: O(n) in the length of the text.
    func pieces(of runs: [TextRun]) -> [TextPiece] {
        var texts: [String] = []
        var room = Self.measuredLength
        for run in runs where room > 0 {
            let text = Self.measured(run.text, room)
            room -= text.unicodeScalars.count
            texts.append(String(text))
        }
        var classes: [LineBreakClass] = []
        for text in texts { for scalar in text.unicodeScalars { classes.append(LineBreakClass(scalar)) } }
        let breaks = LineBreaks.opportunities(classes)
        var pieces: [TextPiece] = []
        var place = 0
        for (position, (run, text)) in zip(runs, texts).enumerated() {
            var divider = RunDivider(run, text: text, position: position, measurer: measurer)
            for index in text.unicodeScalars.indices {
                divider.take(text.unicodeScalars[index], at: index, opportunity: breaks[place], to: &pieces)
                place += 1
            }
            divider.end(at: text.endIndex, to: &pieces)
        }
        return pieces
    }
}

/// Divides the text of a run into pieces.
private struct RunDivider {
    private let run: TextRun
    private let text: String
    /// The index of the run.
    private let position: Int
    private let measurer: any TextMeasuring
    private let metrics: FontDescription.LineMetrics
    /// The start and the kind of the open piece.
    private var start: String.Index
    private var kind = TextPiece.Kind.word
    private var startsAtBreak = true
    /// Whether the last character was a carriage return, so that a following line feed belongs to it.
    private var isAfterReturn = false

    init(_ run: TextRun, text: String, position: Int, measurer: any TextMeasuring) {
        (self.run, self.text, self.position, self.measurer) = (run, text, position, measurer)
        metrics = measurer.lineMetrics(of: run.font)
        start = text.startIndex
    }

    mutating func take(
        _ scalar: Unicode.Scalar, at index: String.Index, opportunity: LineBreaks.Opportunity, to pieces: inout [TextPiece]
    ) {
        let next = Self.kind(of: scalar)
        let continues =
            switch next {
            case .word: kind == .word && opportunity == .no
            case .space: kind == .space
            case .tab: false
            case .lineBreak: isAfterReturn && scalar == "\n"
            }
        isAfterReturn = scalar == "\r"
        if continues, start < index { return }
        end(at: index, to: &pieces)
        kind = next
        startsAtBreak = opportunity != .no || pieces.isEmpty
    }

    /// Ends the open piece.
    mutating func end(at index: String.Index, to pieces: inout [TextPiece]) {
        guard start < index else { return }
        let piece = text[start..<index]
        let gain = run.kern == 0 ? 0 : Double(piece.count) * run.kern
        let isSet = kind == .word || kind == .space
        pieces.append(
            TextPiece(
                kind: kind, text: piece, font: run.font, kern: run.kern, width: isSet ? measurer.width(of: piece, in: run.font) + gain : 0,
                metrics: metrics, paragraph: run.paragraph, startsAtBreak: startsAtBreak, run: position))
        start = index
    }

    private static func kind(of scalar: Unicode.Scalar) -> TextPiece.Kind {
        switch scalar.value {
        case 0x20, 0x200B, 0x3000, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F: .space
        case 0x09: .tab
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .lineBreak
        default: .word
        }
    }
}
