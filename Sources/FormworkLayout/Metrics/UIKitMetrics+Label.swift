import FormworkModel

extension UIKitMetrics {
    /// The runs of a view's attributed text; nil where it has a plain one.
    func attributedRuns(_ node: Int, _ values: DocumentValues, key: StaticString) -> [TextRun]? {
        guard let element = values.child(node, key: key), values.name(element) == .attributedString else { return nil }
        return TextRun.runs(
            of: element, in: values,
            standard: FontDescription(family: .named(postScriptName: "Helvetica", family: "Helvetica"), size: 12))
    }

    func label(_ node: Int, _ values: DocumentValues, _ maximumWidth: Double?, _ designed: Size?) -> ViewMetrics {
        let lines = Int(values.number(.numberOfLines, node) ?? 1)
        var limit = maximumWidth
        if limit == nil, lines != 1, let preferred = values.number(.preferredMaxLayoutWidth, node), preferred > 0 { limit = preferred }
        if lines == 1 { limit = nil }
        let font = FontDescription(of: node, in: values, key: "fontDescription", standard: FontDescription(size: 17))
        let runs = attributedRuns(node, values, key: "attributedText")
        let text = runs == nil ? values.text(.text, node, key: "text") ?? "" : ""
        func extent(_ limit: Double?) -> TextExtent {
            if let runs { return layout.extent(of: runs, maximumWidth: limit, lines: lines) }
            return layout.extent(of: text, in: font, maximumWidth: limit, lines: lines)
        }
        if let designed {
            guard let limit, let changed = designedText(extent(nil), designed) else {
                return self.designed(metrics(of: extent(nil), font), designed)
            }
            var result = extent(limit / changed.stretch)
            result.width *= changed.stretch
            result.firstAscent *= changed.stretch
            result.lastDescent *= changed.stretch
            result.height = changed.lineHeight * Double(result.lineCount)
            return metrics(of: result, font)
        }
        return metrics(of: extent(limit), font)
    }

    /// The metrics of a label whose text takes some room.
    private func metrics(of extent: TextExtent, _ font: FontDescription) -> ViewMetrics {
        var metrics = ViewMetrics()
        metrics.intrinsicWidth = extent.width > 0 ? ceiled(extent.width + Self.fittingGain) : 0
        metrics.intrinsicHeight = ceiled(extent.height)
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
