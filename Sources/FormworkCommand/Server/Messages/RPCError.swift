/// A JSON-RPC error.
package struct RPCError: Error, Hashable, Sendable {
    /// The error code. Source: JSON-RPC 2.0, section 5.1; MCP; LSP 3.17.
    package enum Code: Int, Sendable {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParams = -32602
        case internalError = -32603
        /// MCP: the resource does not exist or may not be read.
        case resourceNotFound = -32002
        /// LSP: the server was not initialized. MCP uses the same number for `resourceNotFound`.
        package static let serverNotInitialized = Code.resourceNotFound
        /// LSP: the request is valid but cannot be fulfilled.
        case requestFailed = -32803
    }

    package var code: Code
    /// The message, in lower case without a full stop.
    package var message: String
    /// Additional data.
    package var data: JSONValue?

    package init(_ code: Code, message: String, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }
}
