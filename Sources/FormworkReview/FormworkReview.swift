@_exported public import FormworkChanges
public import FormworkLayout
public import FormworkModel

extension DocumentChanges {
    /// Compares two documents; frames that follow from constraints, which is found by solving, are folded away.
    ///
    /// - Parameters:
    ///   - old: the document before.
    ///   - new: the document after.
    ///   - solverLimit: how much solving may do for a tree of views: see `LayoutOptions.solverLimit`.
    /// - Complexity: near linear in the sizes of the documents, and what solving the trees takes in which frames differ.
    public init(from old: InterfaceDocument, to new: InterfaceDocument, solverLimit: Int = LayoutOptions.defaultSolverLimit) {
        self.init(from: old, to: new, frames: SolvedFrames(solverLimit: solverLimit))
    }
}
