import FormworkDSL
import FormworkModel

public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public static let zero = UIEdgeInsets()

    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// As Interface Builder writes a view's margins.
    func margins(_ key: String) -> LayoutContent {
        LayoutContent("edgeInsets", [
            "key": key, "top": DocumentNumber.text(top), "left": DocumentNumber.text(left), "bottom": DocumentNumber.text(bottom),
            "right": DocumentNumber.text(right),
        ])
    }

    /// As Interface Builder writes other insets.
    func inset(_ key: String) -> LayoutContent {
        LayoutContent("inset", [
            "key": key, "minX": DocumentNumber.text(left), "minY": DocumentNumber.text(top), "maxX": DocumentNumber.text(right),
            "maxY": DocumentNumber.text(bottom),
        ])
    }
}

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

    func content(_ key: String) -> LayoutContent {
        LayoutContent("directionalEdgeInsets", [
            "key": key, "top": DocumentNumber.text(top), "leading": DocumentNumber.text(leading), "bottom": DocumentNumber.text(bottom),
            "trailing": DocumentNumber.text(trailing),
        ])
    }
}
