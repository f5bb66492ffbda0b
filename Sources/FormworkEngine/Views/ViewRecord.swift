import FormworkModel

/// A view or a guide in an engine's table.
struct ViewRecord {
    var name: String
    /// The number of earlier views that had this place of the table.
    var generation: UInt32 = 0
    /// The index of the superview; nil for a view outside of the hierarchy.
    var parent: Int?
    /// The indices of the subviews and guides, in order.
    var children: [Int] = []
    /// The index of its place in the last table of boxes; nil while it has no variables.
    var slot: Int?
    var isGuide = false
    var isHidden = false
    /// Whether its superview arranges it.
    var isArranged = false
    var isRemoved = false
    /// The index of its content; nil where it has none.
    var content: Int?
    /// The index of its insets; nil where they are the default.
    var insets: Int?
    /// The index of its arrangement; nil for a view that arranges nothing.
    var arrangement: Int?
}

/// The margins of a view.
struct InsetsRecord {
    var margins = LayoutInsets(8)
    var safeArea = LayoutInsets(0)
    var includesSafeArea = true
}
