/// The documents that a client can read.
package protocol MCPResources: Sendable {
    /// Those behind a place in their order.
    ///
    /// - Parameter cursor: the place, as the page before has given it; nil for the first page.
    /// - Throws: `RPCError` for a cursor that no page has given.
    func page(after cursor: String?) throws(RPCError) -> MCPResourcePage

    /// What one of them holds.
    ///
    /// - Throws: `RPCError` of the code `resourceNotFound` where there is none, or none that may be read.
    func read(_ uri: String) throws(RPCError) -> MCPResourceContents

    /// Addresses with places for names in them, as RFC 6570 has them.
    var templates: [MCPResourceTemplate] { get }
}

/// A part of the documents.
package struct MCPResourcePage: Sendable {
    /// A document.
    package struct Entry: Sendable {
        package var uri: String
        package var name: String
        package var type: String
        /// In bytes.
        package var size: Int

        package init(uri: String, name: String, type: String, size: Int) {
            self.uri = uri
            self.name = name
            self.type = type
            self.size = size
        }
    }

    package var entries: [Entry]
    /// Where the next part begins; nil behind the last one.
    package var next: String?

    package init(_ entries: [Entry], next: String?) {
        self.entries = entries
        self.next = next
    }
}

/// What a resource holds.
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

/// Addresses of one form.
package struct MCPResourceTemplate: Sendable {
    package var template: String
    package var name: String
    package var description: String
    package var type: String

    package init(_ template: String, name: String, _ description: String, type: String) {
        self.template = template
        self.name = name
        self.description = description
        self.type = type
    }
}
