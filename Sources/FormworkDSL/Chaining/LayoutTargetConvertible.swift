extension FormationLayout {
    /// What a place can be held against: a ``FormationLayout/Target``, or a view or guide, which stands for the attribute that is held against it.
    ///
    /// See <doc:ChainingLanguage#Calls>.
    ///
    /// A number is none: `left(10)` does not compile.
    public protocol TargetConvertible: LengthConvertible {
        /// It as a target.
        var asLayoutTarget: Target { get }
    }
}

extension LayoutTargetConvertible {
    public var asLayoutLength: FormationLayout.Length { .target(asLayoutTarget) }
}
