public import FormworkModel

/// Required constraints that cannot hold together, while without any of them the others can.
public struct LayoutConflict: Hashable, Sendable {
    /// The constraints of the document among them, in its order.
    public var constraints: [Constraint]
    /// The stack views whose arrangement has part in it.
    public var stackViews: [View]
    /// The one that was left out; nil where it is a stack view's.
    public var broken: Constraint?
}
