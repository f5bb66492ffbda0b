import FormworkDiagnostics
import FormworkTree
import Synchronization

extension MCPServer {
    /// Answers a request, either immediately or when its work is done.
    func answer(_ id: RPCID, method: String, params: JSONValue?) {
        do throws(RPCError) {
            guard Self.methods.contains(method) else {
                throw RPCError(.methodNotFound, message: "there is no method '\(method.shortened(to: 60))'")
            }
            if let params, params.members == nil {
                throw RPCError(.invalidParams, message: "'params' is \(params.kind), expected an object")
            }
            if method == "ping" { return reply(id, result: [:]) }
            if method == "initialize" { return reply(id, result: try greet(params)) }
            guard state.withLock({ $0.phase == .open }) else {
                throw RPCError(.invalidRequest, message: "the session is not open: 'initialize' and 'notifications/initialized' come first")
            }
            switch method {
            case "tools/list":
                try refuseCursor(params)
                reply(id, result: ["tools": .array(tools.map(\.listing))])
            case "tools/call": try call(id, params: params)
            case "resources/list": try listResources(id, params: params)
            case "resources/templates/list":
                try refuseCursor(params)
                reply(id, result: ["resourceTemplates": .array(resources.templates.map(Self.listing))])
            case "resources/read": try readResource(id, params: params)
            default: throw RPCError(.methodNotFound, message: "there is no method '\(method)'")
            }
        } catch {
            send(RPCWriting.answer(to: id, error))
        }
    }

    private static let methods: Set<String> = [
        "initialize", "ping", "tools/list", "tools/call", "resources/list", "resources/read", "resources/templates/list",
    ]

    private func reply(_ id: RPCID, result: JSONValue) { send(RPCWriting.answer(to: id) { result.write(to: &$0) }) }

    /// Throws an error for any cursor, since lists have only one page.
    private func refuseCursor(_ params: JSONValue?) throws(RPCError) {
        guard let cursor = params?["cursor"], cursor != .null else { return }
        throw RPCError(.invalidParams, message: "there is no such cursor")
    }

    // MARK: Lifecycle

    private func greet(_ params: JSONValue?) throws(RPCError) -> JSONValue {
        guard let asked = params?["protocolVersion"]?.string else {
            throw RPCError(.invalidParams, message: "'protocolVersion' is missing", data: ["supported": Self.supported])
        }
        let revision = Self.revisions.contains(asked) ? asked : Self.revisions[0]
        let isFirst = state.withLock { state in
            guard state.phase == .new else { return false }
            state.phase = .greeted
            state.revision = revision
            state.clientHasRoots = params?["capabilities"]?["roots"]?.members != nil
            return true
        }
        guard isFirst else { throw RPCError(.invalidRequest, message: "the session is already initialized") }
        return [
            "protocolVersion": .string(revision),
            "capabilities": ["tools": [:], "resources": [:]],
            "serverInfo": [
                "name": .string(description.name), "title": .string(description.title), "version": .string(description.version),
            ],
            "instructions": .string(description.instructions),
        ]
    }

    private static var supported: JSONValue { .array(revisions.map { .string($0) }) }

    // MARK: Tools

    private func call(_ id: RPCID, params: JSONValue?) throws(RPCError) {
        guard let name = params?["name"]?.string else { throw RPCError(.invalidParams, message: "the tool's 'name' is missing") }
        guard let tool = tools.first(where: { $0.name == name || $0.formerNames.contains(name) }) else {
            let known = tools.map(\.name).joined(separator: ", ")
            throw RPCError(.invalidParams, message: "there is no tool '\(name.shortened(to: 60))'; the tools are: \(known)")
        }
        let arguments: ToolArguments
        do throws(RPCError) {
            arguments = try ToolArguments(params?["arguments"], of: tool.parameters)
        } catch {
            // Since revision 2025-11-25, invalid arguments are reported as a tool result, so that models see the error.
            if state.withLock({ $0.revision < "2025-11-25" }) { throw error }
            return send(RPCWriting.answer(to: id) { ToolResult.failure(error.message).write(to: &$0) })
        }
        enqueue(id, params: params) { context in
            let result = tool.call(arguments, context)
            var json = JSONWriter()
            result.write(to: &json)
            return .success(json.bytes)
        }
    }

    // MARK: Resources

    private func listResources(_ id: RPCID, params: JSONValue?) throws(RPCError) {
        var cursor: String?
        if let given = params?["cursor"], given != .null {
            guard let text = given.string else { throw RPCError(.invalidParams, message: "'cursor' is \(given.kind), expected a string") }
            cursor = text
        }
        let (resources, place) = (resources, cursor)
        enqueue(id, params: params) { _ in
            Result { () throws(RPCError) in
                let page = try resources.page(after: place)
                var members: [JSONValue.Member] = [
                    .init(
                        "resources",
                        value: .array(
                            page.entries.map { entry in
                                [
                                    "uri": .string(entry.uri), "name": .string(entry.name), "mimeType": .string(entry.type),
                                    "size": JSONValue(entry.size),
                                ]
                            }))
                ]
                if let next = page.next { members.append(.init("nextCursor", value: .string(next))) }
                return JSONValue.object(members).text
            }
        }
    }

    private func readResource(_ id: RPCID, params: JSONValue?) throws(RPCError) {
        guard let uri = params?["uri"]?.string else { throw RPCError(.invalidParams, message: "the resource's 'uri' is missing") }
        let resources = resources
        enqueue(id, params: params) { _ in
            Result { () throws(RPCError) in
                let contents = try resources.read(uri)
                var members: [JSONValue.Member] = [
                    .init("uri", value: .string(contents.uri)), .init("mimeType", value: .string(contents.type)),
                ]
                if let text = String(validating: contents.bytes, as: UTF8.self) {
                    members.append(.init("text", value: .string(text)))
                } else {
                    members.append(.init("blob", value: .string(Base64Text.padded(contents.bytes))))
                }
                let result: JSONValue = ["contents": [.object(members)]]
                return result.text
            }
        }
    }

    private static func listing(_ template: MCPResourceTemplate) -> JSONValue {
        [
            "uriTemplate": .string(template.template), "name": .string(template.name), "description": .string(template.description),
            "mimeType": .string(template.type),
        ]
    }
}
