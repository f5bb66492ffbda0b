import FormworkModel

extension FormationLayout {
    /// Where a view stands in the element of its superview.
    public enum Place: Hashable, Sendable {
        /// In its list of subviews.
        case subviews
        /// As a part of its own, such as the `contentView` of a cell or the `tableHeaderView` of a table view.
        case part(key: String)
        /// In another list, such as `prototypes`.
        case list(String)
        /// In an element that stands in its superview's, such as a tab: that element's id, and the view's key in it.
        case element(id: String, key: String)
    }
}

extension LayoutPlace {
    /// Where a view of a document stands.
    init(_ view: View) {
        let parent = view.element.parent
        if let parent, parent == view.superview?.element {
            self = .part(key: view.element["key"] ?? "")
        } else {
            self = parent.map { $0.name == "subviews" ? .subviews : .list($0.name) } ?? .subviews
        }
    }
}
