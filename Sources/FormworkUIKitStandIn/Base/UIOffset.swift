/// UIKit's `UIOffset`.
public struct UIOffset: Hashable, Sendable {
    /// UIKit's `horizontal`.
    public var horizontal: CGFloat
    /// UIKit's `vertical`.
    public var vertical: CGFloat
    /// UIKit's `zero`.
    public static let zero = UIOffset()

    /// UIKit's initializer.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
