/// The documents that a client can read.
package protocol MCPResources: Sendable {
    /// Returns a page of the documents.
    ///
    /// - Parameter cursor: The cursor from the previous page; nil for the first page.
    /// - Throws: `RPCError` for an unknown cursor.
    func page(after cursor: String?) throws(RPCError) -> MCPResourcePage

    /// Returns the contents of a document.
    ///
    /// - Throws: `RPCError` with the code `resourceNotFound` if the document does not exist or may not be read.
    func read(_ uri: String) throws(RPCError) -> MCPResourceContents

    /// The URI templates of RFC 6570.
    var templates: [MCPResourceTemplate] { get }
}

/// A page of the list of documents.
package struct MCPResourcePage: Sendable {
    /// A document.
    package struct Entry: Sendable {
        package var uri: String
        package var name: String
        package var type: String
        /// The size in bytes.
        package var size: Int

        package init(uri: String, name: String, type: String, size: Int) {
            self.uri = uri
            self.name = name
            self.type = type
            self.size = size
        }
    }

    package var entries: [Entry]
    /// The cursor of the next page; nil on the last one.
    package var next: String?

    package init(_ entries: [Entry], next: String?) {
        self.entries = entries
        self.next = next
    }
}

/// The contents of a resource.
package struct MCPResourceContents: Sendable {
    package var uri: String
    package var type: String
    package var bytes: [UInt8]

    package init(uri: String, type: String, bytes: [UInt8]) {
        self.uri = uri
        self.type = type
        self.bytes = bytes
    }
}

/// A URI template.
package struct MCPResourceTemplate: Sendable {
    package var template: String
    package var name: String
    package var description: String
    package var type: String

    package init(_ template: String, name: String, description: String, type: String) {
        self.template = template
        self.name = name
        self.description = description
        self.type = type
    }
}
