import FormworkModel
import FormworkTree

/// Apple's [UIEdgeInsets](https://developer.apple.com/documentation/uikit/uiedgeinsets).
public typealias UIEdgeInsets = StandInInsets

extension UIEdgeInsets {
    /// Returns Interface Builder's `inset` element, used for insets other than margins.
    func inset(_ key: String) -> ElementFragment {
        ElementFragment(
            "inset",
            [
                "key": key, "minX": DocumentNumber.text(left), "minY": DocumentNumber.text(top), "maxX": DocumentNumber.text(right),
                "maxY": DocumentNumber.text(bottom),
            ])
    }
}

/// Apple's [NSDirectionalEdgeInsets](https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets).
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat
    public static let zero = NSDirectionalEdgeInsets()

    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    func content(_ key: String) -> ElementFragment {
        ElementFragment(
            "directionalEdgeInsets",
            [
                "key": key, "top": DocumentNumber.text(top), "leading": DocumentNumber.text(leading), "bottom": DocumentNumber.text(bottom),
                "trailing": DocumentNumber.text(trailing),
            ])
    }
}
