extension LayoutItem {
    /// A rectangle of a view that constraints can speak of and that is no view.
    public enum GuideKind: String, Hashable, Sendable, CaseIterable {
        /// What no bar and no rounded corner covers.
        case safeArea
        /// What a scroll view scrolls.
        case contentLayoutGuide
        /// The frame of a scroll view, which its content does not move.
        case frameLayoutGuide
        /// What the keyboard leaves.
        case keyboard
        /// What the layout margins leave: its edges and centres are written as those of the view within its margins. It has no size.
        case layoutMargins
        /// The same, where the margins leave lines of a readable length: that is said of the view, and counts for all its margins.
        case readableContent
    }
}

/// What a constraint speaks of: a view, or a guide of a view.
public struct LayoutItem: Hashable {
    /// The view, or the view that has the guide.
    public let view: LayoutView
    /// The guide; nil for the view itself.
    public let guide: GuideKind?

    /// A view, or a guide of it.
    public init(_ view: LayoutView, guide: GuideKind? = nil) {
        self.view = view
        self.guide = guide
    }
}
