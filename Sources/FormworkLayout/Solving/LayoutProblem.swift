/// Something in a document that keeps a constraint out of the layout.
enum LayoutProblem: Hashable {
    /// The constraint names an item that is not there, or that stands in another tree.
    case missingItem(constraint: Int)
    /// A number of the constraint is not finite, or beyond what can be solved.
    case numberOutOfRange(constraint: Int)
    /// The multiplier is 0, so that the second item has no say.
    case multiplierZero(constraint: Int)
}
