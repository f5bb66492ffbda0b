import FormworkLayout
import FormworkModel

/// A text on one or more lines in a view.
struct TextBlock {
    /// The horizontal alignment of the lines.
    enum Alignment { case left, center, right }
    /// The vertical position of the block.
    enum Position { case top, center, bottom }

    /// The text runs; line breaks in them start new lines.
    var runs: [TextRun]
    /// The colour of each run.
    var paints: [Paint]
    var alignment = Alignment.left
    var position = Position.center
    /// The maximum number of lines; 0 for as many as fit.
    var lineLimit = 1
    var truncation = TextTruncation.tail
    /// The distance between the text and the view's edges.
    var insets = EdgeInsets.zero
    /// The smallest scale to which the text may shrink to fit; 1 for no shrinking.
    var minimumScale = 1.0

    init(_ text: String, font: FontDescription, paint: Paint) {
        runs = [TextRun(text, font: font)]
        paints = [paint]
    }

    init(runs: [TextRun], paints: [Paint]) {
        self.runs = runs
        self.paints = paints
    }

    /// Draws the text into a view.
    ///
    /// - Parameters:
    ///   - size: The view's size.
    ///   - canvas: The canvas to draw on.
    ///   - layout: Breaks the text into lines.
    func draw(_ size: Size, into canvas: inout Canvas, with layout: TextLayout) {
        let width = size.width - insets.left - insets.right
        let height = size.height - insets.top - insets.bottom
        guard width > 0, !runs.isEmpty else { return }
        var block = self
        if block.cut() { canvas.cutTexts += 1 }
        let runs = block.fitted(width, layout: layout)
        let lines = set(runs, width: width, height: height, layout: layout)
        guard let last = lines.last else { return }
        let blockHeight = last.top + last.height
        for line in lines where line.width > 0 && !canvas.isFull { draw(line, blockHeight: blockHeight, width: width, into: &canvas) }
    }

    /// The maximum number of Unicode scalars that are drawn, more than any screen shows.
    static let drawnLength = 20_000

    /// Truncates the text to the maximum length. Text that is truncated at its head or in its middle also keeps its end.
    ///
    /// - Returns: Whether anything was left out.
    private mutating func cut() -> Bool {
        guard runs.reduce(0, { $0 + $1.text.utf8.count }) > Self.drawnLength else { return false }
        var room = Self.drawnLength
        let isCutInside = runs.count == 1 && (truncation == .head || truncation == .middle)
        for place in runs.indices {
            let scalars = runs[place].text.unicodeScalars
            let head = scalars.prefix(isCutInside ? room / 2 : room)
            guard head.endIndex < scalars.endIndex else {
                room -= scalars.count
                continue
            }
            let tail = isCutInside ? scalars[head.endIndex...].suffix(room / 2) : scalars[scalars.endIndex...]
            if head.count + tail.count == scalars.count { return false }
            runs[place].text = String(head) + "…" + String(tail)
            runs.removeSubrange((place + 1)...)
            return true
        }
        return false
    }

    /// Returns the runs, shrunk as far as needed and allowed to fit on one line.
    private func fitted(_ width: Double, layout: TextLayout) -> [TextRun] {
        guard minimumScale < 1, lineLimit == 1 else { return runs }
        let natural = layout.extent(of: runs, maximumWidth: nil, lines: 1).width
        guard natural > width, natural > 0 else { return runs }
        let scale = max(minimumScale, width / natural * 0.995)
        return runs.map { run in
            var run = run
            run.font.size *= scale
            return run
        }
    }

    private func set(_ runs: [TextRun], width: Double, height: Double, layout: TextLayout) -> [TextLine] {
        // Xcode sized the label for its own measurement of the text, so text that measures slightly wider here still fits.
        let tolerant = width + max(1, width * 0.045)
        var limit = lineLimit
        var lines = layout.lines(of: runs, maximumWidth: tolerant, lines: limit, truncation: truncation)
        guard lineLimit != 1, let last = lines.last, last.top + last.height > height + 2, lines.count > 1 else { return lines }
        // The same holds for text that needs one line more than there is room for.
        let looser = layout.lines(of: runs, maximumWidth: width * 1.06 + 1, lines: limit, truncation: truncation)
        if let last = looser.last, last.top + last.height <= height + 2 { return looser }
        limit = max(1, lines.count { $0.top + $0.height <= height + 2 })
        lines = layout.lines(of: runs, maximumWidth: tolerant, lines: limit, truncation: truncation)
        return lines
    }

    private func draw(_ line: TextLine, blockHeight: Double, width: Double, into canvas: inout Canvas) {
        let baseline = line.top + line.ascent
        let y: Length
        let drop: Double
        switch position {
        case .top: (y, drop) = (.points(insets.top), baseline)
        case .center: (y, drop) = (.middle, baseline - blockHeight / 2 + (insets.top - insets.bottom) / 2)
        case .bottom: (y, drop) = (.end, baseline - blockHeight - insets.bottom)
        }
        let columns = line.columns.map { column in
            var column = column
            column.spans = canvas.shrunk(column.spans, to: min(column.width, width))
            return column
        }
        guard let first = columns.first, let span = first.spans.first else { return }
        // A single column can be anchored by the line's alignment; several columns, or an indented one, are placed at their start.
        if columns.count == 1, first.start == 0 {
            let (x, shift, anchor): (Length, Double, TextAnchor) =
                switch alignment {
                case .left: (.points(insets.left), 0, .start)
                case .center: (.middle, (insets.left - insets.right) / 2, .middle)
                case .right: (.end, -insets.right, .end)
                }
            canvas.openText(x: x, shift: shift, y: y, drop: drop, anchor: anchor, font: span.font, paint(span.run))
            draw(first.spans, width: min(line.width, width), into: &canvas)
        } else {
            let free = max(0, width - line.width)
            let left = insets.left + (alignment == .left ? 0 : alignment == .center ? free / 2 : free)
            for column in columns {
                guard let span = column.spans.first else { continue }
                canvas.openText(
                    x: .points(left + column.start), y: y, drop: drop, anchor: .start, font: span.font, paint(span.run))
                draw(column.spans, width: column.width, into: &canvas)
            }
        }
    }

    /// Draws consecutive spans, and closes their text element.
    private func draw(_ spans: [TextSpan], width: Double, into canvas: inout Canvas) {
        guard let first = spans.first else { return }
        canvas.fit(width, spans: spans)
        canvas.markup(">")
        canvas.escaped(first.text)
        for span in spans.dropFirst() {
            canvas.markup("<tspan")
            canvas.font(span.font)
            if span.font.weight == .regular, first.font.weight != .regular { canvas.markup(" font-weight=\"400\"") }
            canvas.attribute("fill", paint: paint(span.run))
            canvas.markup(">")
            canvas.escaped(span.text)
            canvas.markup("</tspan>")
        }
        canvas.markup("</text>")
    }

    private func paint(_ run: Int) -> Paint { run < paints.count ? paints[run] : paints.last ?? .label }
}
