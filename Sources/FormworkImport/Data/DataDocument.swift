import FormworkModel
import FormworkTree

/// What a data document says: an element tree, and what the text around it looks like.
struct DataDocument {
    /// The elements; each node's start is the byte offset of its value in the data.
    var tree: ElementTree
    var declaration: XMLDeclaration?
    /// Whether the last line of the text ends.
    var endsLine: Bool
    /// What the data calls itself, with the places.
    var kind: (value: DocumentKind, offset: Int)?
    var platform: (value: Platform, offset: Int)?
}
