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
        /// Adds data, and fails if called again.
        package static let adds = Effects(isReadOnly: false, isDestructive: false, isIdempotent: false)
        package static let writes = Effects(isReadOnly: false, isDestructive: true, isIdempotent: false)
    }

    package let name: String
    /// Former names, which calls may still use. The list of tools doesn't have them.
    package let formerNames: [String]
    package let title: String
    /// A description for models: the tool's purpose, and when to use it.
    package let description: String
    package let parameters: [ToolParameter]
    package let effects: Effects
    /// Performs a call.
    package let call: @Sendable (ToolArguments, CallContext) -> ToolResult

    package init(
        _ name: String, formerNames: [String] = [], title: String, description: String, parameters: [ToolParameter],
        effects: Effects = .none, call: @escaping @Sendable (ToolArguments, CallContext) -> ToolResult
    ) {
        self.name = name
        self.formerNames = formerNames
        self.title = title
        self.description = description
        self.parameters = parameters
        self.effects = effects
        self.call = call
    }

    /// The tool's entry in `tools/list`. It has no schema of the result, which would be several times as long as the rest: models read the list at the
    /// beginning of each session.
    var listing: JSONValue {
        let properties = parameters.map { JSONValue.Member($0.name, value: $0.schema) }
        let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        var hints: [JSONValue.Member] = [.init("readOnlyHint", value: .boolean(effects.isReadOnly)), .init("openWorldHint", value: false)]
        if !effects.isReadOnly {
            hints += [
                .init("destructiveHint", value: .boolean(effects.isDestructive)),
                .init("idempotentHint", value: .boolean(effects.isIdempotent)),
            ]
        }
        return [
            "name": .string(name), "title": .string(title), "description": .string(description),
            "inputSchema": [
                "type": "object", "properties": .object(properties), "required": .array(required), "additionalProperties": false,
            ],
            "annotations": .object(hints),
        ]
    }
}
