import FormworkSolver

/// The origin of a row of a layout's linear system.
enum RowOrigin {
    /// A constraint of the document.
    case constraint(ConstraintIndex)
    /// The arrangement of a stack or grid view.
    case arrangement(ItemIndex)
    /// Equal sizes of a stack view's arranged views.
    case equalSizes(ItemIndex)
    /// The width or the height of an item's content.
    case content(ItemIndex, Axis)
    /// A value that the document gives: the root's size, or a frame with an autoresizing mask.
    case given(ItemIndex)
    /// A recorded value that is kept because nothing else determines it.
    case stay(ItemIndex)

    /// The rank for choosing the broken row of a conflict: the row with the highest rank is broken.
    var rankToBreak: Int {
        switch self {
        // AppKit breaks equal sizes before a constraint of the document.
        case .equalSizes: 4
        case .constraint: 3
        case .content, .stay: 2
        case .arrangement: 1
        case .given: 0
        }
    }
}
