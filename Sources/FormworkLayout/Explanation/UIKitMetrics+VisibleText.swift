import FormworkModel
import FormworkTree

extension UIKitMetrics {
    /// Returns the text that a view shows; nil for a view without text.
    func visibleText(of node: NodeIndex, in values: ResolvedDocument) -> VisibleText? {
        switch values.name(node) {
        case .label:
            return VisibleText(attributedRuns(node, values, key: "attributedText"))
                ?? VisibleText(values.text(.text, node, key: "text") ?? "", labelFont(node, values))
        case .button:
            let state = values.child(node, key: "normal")
            if let configuration = values.child(node, key: "configuration"), version >= 13000 {
                let runs =
                    attributedRuns(configuration, values, key: "attributedTitle")
                    ?? state.flatMap { attributedRuns($0, values, key: "attributedTitle") }
                let title = values.text(.title, configuration, key: "title") ?? state.flatMap { values.text(.title, $0, key: "title") }
                return VisibleText(runs) ?? title.map { VisibleText($0, configuredFont(configuration, values).font) }
            }
            guard let state else { return nil }
            return VisibleText(attributedRuns(state, values, key: "attributedTitle"))
                ?? values.text(.title, state, key: "title").map { VisibleText($0, buttonFont(node, values)) }
        case .textField:
            let text = values.text(.text, node, key: "text") ?? ""
            let shown = text.isEmpty ? values.text(.placeholder, node, key: "placeholder") ?? "" : text
            return VisibleText(shown, fieldFont(node, values))
        case .textView:
            return VisibleText(attributedRuns(node, values, key: "attributedText"))
                ?? VisibleText(values.text(.text, node, key: "text") ?? "", textViewFont(node, values))
        default: return nil
        }
    }
}
