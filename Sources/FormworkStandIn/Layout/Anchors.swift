/// A view or guide, whose anchors code constrains.
@MainActor
public protocol AnchoredObject: AnyObject {}

extension StandInView: AnchoredObject {
    /// The platforms' `firstBaselineAnchor`.
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The platforms' `lastBaselineAnchor`.
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}

extension StandInGuide: AnchoredObject {}

extension AnchoredObject {
    /// The platforms' `leadingAnchor`.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The platforms' `trailingAnchor`.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The platforms' `leftAnchor`.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The platforms' `rightAnchor`.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The platforms' `centerXAnchor`.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The platforms' `topAnchor`.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The platforms' `bottomAnchor`.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The platforms' `centerYAnchor`.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The platforms' `widthAnchor`.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The platforms' `heightAnchor`.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
