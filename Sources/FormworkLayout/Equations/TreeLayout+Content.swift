import FormworkModel
import FormworkSolver

/// Rows that keep an item to the size of a text that wraps.
struct TextRow {
    var item: Int
    var widthRows: [LinearConstraint.ID] = []
    var heightRows: [LinearConstraint.ID] = []
    /// The width for which the text was last wrapped.
    var wrappedWidth: Double?
}

extension TreeLayout {
    /// Contents of scroll views, and the sizes of leaves.
    mutating func addContent() {
        for item in items.indices {
            if !context.isMac, Self.scrolls(items[item].name), !items[item].children.isEmpty {
                let frame = frameBox(item)
                let width = equations.makeVariable(isLength: true)
                let height = equations.makeVariable(isLength: true)
                // The content begins where the frame does: nothing is scrolled.
                contents[item] = Box(
                    x: frame.x, y: frame.y, width: width, height: height,
                    inset: EdgeInsets(top: frame.inset.top, left: frame.inset.left, bottom: 0, right: 0))
            }
            if items[item].isPlacedByLayout { addIntrinsic(item) }
            if items[item].placement == .arranged, !context.isMac { addDesignSize(item) }
        }
    }

    private mutating func addIntrinsic(_ item: Int) {
        let metrics = items[item].metrics
        var rows = TextRow(item: item)
        if let width = metrics.intrinsicWidth {
            rows.widthRows = keep(boxes[item].breadth, width, items[item].horizontal, item)
        }
        if let height = metrics.intrinsicHeight {
            rows.heightRows = keep(boxes[item].tallness, height, items[item].vertical, item)
        }
        // A height of nothing is that in any width.
        if !items[item].collapsing.contains(.height), context.metrics.wraps(items[item].node, items[item].name) { textRows.append(rows) }
        if isKept { contentRows.append(rows) }
    }

    /// What stands empty in a stack view keeps the size that it was drawn with, where nothing but the stack's own hugging says otherwise.
    private mutating func addDesignSize(_ item: Int) {
        guard items[item].children.isEmpty, context.environment.kind == .canvas else { return }
        let size = recordedSize(of: item) ?? Self.librarySize
        if items[item].metrics.intrinsicWidth == nil {
            equations.fix(boxes[item].breadth, .equal, size.width, at: Self.designPriority, .stay(item))
        }
        if items[item].metrics.intrinsicHeight == nil {
            equations.fix(boxes[item].tallness, .equal, size.height, at: Self.designPriority, .stay(item))
        }
    }

    /// Above a stack view's hugging, below all that is written.
    private static let designPriority = 52.0

    private mutating func keep(_ length: Position, _ size: Double, _ priorities: ContentPriorities, _ item: Int) -> [LinearConstraint.ID] {
        var rows: [LinearConstraint.ID] = []
        if let row = equations.fix(length, .lessThanOrEqual, size, at: priorities.hugging, .content(item)) { rows.append(row) }
        if let row = equations.fix(length, .greaterThanOrEqual, size, at: priorities.compression, .content(item)) { rows.append(row) }
        return rows
    }

    /// Wraps texts anew in the widths that came out.
    ///
    /// - Returns: Whether any row was moved.
    mutating func updateTexts() -> Bool {
        var moved = false
        for position in textRows.indices {
            let item = textRows[position].item
            let insets = items[item].metrics.alignmentInsets
            let width = frames[item].size.width - insets.left - insets.right
            if width < 0.01, items[item].collapsing.contains(.width) { continue }
            if let last = textRows[position].wrappedWidth, abs(last - width) < 0.01 { continue }
            textRows[position].wrappedWidth = width
            guard let (metrics, height) = wrappedMetrics(of: item, width: width) else { continue }
            for row in textRows[position].heightRows where abs(equations.constant(of: row) + height) > 1e-6 {
                equations.setConstant(-height, of: row)
                moved = true
            }
            items[item].metrics.firstBaseline = metrics.firstBaseline
            items[item].metrics.lastBaseline = metrics.lastBaseline
        }
        return moved
    }

    /// The metrics of a text that takes several lines, and its height, in a width of the alignment rectangle.
    private func wrappedMetrics(of item: Int, width: Double) -> (metrics: ViewMetrics, height: Double)? {
        let insets = items[item].metrics.alignmentInsets
        if context.options.sizeClasses == nil, let recorded = recordedSize(of: item),
            abs(recorded.width - insets.left - insets.right - width) <= 0.5
        {
            // As wide as Xcode saw it, it is as high.
            return (items[item].metrics, recorded.height - insets.top - insets.bottom)
        }
        let metrics = currentMetrics(of: item, recorded: nil, sizes: .measured, maximumWidth: width)
        return metrics.intrinsicHeight.map { (metrics, $0) }
    }
}
