/// Apple's [UIOffset](https://developer.apple.com/documentation/uikit/uioffset).
public struct UIOffset: Hashable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat
    public static let zero = UIOffset()

    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
