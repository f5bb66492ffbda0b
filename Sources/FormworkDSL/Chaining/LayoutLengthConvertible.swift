extension FormationLayout {
    /// What a length can be held against: a number of points, a ``FormationLayout/Target``, a view or a guide (see <doc:ChainingLanguage#Calls>).
    public protocol LengthConvertible {
        /// It as a length.
        var asLayoutLength: Length { get }
    }
}

extension Double: LayoutLengthConvertible {
    public var asLayoutLength: FormationLayout.Length { .points(self) }
}

extension Int: LayoutLengthConvertible {
    public var asLayoutLength: FormationLayout.Length { .points(Double(self)) }
}
