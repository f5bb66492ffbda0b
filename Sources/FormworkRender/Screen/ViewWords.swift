package import FormworkModel

/// What pictures call views.
package enum ViewWords {
    /// What a person would call a view, shortened: its label or text, else its class.
    package static func title(of view: View) -> String {
        guard let label = view.element.label else { return view.element.className }
        let line = label.split(whereSeparator: \.isNewline).first.map(String.init) ?? label
        return line.utf8.count <= 60 ? line : String(line.prefix(59)) + "…"
    }
}
