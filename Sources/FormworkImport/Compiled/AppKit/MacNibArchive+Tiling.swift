import FormworkModel
import FormworkNib

/// Frames that AppKit changed when the document was compiled: it lays out scroll views and tables again, depending on the preferences of the
/// compiling machine. The document's frames are inferred from those that weren't changed.
extension MacNibArchive {
    struct Frame: Equatable {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0

        var text: String { "{{\(x.plainText), \(y.plainText)}, {\(width.plainText), \(height.plainText)}}" }
    }

    /// The thickness of legacy scrollers, which take space next to their content, since macOS 26.
    private static let newestThickness = 17.0
    /// The earlier thicknesses of legacy scrollers. Scrollers with other sizes overlay their content.
    ///
    /// Source: 77 scroll views of the corpus that show a vertical scroller. 15 of those with scrollers 13 or 15 points wide have their clip view
    /// next to it and none below it; 14 or 16 points wide: none and 47; 17 points wide: 3 and 12.
    private static let formerThicknesses = [11.0, 13.0, 15.0]
    /// The difference in width between a table with inset rows and one with full-width rows. In documents, tables with the automatic style have
    /// the width of the latter: 8 of 10 of the corpus.
    private static let insetOfRows = 20.0
    /// The padding around the columns of a table with inset rows.
    private static let paddingOfInsetRows = 32.0

    mutating func readDesignFrames() {
        guard keys.contains("IBNSClipsToBounds") else { return }
        for view in graph.objects.indices {
            switch graph.value(view, key: "NSOriginalClassName").flatMap(graph.text) ?? graph.className(view) {
            case "NSScrollView": undoTiling(of: view)
            case "NSWindowTemplate": undoSizing(of: view)
            default: continue
            }
        }
    }

    func frame(_ view: Int) -> Frame? {
        if let known = designFrames[view] { return known }
        guard let text = (graph.value(view, key: "NSFrame") ?? graph.value(view, key: "NSFrameSize")).flatMap(graph.text) else {
            return nil
        }
        let numbers = text.split(whereSeparator: { "{}, ".contains($0) }).compactMap { Double($0) }
        switch numbers.count {
        case 2: return Frame(width: numbers[0], height: numbers[1])
        case 4: return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        default: return nil
        }
    }

    func flags(_ object: Int, key: String) -> Int {
        graph.value(object, key: key).flatMap { graph.scalar($0).wholeNumber }.flatMap { Int(exactly: $0) } ?? 0
    }

    func number(_ object: Int, key: String) -> Double? { graph.value(object, key: key).flatMap { graph.scalar($0).number } }

    private mutating func undoTiling(of scrollView: Int) {
        guard let outer = frame(scrollView), let clip = graph.object(scrollView, key: "NSContentView"), let tiled = frame(clip) else {
            return
        }
        let border = [0.0, 1, 1, 2][flags(scrollView, key: "NSsFlags") & 3]
        let document = graph.object(clip, key: "NSDocView")
        var design = tiled
        if let scroller = visibleScroller(of: scrollView, "NSVScroller"), let place = frame(scroller) {
            design.width = length(tiled.width, of: outer.width - 2 * border, beside: place.width, upTo: place.x - tiled.x)
        }
        if let scroller = visibleScroller(of: scrollView, "NSHScroller"), let place = frame(scroller) {
            design.height = length(tiled.height, of: outer.height - 2 * border, beside: place.height, upTo: place.y - tiled.y)
        }
        if design != tiled {
            designFrames[clip] = design
            if let document { widen(document, from: tiled, to: design) }
        }
        guard let document, graph.value(document, key: "NSTableColumns") != nil else { return }
        let hasHeader = graph.object(scrollView, key: "NSHeaderClipView") != nil
        let isOverfull = overfullWidth(of: document, in: tiled).map { ($0 - (frame(document)?.width ?? 0)).magnitude < 1 } ?? false
        undoInsets(of: document, in: design)
        guard isLatest else { return }
        undoScrollers(of: scrollView, tiled, hasHeader: hasHeader)
        // A clip view that wasn't changed otherwise had the full height if its table has no header and is overfull.
        if !hasHeader, design == tiled, border > 0, isOverfull {
            designFrames[clip] = Frame(x: tiled.x, y: 0, width: tiled.width, height: outer.height)
        }
    }

