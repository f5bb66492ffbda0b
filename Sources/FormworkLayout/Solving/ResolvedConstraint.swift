import FormworkModel

/// A constraint that is put in for others, as the document's own are held.
struct ResolvedConstraint {
    var tree: Int
    var record: ConstraintRecord
    /// The constraint of the document that it comes from.
    var origin: Constraint?
}
