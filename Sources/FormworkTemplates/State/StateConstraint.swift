public import FormworkModel
import FormworkTree

extension LayoutState {
    /// A constraint of a layout state: one of the document, or one added by a template, a snapshot or code.
    public struct StateConstraint: Hashable, Sendable {
        /// The current value, with items identified by id.
        public let value: InterfaceDocument.ConstraintValue
        /// The document's constraint itself, or the one that this is a copy of; nil for one made by code.
        public let origin: InterfaceDocument.Constraint?
        /// Whether it isn't part of the document.
        public let isNew: Bool
        /// Whether it counts as created by Interface Builder.
        public let isArchived: Bool
        /// The owner: for a new constraint the nearest common ancestor of its items.
        public let owner: InterfaceDocument.Element
    }
}

/// A constraint that isn't in the document.
struct AddedConstraint: Hashable, Sendable {
    /// Its terms, with items identified by node.
    var terms: InterfaceDocument.ConstraintTerms<NodeIndex?>
    var origin: Constraint?
    var owner: View
    var isArchived: Bool
    var isActive = true
}

/// The identity of a constraint in a state.
enum ConstraintKey: Hashable, Sendable {
    case document(Int)
    case added(Int)
}
