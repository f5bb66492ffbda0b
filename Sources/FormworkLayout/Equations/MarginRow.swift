import FormworkSolver

/// A row whose constant hangs on margins or safe areas, and how to find that again.
struct MarginRow {
    enum Recipe {
        /// A constraint of the document.
        case constraint(ConstraintIndex)
        /// An arranged view's edge at its stack's margin: a rest without the margin of that side.
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
