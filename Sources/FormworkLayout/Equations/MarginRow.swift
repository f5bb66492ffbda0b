import FormworkSolver

/// A row whose constant depends on margins or safe areas, with the way to recompute it.
struct MarginRow {
    enum Recipe {
        /// A constraint of the document.
        case constraint(ConstraintIndex)
        /// The edge of an arranged view at its stack's margin, with the constant's remainder without the margin.
        case stackEdge(stack: ItemIndex, edge: Edge, rest: Double)
    }

    var row: LinearConstraint.ID
    var recipe: Recipe
}

/// A side of a rectangle.
enum Edge: UInt8 {
    case top, left, bottom, right

    func of(_ insets: EdgeInsets) -> Double {
        switch self {
        case .top: insets.top
        case .left: insets.left
        case .bottom: insets.bottom
        case .right: insets.right
        }
    }
}
