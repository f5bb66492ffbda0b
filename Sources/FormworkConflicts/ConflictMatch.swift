package import FormworkModel

/// A conflict of a log, found in a document.
package struct ConflictMatch: Sendable {
    /// For each constraint of the log the document's one that it is; nil for those that the document does not have.
    package var constraints: [InterfaceDocument.Constraint?]
    /// For each constraint of the log its constant, as the document's constraint would have it.
    package var constants: [Double?]
    /// For each constraint of the log others that it may be just as well.
    package var alternatives: [[InterfaceDocument.Constraint]]
    /// What the log's views and guides are in the document, by their addresses; only what every reading agrees in.
    package var items: [String: InterfaceDocument.Element]
    /// How well it fits: more constraints, texts and identifiers that agree count more.
    package var score: Int
}
