import FormworkModel
import FormworkVocabulary

/// The outlets that views declare themselves and that code can set like any property.
///
/// Source: the documentation of AppKit's and UIKit's classes.
enum InheritedOutlets {
    /// Whether a macOS view has such an outlet for a destination.
    static func holds(_ name: String, of view: Element, destination: Element) -> Bool {
        guard destination.asView != nil else { return false }
        switch (view.name, name) {
        case ("tableCellView", "textField"): return textFields.contains(destination.name)
        case ("tableCellView", "imageView"): return destination.name == "imageView"
        default: return name == "nextKeyView"
        }
    }

    /// Whether a class of UIKit declares an outlet that code can set like any property.
    static func isSettable(_ name: String, of element: String) -> Bool { settable[element]?.contains(name) == true }

    private static let settable: [String: Set<String>] = [
        "tableViewCell": ["accessoryView", "backgroundView", "selectedBackgroundView"],
        "collectionViewCell": ["backgroundView", "selectedBackgroundView"],
    ]

    private static let textFields = Vocabulary.appKit.elements(derivedFrom: "NSTextField")
}
