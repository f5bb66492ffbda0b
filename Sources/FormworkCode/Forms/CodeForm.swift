/// The form of a generated class.
public enum CodeForm: String, Hashable, Sendable, CaseIterable {
    /// A view that builds its subviews in `init(frame:)`.
    case view
    /// A cell of a table or a collection that fills its content view and can register itself.
    case cell
    /// A controller that builds its view, sets its items, and performs its segues.
    case controller
    /// An object that holds the views of an owner.
    case layout
}
