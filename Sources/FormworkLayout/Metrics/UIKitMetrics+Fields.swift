import FormworkModel
import FormworkTree

extension UIKitMetrics {
    func fieldFont(_ node: NodeIndex, values: ResolvedDocument) -> FontDescription {
        font(of: node, values, standard: FontDescription(size: 17))
    }

    func textViewFont(_ node: NodeIndex, values: ResolvedDocument) -> FontDescription {
        font(of: node, values, standard: FontDescription(size: 14))
    }

    func textField(_ node: NodeIndex, values: ResolvedDocument) -> ViewMetrics {
        var metrics = ViewMetrics()
        let font = fieldFont(node, values: values)
        let line = wholeLineHeight(font)
        let isRound = values.isWord(.borderStyle, node: node, word: "roundedRect")
        var text = values.text(.text, node: node, key: "text") ?? ""
        if text.isEmpty { text = values.text(.placeholder, node: node, key: "placeholder") ?? "" }
        let width = layout.extent(of: text, in: font, maximumWidth: nil, lines: 1).width.rounded(.up)
        let isNew = version >= 14800
        if isRound, values.document.platform == .tvOS {
            metrics.intrinsicWidth = width + 14
            metrics.intrinsicHeight = line + (isNew ? 1 : 0)
        } else if isRound {
            metrics.intrinsicWidth = width + 14
            metrics.intrinsicHeight = max(isNew ? 34 : 30, line + (isNew ? 12 : 9))
        } else if values.range(.borderStyle, node: node).isPresent, !values.isWord(.borderStyle, node: node, word: "none") {
            metrics.intrinsicWidth = width + 14
            metrics.intrinsicHeight = line + 4
        } else {
            metrics.intrinsicWidth = width + 2
            metrics.intrinsicHeight = line + (isNew ? 1 : 0)
        }
        metrics.firstBaseline = centeredBaseline(font)
        // Before iOS 7 the text of a rounded field is lower, below the shadow of its border.
        if isRound, isBeforeIOS7(values) { metrics.firstBaseline.offset += 1.5 }
        metrics.lastBaseline = metrics.firstBaseline
        return metrics
    }

    func textView(_ node: NodeIndex, values: ResolvedDocument, maximumWidth: Double?) -> ViewMetrics {
        var metrics = ViewMetrics()
        let font = textViewFont(node, values: values)
        let line = layout.measurer.lineMetrics(of: font)
        metrics.firstBaseline = Baseline(share: 0, offset: 8 + line.ascent)
        metrics.lastBaseline = Baseline(share: 1, offset: line.ascent - line.lineHeight - 8)
        guard values.flag(.scrollEnabled, node: node) == false else { return metrics }
        let limit = maximumWidth.map { max(0, $0 - 10) }
        var extent: TextExtent
        if let runs = attributedRuns(node, values: values, key: "attributedText") {
            extent = layout.extent(of: runs, maximumWidth: limit, lines: 0)
        } else {
            extent = layout.extent(of: values.text(.text, node: node, key: "text") ?? "", in: font, maximumWidth: limit, lines: 0)
        }
        if extent.lineCount == 0 { extent.height = line.lineHeight }
        metrics.intrinsicWidth = ceiled(extent.width + 10)
        metrics.intrinsicHeight = ceiled(extent.height + 16)
        return metrics
    }
}
