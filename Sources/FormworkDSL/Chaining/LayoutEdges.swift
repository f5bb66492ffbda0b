/// Edges of a view that ``Formation/pin(to:edges:margin:priority:file:line:handler:)`` pins.
///
/// See <doc:ChainingLanguage#What-came-with-later-releases>.
public struct LayoutEdges: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The left edge.
    public static let left = LayoutEdges(rawValue: 1)
    /// The right edge.
    public static let right = LayoutEdges(rawValue: 2)
    /// The upper edge.
    public static let top = LayoutEdges(rawValue: 4)
    /// The lower edge.
    public static let bottom = LayoutEdges(rawValue: 8)
    /// The left and the right edge.
    public static let horizontal: LayoutEdges = [.left, .right]
    /// The upper and the lower edge.
    public static let vertical: LayoutEdges = [.top, .bottom]
    /// All four.
    public static let all: LayoutEdges = [.horizontal, .vertical]
}
