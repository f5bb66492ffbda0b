import FormworkLayout
public import FormworkModel
public import FormworkQuery

extension StagedDocument {
    /// The solver's findings on the document's views and constraints, for selectors.
    ///
    /// - Complexity: That of laying the document out, once.
    public var marks: InterfaceDocument.SolvedMarks {
        let roots = layout.roots
        return InterfaceDocument.SolvedMarks(
            ambiguous: roots.flatMap(\.ambiguous), misplaced: roots.flatMap { $0.misplaced.map(\.view) },
            conflicting: roots.flatMap(\.conflicts).filter { !$0.endsWithHeight }.flatMap(\.constraints))
    }
}
