import FormworkModel
import FormworkTree

extension UIKitMetrics {
    /// The runs of a view's attributed text; nil where it has a plain one.
    func attributedRuns(_ node: NodeIndex, _ values: ResolvedDocument, key: StaticString) -> [TextRun]? {
        guard let element = values.child(node, key: key), values.name(element) == .attributedString else { return nil }
        let runs = TextRun.runs(
            of: element, in: values,
            standard: FontDescription(family: .named(postScriptName: "Helvetica", family: "Helvetica"), size: 12))
        return runs.map { run in
            var run = run
            run.font = shown(run.font)
            return run
        }
    }

    func labelFont(_ node: NodeIndex, _ values: ResolvedDocument) -> FontDescription {
        font(of: node, values, standard: FontDescription(size: 17))
    }

    func label(_ node: NodeIndex, _ values: ResolvedDocument, _ maximumWidth: Double?) -> ViewMetrics {
        // More than any label has is as many as there is room for.
        // Safe: finite, from 0 to 100,000.
        let lines = Int(min(max(values.layoutNumber(.numberOfLines, node) ?? 1, 0), 100_000))
        var limit = maximumWidth
        if limit == nil, lines != 1, let preferred = values.layoutNumber(.preferredMaxLayoutWidth, node), preferred > 0 {
            limit = preferred
        }
        if lines == 1 { limit = nil }
        let font = labelFont(node, values)
        let runs = attributedRuns(node, values, key: "attributedText")
        let extent =
            if let runs {
                layout.extent(of: runs, maximumWidth: limit, lines: lines)
            } else {
                layout.extent(of: values.text(.text, node, key: "text") ?? "", in: font, maximumWidth: limit, lines: lines)
            }
        var metrics = ViewMetrics()
        let gain = runs == nil ? Self.fittingGain(font) : 0
        metrics.intrinsicWidth = extent.width > 0 ? ceiled(extent.width + gain) : 0
        metrics.intrinsicHeight = ceiled(extent.height)
        if runs == nil, lines == 1, font == FontDescription(size: 17), extent.lineCount == 1 {
            metrics.intrinsicHeight = heightOfLibrary(21, ceiled(extent.height), node, values)
        }
        if extent.lineCount > 0 {
            metrics.firstBaseline = Baseline(share: 0, offset: extent.firstAscent)
            metrics.lastBaseline = Baseline(share: 1, offset: -extent.lastDescent)
        } else {
            let line = layout.measurer.lineMetrics(of: font)
            metrics.firstBaseline = Baseline(share: 0, offset: line.ascent)
            metrics.lastBaseline = Baseline(share: 1, offset: line.ascent - line.lineHeight)
        }
        return metrics
    }
}
