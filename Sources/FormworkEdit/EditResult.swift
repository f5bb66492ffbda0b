public import FormworkModel
import FormworkTree

/// The result of applying a script to a document.
public struct EditResult: Sendable {
    /// A document that contains extracted scenes.
    public struct Extract: Sendable {
        /// The file to write: a path relative to the folder of the edited document.
        public let path: String
        /// The document.
        public let document: InterfaceDocument
    }

    /// The document before the edits.
    public let original: InterfaceDocument
    /// The document after the edits.
    public private(set) var document: InterfaceDocument
    /// Notes on the results and the side effects of the edits, one line each.
    public private(set) var notes: [String]
    /// The id of the object that the last edit made or changed; nil where that is not one object.
    public let last: String?
    /// Documents with extracted scenes. The edited document refers to them, so all of them must be written, or none.
    public let extracted: [Extract]
    /// The languages, such as `de`, to translate the document's texts into. Each has a strings file in its own folder next to the document's. Missing
    /// texts are to be added there.
    public let languages: [String]

    /// Takes a document with updated frames.
    ///
    /// - Parameters:
    ///   - document: the edited document with the frames that follow from the edits.
    ///   - count: the number of updated frames.
    ///   - estimated: views whose contents are estimated, so that the frames of their trees stay.
    package mutating func take(_ document: InterfaceDocument, updatedFrames count: Int, estimated: [View]) {
        if let first = estimated.first {
            notes.append("frames around \(first.element.quoted) stay: the widths of its font are estimated")
        }
        if count == 0 { return }
        self.document = document
        notes.append("updated \(count) \(count == 1 ? "frame" : "frames") to fit the constraints")
    }

    /// Whether the edits changed the document.
    public var isChanged: Bool { document.storage !== original.storage }

    /// The undo of the edits, exact to the byte; nil for a document that was not read from text. Extracted documents stay.
    ///
    /// - Complexity: O(n) in the size of the document.
    public var undo: EditUndo? {
        guard original.tree.isVerbatim, document.tree.isVerbatim else { return nil }
        return EditUndo(from: Array(document.tree.source), to: Array(original.tree.source))
    }
}
