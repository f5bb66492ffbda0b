/// A rule for which view owns the constraints that a ``ConstraintMaker`` makes.
public enum ConstraintOwnership: Hashable, Sendable, CaseIterable {
    /// The target itself: the view passed as `on:`, else the superview. It must contain both items.
    case target
    /// The nearest common ancestor of the items, as in AutoLayoutKit 1.0. The target only keeps the name.
    case nearestCommonAncestor
}
