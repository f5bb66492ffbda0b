/// Places pieces of text on lines, one after the other.
struct LineBreaker {
    private let maximumWidth: Double
    private let lineLimit: Int
    private var extent = TextExtent()
    /// The open line: how far it reaches with and without the spaces at its end.
    private var reach = 0.0
    private var visible = 0.0
    private var lineHeight = 0.0
    private var ascent = 0.0
    /// What a text style adds below the open line.
    private var leading = 0.0
    private var lastLeading = 0.0
    private var paragraph = ParagraphStyle()
    private var isLineOpen = false
    /// What stands on the lines; nil where only their extent is asked for.
    private(set) var lines: [TextLine]?
    private var openPieces: [TextPiece] = []
    /// Whether the last line ends before or inside a word for which there was no room.
    private(set) var cutsWord = false

    init(maximumWidth: Double, lineLimit: Int, recordsLines: Bool = false) {
        self.maximumWidth = maximumWidth + 0.001
        self.lineLimit = lineLimit
        if recordsLines { lines = [] }
    }

    /// Whether all lines that there may be are there.
    var isFull: Bool { lineLimit > 0 && extent.lineCount >= lineLimit }

    /// Places pieces that stay together.
    ///
    /// - Parameters:
    ///   - pieces: Words without a break between them, or one space, or one line break.
    ///   - width: Their width.
    ///   - characters: The widths of a piece's characters, asked where it is wider than a line.
    mutating func place(_ pieces: ArraySlice<TextPiece>, width: Double, characters: (TextPiece) -> [Double]) {
        guard let first = pieces.first else { return }
        switch first.kind {
        case .lineBreak:
            take(first)
            endLine(isParagraph: true)
            take(first)
            isLineOpen = false
        case .space:
            take(first)
            record(pieces)
            reach += width
        case .word:
            if reach + width > maximumWidth, reach > 0, isLineOpen {
                endLine(isParagraph: false)
                if isFull {
                    cutsWord = true
                    return
                }
            }
            if width > maximumWidth {
                for piece in pieces { placeByCharacters(piece, characters(piece)) }
                return
            }
            for piece in pieces { take(piece) }
            record(pieces)
            reach += width
            visible = reach
        }
    }

    private mutating func record(_ pieces: ArraySlice<TextPiece>) {
        if lines != nil { openPieces += pieces }
    }

    private mutating func placeByCharacters(_ piece: TextPiece, _ widths: [Double]) {
        take(piece)
        var start = piece.text.startIndex
        var end = start
        func part() -> TextPiece {
            var part = piece
            part.text = piece.text[start..<end]
            return part
        }
        for width in widths {
            if reach + width > maximumWidth, reach > 0 {
                record([part()])
                start = end
                endLine(isParagraph: false)
                if isFull {
                    cutsWord = true
                    return
                }
                take(piece)
            }
            end = piece.text.index(after: end)
            reach += width
            visible = reach
        }
        record([part()])
    }

    /// Lets a piece's font act on the open line's heights.
    private mutating func take(_ piece: TextPiece) {
        isLineOpen = true
        paragraph = piece.paragraph
        let height = paragraph.height(ofLine: piece.metrics.lineHeight)
        lineHeight = max(lineHeight, height)
        leading = max(leading, piece.font.styleLineHeight - piece.metrics.lineHeight)
        ascent = max(ascent, piece.metrics.ascent + height - piece.metrics.lineHeight)
    }

    private mutating func endLine(isParagraph: Bool) {
        if extent.lineCount == 0 { extent.firstAscent = ascent }
        extent.lastDescent = lineHeight - ascent
        extent.lineCount += 1
        if lines != nil {
            lines?.append(TextLine(pieces: openPieces, width: visible, top: extent.height, ascent: ascent, height: lineHeight))
            openPieces = []
        }
        extent.width = max(extent.width, visible)
        extent.height += lineHeight + leading + paragraph.lineSpacing + (isParagraph ? paragraph.paragraphSpacing : 0)
        lastLeading = leading
        (reach, visible, lineHeight, ascent, leading) = (0, 0, 0, 0, 0)
        isLineOpen = false
    }

    /// The room that all lines take; the space after the last one does not count.
    mutating func finish(isEmpty: Bool) -> TextExtent {
        if isEmpty { return extent }
        if !isFull {
            if reach <= maximumWidth { visible = reach }
            endLine(isParagraph: false)
        }
        extent.height -= paragraph.lineSpacing + lastLeading
        return extent
    }
}
