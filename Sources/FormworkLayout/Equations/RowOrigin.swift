/// Where a row of a layout's linear system comes from.
enum RowOrigin {
    /// A constraint of the document.
    case constraint(ConstraintIndex)
    /// The arrangement of a stack or grid view.
    case arrangement(ItemIndex)
    /// Equal sizes of a stack view's views.
    case equalSizes(ItemIndex)
    /// The width or the height of an item's content.
    case content(ItemIndex, Axis)
    /// What the document gives: the root's size, a frame by autoresizing mask.
    case given(ItemIndex)
    /// A recorded value that is kept where nothing else says what it is.
    case stay(ItemIndex)

    /// Which rows of a conflict are rather left out: the higher.
    var rankToBreak: Int {
        switch self {
        // AppKit gives up equal sizes before a constraint of the document.
        case .equalSizes: 4
        case .constraint: 3
        case .content, .stay: 2
        case .arrangement: 1
        case .given: 0
        }
    }
}
