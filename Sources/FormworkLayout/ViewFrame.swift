public import FormworkModel

/// A view and its frame.
public struct ViewFrame: Hashable, Sendable {
    /// The view.
    public var view: View
    /// In points, in the document's coordinates, relative to the superview.
    public var frame: Rect
}

/// A view and a size that belongs to it.
public struct ViewSize: Hashable, Sendable {
    /// The view.
    public var view: View
    /// In points.
    public var size: Size
}
