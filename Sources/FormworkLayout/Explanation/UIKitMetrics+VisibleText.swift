import FormworkModel
import FormworkTree

extension UIKitMetrics {
    /// Returns the text that a view shows; nil for a view without text.
    func visibleText(of node: NodeIndex, in values: ResolvedDocument) -> VisibleText? {
        switch values.name(node) {
        case .label:
            return VisibleText(attributedRuns(node, values: values, key: "attributedText"))
                ?? VisibleText(values.text(.text, node: node, key: "text") ?? "", font: labelFont(node, values: values))
        case .button:
            let state = values.child(node, key: "normal")
            if let configuration = values.child(node, key: "configuration"), version >= 13000 {
                let runs =
                    attributedRuns(configuration, values: values, key: "attributedTitle")
                    ?? state.flatMap { attributedRuns($0, values: values, key: "attributedTitle") }
                let title =
                    values.text(.title, node: configuration, key: "title") ?? state.flatMap { values.text(.title, node: $0, key: "title") }
                return VisibleText(runs) ?? title.map { VisibleText($0, font: configuredFont(configuration, values: values).font) }
            }
            guard let state else { return nil }
            return VisibleText(attributedRuns(state, values: values, key: "attributedTitle"))
                ?? values.text(.title, node: state, key: "title").map { VisibleText($0, font: buttonFont(node, values: values)) }
        case .textField:
            let text = values.text(.text, node: node, key: "text") ?? ""
            let shown = text.isEmpty ? values.text(.placeholder, node: node, key: "placeholder") ?? "" : text
            return VisibleText(shown, font: fieldFont(node, values: values))
        case .textView:
            return VisibleText(attributedRuns(node, values: values, key: "attributedText"))
                ?? VisibleText(values.text(.text, node: node, key: "text") ?? "", font: textViewFont(node, values: values))
        default: return nil
        }
    }
}
