/// The level of detail of an outline.
public enum OutlineDetail: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// The scenes, or the top-level objects of a XIB.
    case scenes
    /// Every object: its element, name and reference.
    case objects
    /// In addition, frames and notable properties.
    case looks
    /// In addition, the destinations of outlets, actions and segues.
    case connections
    /// In addition, constraints in words. This is the highest level.
    case constraints

    public static func < (left: OutlineDetail, right: OutlineDetail) -> Bool { left.rawValue < right.rawValue }
}
