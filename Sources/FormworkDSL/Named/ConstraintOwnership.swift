extension ConstraintMaker {
    /// Which view holds the constraints that a ``ConstraintMaker`` makes.
    public enum Ownership: Hashable, Sendable, CaseIterable {
        /// The target: what `on:` says, else the superview, exactly there. It must hold both items.
        case target
        /// The nearest common ancestor of the items, as in AutoLayoutKit 1.0. What `on:` says, else the superview, only keeps
        /// the name.
        case nearestCommonAncestor
    }
}
