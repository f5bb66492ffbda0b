/// A type that positions can be constrained to: a ``LayoutTarget``, or a view or guide, which means its attribute of the
/// same name.
///
/// See <doc:ChainingLanguage#Calls>.
///
/// Numbers don't conform: `left(10)` does not compile.
public protocol LayoutTargetConvertible<View> {
    /// The views that have the attributes.
    associatedtype View: ConstrainedView

    /// The value as a target.
    var asLayoutTarget: LayoutTarget<View> { get }
}
