import FormworkData
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

/// What the members of data documents are called.
enum DataMember {
    static let document = "'formwork', 'kind', 'platform', 'format', 'xml', 'finalNewline', 'before', 'document' and 'after'"
    static let element = "'element', 'attributes', and 'text' or 'children'"
    static let node = "an element, or 'text', 'cdata', 'comment' or 'instruction'"
    /// The version of the shape that is written and read.
    static let version = "1"
}
