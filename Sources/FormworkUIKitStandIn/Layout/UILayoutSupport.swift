package import FormworkDSL
package import FormworkModel

/// Apple's [UILayoutSupport](https://developer.apple.com/documentation/uikit/uilayoutsupport): the edge of the safe area at the top or bottom of a controller's view.
public final class UILayoutSupport: NSObject, ConstrainedObject {
    let view: UIView
    let edge: NSLayoutConstraint.Attribute

    init(_ view: UIView, _ edge: NSLayoutConstraint.Attribute) {
        self.view = view
        self.edge = edge
    }

    /// Returns the document's item and attribute for an attribute. The outer edge is that of the view itself.
    package func side(_ attribute: NSLayoutConstraint.Attribute) -> (item: LayoutItem, attribute: LayoutAttribute) {
        let isInner = (edge == .top) == (attribute == .bottom)
        return (LayoutItem(view.standInLayoutView, guide: isInner ? .safeArea : nil), edge == .top ? .top : .bottom)
    }

    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
}

extension UIViewController {
    /// UIKit's `topLayoutGuide`; its bottom is the top of the safe area.
    public final var topLayoutGuide: UILayoutSupport { UILayoutSupport(view, .top) }
    /// UIKit's `bottomLayoutGuide`; its top is the bottom of the safe area.
    public final var bottomLayoutGuide: UILayoutSupport { UILayoutSupport(view, .bottom) }
}
