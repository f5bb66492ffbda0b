import FormworkModel
import FormworkTree

extension UIKitMetrics {
    /// Returns the runs of a view's attributed text; nil if the text is plain.
    func attributedRuns(_ node: NodeIndex, values: ResolvedDocument, key: StaticString) -> [TextRun]? {
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

    func labelFont(_ node: NodeIndex, values: ResolvedDocument) -> FontDescription {
        font(of: node, values, standard: FontDescription(size: 17))
    }

    func labelText(_ node: NodeIndex, values: ResolvedDocument) -> LabelText {
        LabelText(
            node, values: values, font: labelFont(node, values: values), runs: attributedRuns(node, values: values, key: "attributedText"))
    }

    func label(_ node: NodeIndex, values: ResolvedDocument, maximumWidth: Double?) -> ViewMetrics {
        var text = labelText(node, values: values)
        return label(&text, node: node, values: values, maximumWidth: maximumWidth)
    }

    /// Returns the metrics of a label from its prepared text.
    func label(_ text: inout LabelText, node: NodeIndex, values: ResolvedDocument, maximumWidth: Double?) -> ViewMetrics {
        let extent = text.extent(maximumWidth: maximumWidth, layout)
        var metrics = ViewMetrics()
        let gain = text.isAttributed ? 0 : Self.fittingGain(text.font)
        metrics.intrinsicWidth = extent.width > 0 ? ceiled(extent.width + gain) : 0
        metrics.intrinsicHeight = ceiled(extent.height)
        if !text.isAttributed, text.lines == 1, text.font == FontDescription(size: 17), extent.lineCount == 1 {
            metrics.intrinsicHeight = heightOfLibrary(21, content: ceiled(extent.height), node: node, values: values)
        }
        if extent.lineCount > 0 {
            metrics.firstBaseline = Baseline(share: 0, offset: extent.firstAscent)
            metrics.lastBaseline = Baseline(share: 1, offset: -extent.lastDescent)
        } else {
            let line = layout.measurer.lineMetrics(of: text.font)
            metrics.firstBaseline = Baseline(share: 0, offset: line.ascent)
            metrics.lastBaseline = Baseline(share: 1, offset: line.ascent - line.lineHeight)
        }
        return metrics
    }
}
