public import FormworkLayout
public import FormworkModel

extension DocumentChanges {
    /// Compares two documents. Frames that follow from constraints, as determined by solving, are folded away.
    ///
    /// - Parameters:
    ///   - old: the old version.
    ///   - new: the new version.
    ///   - solverLimit: the limit on solving a tree of views, see `LayoutOptions.solverLimit`.
    /// - Complexity: Near linear in the sizes of the documents, plus the cost of solving the trees whose frames differ.
    public init(from old: InterfaceDocument, to new: InterfaceDocument, solverLimit: Int = LayoutOptions.defaultSolverLimit) {
        self.init(from: old, to: new, frames: SolvedFrames(solverLimit: solverLimit))
    }
}
