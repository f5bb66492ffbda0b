/// The names of the members in data documents, for messages.
enum DataMember {
    static let document = "'formwork', 'kind', 'platform', 'format', 'xml', 'finalNewline', 'before', 'document' and 'after'"
    static let element = "'element', 'attributes', and 'text' or 'children'"
    static let node = "an element, or 'text', 'cdata', 'comment' or 'instruction'"
    /// The supported version of the format.
    static let version = "1"
}
