public import FormworkModel
import FormworkTree

/// What a script made of a document.
public struct EditResult: Sendable {
    /// A document that scenes were taken into.
    public struct Extract: Sendable {
        /// The file that it goes to: a path relative to the folder of the document that was edited.
        public let path: String
        /// The document.
        public let document: InterfaceDocument
    }

    /// The document before.
    public let original: InterfaceDocument
    /// The document after.
    public let document: InterfaceDocument
    /// What was done besides what was asked for, and what came of it, one line each.
    public let notes: [String]
    /// The id of what the last edit made or changed; nil where that is not one object.
    public let last: String?
    /// Documents that were taken out of this one: what was edited leads to them, so all of them are to be written, or none.
    public let extracted: [Extract]
    /// The languages, such as `de`, that the document's texts are to be translated into: each has a table of them beside the document's
    /// folder, in which those that it lacks are to be added.
    public let languages: [String]

    /// Whether the document is another one.
    public var isChanged: Bool { document.storage !== original.storage }

    /// What takes the edits back, to the byte; what was extracted it leaves where it is. Nil for a document that was made of no text.
    ///
    /// - Complexity: O(n) in the size of the document.
    public var undo: EditUndo? {
        guard original.tree.isVerbatim, document.tree.isVerbatim else { return nil }
        return EditUndo(from: Array(document.tree.source), to: Array(original.tree.source))
    }
}
