extension UIView {
    /// UIKit's `firstBaselineAnchor`.
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// UIKit's `lastBaselineAnchor`.
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    /// UIKit's `leadingAnchor`.
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// UIKit's `trailingAnchor`.
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// UIKit's `leftAnchor`.
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// UIKit's `rightAnchor`.
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// UIKit's `centerXAnchor`.
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// UIKit's `topAnchor`.
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// UIKit's `bottomAnchor`.
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// UIKit's `centerYAnchor`.
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// UIKit's `widthAnchor`.
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// UIKit's `heightAnchor`.
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UILayoutGuide {
    /// UIKit's `leadingAnchor`.
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// UIKit's `trailingAnchor`.
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// UIKit's `leftAnchor`.
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// UIKit's `rightAnchor`.
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// UIKit's `centerXAnchor`.
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// UIKit's `topAnchor`.
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// UIKit's `bottomAnchor`.
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// UIKit's `centerYAnchor`.
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// UIKit's `widthAnchor`.
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// UIKit's `heightAnchor`.
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
