public import FormworkModel

/// A length of a view: what alone can be held against a number (see <doc:ChainingLanguage#Calls>).
public enum LayoutDimension: Hashable, Sendable, CaseIterable {
    case width, height

    /// The same as an attribute.
    public var attribute: LayoutAttribute { self == .width ? .width : .height }
}
