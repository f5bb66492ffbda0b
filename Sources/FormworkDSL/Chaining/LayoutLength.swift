/// What a length is held against (seeds F-22, F-23).
public enum LayoutLength: Hashable {
    /// A number of points.
    case points(Double)
    /// An attribute of a view or guide.
    case target(LayoutTarget)
}
