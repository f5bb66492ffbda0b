public import FormworkModel

/// What a script made of a document.
public struct EditResult: Sendable {
    /// The document before.
    public let original: InterfaceDocument
    /// The document after.
    public let document: InterfaceDocument
    /// What was done besides what was asked for, and what came of it, one line each.
    public let notes: [String]
    /// The id of what the last edit made or changed; nil where that is not one object.
    public let last: String?

    /// Whether the document is another one.
    public var isChanged: Bool { document.storage !== original.storage }
}
