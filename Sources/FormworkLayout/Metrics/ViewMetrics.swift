/// The position of a view's baseline, measured from the top of its alignment rectangle: a share of the rectangle's height, plus an offset.
///
/// A share of 0 ties the baseline to the top, 1 to the bottom, and 0.5 to the center.
package struct Baseline: Hashable, Sendable, BitwiseCopyable {
    package var share: Double
    package var offset: Double

    package init(share: Double, offset: Double) {
        self.share = share
        self.offset = offset
    }

    /// The bottom edge, for a view without text.
    package static let bottom = Baseline(share: 1, offset: 0)
}

/// The metrics of a view that follow from its class and content.
package struct ViewMetrics: Hashable, Sendable, BitwiseCopyable {
    /// The insets of the alignment rectangle: the frame is the alignment rectangle expanded by these.
    package var alignmentInsets = EdgeInsets.zero
    /// The intrinsic width of the alignment rectangle, in points; nil where there is none. The same applies to the height.
    package var intrinsicWidth: Double?
    package var intrinsicHeight: Double?
    package var firstBaseline = Baseline.bottom
    package var lastBaseline = Baseline.bottom

    package init() {}
}
