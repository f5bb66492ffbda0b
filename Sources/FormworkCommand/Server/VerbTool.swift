/// An MCP tool that performs the request of a verb.
struct VerbTool: Sendable {
    let name: String
    /// Former names, which calls may still use.
    var formerNames: [String] = []
    let title: String
    let description: String
    let parameters: [ToolParameter]
    var effects = MCPTool.Effects.none
    /// Whether the verb's output is JSON, which becomes the structured result.
    var isStructured = true
    /// The exit statuses of success. For many verbs, `foundErrors` means that something was found.
    var fineStatuses: Set<ExitStatus> = [.fine, .foundErrors]
    /// Returns the request for a call, or throws if the call's arguments are invalid.
    let request: @Sendable (ToolCall) throws -> any CommandRequest
    /// Returns a text for a structured result, which is shorter than the result itself; nil for the result, as MCP recommends.
    var text: @Sendable (JSONValue) -> String? = { _ in nil }
    /// Converts the verb's output if it isn't text; nil for text.
    var content: @Sendable (_ output: [UInt8], ToolArguments) -> ToolResult.Content? = { _, _ in nil }

    /// The argument of tools with a structured result that asks for it. Clients pass structured results on to models, which cannot use them better
    /// than the text.
    private static let details = ToolParameter(
        "details", kind: .boolean, description: "Also return the result as structured JSON; the tool 'schema' describes it.")

    /// The maximum size of a result, in bytes.
    private static let outputLimit = 32 << 20

    /// Returns the tool for the folders that a client may access.
    func tool(_ paths: ToolPaths) -> MCPTool {
        MCPTool(
            name, formerNames: formerNames, title: title, description: description,
            parameters: parameters + (isStructured ? [Self.details] : []), effects: effects
        ) { arguments, context in
            do {
                return run(try request(ToolCall(arguments, paths: paths)), arguments: arguments, context: context)
            } catch let refusal as ToolPaths.Refusal {
                return .failure(refusal.message)
            } catch {
                return .failure("error: \(error)\n")
            }
        }
    }

    private func run(_ request: any CommandRequest, arguments: ToolArguments, context: CallContext) -> ToolResult {
        let result = request.result(advance: context.report, mayStop: { context.isCancelled })
        let errors = String(decoding: result.errors, as: UTF8.self)
        let isFine = fineStatuses.contains(result.status)
        if result.output.count > Self.outputLimit {
            return .failure("the result has \(result.output.count) bytes: request less, such as fewer files or one scene")
        }
        var contents: [ToolResult.Content] = []
        var hasResult = false
        if isStructured, let value = try? JSONValue(parsing: result.output) {
            hasResult = true
            // If the verb failed without results, only the error is of interest.
            if isFine || value["results"]?.array?.isEmpty == false {
                contents.append(.text(text(value) ?? String(decoding: value.text, as: UTF8.self)))
            }
        } else if isFine, let content = content(result.output, arguments) {
            contents.append(content)
        } else if !result.output.isEmpty {
            contents.append(.text(String(decoding: result.output, as: UTF8.self)))
        }
        // Errors come first, notes last.
        if !errors.isEmpty { contents.insert(.text(errors), at: isFine ? contents.endIndex : 0) }
        if contents.isEmpty { contents.append(.text(isFine ? "done" : "failed with status \(result.status.rawValue)")) }
        // A structured tool without a result has failed.
        return ToolResult(
            contents, structured: hasResult && arguments.isTrue("details") ? result.output : nil,
            isError: !isFine || isStructured && !hasResult)
    }
}
