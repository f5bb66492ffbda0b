import FormworkDiagnostics

/// A received JSON-RPC 2.0 message.
///
/// Batches are refused: MCP removed them in revision 2025-06-18, and LSP never had them.
enum RPCMessage: Sendable {
    case request(id: RPCID, method: String, params: JSONValue?)
    case notification(method: String, params: JSONValue?)
    /// A response to one of our requests; an error is a failure.
    case response(id: RPCID, Result<JSONValue, RPCFailure>)
    /// An invalid message, with the error to answer. The id is that of the presumed request; nil if there is none.
    case invalid(id: RPCID?, RPCError)

    /// An error response of the other side.
    struct RPCFailure: Error, Hashable, Sendable {
        package var code: Int?
        package var message: String
    }

    /// Parses a message.
    ///
    /// - Complexity: O(n) in the number of bytes.
    init(_ text: [UInt8]) {
        do throws(RPCError) {
            self.init(try JSONValue(parsing: text))
        } catch {
            self = .invalid(id: nil, error)
        }
    }

    private init(_ value: JSONValue) {
        guard value.members != nil else {
            let what = value.array == nil ? "expected an object, found \(value.kind)" : "batches are not part of the protocol"
            self = .invalid(id: nil, RPCError(.invalidRequest, message: what))
            return
        }
        let id = value["id"].flatMap { RPCID($0) }
        func refusal(_ message: String) -> RPCMessage { .invalid(id: id, RPCError(.invalidRequest, message: message)) }
        guard value["jsonrpc"]?.string == "2.0" else {
            self = refusal("'jsonrpc' is not \"2.0\"")
            return
        }
        if let method = value["method"] {
            guard let method = method.string else {
                self = refusal("'method' is \(method.kind), expected a string")
                return
            }
            let params = value["params"]
            if value["id"] == nil {
                self = .notification(method: method, params: params)
            } else if let id {
                self = .request(id: id, method: method, params: params)
            } else {
                self = refusal("'id' is neither a string nor a whole number")
            }
            return
        }
        guard value["result"] != nil || value["error"] != nil else {
            self = refusal("there is no 'method'")
            return
        }
        // A response without an id isn't a request, so it gets no answer.
        let answered = id ?? .string("")
        if let error = value["error"] {
            self = .response(
                id: answered, .failure(RPCFailure(code: error["code"]?.integer, message: error["message"]?.string ?? "")))
        } else {
            self = .response(id: answered, .success(value["result"] ?? .null))
        }
    }
}

/// Writes outgoing messages.
enum RPCWriting {
    /// Returns a successful response; `result` writes its value.
    static func answer(to id: RPCID, _ result: (inout JSONWriter) -> Void) -> [UInt8] {
        message { json in
            json.key("id")
            id.value.write(to: &json)
            json.key("result")
            result(&json)
        }
    }

    /// Returns an error response; the id is nil if that of the request is unknown.
    static func answer(to id: RPCID?, _ error: RPCError) -> [UInt8] {
        message { json in
            json.key("id")
            (id?.value ?? .null).write(to: &json)
            json.object(key: "error") { json in
                json.integer(error.code.rawValue, key: "code")
                json.string(error.message, key: "message")
                if let data = error.data {
                    json.key("data")
                    data.write(to: &json)
                }
            }
        }
    }

    /// Returns a request or, without an id, a notification.
    static func call(_ method: String, id: RPCID? = nil, params: JSONValue?) -> [UInt8] {
        message { json in
            if let id {
                json.key("id")
                id.value.write(to: &json)
            }
            json.string(method, key: "method")
            if let params {
                json.key("params")
                params.write(to: &json)
            }
        }
    }

    private static func message(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.string("2.0", key: "jsonrpc")
            body(&json)
        }
        return json.bytes
    }
}
