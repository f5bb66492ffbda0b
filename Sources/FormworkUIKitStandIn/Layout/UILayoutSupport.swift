/// UIKit's `UILayoutSupport`: the edge of the safe area at the top or bottom of a controller's view.
@MainActor
public final class UILayoutSupport: NSObject {
    let view: UIView
    let edge: NSLayoutConstraint.Attribute

    init(_ view: UIView, _ edge: NSLayoutConstraint.Attribute) {
        self.view = view
        self.edge = edge
    }

    /// UIKit's `topAnchor`.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// UIKit's `bottomAnchor`.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
}

extension UIViewController {
    /// UIKit's `topLayoutGuide`; its bottom is the top of the safe area.
    public final var topLayoutGuide: UILayoutSupport { UILayoutSupport(view, .top) }
    /// UIKit's `bottomLayoutGuide`; its top is the bottom of the safe area.
    public final var bottomLayoutGuide: UILayoutSupport { UILayoutSupport(view, .bottom) }
}
