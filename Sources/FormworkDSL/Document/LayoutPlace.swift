import FormworkModel

/// A view's place in its superview's element.
public enum LayoutPlace: Hashable, Sendable {
    /// The list of subviews.
    case subviews
    /// A keyed child, such as the `contentView` of a cell or the `tableHeaderView` of a table view.
    case part(key: String)
    /// Another list, such as `prototypes`.
    case list(String)
    /// A child of another element in the superview's element, such as a tab: that element's id, and the view's key in it.
    case element(id: String, key: String)
}

extension LayoutPlace {
    /// Finds the place of a document's view.
    init(_ view: View) {
        let parent = view.element.parent
        if let parent, parent == view.superview?.element {
            self = .part(key: view.element["key"] ?? "")
        } else {
            self = parent.map { $0.name == "subviews" ? .subviews : .list($0.name) } ?? .subviews
        }
    }
}
