public import FormworkModel

/// A width or height. Only these can be constrained to a number (see <doc:ChainingLanguage#Calls>).
public enum LayoutDimension: Hashable, Sendable, CaseIterable {
    /// The width.
    case width
    /// The height.
    case height

    /// The dimension as a layout attribute.
    public var attribute: LayoutAttribute { self == .width ? .width : .height }
}
