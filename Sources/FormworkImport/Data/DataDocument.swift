import FormworkModel
import FormworkTree

/// The contents of a data document: an element tree, and the format of its XML.
struct DataDocument {
    /// The elements. The start of each node is the byte offset of its value in the data.
    var tree: ElementTree
    var declaration: XMLDeclaration?
    /// Whether the text ends with a newline.
    var endsLine: Bool
    /// The kind in the data, with its offset.
    var kind: (value: InterfaceDocument.Kind, offset: Int)?
    var platform: (value: Platform, offset: Int)?
}
