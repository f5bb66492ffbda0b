extension FormationLayout {
    /// A type that widths and heights can be constrained to: a number of points, a ``FormationLayout/Target``, a view or a guide
    /// (see <doc:ChainingLanguage#Calls>).
    public protocol LengthConvertible {
        /// The value as a length.
        var asLayoutLength: Length { get }
    }
}

extension Double: LayoutLengthConvertible {
    public var asLayoutLength: FormationLayout.Length { .points(self) }
}

extension Int: LayoutLengthConvertible {
    public var asLayoutLength: FormationLayout.Length { .points(Double(self)) }
}
