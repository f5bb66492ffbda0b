/// What a length can be held against: a number of points, a ``LayoutTarget``, a view or a guide (see <doc:ChainingLanguage#Calls>).
public protocol LayoutLengthConvertible {
    /// It as a length.
    var asLayoutLength: LayoutLength { get }
}

extension Double: LayoutLengthConvertible {
    public var asLayoutLength: LayoutLength { .points(self) }
}

extension Int: LayoutLengthConvertible {
    public var asLayoutLength: LayoutLength { .points(Double(self)) }
}
