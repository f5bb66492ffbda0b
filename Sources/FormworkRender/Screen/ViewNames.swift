import FormworkDiagnostics
package import FormworkModel

/// Display names of views.
package enum ViewNames {
    /// Returns the display name of a view: its label or text, shortened, or its class in words.
    package static func title(of view: View) -> String {
        guard let label = view.element.label else { return kind(of: view.element) }
        return start(of: label).firstLine.shortened(to: 60)
    }

    /// Returns the name of a view as a comparison of documents gives it, shortened as a display name.
    static func title(of view: View, _ titles: ObjectTitles) -> String {
        titles.title(of: view.element) { start(of: $0).firstLine.shortened(to: 60) } ?? kind(of: view.element)
    }

    /// Returns the name of an object without a label as in Interface Builder's outline: its custom class, or its class in words.
    static func kind(of element: Element) -> String { element.customClass ?? element.classWords }

    /// Returns the start of a label, long enough for any display. It counts Unicode scalars, since a character can be arbitrarily long.
    static func start(of label: String) -> String { String(label.unicodeScalars.prefix(1000)) }
}