    /// Restores the visibility of scrollers in tables, which are only shown if there is something to scroll. A scroller that overlays the table
    /// was hidden, and so was the horizontal one of a table with a header but no corner view.
    private mutating func undoScrollers(of scrollView: Int, _ tiled: Frame, hasHeader: Bool) {
        if let scroller = visibleScroller(of: scrollView, "NSVScroller"), let place = frame(scroller), place.x < tiled.x + tiled.width - 0.5
        {
            designVisibility[scroller] = false
        }
        let hasScroller = flags(scrollView, key: "NSsFlags") & 0x20 != 0
        if hasHeader, hasScroller, let scroller = graph.object(scrollView, key: "NSHScroller") {
            designVisibility[scroller] = graph.object(scrollView, key: "NSCornerView") != nil
        }
    }

    private func visibleScroller(of scrollView: Int, _ key: String) -> Int? {
        graph.object(scrollView, key: key).flatMap { flags($0, key: "NSvFlags") & 0x8000_0000 == 0 ? $0 : nil }
    }

    /// Returns the length of a clip view in the document if it is `tiled` in the file.
    ///
    /// - Parameters:
    ///   - whole: The length inside the borders.
    ///   - thickness: The thickness of the scroller, which keeps its frame while visible.
    ///   - end: The start of the scroller.
    private func length(_ tiled: Double, of whole: Double, beside thickness: Double, upTo end: Double) -> Double {
        let taken = whole - tiled
        guard taken > 0.5 else { return tiled }
        guard abs(taken - thickness) > 0.5 else { return thickness == Self.newestThickness ? whole : tiled }
        guard Self.formerThicknesses.contains(thickness) else { return taken == Self.newestThickness ? whole : tiled }
        return end > tiled && end < whole ? end : tiled
    }

    /// Resizes the document view along with its clip view, if it fills it or is resizable.
    private mutating func widen(_ document: Int, from tiled: Frame, to design: Frame) {
        guard var frame = frame(document) else { return }
        let mask = flags(document, key: "NSvFlags")
        let isTable = graph.value(document, key: "NSTableColumns") != nil
        if frame.width == tiled.width || !isTable && mask & 0x2 != 0 && frame.width < design.width {
            frame.width += design.width - tiled.width
        }
        if frame.height == tiled.height || !isTable && mask & 0x10 != 0 && frame.height < design.height {
            frame.height += design.height - tiled.height
        }
        let former = self.frame(document)
        setWidth(of: document, frame)
        if !isTable, let former { resizeSubviews(of: document, from: former, to: frame) }
    }

    /// Resizes the subviews of a view whose size in the document differs, according to their masks, if the result is unambiguous.
    private mutating func resizeSubviews(of view: Int, from former: Frame, to frame: Frame, depth: Int = 0) {
        guard depth < 50, former.width != frame.width || former.height != frame.height else { return }
        for child in graph.objects(in: graph.value(view, key: "NSSubviews")).prefix(1_000) {
            guard designFrames[child] == nil, let own = self.frame(child) else { continue }
            let mask = flags(child, key: "NSvFlags")
            var moved = own
            Self.resize(&moved.x, length: &moved.width, by: frame.width - former.width, mask: mask & 7)
            Self.resize(&moved.y, length: &moved.height, by: frame.height - former.height, mask: mask >> 3 & 7)
            guard moved != own else { continue }
            designFrames[child] = moved
            resizeSubviews(of: child, from: own, to: moved, depth: depth + 1)
        }
    }

    private static func resize(_ start: inout Double, length: inout Double, by change: Double, mask: Int) {
        switch mask {
        case 1: start += change
        case 2: length += change
        default: break
        }
    }

