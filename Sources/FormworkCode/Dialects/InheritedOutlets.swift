import FormworkModel

/// The outlets that AppKit views declare themselves and that code can set like any property.
///
/// Source: the documentation of AppKit's classes.
enum InheritedOutlets {
    /// Whether a macOS view has such an outlet for a destination.
    static func holds(_ name: String, of view: Element, _ destination: Element) -> Bool {
        guard destination.asView != nil else { return false }
        switch (view.name, name) {
        case ("tableCellView", "textField"): return textFields.contains(destination.name)
        case ("tableCellView", "imageView"): return destination.name == "imageView"
        default: return name == "nextKeyView"
        }
    }

    private static let textFields: Set<String> = ["textField", "secureTextField", "searchField", "tokenField", "comboBox"]
}
