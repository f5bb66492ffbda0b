import FormworkSolver

/// The content of a view, and the rows that it has in the solver.
struct ContentRecord {
    /// The index of the view.
    var view: Int
    /// The content as it is without a limit of the width, or as the program set it.
    var given = LayoutContent()
    /// The content at the width that was solved last.
    var current = LayoutContent()
    var measure: ((Double?) -> LayoutContent)?
    /// The width for which `current` was measured; nil for none.
    var measuredWidth: Double?
    var hugging = LayoutPriorities(250)
    var compression = LayoutPriorities(750)
    var widthRows = ContentRows()
    var heightRows = ContentRows()
}

/// The two rows that keep a length near the content's.
struct ContentRows {
    var hugging: LinearConstraint.ID?
    var compression: LinearConstraint.ID?
}
