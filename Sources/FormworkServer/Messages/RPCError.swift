/// An error as JSON-RPC answers it.
package struct RPCError: Error, Hashable, Sendable {
    /// What kind of error it is. Source: JSON-RPC 2.0, section 5.1; MCP; LSP 3.17.
    package enum Code: Int, Sendable {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParams = -32602
        case internalError = -32603
        /// MCP: there is no such resource, or none that may be read.
        case resourceNotFound = -32002
        /// LSP: the server was not initialized. The number is that of MCP's `resourceNotFound`.
        package static let serverNotInitialized = Code.resourceNotFound
        /// LSP: the request was right, and cannot be met.
        case requestFailed = -32803
    }

    package var code: Code
    /// What is wrong: lower case, no full stop.
    package var message: String
    /// What else there is to know.
    package var data: JSONValue?

    package init(_ code: Code, _ message: String, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }
}
