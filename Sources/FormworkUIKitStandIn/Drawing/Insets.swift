import FormworkDSL
import FormworkModel

/// UIKit's `UIEdgeInsets`.
public typealias UIEdgeInsets = StandInInsets

extension UIEdgeInsets {
    /// As Interface Builder writes other insets.
    func inset(_ key: String) -> LayoutContent {
        LayoutContent(
            "inset",
            [
                "key": key, "minX": DocumentNumber.text(left), "minY": DocumentNumber.text(top), "maxX": DocumentNumber.text(right),
                "maxY": DocumentNumber.text(bottom),
            ])
    }
}

/// UIKit's `NSDirectionalEdgeInsets`.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// UIKit's `top`.
    public var top: CGFloat
    /// UIKit's `leading`.
    public var leading: CGFloat
    /// UIKit's `bottom`.
    public var bottom: CGFloat
    /// UIKit's `trailing`.
    public var trailing: CGFloat
    /// UIKit's `zero`.
    public static let zero = NSDirectionalEdgeInsets()

    /// UIKit's initializer.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    func content(_ key: String) -> LayoutContent {
        LayoutContent(
            "directionalEdgeInsets",
            [
                "key": key, "top": DocumentNumber.text(top), "leading": DocumentNumber.text(leading), "bottom": DocumentNumber.text(bottom),
                "trailing": DocumentNumber.text(trailing),
            ])
    }
}
