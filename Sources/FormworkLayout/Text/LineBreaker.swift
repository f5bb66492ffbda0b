/// Places pieces of text on lines one after another.
struct LineBreaker {
    private let maximumWidth: Double
    private let lineLimit: Int
    private var extent = TextExtent()
    /// The open line's start, and its end with and without trailing spaces.
    private var indent = 0.0
    private var reach = 0.0
    private var visible = 0.0
    /// The maximum end of the open line.
    private var end: Double
    private var lineHeight = 0.0
    private var ascent = 0.0
    /// The space that a text style adds below the open line.
    private var leading = 0.0
    private var lastLeading = 0.0
    private var paragraph = ParagraphStyle()
    private var isLineOpen = false
    private var beginsParagraph = true
    /// The finished lines; nil where only their size is needed.
    private(set) var lines: [TextLine]?
    private var openPieces: [TextPiece] = []
    /// Whether the last line ends before or inside a word that did not fit.
    private(set) var cutsWord = false

    init(maximumWidth: Double, lineLimit: Int, recordsLines: Bool = false) {
        self.maximumWidth = maximumWidth + 0.001
        end = self.maximumWidth
        self.lineLimit = lineLimit
        if recordsLines { lines = [] }
    }

    /// Whether the maximum number of lines is reached.
    var isFull: Bool { lineLimit > 0 && extent.lineCount >= lineLimit }

    /// Whether a width fits on the open line.
    func hasRoom(for width: Double) -> Bool { !(reach + width > end) }

    /// Whether the open line is empty.
    var isLineEmpty: Bool { !(reach > indent) || !isLineOpen }

    /// Places unbreakable pieces.
    ///
    /// - Parameters:
    ///   - pieces: Words without a break between them, or one space, or one line break.
    ///   - width: Their width.
    ///   - characters: Returns the widths of a piece's characters; called if the piece is wider than a line.
    mutating func place(_ pieces: ArraySlice<TextPiece>, width: Double, characters: (TextPiece) -> [Double]) {
        guard let first = pieces.first else { return }
        switch first.kind {
        case .lineBreak:
            take(first)
            endLine(isParagraph: true)
            // The next line gets this height if no text follows.
            raise(first)
        case .space, .tab:
            take(first)
            record(pieces)
            reach += width
        case .word:
            open(first)
            if !hasRoom(for: width), !isLineEmpty {
                endLine(isParagraph: false)
                if isFull {
                    cutsWord = true
                    return
                }
                open(first)
            }
            if !hasRoom(for: width) {
                for piece in pieces { placeByCharacters(piece, widths: characters(piece)) }
                return
            }
            for piece in pieces { take(piece) }
            record(pieces)
            reach += width
            visible = reach
        }
    }

    /// Advances the open line to the tab stop of a tab.
    ///
    /// - Parameters:
    ///   - tab: The tab.
    ///   - following: The width of the text aligned at the tab stop.
    mutating func place(tab: TextPiece, following: Double) {
        take(tab)
        let stop = paragraph.tabStop(after: reach)
        let share =
            switch stop.alignment {
            case .left: 0.0
            case .center: 0.5
            case .right: 1.0
            }
        var piece = tab
        piece.width = max(0, stop.location - following * share - reach)
        place([piece], width: piece.width) { _ in [] }
    }

    /// Ends the open line inside a word.
    ///
    /// - Parameter hyphen: The hyphen to show, which must fit.
    mutating func hyphenate(with hyphen: TextPiece) {
        record([hyphen])
        reach += hyphen.width
        visible = reach
        endLine(isParagraph: false)
        if isFull { cutsWord = true }
    }

    /// Ends the open line before a word that does not fit.
    mutating func endLineBeforeWord() {
        endLine(isParagraph: false)
        if isFull { cutsWord = true }
    }

    private mutating func record(_ pieces: ArraySlice<TextPiece>) {
        if lines != nil { openPieces += pieces }
    }

    private mutating func placeByCharacters(_ piece: TextPiece, widths: [Double]) {
        take(piece)
        var start = piece.text.startIndex
        var end = start
        func part() -> TextPiece {
            var part = piece
            part.text = piece.text[start..<end]
            return part
        }
        for width in widths {
            if !hasRoom(for: width), !isLineEmpty {
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

    /// Opens a line for a piece if none is open. The piece's paragraph determines the line's start and end.
    mutating func open(_ piece: TextPiece) {
        if isLineOpen { return }
        paragraph = piece.paragraph
        indent = min(paragraph.indent(ofFirstLine: beginsParagraph), maximumWidth)
        end = paragraph.end(inWidth: maximumWidth)
        reach = indent
        if beginsParagraph, extent.lineCount > 0 { extent.height += paragraph.paragraphSpacingBefore }
        isLineOpen = true
        beginsParagraph = false
    }

    /// Adds a piece's heights to the open line, and opens a line if necessary.
    private mutating func take(_ piece: TextPiece) {
        open(piece)
        raise(piece)
    }

    /// Increases the open line's heights to those of a piece's font.
    private mutating func raise(_ piece: TextPiece) {
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
            lines?.append(
                TextLine(pieces: openPieces, indent: indent, width: visible, top: extent.height, ascent: ascent, height: lineHeight))
            openPieces = []
        }
        extent.width = max(extent.width, visible)
        extent.height += lineHeight + leading + paragraph.lineSpacing + (isParagraph ? paragraph.paragraphSpacing : 0)
        lastLeading = leading
        (indent, reach, visible, lineHeight, ascent, leading) = (0, 0, 0, 0, 0, 0)
        isLineOpen = false
        beginsParagraph = isParagraph
    }

    /// Ends the last line and returns the size of all lines, without the space after the last one.
    mutating func finish(isEmpty: Bool) -> TextExtent {
        if isEmpty { return extent }
        if !isFull {
            if reach <= end { visible = reach }
            endLine(isParagraph: false)
        }
        extent.height -= paragraph.lineSpacing + lastLeading
        return extent
    }
}
