/// What a client can call.
package struct MCPTool: Sendable {
    /// What a call may do, for clients that ask people before it.
    package struct Effects: Sendable {
        package var isReadOnly = true
        /// Whether it changes what is there, rather than adds to it.
        package var isDestructive = false
        /// Whether doing it twice is doing it once.
        package var isIdempotent = true

        package static let none = Effects()
        package static let writes = Effects(isReadOnly: false, isDestructive: true, isIdempotent: false)
    }

    package let name: String
    package let title: String
    /// For models: what it is for, and when it is used.
    package let description: String
    package let parameters: [ToolParameter]
    /// What its structured result has to be, as JSON Schema says it; nil where it has none.
    package let resultSchema: JSONValue?
    package let effects: Effects
    /// What it does.
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

    /// As `tools/list` has it.
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
