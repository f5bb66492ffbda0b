/// A tool that a client can call.
package struct MCPTool: Sendable {
    /// The effects of a call, for clients that ask the user before it.
    package struct Effects: Sendable {
        package var isReadOnly = true
        /// Whether the tool changes existing data rather than only adding to it.
        package var isDestructive = false
        /// Whether repeating a call has no further effect.
        package var isIdempotent = true

        package static let none = Effects()
        package static let writes = Effects(isReadOnly: false, isDestructive: true, isIdempotent: false)
    }

    package let name: String
    package let title: String
    /// A description for models: the tool's purpose, and when to use it.
    package let description: String
    package let parameters: [ToolParameter]
    /// The JSON Schema of the structured result; nil if there is none.
    package let resultSchema: JSONValue?
    package let effects: Effects
    /// Performs a call.
    package let call: @Sendable (ToolArguments, CallContext) -> ToolResult

    package init(
        _ name: String, title: String, _ description: String, _ parameters: [ToolParameter], resultSchema: JSONValue?,
        effects: Effects = .none, call: @escaping @Sendable (ToolArguments, CallContext) -> ToolResult
    ) {
        self.name = name
        self.title = title
        self.description = description
        self.parameters = parameters
        self.resultSchema = resultSchema
        self.effects = effects
        self.call = call
    }

    /// The tool's entry in `tools/list`.
    var listing: JSONValue {
        let properties = parameters.map { JSONValue.Member($0.name, $0.schema) }
        let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        var members: [JSONValue.Member] = [
            .init("name", .string(name)), .init("title", .string(title)), .init("description", .string(description)),
            .init(
                "inputSchema",
                [
                    "type": "object", "properties": .object(properties), "required": .array(required), "additionalProperties": false,
                ]),
        ]
        if let resultSchema { members.append(.init("outputSchema", resultSchema)) }
        members.append(
            .init(
                "annotations",
                [
                    "title": .string(title), "readOnlyHint": .boolean(effects.isReadOnly),
                    "destructiveHint": .boolean(effects.isDestructive), "idempotentHint": .boolean(effects.isIdempotent),
                    "openWorldHint": false,
                ]))
        return .object(members)
    }
}
