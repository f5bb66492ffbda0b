import FormworkModel

/// Edges of a view that `Formation.pin(to:edges:margin:)` pins.
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
    /// The edge where a line of text begins.
    public static let leading = LayoutEdges(rawValue: 16)
    /// The edge where a line of text ends.
    public static let trailing = LayoutEdges(rawValue: 32)
    /// The left and the right edge.
    public static let horizontal: LayoutEdges = [.left, .right]
    /// The upper and the lower edge.
    public static let vertical: LayoutEdges = [.top, .bottom]
    /// All four: left, right, top and bottom.
    public static let all: LayoutEdges = [.horizontal, .vertical]
    /// The edges where a line of text begins and ends.
    public static let leadingTrailing: LayoutEdges = [.leading, .trailing]
    /// All four, by the direction of writing: leading, trailing, top and bottom.
    public static let directional: LayoutEdges = [.leadingTrailing, .vertical]
}

extension LayoutEdges {
    /// Their attributes, each with the sign of a distance inwards, in the order in which they are pinned.
    var inward: [(attribute: LayoutAttribute, factor: Double)] {
        let all: [(edge: LayoutEdges, attribute: LayoutAttribute, factor: Double)] = [
            (.left, .left, 1), (.right, .right, -1), (.leading, .leading, 1), (.trailing, .trailing, -1), (.top, .top, 1),
            (.bottom, .bottom, -1),
        ]
        return all.filter { contains($0.edge) }.map { ($0.attribute, $0.factor) }
    }
}
