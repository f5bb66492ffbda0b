import FormworkDiagnostics
package import FormworkModel

/// What pictures call views.
package enum ViewWords {
    /// What a person would call a view, shortened: its label or text, else its class.
    package static func title(of view: View) -> String {
        guard let label = view.element.label else { return view.element.className }
        return start(of: label).firstLine.shortened(to: 60)
    }

    /// As much of a label as is ever shown where it names something; a character may be of any length, too.
    static func start(of label: String) -> String { String(label.unicodeScalars.prefix(1000)) }
}
