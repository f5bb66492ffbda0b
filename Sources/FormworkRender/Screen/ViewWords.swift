package import FormworkModel

/// What pictures call views.
package enum ViewWords {
    /// What a person would call a view, shortened: its label or text, else its class.
    package static func title(of view: View) -> String {
        guard let label = view.element.label else { return view.element.className }
        // A character may be of any length, too.
        let start = String(label.unicodeScalars.prefix(1000))
        let line = start.split(whereSeparator: \.isNewline).first.map(String.init) ?? start
        return line.utf8.count <= 60 ? line : String(line.prefix(59)) + "…"
    }
}
