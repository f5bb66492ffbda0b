import FormworkDiagnostics

/// A message of JSON-RPC 2.0, as it came in.
///
/// Batches are refused: MCP took them out in its revision 2025-06-18, LSP never had them.
enum RPCMessage: Sendable {
    case request(id: RPCID, method: String, params: JSONValue?)
    case notification(method: String, params: JSONValue?)
    /// An answer to a request of this side's; an error is a failure.
    case response(id: RPCID, Result<JSONValue, RPCFailure>)
    /// What is no message, and how it is answered. The id is that of the request that it may have been; nil where there is none.
    case invalid(id: RPCID?, RPCError)

    /// An error that the other side answered with.
    struct RPCFailure: Error, Hashable, Sendable {
        package var code: Int?
        package var message: String
    }

    /// The message that a text is.
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
            self = .invalid(id: nil, RPCError(.invalidRequest, what))
            return
        }
        let id = value["id"].flatMap { RPCID($0) }
        func refusal(_ message: String) -> RPCMessage { .invalid(id: id, RPCError(.invalidRequest, message)) }
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
        // An answer to nothing is no request, and nothing is answered to it.
        let answered = id ?? .string("")
        if let error = value["error"] {
            self = .response(
                id: answered, .failure(RPCFailure(code: error["code"]?.integer, message: error["message"]?.string ?? "")))
        } else {
            self = .response(id: answered, .success(value["result"] ?? .null))
        }
    }
}

/// Writes the messages of this side.
enum RPCWriting {
    /// An answer; `result` writes its value.
    static func answer(to id: RPCID, _ result: (inout JSONWriter) -> Void) -> [UInt8] {
        message { json in
            json.key("id")
            id.value.write(to: &json)
            json.key("result")
            result(&json)
        }
    }

    /// An answer that is an error; nil for the id of a request that could not be told.
    static func answer(to id: RPCID?, _ error: RPCError) -> [UInt8] {
        message { json in
            json.key("id")
            (id?.value ?? .null).write(to: &json)
            json.key("error")
            json.object { json in
                json.key("code")
                json.integer(error.code.rawValue)
                json.key("message")
                json.string(error.message)
                if let data = error.data {
                    json.key("data")
                    data.write(to: &json)
                }
            }
        }
    }

    /// A request, or where there is no id a notification.
    static func call(_ method: String, id: RPCID? = nil, _ params: JSONValue?) -> [UInt8] {
        message { json in
            if let id {
                json.key("id")
                id.value.write(to: &json)
            }
            json.key("method")
            json.string(method)
            if let params {
                json.key("params")
                params.write(to: &json)
            }
        }
    }

    private static func message(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("jsonrpc")
            json.string("2.0")
            body(&json)
        }
        return json.bytes
    }
}
