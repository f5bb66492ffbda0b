import FormworkModel

/// The outlets that AppKit's views have themselves, and that code sets like any property.
///
/// Source: the documentation of AppKit's classes.
enum InheritedOutlets {
    /// Whether a view of macOS has such an outlet for what it leads to.
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
