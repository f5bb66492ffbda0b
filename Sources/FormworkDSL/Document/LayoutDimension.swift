public import FormworkModel

/// A length of a view: what alone can be held against a number (seeds F-23, K-4, M-5).
public enum LayoutDimension: Hashable, Sendable, CaseIterable {
    case width, height

    /// The same as an attribute.
    public var attribute: LayoutAttribute { self == .width ? .width : .height }
}
