import FormworkLayout
public import FormworkModel
public import FormworkQuery

extension StagedDocument {
    /// What solving found of the views and constraints of the document, for selectors that ask for it.
    ///
    /// - Complexity: that of laying the document out, once.
    public var marks: InterfaceDocument.SolvedMarks {
        let roots = layout.roots
        return InterfaceDocument.SolvedMarks(
            ambiguous: roots.flatMap(\.ambiguous), misplaced: roots.flatMap { $0.misplaced.map(\.view) },
            conflicting: roots.flatMap(\.conflicts).filter { !$0.endsWithHeight }.flatMap(\.constraints))
    }
}
