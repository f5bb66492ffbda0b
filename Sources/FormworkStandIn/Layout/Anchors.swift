extension StandInView {
    /// The platforms' `firstBaselineAnchor`.
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The platforms' `lastBaselineAnchor`.
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    /// The platforms' `leadingAnchor`.
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The platforms' `trailingAnchor`.
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The platforms' `leftAnchor`.
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The platforms' `rightAnchor`.
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The platforms' `centerXAnchor`.
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The platforms' `topAnchor`.
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The platforms' `bottomAnchor`.
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The platforms' `centerYAnchor`.
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The platforms' `widthAnchor`.
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The platforms' `heightAnchor`.
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension StandInGuide {
    /// The platforms' `leadingAnchor`.
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The platforms' `trailingAnchor`.
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The platforms' `leftAnchor`.
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The platforms' `rightAnchor`.
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The platforms' `centerXAnchor`.
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The platforms' `topAnchor`.
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The platforms' `bottomAnchor`.
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The platforms' `centerYAnchor`.
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The platforms' `widthAnchor`.
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The platforms' `heightAnchor`.
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
