extension LayoutItem {
    /// A kind of layout guide of a view.
    public enum GuideKind: String, Hashable, Sendable, CaseIterable {
        /// The area that bars and rounded corners don't cover.
        case safeArea
        /// The content of a scroll view.
        case contentLayoutGuide
        /// The frame of a scroll view, which doesn't scroll.
        case frameLayoutGuide
        /// The keyboard layout guide.
        case keyboard
        /// The area within the layout margins. Its edges and centres are written as margin attributes of the view. It has no size.
        case layoutMargins
        /// The area within margins that follow the readable width. Documents set this on the view, for all of its margins.
        case readableContent
    }
}

/// An item of a constraint: a view, or a guide of a view.
public struct LayoutItem: Hashable {
    /// The view, or the view that has the guide.
    public let view: LayoutView
    /// The guide; nil for the view itself.
    public let guide: GuideKind?

    /// Creates an item for a view, or for one of its guides.
    public init(_ view: LayoutView, guide: GuideKind? = nil) {
        self.view = view
        self.guide = guide
    }
}
