/// What the members of data documents are called.
enum DataMember {
    static let document = "'formwork', 'kind', 'platform', 'format', 'xml', 'finalNewline', 'before', 'document' and 'after'"
    static let element = "'element', 'attributes', and 'text' or 'children'"
    static let node = "an element, or 'text', 'cdata', 'comment' or 'instruction'"
    /// The version of the shape that is written and read.
    static let version = "1"
}