    /// Restores the size of a window's content view, which the compiler sets to the window's. If constraints make its only subview fill it, the
    /// subview determines the size.
    private mutating func undoSizing(of window: Int) {
        guard let content = graph.object(window, key: "NSWindowView"), let outer = frame(content) else { return }
        let views = graph.objects(in: graph.value(content, key: "NSSubviews"))
        guard views.count == 1, let view = views.first, var inner = frame(view) else { return }
        var edges: [Int: Double] = [:]
        for (constraint, holder) in constraints where holder == content && (number(constraint, key: "NSPriority") ?? 1_000) == 1_000 {
            guard number(constraint, key: "NSRelation") ?? 0 == 0, number(constraint, key: "NSMultiplier") ?? 1 == 1,
                let first = graph.object(constraint, key: "NSFirstItem"), let second = graph.object(constraint, key: "NSSecondItem"),
                [first, second].contains(view), [first, second].contains(content),
                let edge = number(constraint, key: "NSFirstAttributeV2") ?? number(constraint, key: "NSFirstAttribute"),
                edge == number(constraint, key: "NSSecondAttributeV2") ?? number(constraint, key: "NSSecondAttribute"),
                (3...6).contains(edge)
            else { continue }
            let constant = constant(constraint, of: content)
            // Measured inwards from the outer edge; top and leading come first.
            let isInner = first == view
            // Safe: between 3 and 6, as checked by the condition above.
            edges[Int(edge)] = isInner == (edge == 3 || edge == 5) ? constant : -constant
        }
        guard let top = edges[3], let bottom = edges[4], let leading = edges[5], let trailing = edges[6] else { return }
        let size = Frame(width: inner.width + leading + trailing, height: inner.height + top + bottom)
        guard abs(size.width - outer.width) > 0.5 || abs(size.height - outer.height) > 0.5, size.width > 0, size.height > 0 else { return }
        designFrames[content] = size
        (inner.x, inner.y) = (leading, bottom)
        designFrames[view] = inner
    }

    /// Returns the width of a table of the automatic style with inset rows, if it is wider than its clip view.
    private func overfullWidth(of table: Int, in clip: Frame) -> Double? {
        let columns = columns(of: table)
        guard !columns.isEmpty, number(table, key: "NSTableViewStyle") ?? 0 == 0 else { return nil }
        let spacing = number(table, key: "NSIntercellSpacingWidth") ?? 3
        let widths = columns.reduce(0) { $0 + (number($1, key: "NSWidth") ?? 0) }
        let width = widths + spacing * Double(columns.count - 1) + Self.paddingOfInsetRows
        return width > clip.width + 0.5 ? width : nil
    }

    private func columns(of table: Int) -> [Int] {
        graph.objects(in: graph.value(table, key: "NSTableColumns")).filter {
            graph.value($0, key: "NSHidden").flatMap { graph.scalar($0).truth } != true
        }
    }

    /// Restores the width of a table of the automatic style, which the compiler changes to have inset rows.
    private mutating func undoInsets(of table: Int, in clip: Frame) {
        guard var frame = frame(table), frame.width > clip.width + 0.5, let natural = overfullWidth(of: table, in: clip),
            abs(frame.width - natural) < 1
        else { return }
        let columns = columns(of: table)
        frame.width = max(clip.width, frame.width - Self.insetOfRows)
        setWidth(of: table, frame)
        for entry in owned where entry.owner.map(columns.contains) == true && graph.value(entry.object, key: "NSvFlags") != nil {
            guard var cell = self.frame(entry.object) else { continue }
            cell.x -= Self.insetOfRows / 2
            designFrames[entry.object] = cell
        }
    }

    /// Sets a view's frame and the width of its table header.
    private mutating func setWidth(of view: Int, _ frame: Frame) {
        let former = self.frame(view)
        designFrames[view] = frame
        guard let header = graph.object(view, key: "NSHeaderView"), var place = self.frame(header), place.width == former?.width else {
            return
        }
        place.width = frame.width
        designFrames[header] = place
    }
}
