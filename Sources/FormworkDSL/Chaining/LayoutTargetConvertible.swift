extension FormationLayout {
    /// A type that positions can be constrained to: a ``FormationLayout/Target``, or a view or guide, which means its attribute of the
    /// same name.
    ///
    /// See <doc:ChainingLanguage#Calls>.
    ///
    /// Numbers don't conform: `left(10)` does not compile.
    public protocol TargetConvertible: LengthConvertible {
        /// The value as a target.
        var asLayoutTarget: Target { get }
    }
}

extension LayoutTargetConvertible {
    public var asLayoutLength: FormationLayout.Length { .target(asLayoutTarget) }
}
