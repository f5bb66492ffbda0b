/// Where a view's baseline lies: at a share of its alignment rectangle's height, plus a distance, from the rectangle's top.
///
/// A share of 0 hangs the baseline from the top, 1 stands it on the bottom, 0.5 centres it.
package struct Baseline: Hashable, Sendable, BitwiseCopyable {
    package var share: Double
    package var offset: Double

    package init(share: Double, offset: Double) {
        self.share = share
        self.offset = offset
    }

    /// The bottom: that of a view without text.
    package static let bottom = Baseline(share: 1, offset: 0)
}

/// What a view brings along besides its constraints, because of what it is and shows.
package struct ViewMetrics: Hashable, Sendable, BitwiseCopyable {
    /// The frame's distances around the alignment rectangle: frame = alignment rectangle grown by these.
    package var alignmentInsets = EdgeInsets.zero
    /// The intrinsic size of the alignment rectangle, in points; nil where there is none in that direction.
    package var intrinsicWidth: Double?
    package var intrinsicHeight: Double?
    package var firstBaseline = Baseline.bottom
    package var lastBaseline = Baseline.bottom

    package init() {}
}
