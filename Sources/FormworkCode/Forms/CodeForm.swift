/// What a generated class is.
public enum CodeForm: String, Hashable, Sendable, CaseIterable {
    /// A view that builds its subviews: `init(frame:)`.
    case view
    /// A cell of a table or a collection that fills its content view, and registers itself.
    case cell
    /// A controller that builds its view, sets its items, and performs its segues.
    case controller
    /// An object that holds the views of whoever owns it.
    case layout
}
