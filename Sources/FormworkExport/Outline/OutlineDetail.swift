/// How much an outline tells.
public enum OutlineDetail: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// The scenes, or what stands at the top of a XIB.
    case scenes
    /// Every object: what it is, what it is called, how it is referred to.
    case objects
    /// Frames, and what matters about an object.
    case looks
    /// Where outlets, actions and segues lead.
    case connections
    /// Constraints in words: all that an outline has.
    case constraints

    public static func < (left: OutlineDetail, right: OutlineDetail) -> Bool { left.rawValue < right.rawValue }
}
