import FormworkModel

/// The removal of constraints together with the references to them.
struct ConstraintRemoval {
    private let constraints: [Constraint]
    private let removesReferences: Bool
    private let column: Int?

    init(_ constraints: [Constraint], removesReferences: Bool, column: Int? = nil) {
        (self.constraints, self.removesReferences, self.column) = (constraints, removesReferences, column)
    }

    /// - Throws: an `EditError` where connections lead to the constraints and must stay.
    func check() throws(EditError) {
        guard !removesReferences, let document = constraints.first?.document else { return }
        let described = ReferenceSearch(constraints.map(\.element), in: document).described
        if described.isEmpty { return }
        let object = constraints.count == 1 ? "'\(document.words(constraints[0]))'" : "constraints that are removed with it"
        throw EditError(.referredTo(object, by: described), column: column)
    }

    func remove(with editor: inout DocumentEditor) {
        for constraint in constraints { editor.remove(constraint) }
    }
}
