public import FormworkModel

/// A view of a unit.
public struct CodeView: Sendable {
    /// The view.
    public let view: View
    /// The property that holds it.
    public let name: String
    /// The unit's number of its superview; nil for the root.
    public let superview: Int?
    /// Where it stands in its superview.
    public let place: Place

    /// Where a view stands in its superview.
    public enum Place: Hashable, Sendable {
        /// The root itself.
        case root
        /// Among the subviews; of a stack view, among the arranged ones.
        case subview
        /// A part with a key of its own, such as `contentView` or `tableHeaderView`.
        case part(String)
    }
}
