public import FormworkModel
import FormworkTree

extension LayoutState {
    /// A constraint of a layout state: one of the document, or one that a template, a snapshot or code put in.
    public struct StateConstraint: Hashable, Sendable {
        /// What it says now; items are named by their ids.
        public let value: InterfaceDocument.ConstraintValue
        /// The document's constraint that it is, or that it is a copy of; nil for one that code made.
        public let origin: InterfaceDocument.Constraint?
        /// Whether it is not the document's.
        public let isNew: Bool
        /// Whether it counts as one that Interface Builder made.
        public let isArchived: Bool
        /// What holds it: the nearest common ancestor of its items for a new one.
        public let owner: InterfaceDocument.Element
    }
}

/// A constraint that is put in.
struct AddedConstraint: Hashable, Sendable {
    /// What it says, its items by their nodes.
    var terms: ConstraintTerms<NodeIndex?>
    var origin: Constraint?
    var owner: View
    var isArchived: Bool
    var isActive = true
}

/// Names a constraint of a state.
enum ConstraintKey: Hashable, Sendable {
    case document(Int)
    case added(Int)
}
