package import FormworkModel

/// A match of a logged conflict with a document.
package struct ConflictMatch: Sendable {
    /// The document's constraint for each one of the log; nil for those that the document does not contain.
    package var constraints: [InterfaceDocument.Constraint?]
    /// The constant of each logged constraint, with the sides in the document's order.
    package var constants: [Double?]
    /// For each logged constraint, other constraints that match equally well.
    package var alternatives: [[InterfaceDocument.Constraint]]
    /// The document's elements for the log's views and guides, by address. Only unambiguous ones.
    package var items: [String: InterfaceDocument.Element]
    /// The quality of the match. It increases with the number of equal constraints, texts and identifiers.
    package var score: Int
}
